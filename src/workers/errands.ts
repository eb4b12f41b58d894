import type { Planned } from '../games/companion.ts';
import type { Errand, Seat, Values } from '../games/contract.ts';
import { errandsOf, mindOf } from '../games/minds.ts';

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

export async function run({ game, errand }: ErrandTask): Promise<unknown> {
  const runErrand = await errandsOf(game);
  return runErrand(errand);
}

/** What the player does next, and when. Undefined: nothing. */
export async function plan({ game, level, view, seat, seed }: Planning): Promise<Planned<string> | undefined> {
  const mind = await mindOf(game);
  return mind.plan(level, view, seat, seed);
}

/** Makes the config of a solo. */
export async function prepare({ game, solo, wish, seed }: Preparing): Promise<unknown> {
  // A race that waits for its solution needs none of this.
  const { games } = await import('../games/registry.ts');
  const wanted = games.find(({ id }) => id === game)?.solos.find(({ name }) => name === solo);
  if (wanted === undefined) throw new Error(`${game} has no solo named ${solo}`);
  return wanted.prepare(wish, seed);
}
