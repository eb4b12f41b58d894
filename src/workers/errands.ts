import type { Errand, Values } from '../games/contract.ts';
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

export function run({ game: id, errand }: ErrandTask): unknown {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  return game.runErrand(errand);
}

/** Makes the config of a solo. */
export function prepare({ game, solo, wish, seed }: Preparing): unknown {
  const wanted = games.find(({ id }) => id === game)?.solos.find(({ name }) => name === solo);
  if (wanted === undefined) throw new Error(`${game} has no solo named ${solo}`);
  return wanted.prepare(wish, seed);
}
