import { z } from 'zod';
import type { Seat } from '../contract.ts';
import { type File, type Square, squares } from './board.ts';

export const sides = ['white', 'black'] as const;
export type Side = (typeof sides)[number];

/** White begins, and White is seat 0. The host draws by lot who sits there. */
export const seats: Readonly<Record<Side, Seat>> = { white: 0, black: 1 };

/** Z, zero, arrow, cross and plus, as they are written. */
export const signs = ['Z', '0', '>', 'x', '+'] as const;
export type Sign = (typeof signs)[number];

export const numberOf: Readonly<Record<Sign, number>> = { Z: 1, '0': 2, '>': 1, x: 2, '+': 2 };
export const piecesOfASide = 8;

export const phases = ['arranging', 'turns', 'over'] as const;
export type Phase = (typeof phases)[number];

const side = z.enum(sides);
const sign = z.enum(signs);
const square = z.enum(squares);
/** A face-down piece shows its sign only to its owner. */
const turned = z.enum(['up', 'down']);

function ofEachSide<S extends z.ZodType>(schema: S) {
  return z.strictObject({ white: schema, black: schema }).readonly();
}

/** A base line, from a to h. */
const line = z.array(sign).length(piecesOfASide).readonly();
export type Line = z.infer<typeof line>;
const lines = ofEachSide(line);
export type Lines = z.infer<typeof lines>;

const piece = z.strictObject({ side, sign, face: turned, at: square }).readonly();
export type Piece = z.infer<typeof piece>;

const position = z
  .strictObject({
    pieces: z.array(piece).readonly(),
    /** The captured pieces, face up beside the board, in the order in which they were taken. */
    taken: z.array(z.strictObject({ side, sign }).readonly()).readonly(),
    turn: side,
  })
  .readonly();
export type Position = z.infer<typeof position>;
export type Taken = Position['taken'][number];

/** One action and its result, as far as everybody saw it. */
const deed = z.discriminatedUnion('act', [
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
export type Deed = z.infer<typeof deed>;

const result = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('taking'), side }).readonly(),
  z.strictObject({ by: z.enum(['stuck', 'repetition', 'quiet']) }).readonly(),
  /** Somebody resigned, ran out of time, or the like. The host says who and how. */
  z.strictObject({ by: z.literal('outside') }).readonly(),
]);
export type Result = z.infer<typeof result>;

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
export type State = z.infer<typeof state>;
export type StateOf<P extends Phase> = Extract<State, { readonly phase: P }>;

export type Action =
  | { readonly act: 'move'; readonly from: Square; readonly to: Square }
  | { readonly act: 'reveal'; readonly at: Square };

/**
 * A move keeps squares, files and signs as they were typed. So the rules can refuse by name one that does not exist.
 */
export type Move =
  | { readonly act: 'shuffle' }
  | { readonly act: 'arrange'; readonly line: string }
  | { readonly act: 'swap'; readonly one: string; readonly other: string }
  | { readonly act: 'ready' }
  | { readonly act: 'move'; readonly from: string; readonly to: string }
  | { readonly act: 'reveal'; readonly at: string };

/** Who looks: a player from behind their own base line, or everybody. */
export type Eyes = Side | 'table';

/** A piece as somebody sees it. A face-down piece of another player has no sign. */
export type Seen = { readonly side: Side; readonly at: Square } & (
  | { readonly face: 'up'; readonly sign: Sign }
  | { readonly face: 'down'; readonly sign?: Sign }
);

export type View =
  | {
      readonly phase: 'arranging';
      readonly eyes: Eyes;
      readonly ready: readonly Side[];
      /** The viewer's own line. */
      readonly line?: Line;
    }
  | {
      readonly phase: 'turns';
      readonly eyes: Eyes;
      readonly pieces: readonly Seen[];
      readonly taken: readonly Taken[];
      readonly turn: Side;
      readonly last?: Deed;
      /** How many times this position has been on the board, including now. */
      readonly occurrence: number;
      /** The positions that may come back, the newest last, as everybody saw them. */
      readonly seen: readonly string[];
      /** After how many more quiet turns of both players together the game is a draw. */
      readonly patience: number;
    }
  /** Everything is shown, and viewers can step through the game. */
  | {
      readonly phase: 'over';
      readonly eyes: Eyes;
      readonly lines: Lines;
      readonly actions: readonly string[];
      readonly result: Result;
    };

export type ViewOf<P extends Phase> = Extract<View, { readonly phase: P }>;

export type Event =
  | { readonly what: 'arranged'; readonly seat: Seat; readonly line: Line }
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'begun'; readonly squaresOfZ: Readonly<Record<Side, Square>> }
  | { readonly what: 'acted'; readonly seat: Seat; readonly deed: Deed }
  | { readonly what: 'passed'; readonly seat: Seat; readonly side: Side }
  | { readonly what: 'won'; readonly seat: Seat; readonly side: Side }
  | { readonly what: 'drawn'; readonly by: Exclude<Result['by'], 'taking' | 'outside'> };

/** How a piece moves. Once it is face up, it moves by its sign. */
export type Gait = Sign | 'hidden';

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'seats-fixed' }
  | { readonly why: 'not-your-turn'; readonly awaited: Seat }
  | { readonly why: 'not-begun' }
  | { readonly why: 'ready-already' }
  | { readonly why: 'line-fixed' }
  | { readonly why: 'unknown-sign'; readonly sign: string }
  | { readonly why: 'wrong-length'; readonly given: number }
  | { readonly why: 'wrong-pieces'; readonly sign: Sign; readonly given: number }
  | { readonly why: 'z-not-in-the-middle'; readonly file: File }
  | { readonly why: 'no-such-file'; readonly file: string }
  | { readonly why: 'same-file'; readonly file: File }
  | { readonly why: 'no-such-square'; readonly square: string }
  | { readonly why: 'nobody-there'; readonly at: Square }
  | { readonly why: 'not-yours'; readonly at: Square }
  | { readonly why: 'face-up-already'; readonly at: Square }
  | { readonly why: 'staying-put'; readonly at: Square }
  | { readonly why: 'not-forward'; readonly gait: Gait; readonly from: Square; readonly to: Square }
  | { readonly why: 'not-its-way'; readonly gait: Gait; readonly from: Square; readonly to: Square }
  | { readonly why: 'blocked'; readonly at: Square; readonly to: Square }
  | { readonly why: 'own-piece'; readonly at: Square };

/** How far somebody has come with a move or a look. */
export type Draft =
  | { readonly draft: 'none' }
  /** A player chose one of their pieces, in their turn. */
  | { readonly draft: 'piece'; readonly at: Square }
  /** A player chose a piece of their base line to swap. */
  | { readonly draft: 'swap'; readonly file: File; readonly sign: Sign }
  /**
   * A game that is over, after this many of its actions. The steps to the start and the end have texts of their own.
   */
  | { readonly draft: 'replay'; readonly after: number; readonly of: number; readonly end?: 'start' | 'end' };

export interface ZGameKind {
  config: z.infer<typeof config>;
  state: State;
  view: View;
  move: Move;
  draft: Draft;
  form: 'line';
  event: Event;
  refusal: Refusal;
}

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function sideOf(seat: Seat): Side {
  return seat === seats.white ? 'white' : 'black';
}
