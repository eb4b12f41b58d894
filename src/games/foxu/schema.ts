import { z } from 'zod';
import { holes, points } from './board.ts';
import { colours } from './kind.ts';

/** What is checked when a game is loaded. It stands apart from `kind.ts`, so that a thread that thinks need not load zod. */

const point = z.enum(points);
const someHoles = z.array(z.enum(holes)).readonly();
const seat = z.int().min(0).max(1);

function ofEachColour<S extends z.ZodType>(schema: S) {
  return z.strictObject({ yellow: schema, blue: schema }).readonly();
}

export const board = z
  .strictObject({
    grey: someHoles,
    /** In the order in which they were dropped. The pegs that are not here are still in the tube. */
    pegs: ofEachColour(someHoles),
    tubes: ofEachColour(point),
  })
  .readonly();

export const slide = z
  .strictObject({ colour: z.enum(colours), from: point, to: point, pegged: someHoles, left: z.int().min(0) })
  .readonly();

export const result = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('emptying'), colour: z.enum(colours) }).readonly(),
  z.strictObject({ by: z.literal('repetition') }).readonly(),
]);

export const owners = ofEachColour(seat);

export const config = z.strictObject({}).readonly();

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('pegs'), grey: someHoles }).readonly(),
  z.strictObject({ phase: z.literal('corners'), grey: someHoles }).readonly(),
  z.strictObject({ phase: z.literal('opening'), board }).readonly(),
  z.strictObject({ phase: z.literal('pie'), board, last: slide }).readonly(),
  z
    .strictObject({
      phase: z.literal('turns'),
      board,
      last: slide,
      owners,
      turn: z.enum(colours),
      /** The positions since a hole was last filled. No earlier position can come back. */
      seen: z.array(z.string()).readonly(),
    })
    .readonly(),
  z.strictObject({ phase: z.literal('over'), board, last: slide, owners, result }).readonly(),
]);
