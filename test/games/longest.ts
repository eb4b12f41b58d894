import type { Option, Seat, Values } from '../../src/games/contract.ts';
import { moveOf } from '../../src/games/controls.ts';
import type { Game, Play } from '../../src/games/kernel.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { sweep } from '../sweep.ts';
import { draftsFor, pressesOn } from './looks.ts';
import { type Guest, seatings, speeches, viewersOf } from './playing.ts';

/** How many turns of each game are played. */
const turns = { standard: 70, most: 160 } as const;
type Chosen = keyof typeof turns;

/** Plays games in which most moves are those that lead to the longest texts. Returns all boards of these games. */
export function wordyBoards(game: Game, guest?: Guest): readonly Play[] {
  const chosen: readonly Chosen[] = game.options.length === 0 ? ['standard', 'standard'] : ['standard', 'most'];
  return chosen.flatMap((which, nth) => climbed(game, which, nth, guest));
}

function climbed(game: Game, chosen: Chosen, nth: number, guest: Guest | undefined): readonly Play[] {
  const config = chosen === 'standard' ? game.presets.standard : game.configure(mostOf(game));
  const seats = Math.max(...seatings(game));
  const boards: Play[] = [game.open({ config, seats, seed: `wordy ${nth}`, now: 0 })];
  for (let turn = 0; turn < sweep(turns[chosen], 20); turn++) {
    const next = wordiest(game, boards.at(-1) as Play, rngFrom(`wordy ${nth}`, turn), turn, guest);
    if (next === undefined) break;
    boards.push(next);
  }
  return boards;
}

/** Every option at its largest value or last choice. */
function mostOf({ options }: Game): Values {
  const most = (option: Option) => (option.asks === 'choice' ? option.choices.at(-1)?.value : undefined);
  return Object.fromEntries(
    options.map((option) => [option.name, option.asks === 'number' ? option.most : most(option)]),
  );
}

/**
 * Most turns it makes the move with the longest texts of a few. Now and then it makes any move, so that it does not get
 * stuck.
 */
function wordiest(game: Game, play: Play, rng: Rng, now: number, guest: Guest | undefined): Play | undefined {
  const nexts = tried(game, play, rng, now, guest);
  if (rng.int(5) === 0) return nexts[rng.int(nexts.length || 1)];
  return nexts.toSorted((one, other) => wordiness(game, other) - wordiness(game, one))[0];
}

function tried(game: Game, play: Play, rng: Rng, now: number, guest: Guest | undefined): readonly Play[] {
  if (game.outcome(play) !== undefined) return [];
  const errand = game.errand(play);
  if (errand !== undefined) {
    const value = game.runErrand(errand);
    const answered = game.submit(play, { type: 'answer', errand: errand.name, value }, now);
    if (answered.ok && answered.changed) return [answered.play];
  }
  const joined = game.seating.open ? game.submit(play, { type: 'join', seat: play.seats }, now) : undefined;
  if (joined?.ok && joined.changed && rng.int(3) === 0) return [joined.play];
  const awaited = game.awaiting(play);
  const seat = awaited === 'anyone' ? rng.int(play.seats) : awaited[rng.int(awaited.length || 1)];
  const due = game.deadline(play);
  const texts = seat === undefined ? [] : [...new Set(choices(game, play, seat, rng, guest))];
  const moved = texts.flatMap((text) => {
    const submitted = game.submit(play, { type: 'move', seat: seat as Seat, text }, now);
    return submitted.ok && submitted.changed ? [submitted.play] : [];
  });
  if (due === undefined || (moved.length > 0 && rng.int(4) > 0)) return moved;
  const ticked = game.submit(play, { type: 'tick' }, Math.max(due, now));
  return ticked.ok && ticked.changed ? [ticked.play] : moved;
}

function choices(game: Game, play: Play, seat: Seat, rng: Rng, guest: Guest | undefined): readonly string[] {
  const drafts = [undefined, ...draftsFor(game, play, seat, 4)];
  const pressed = drafts.flatMap((draft) => pressesOn(game, play, seat, draft)).flatMap((press) => moveOf(press) ?? []);
  const view = game.view(play, seat);
  const level = game.bots[0];
  const thought =
    guest?.(view, seat, rng) ?? (level === undefined ? [] : game.ponder(level, view, seat, thinkingFor(2, rng)));
  return [...rng.shuffled(pressed).slice(0, 5), ...[thought].flat()];
}

/** The length of the texts for the viewer who gets the most. */
function wordiness(game: Game, play: Play): number {
  const sizes = speeches.flatMap((speech) =>
    viewersOf(play).map((viewer) => {
      const { description, headline } = game.sight(play, viewer, speech);
      return description.length + headline.length;
    }),
  );
  return Math.max(...sizes);
}
