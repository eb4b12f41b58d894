import type { Planned } from '../games/companion.ts';
import type { Errand, Seat, Values } from '../games/contract.ts';
import { everyGame, games } from '../games/registry.ts';

/** Work that a game's rules asked for. */
export interface ErrandTask {
  readonly game: string;
  readonly errand: Errand;
}

/** The order to make the config of a solo. */
export interface Preparing {
  readonly game: string;
  readonly solo: string;
  readonly wish: Values;
  readonly seed: string;
}

/** What a computer player of an open game is told. */
export interface Planning {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
}

export function run({ game: id, errand }: ErrandTask): unknown {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  return game.runErrand(errand);
}

/** What the player does next, and when. Undefined: nothing. */
export function plan({ game: id, level, view, seat, seed }: Planning): Planned<string> | undefined {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  return game.plan(level, view, seat, seed);
}

/** Makes the config of a solo. */
export function prepare({ game, solo, wish, seed }: Preparing): unknown {
  const wanted = games.find(({ id }) => id === game)?.solos.find(({ name }) => name === solo);
  if (wanted === undefined) throw new Error(`${game} has no solo named ${solo}`);
  return wanted.prepare(wish, seed);
}
