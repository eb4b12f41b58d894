import type { Seat } from '../games/contract.ts';
import { everyGame } from '../games/registry.ts';
import { rngFrom } from '../games/rng.ts';

/** What a computer player is told: what its seat sees, and a random seed of its own. */
export interface Pondering {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
}

/** The player's move, in notation. */
export function ponder({ game: id, level, seat, view, seed, turn }: Pondering): string {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  const end = performance.now() + 1_000;
  const late = () => performance.now() >= end;
  return game.ponder(level, view, seat, { rng: rngFrom(seed, turn), late, best: () => undefined });
}
