export const leastBid = 2;
export const mostBid = 99;

const seconds = 1_000;
const minute = 60 * seconds;
/** Times that no option changes. */
export const spans = {
  /** After this long without any bid, anyone may turn the timer. */
  quiet: 4 * minute,
  turned: minute,
  /** The pause after a round, unless somebody begins the next round sooner. */
  rest: 30 * seconds,
  /** How long a game that is won waits for the solver, so that its last solution can be shown. */
  closing: 30 * seconds,
  /** How much later something may arrive that was sent in time. */
  settling: 1_500,
  /** The time for each move that was bid. It is added to the time to demonstrate. */
  eachMove: 5 * seconds,
  betweenHints: minute,
  /** How long the solver has to judge whether a target is too long. After that the target is shown anyway. */
  judging: 3 * seconds,
} as const;

export const ties = ['classic', 'tournament'] as const;
export type Ties = (typeof ties)[number];
