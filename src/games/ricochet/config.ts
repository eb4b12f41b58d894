import { z } from 'zod';
import { ties } from './limits.ts';

export const config = z
  .strictObject({
    /** How many tokens win. When this is left out, the number of players decides, as in the leaflet. */
    tokens: z.int().min(1).max(17).optional(),
    /** Milliseconds. */
    bidding: z.int().min(30_000).max(180_000),
    /** Milliseconds to demonstrate. The time for each move is added. */
    demonstrating: z.int().min(15_000).max(300_000),
    ties: z.enum(ties),
    /** A target that needs more moves than this is put back before anybody sees it. */
    longest: z.int().min(2).max(30).optional(),
    /**
     * Which decisions hold where the rules are silent. A game begun before they were revised has none, and goes on as it
     * began.
     */
    edition: z.literal(2).optional(),
  })
  .readonly();
export type Config = z.infer<typeof config>;
