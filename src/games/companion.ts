import type { Instant, Kind, Seat } from './contract.ts';
import type { Rng } from './rng.ts';

/** What a companion does next, unless something happens before. */
export interface Planned<Move> {
  readonly at: Instant;
  readonly move: Move;
}

/**
 * A computer player of an open game, where mostly nobody is awaited: it sees what its seat sees, and says what it will do
 * and when. It is asked again after each change, also by a process that knows nothing of its last answer. So the same
 * number gives it the same chance throughout the game.
 */
export type Companion<K extends Kind> = (
  view: K['view'],
  seat: Seat,
  chance: (number: number) => Rng,
) => Planned<K['move']> | undefined;
