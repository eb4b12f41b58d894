import type { z } from 'zod';
import type { Seat } from '../contract.ts';
import type { File, Square } from './board.ts';
import type * as schema from './schema.ts';

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

/** A base line, from a to h. */
export type Line = z.infer<typeof schema.line>;
export type Lines = z.infer<typeof schema.lines>;
export type Piece = z.infer<typeof schema.piece>;
export type Position = z.infer<typeof schema.position>;
export type Taken = Position['taken'][number];
/** One action and its result, as far as everybody saw it. */
export type Deed = z.infer<typeof schema.deed>;
export type Result = z.infer<typeof schema.result>;
export type State = z.infer<typeof schema.state>;
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
  /** Everything is shown. */
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
  | { readonly draft: 'swap'; readonly file: File; readonly sign: Sign };

export interface ZGameKind {
  config: z.infer<typeof schema.config>;
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
