import { z } from 'zod';

export const leastBid = 2;
export const mostBid = 99;

const seconds = 1_000;
const minute = 60 * seconds;
/** How long things take that no option changes. */
export const spans = {
  /** Without any bid: then anyone may turn the timer. */
  quiet: 4 * minute,
  turned: minute,
  /** The pause after a round, unless somebody goes on. */
  rest: 30 * seconds,
  /** What was sent in time may arrive so much later. */
  settling: 1_500,
  /** For each move bid, on top of the time to demonstrate. */
  eachMove: 5 * seconds,
  betweenHints: minute,
  /** How long a target waits to be judged too long or not before it is shown all the same. */
  judging: 3 * seconds,
} as const;

export const ties = ['classic', 'tournament'] as const;
export type Ties = (typeof ties)[number];

export const config = z
  .strictObject({
    /** Tokens that win; as the leaflet says by the number of players when left out. */
    tokens: z.int().min(1).max(17).optional(),
    /** Milliseconds. */
    bidding: z.int().min(30_000).max(180_000),
    /** Milliseconds to demonstrate, before those for each move. */
    demonstrating: z.int().min(15_000).max(300_000),
    ties: z.enum(ties),
    /** Targets that need more moves are put back unseen. */
    longest: z.int().min(2).max(30).optional(),
  })
  .readonly();
export type Config = z.infer<typeof config>;
