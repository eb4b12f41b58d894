import type { Seat, Speech, Told, Viewer } from '../../src/games/contract.ts';
import { moveOf } from '../../src/games/controls.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { draftsFor } from './looks.ts';
import { type Guest, pressesOf, speeches, viewersOf } from './playing.ts';

/** Two tables. One viewer was told the same about both. */
interface Twins {
  readonly viewer: Viewer;
  readonly one: Play;
  readonly other: Play;
}

/** How many turns of a game are checked. */
const longest = 150;

/**
 * Plays games and, at every turn, tries other moves of the player who moves. When a viewer is told the same about two
 * tables, these are twins to that viewer. They stay twins as long as both accept the same moves and tell the same about
 * them. Twins must be equal in everything that the viewer can see. The differences are returned, in words.
 */
export function leaks(
  game: Game,
  { games, forks, guest }: { readonly games: number; readonly forks: number; readonly guest?: Guest | undefined },
): string[] {
  const found = new Set<string>();
  for (let nth = 0; nth < games; nth++) {
    let play = game.open({
      config: game.presets.standard,
      seats: game.seating.open ? 3 : game.seating.most,
      seed: `leak ${nth}`,
      now: 0,
    });
    let now = 0;
    let twins: Twins[] = viewersOf(play).map((viewer) => ({ viewer, one: play, other: play }));
    for (let turn = 0; game.outcome(play) === undefined && turn < longest; turn++) {
      const answered = answer(game, play, now);
      if (answered !== undefined) {
        // A viewer who was told nothing about the answer cannot know whether it has come.
        twins.push(
          ...viewersOf(play)
            .filter((viewer) => heard(answered.events, viewer) === '[]')
            .map((viewer) => ({ viewer, one: play, other: answered.play })),
        );
        for (const pair of twins) for (const leak of differences(game, pair)) found.add(leak);
        if (turn % 2 === 0) play = answered.play;
      }
      const awaited = game.awaiting(play);
      const due = game.deadline(play);
      const seat = awaited === 'anyone' ? turn % play.seats : awaited[turn % awaited.length];
      if (due !== undefined && (seat === undefined || (awaited === 'anyone' && turn % 3 === 2))) {
        now = Math.max(now, due);
        const ticked = game.submit(play, { type: 'tick' }, now);
        if (!ticked.ok || !ticked.changed) throw new Error(`${game.id}: a due tick changed nothing`);
        play = ticked.play;
        twins = [];
        continue;
      }
      if (seat === undefined) break;
      now++;
      const tried = new Map<string, { play: Play; events: readonly Told<unknown>[]; undo: 'possible' | 'never' }>();
      for (let fork = 0; fork <= forks; fork++) {
        const text = choice(game, play, seat, turn, fork, guest);
        const submitted = game.submit(play, { type: 'move', seat, text }, now);
        if (submitted.ok && submitted.changed) tried.set(text, submitted);
      }
      const [main] = tried;
      if (main === undefined) throw new Error(`${game.id}: nobody could move`);
      const [text, taken] = main;
      const forked = [...tried.values()].flatMap((other) =>
        viewersOf(play).flatMap((viewer): Twins[] =>
          viewer !== seat && other.play !== taken.play && heard(taken.events, viewer) === heard(other.events, viewer)
            ? [{ viewer, one: taken.play, other: other.play }]
            : [],
        ),
      );
      const followed = twins.flatMap(({ viewer, other }): Twins[] => {
        const same = game.submit(other, { type: 'move', seat, text }, now);
        // What may be taken back has shown nobody anything, so it looks the same whatever is hidden.
        if (taken.undo === 'possible') {
          const tells = !same.ok || !same.changed || heard(same.events, viewer) !== heard(taken.events, viewer);
          if (tells || same.undo === 'never') found.add(`what may be taken back, seen by ${viewer}`);
        }
        return same.ok && same.changed && heard(same.events, viewer) === heard(taken.events, viewer)
          ? [{ viewer, one: taken.play, other: same.play }]
          : [];
      });
      // Tables that have become equal again tell nothing.
      const apart = followed.filter(({ one, other }) => JSON.stringify(one.state) !== JSON.stringify(other.state));
      twins = [...apart.slice(0, 12), ...forked].slice(0, 24);
      for (const pair of twins) for (const leak of differences(game, pair)) found.add(leak);
      play = taken.play;
    }
  }
  return [...found];
}

function answer(game: Game, play: Play, now: number) {
  const errand = game.errand(play);
  if (errand === undefined) return undefined;
  const value = game.runErrand(errand);
  const submitted = game.submit(play, { type: 'answer', errand: errand.name, value }, now);
  return submitted.ok && submitted.changed ? submitted : undefined;
}

function choice(game: Game, play: Play, seat: Seat, turn: number, fork: number, guest?: Guest): string {
  const rng = rngFrom(`fork ${fork}`, turn);
  if (guest !== undefined) return guest(game.view(play, seat), seat, rng);
  const moves = fork % 2 === 0 ? [] : pressable(game, play, seat);
  const pressed = moves[rng.int(moves.length || 1)];
  if (pressed !== undefined) return pressed;
  const level = game.bots[rng.int(game.bots.length)] as string;
  return game.ponder(level, game.view(play, seat), seat, thinkingFor(2, rng));
}

/** Moves that have a button, also after a draft. Computers leave alone what is good already, and hide nothing anew. */
function pressable(game: Game, play: Play, seat: Seat): readonly string[] {
  return [undefined, ...draftsFor(game, play, seat, 4)].flatMap((draft) =>
    game
      .sight(play, seat, speeches[0] as Speech, draft)
      .controls.flatMap(pressesOf)
      .flatMap((press) => moveOf(press) ?? []),
  );
}

const heard = (events: readonly Told<unknown>[], viewer: Viewer): string =>
  JSON.stringify(events.filter(({ to }) => to === 'table' || to === viewer));

const offered = new WeakMap<Play, readonly string[]>();

/** Two drafts of each viewer. */
function mostOffered(game: Game, play: Play): readonly string[] {
  const known = offered.get(play);
  if (known !== undefined) return known;
  const drafts = viewersOf(play).flatMap((viewer) => draftsFor(game, play, viewer, 2));
  offered.set(play, drafts);
  return drafts;
}

function differences(game: Game, { viewer, one, other }: Twins): string[] {
  if (one === other) return [];
  const found: string[] = [];
  const compare = (what: string, show: (play: Play) => unknown) => {
    if (JSON.stringify(show(one)) !== JSON.stringify(show(other))) found.push(`${what}, seen by ${viewer}`);
  };
  compare('the view', (play) => game.view(play, viewer));
  compare('who is awaited', (play) => game.awaiting(play));
  compare('the deadline', (play) => game.deadline(play) ?? null);
  compare('the outcome', (play) => game.outcome(play) ?? null);
  for (const speech of speeches) {
    compare('the picture', (play) => game.sight(play, viewer, speech).scene);
    compare('the description', (play) => game.sight(play, viewer, speech).description);
    compare('the headline', (play) => game.sight(play, viewer, speech).headline);
    compare('the controls', (play) => game.sight(play, viewer, speech).controls);
  }
  // Somebody may also send a draft that only another viewer was offered.
  for (const draft of new Set([...mostOffered(game, one), ...mostOffered(game, other)])) {
    compare(`what is behind “${draft}”`, (play) => {
      const { draft: known, description, controls } = game.sight(play, viewer, speeches[0] as Speech, draft);
      return [known, description, controls];
    });
  }
  return found;
}
