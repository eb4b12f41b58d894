import type { z } from 'zod';
import type { Seat } from '../contract.ts';
import type { Direction, Point } from './board.ts';
import type * as schema from './schema.ts';

export const colours = ['yellow', 'blue'] as const;
export type Colour = (typeof colours)[number];

export const pegsOfAColour = 11;

/** The host draws by lot who plays first. */
export const firstPlayer: Seat = 0;
export const secondPlayer: Seat = 1;

export const phases = ['pegs', 'corners', 'opening', 'pie', 'turns', 'over'] as const;
export type Phase = (typeof phases)[number];

export type Board = z.infer<typeof schema.board>;
/** One tube's way along a line: which holes took a peg, in the order passed, and how many pegs it has left. */
export type Slide = z.infer<typeof schema.slide>;
export type Result = z.infer<typeof schema.result>;
/** Which seat plays a colour. */
export type Owners = z.infer<typeof schema.owners>;
export type State = z.infer<typeof schema.state>;
export type StateOf<P extends Phase> = Extract<State, { readonly phase: P }>;

/** A move keeps its points as they were typed. So the rules can refuse by name a point that is not on the board. */
export type Move =
  | { readonly act: 'shuffle' }
  | { readonly act: 'pegs'; readonly holes: readonly string[] }
  | { readonly act: 'ready' }
  | { readonly act: 'corners'; readonly colour: Colour; readonly corner: string }
  | { readonly act: 'slide'; readonly colour?: Colour; readonly to: string }
  | { readonly act: 'take' }
  | { readonly act: 'keep' };

/** A point where a tube may stop, and how many pegs it would drop on the way. */
export interface Stop {
  readonly to: Point;
  readonly direction: Direction;
  readonly drops: number;
}

/** Foxu has no secrets: everybody sees the same. */
export type View =
  | { readonly phase: 'pegs' | 'corners'; readonly awaited: Seat; readonly grey: readonly Point[] }
  | {
      readonly phase: 'opening';
      readonly awaited: Seat;
      readonly board: Board;
      readonly stops: Readonly<Record<Colour, readonly Stop[]>>;
    }
  | { readonly phase: 'pie'; readonly awaited: Seat; readonly board: Board; readonly last: Slide }
  | {
      readonly phase: 'turns';
      readonly awaited: Seat;
      readonly board: Board;
      readonly last: Slide;
      readonly owners: Owners;
      readonly turn: Colour;
      readonly stops: readonly Stop[];
      /** How many times this position has stood on the board, this one counted. */
      readonly occurrence: number;
    }
  | {
      readonly phase: 'over';
      readonly board: Board;
      readonly last: Slide;
      readonly owners: Owners;
      readonly result: Result;
    };

export type Event =
  | { readonly what: 'shuffled'; readonly seat: Seat }
  | { readonly what: 'placed'; readonly seat: Seat; readonly grey: readonly Point[] }
  | { readonly what: 'confirmed'; readonly seat: Seat }
  | { readonly what: 'corners'; readonly seat: Seat; readonly tubes: Board['tubes'] }
  | { readonly what: 'opened'; readonly seat: Seat; readonly slide: Slide }
  | { readonly what: 'taken' | 'kept'; readonly seat: Seat; readonly colour: Colour }
  | { readonly what: 'slid'; readonly seat: Seat; readonly slide: Slide }
  | { readonly what: 'won'; readonly seat: Seat; readonly colour: Colour }
  | { readonly what: 'drawn' };

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'seats-fixed' }
  | { readonly why: 'not-your-turn'; readonly awaited: Seat }
  | { readonly why: 'not-now'; readonly phase: Exclude<Phase, 'over'> }
  | { readonly why: 'wrong-number-of-pegs'; readonly given: number }
  | { readonly why: 'hole-named-twice'; readonly hole: string }
  | { readonly why: 'peg-on-a-corner'; readonly corner: string }
  | { readonly why: 'not-a-hole'; readonly point: string }
  | { readonly why: 'not-a-corner'; readonly point: string }
  | { readonly why: 'no-such-point'; readonly point: string }
  | { readonly why: 'tube-not-named'; readonly to: string }
  | { readonly why: 'wrong-tube'; readonly yours: Colour }
  | { readonly why: 'staying-put'; readonly at: Point }
  | { readonly why: 'off-the-lines'; readonly from: Point; readonly to: Point }
  | { readonly why: 'occupied'; readonly by: Colour; readonly to: Point }
  | { readonly why: 'blocked'; readonly by: Colour; readonly at: Point; readonly to: Point };

export interface FoxuKind {
  config: z.infer<typeof schema.config>;
  state: State;
  view: View;
  move: Move;
  draft: never;
  form: 'pegs';
  event: Event;
  refusal: Refusal;
}

export function otherColour(colour: Colour): Colour {
  return colour === 'yellow' ? 'blue' : 'yellow';
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

export function pegsLeft(board: Board, colour: Colour): number {
  return pegsOfAColour - board.pegs[colour].length;
}
