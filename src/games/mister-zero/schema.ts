import { z } from 'zod';
import { bridges } from './board.ts';
import { colours, digits, longestSeries, seatings } from './kind.ts';

/** What is checked when a game is loaded. It stands apart from `kind.ts`, so that a thread that thinks need not load zod. */

export const config = z
  .strictObject({
    /** How many games make the series. */
    games: z.int().min(1).max(longestSeries),
    /** Whether partners may advise each other. It does not matter when two play. */
    advice: z.enum(['allowed', 'forbidden']),
    /** Minutes until the next game of a series begins by itself. */
    pause: z.int().min(1).max(1440),
  })
  .readonly();

const bridge = z.enum(bridges);
const digit = z.literal(digits);
export const ofEachColour = z.strictObject({ red: z.int().min(0), green: z.int().min(0) }).readonly();

export const laid = z
  .strictObject({ colour: z.enum(colours), digit, bridge, lies: z.enum(['face-up', 'face-down']) })
  .readonly();

export const advice = z.strictObject({ digit, bridge }).readonly();

/** What every state and every view contains. */
const common = {
  seats: z.literal(seatings),
  config,
  /** In the order they were laid. */
  laid: z.array(laid).readonly(),
  /** The results of the games that are over, in the order in which they were played. */
  tallies: z.array(ofEachColour).readonly(),
} as const;

export const state = z.discriminatedUnion('phase', [
  z
    .strictObject({
      phase: z.literal('placing'),
      ...common,
      /** What the partner advises the player who is to place. */
      advice: advice.exactOptional(),
    })
    .readonly(),
  z.strictObject({ phase: z.literal('between'), ...common, until: z.number() }).readonly(),
  z.strictObject({ phase: z.literal('over'), ...common }).readonly(),
]);
