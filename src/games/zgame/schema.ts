import { z } from 'zod';
import { squares } from './board.ts';
import { piecesOfASide, sides, signs } from './kind.ts';

/** What is checked when a game is loaded. It stands apart from `kind.ts`, so that a thread that thinks need not load zod. */

const side = z.enum(sides);
const sign = z.enum(signs);
const square = z.enum(squares);
/** A face-down piece shows its sign only to its owner. */
const turned = z.enum(['up', 'down']);

function ofEachSide<S extends z.ZodType>(schema: S) {
  return z.strictObject({ white: schema, black: schema }).readonly();
}

export const line = z.array(sign).length(piecesOfASide).readonly();
export const lines = ofEachSide(line);

export const piece = z.strictObject({ side, sign, face: turned, at: square }).readonly();

export const position = z
  .strictObject({
    pieces: z.array(piece).readonly(),
    /** The captured pieces, face up beside the board, in the order in which they were taken. */
    taken: z.array(z.strictObject({ side, sign }).readonly()).readonly(),
    turn: side,
  })
  .readonly();

export const deed = z.discriminatedUnion('act', [
  z
    .strictObject({
      act: z.literal('move'),
      side,
      from: square,
      to: square,
      /** Only for a piece that was face up before it moved. */
      sign: sign.optional(),
      took: z.strictObject({ sign, face: turned }).readonly().optional(),
      /** The piece was face down on the opponent's base line, so it was turned up. This is its sign. */
      revealed: sign.optional(),
    })
    .readonly(),
  z.strictObject({ act: z.literal('reveal'), side, at: square, sign }).readonly(),
]);

export const result = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('taking'), side }).readonly(),
  z.strictObject({ by: z.enum(['stuck', 'repetition', 'quiet']) }).readonly(),
  /** Somebody resigned, ran out of time, or the like. The host says who and how. */
  z.strictObject({ by: z.literal('outside') }).readonly(),
]);

/** Actions in notation: `e2-e3`, `e1!`. Together with the base lines they give every position of the game again. */
const actions = z.array(z.string().regex(/^[a-h][1-8](?:-[a-h][1-8]|!)$/)).readonly();

export const config = z.strictObject({}).readonly();

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('arranging'), lines, ready: z.array(side).readonly() }).readonly(),
  z
    .strictObject({
      phase: z.literal('turns'),
      lines,
      actions,
      position,
      last: deed.optional(),
      /** The positions since the last action that cannot be taken back. No earlier position can return. */
      seen: z.array(z.string()).readonly(),
      /** How many turns both players have made since then. */
      quiet: z.int().min(0),
    })
    .readonly(),
  z.strictObject({ phase: z.literal('over'), lines, actions, result }).readonly(),
]);
