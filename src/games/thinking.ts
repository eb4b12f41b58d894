import type { Rng } from './rng.ts';

/** What a computer player has for one move: chance, time, and somebody who keeps the best move so far. */
export interface Thinking<Move> {
  readonly rng: Rng;
  /**
   * Whether the time is over. A search asks about once in a millisecond of work, and then answers with the best it has.
   * Who answers at once need not ask.
   */
  late(): boolean;
  /** The best move found so far. It is played if the thinking is cut short. */
  best(move: Move): void;
}

/** Time counted in questions, about one a millisecond. So the same thinking finds the same on fast and slow machines. */
export function thinkingFor(questions: number, rng: Rng): Thinking<unknown> {
  let asked = 0;
  return { rng, late: () => ++asked > questions, best: () => undefined };
}
