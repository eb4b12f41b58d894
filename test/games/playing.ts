import { languages, type Seat, type Speech, type Told, type Viewer } from '../../src/games/contract.ts';
import { type Control, moveOf, type Press } from '../../src/games/controls.ts';
import type { Entry, Game, Opening, Play, PlayInput } from '../../src/games/kernel.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';

/** One accepted input of a game that was played out. */
export interface Step {
  readonly before: Play;
  readonly entry: Entry;
  readonly after: Play;
  readonly events: readonly Told<unknown>[];
}

/** A name as long as Discord allows. */
export const longName = (seat: Seat): string => `${'Wilhelmina-Alexandra '.repeat(2)}${seat}`.slice(-32);

/** An instant as long as it can be, since alt text spells it out. */
export const longWhen = (): string => 'Sep 30, 2026, 12:59 PM UTC';

export const speeches: readonly Speech[] = languages.map((language) => ({
  language,
  player: longName,
  when: longWhen,
  second: () => 42,
}));

export function viewersOf(play: Play): Viewer[] {
  return ['table', ...Array.from({ length: play.seats }, (_, seat) => seat)];
}

/** Plays a game that has no computer players. It returns the move as text. */
export type Guest = (view: unknown, seat: Seat, rng: Rng) => string;

/** The numbers of players that games can begin with. */
export function seatings({ seating }: Game): readonly number[] {
  if (seating.open) return [1];
  if (seating.counts !== undefined) return seating.counts;
  return Array.from({ length: seating.most - seating.least + 1 }, (_, more) => seating.least + more);
}

/** Some of these steps, always including the last one. */
export function sample(steps: readonly Step[]): Step[] {
  return steps.filter((_, at) => at % Math.ceil(steps.length / 12) === 0 || at === steps.length - 1);
}

type By =
  | { readonly by: 'mixture'; readonly guest?: Guest | undefined }
  | { readonly by: 'computers'; readonly level: string };

const longestGame = 2_000;
/** At most this many players sit down at an open table. */
const crowd = 5;

/** Plays until the outcome, by computer players of all levels and by whatever controls offer. */
export function playOut(game: Game, opening: Opening, by: By = { by: 'mixture' }): Step[] {
  const steps: Step[] = [];
  let play = game.open(opening);
  let now = opening.now;
  while (game.outcome(play) === undefined) {
    if (steps.length > longestGame) throw new Error(`${game.id} does not end`);
    const rng = rngFrom(`${opening.seed}/players`, steps.length);
    now += 1 + rng.int(1_000);
    const awaited = game.awaiting(play);
    const due = game.deadline(play);
    const seat = awaited === 'anyone' ? rng.int(play.seats) : awaited[rng.int(awaited.length)];
    if (seat === undefined && due === undefined) throw new Error(`${game.id} awaits nobody and nothing`);
    const input =
      happens(game, play, rng) ??
      (seat === undefined || (awaited === 'anyone' && due !== undefined && rng.int(3) === 0)
        ? ({ type: 'tick' } as const)
        : ({ type: 'move', seat, text: choose(game, play, seat, by, steps.length) } as const));
    if (input.type === 'tick' && due !== undefined) now = Math.max(now, due);
    const submitted = game.submit(play, input, now);
    if (!submitted.ok) throw new Error(`${JSON.stringify(input)} is refused: ${JSON.stringify(submitted.refusal)}`);
    if (!submitted.changed) throw new Error(`${JSON.stringify(input)} changed nothing`);
    steps.push({ before: play, entry: submitted.entry, after: submitted.play, events: submitted.events });
    play = submitted.play;
  }
  return steps;
}

/** What happens apart from moves: players join an open table, and errands are done. */
function happens(game: Game, play: Play, rng: Rng): PlayInput | undefined {
  const errand = game.errand(play);
  if (errand !== undefined && rng.int(3) === 0) {
    return { type: 'answer', errand: errand.name, value: game.runErrand(errand) };
  }
  if (game.seating.open !== true || rng.int(6) > 0) return undefined;
  if (play.seats < Math.min(crowd, game.seating.most)) return { type: 'join', seat: play.seats };
  return undefined;
}

function choose(game: Game, play: Play, seat: Seat, by: By, turn: number): string {
  const rng = rngFrom(`${play.seed}/choice/${seat}`, turn);
  const offered = game
    .sight(play, seat, speeches[0] as Speech)
    .controls.flatMap(pressesOf)
    .flatMap((press) => moveOf(press) ?? []);
  const pressed = offered[rng.int(offered.length || 1)];
  const view = game.view(play, seat);
  if (by.by === 'computers') return game.ponder(by.level, view, seat, thinkingFor(2, rng));
  if (by.guest !== undefined) return by.guest(view, seat, rng);
  const level = game.bots[rng.int(game.bots.length || 1)];
  if (pressed !== undefined && (level === undefined || rng.int(4) > 0)) return pressed;
  if (level === undefined) throw new Error(`nobody knows how to play ${game.id}`);
  return game.ponder(level, view, seat, thinkingFor(2, rng));
}

/** What this control lets somebody press. */
export function pressesOf(control: Control): Press[] {
  switch (control.control) {
    case 'button':
      return control.dimmed ? [] : [control.press];
    case 'menu':
      return control.options.map(({ press }) => press);
    case 'row':
      return [];
  }
}
