import type { Errand } from '../games/contract.ts';
import { games } from '../games/registry.ts';

/** Work that a game's rules asked for. */
export interface ErrandTask {
  readonly game: string;
  readonly errand: Errand;
}

export function run({ game, errand }: ErrandTask): unknown {
  const playable = games.find(({ id }) => id === game);
  if (playable === undefined) throw new Error(`no game named ${game}`);
  return playable.runErrand(errand);
}
