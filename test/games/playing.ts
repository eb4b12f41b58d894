import { languages, type Seat, type Speech, type Told, type Viewer } from '../../src/games/contract.ts';
import { rngFrom } from '../../src/games/rng.ts';
import type { Entry, Opening, Play, Playable } from '../../src/games/table.ts';

/** One accepted input of a game that was played out. */
export interface Step {
  readonly before: Play;
  readonly entry: Entry;
  readonly after: Play;
  readonly events: readonly Told<unknown>[];
}

/** As long as Discord lets a name be. */
export const longName = (seat: Seat): string => `${'Wilhelmina-Alexandra '.repeat(2)}${seat}`.slice(-32);

export const speeches: readonly Speech[] = languages.map((language) => ({
  language,
  player: longName,
  when: () => '<t:1790000000:R>',
}));

export function viewersOf(play: Play): Viewer[] {
  return ['table', ...Array.from({ length: play.seats }, (_, seat) => seat)];
}

type By = { readonly by: 'mixture' } | { readonly by: 'computers'; readonly level: string };

const longestGame = 2_000;

/** Plays until the outcome: computer players of all levels, and whatever controls offer. */
export function playOut(playable: Playable, opening: Opening, by: By = { by: 'mixture' }): Step[] {
  const steps: Step[] = [];
  let play = playable.open(opening);
  let now = opening.now;
  while (playable.outcome(play) === undefined) {
    if (steps.length > longestGame) throw new Error(`${playable.id} does not end`);
    const rng = rngFrom(`${opening.seed}/players`, steps.length);
    now += 1 + rng.int(1_000);
    const awaited = playable.awaiting(play);
    const due = playable.deadline(play);
    const seat = awaited === 'anyone' ? rng.int(play.seats) : awaited[rng.int(awaited.length)];
    if (seat === undefined && due === undefined) throw new Error(`${playable.id} awaits nobody and nothing`);
    const level = by.by === 'computers' ? by.level : playable.bots[rng.int(playable.bots.length)];
    const input =
      seat === undefined || level === undefined
        ? ({ type: 'tick' } as const)
        : ({ type: 'move', seat, text: choose(playable, play, seat, level, by, steps.length) } as const);
    if (input.type === 'tick' && due !== undefined) now = Math.max(now, due);
    const submitted = playable.submit(play, input, now);
    if (!submitted.ok) throw new Error(`${JSON.stringify(input)} is refused: ${JSON.stringify(submitted.refusal)}`);
    if (!submitted.changed) throw new Error(`${JSON.stringify(input)} changed nothing`);
    steps.push({ before: play, entry: submitted.entry, after: submitted.play, events: submitted.events });
    play = submitted.play;
  }
  return steps;
}

function choose(playable: Playable, play: Play, seat: Seat, level: string, { by }: By, turn: number): string {
  const rng = rngFrom(`${play.seed}/choice/${seat}`, turn);
  const offered = playable.sight(play, seat, speeches[0] as Speech).controls.flatMap((control) => {
    const all = control.control === 'button' ? [control.press] : control.options.map(({ press }) => press);
    return all.flatMap((press) => ('move' in press ? [press.move] : []));
  });
  const pressed = offered[rng.int(offered.length || 1)];
  if (by === 'mixture' && pressed !== undefined && rng.int(4) > 0) return pressed;
  return playable.ponder(level, playable.view(play, seat), seat, rng);
}
