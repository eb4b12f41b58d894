import { z } from 'zod';
import { cards, colours, puzzles, shapes } from './pieces.ts';

/** What is checked when a game is loaded. It stands apart from `kind.ts`, so that a thread that thinks need not load zod. */

export const config = z
  .strictObject({
    /** The number asked for, before it is known how many play. When it is left out, the length decides. */
    rounds: z.int().min(2).max(24).optional(),
    /** How long the game is where no number of rounds was asked for. When it is left out, the full game is played. */
    length: z.enum(['short', 'full']).optional(),
    /** With two players: they take turns at setting, or one player sets all rounds before the other does. */
    setters: z.enum(['in-turn', 'one-after-the-other']),
    /** Whether seekers may look at how many codes are still possible. */
    possible: z.enum(['told', 'not-told']),
  })
  .readonly();

const card = z.enum(cards);
const someCards = z.array(card).readonly();
const code = z.tuple([card, card, card]).readonly();
const value = z.enum([...colours, ...shapes]);
const pegs = z.int().min(0).max(3);

export const given = z
  .strictObject({
    puzzle: z.enum(puzzles),
    row: z.tuple([value, value, value]).readonly(),
    answer: z.strictObject({ black: pegs, white: pegs }).readonly(),
  })
  .readonly();
const rows = z.array(given).readonly();

export const course = z
  .strictObject({
    config,
    seats: z.union([z.literal(2), z.literal(3)]),
    /** For every round that is over, the points of its setter. */
    points: z.array(z.int().min(0)).readonly(),
    covered: someCards,
  })
  .readonly();

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('choosing'), course }).readonly(),
  z.strictObject({ phase: z.literal('seeking'), course, code, given: rows }).readonly(),
  z
    .strictObject({
      phase: z.literal('shown'),
      course,
      code,
      given: rows,
      /** The cards covered at the end of this round. */
      fresh: someCards,
      until: z.number(),
    })
    .readonly(),
  z.strictObject({ phase: z.literal('over'), course, code, given: rows, fresh: someCards }).readonly(),
  /** The game was ended from outside, in the middle of a round or after its score. */
  z
    .strictObject({
      phase: z.literal('closed'),
      course,
      round: z.enum(['under-way', 'scored']),
      code: code.optional(),
      given: rows,
    })
    .readonly(),
]);
