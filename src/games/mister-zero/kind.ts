import type { z } from 'zod';
import type { Instant, Seat } from '../contract.ts';
import type { Bridge, Point } from './board.ts';
import type * as schema from './schema.ts';

export const colours = ['red', 'green'] as const;
export type Colour = (typeof colours)[number];

export const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Digit = (typeof digits)[number];

export const seatings = [2, 4] as const;
export type Seating = (typeof seatings)[number];

/** The partners of a team sit opposite each other: seats 0 and 2 against seats 1 and 3. */
export const teams = [0, 1] as const;
export type Team = (typeof teams)[number];

export const longestSeries = 9;

export type Config = z.infer<typeof schema.config>;
/** A token on its bridge. A face-down token is no secret, because everybody saw it when it was laid. */
export type Laid = z.infer<typeof schema.laid>;

/** How many tokens each colour took. */
export type Tally = z.infer<typeof schema.ofEachColour>;
export type Advice = z.infer<typeof schema.advice>;
export type State = z.infer<typeof schema.state>;
export type StateOf<P extends State['phase']> = Extract<State, { readonly phase: P }>;

/** One jump of Mister Zero. It goes over the smallest digit in front of him, unless another reason is given. */
export interface Jump {
  readonly token: Laid;
  readonly because: 'smallest' | 'face-down' | 'right';
  readonly from: Point;
  readonly to: Point;
}

/** The side of the checkpoint he reached takes all tokens turned over since the last payout. */
export interface Payout {
  /** The number of the jump that leads to the checkpoint, from 1. */
  readonly jump: number;
  readonly colour: Colour;
  readonly tokens: number;
}

export interface Walk {
  readonly jumps: readonly Jump[];
  readonly payouts: readonly Payout[];
  readonly tally: Tally;
  /** The tokens turned over after the last checkpoint. They belong to nobody. */
  readonly unpaid: number;
}

/** What states and views have in common. */
export interface Table {
  readonly phase: State['phase'];
  readonly seats: Seating;
  readonly config: Config;
  readonly laid: readonly Laid[];
  readonly tallies: readonly Tally[];
}

/** Everybody sees the same, except that only partners see advice. */
export type View =
  | (Table & { readonly phase: 'placing'; readonly awaited: Seat; readonly advice?: Advice })
  | (Table & { readonly phase: 'between'; readonly walk: Walk; readonly until: Instant })
  | (Table & { readonly phase: 'over'; readonly walk: Walk });
export type ViewOf<P extends View['phase']> = Extract<View, { readonly phase: P }>;

/** A move keeps tokens and bridges as they were typed. So the rules can refuse by name one that does not exist. */
export type Move =
  | { readonly act: 'place'; readonly digit: number; readonly bridge: string; readonly lies?: 'face-down' }
  | { readonly act: 'advise'; readonly digit: number; readonly bridge: string }
  | { readonly act: 'next' };

/** Why a token lies face down. */
export type Hidden = 'last' | 'zero';

export type Event =
  | {
      readonly what: 'placed';
      readonly seat: Seat;
      readonly token: Laid;
      readonly hidden?: Hidden;
      /** Its twin is still in somebody’s hand and may not lie face up in the centre for now. */
      readonly closes?: true;
      /** The token that a smaller one turned face up again. */
      readonly revealed?: Laid;
    }
  /** Tells everybody that there is advice, but not what it is. */
  | { readonly what: 'advised'; readonly seat: Seat; readonly to: Seat }
  /** Tells the advice to the partners alone. */
  | { readonly what: 'advice'; readonly seat: Seat; readonly advice: Advice }
  | {
      readonly what: 'walked';
      readonly route: readonly Bridge[];
      readonly payouts: readonly Payout[];
    }
  | {
      readonly what: 'game-over';
      readonly tally: Tally;
      /** The winners of the game just over, by their colour. Empty for a draw. */
      readonly winners: readonly Seat[];
    }
  | { readonly what: 'series-over'; readonly points: readonly [number, number]; readonly winners: readonly Seat[] }
  | { readonly what: 'begun'; readonly game: number; readonly games: number; readonly awaited: Seat };

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'seats-fixed' }
  | { readonly why: 'not-your-turn'; readonly awaited: Seat }
  | { readonly why: 'between-games'; readonly until: Instant }
  | { readonly why: 'no-next-game' }
  | { readonly why: 'no-such-token'; readonly digit: number }
  | { readonly why: 'no-such-bridge'; readonly bridge: string }
  | { readonly why: 'token-laid'; readonly digit: Digit; readonly bridge: Bridge }
  | { readonly why: 'token-of-your-partner'; readonly digit: Digit; readonly partner: Seat }
  | { readonly why: 'bridge-taken'; readonly bridge: Bridge; readonly by: Laid }
  | { readonly why: 'closed'; readonly bridge: Bridge; readonly by: Laid }
  | { readonly why: 'not-face-down'; readonly digit: Digit; readonly bridge: Bridge }
  | { readonly why: 'no-partner' }
  | { readonly why: 'advice-forbidden' }
  | { readonly why: 'nobody-to-advise'; readonly awaited: Seat }
  | { readonly why: 'advised-already' };

/** Which part of a view somebody looks at. */
export type Showing =
  | { readonly show: 'board' }
  /** A token from the hand of the player who is to place, and where it may go. */
  | { readonly show: 'token'; readonly digit: Digit }
  /** The walk, up to this many jumps. */
  | { readonly show: 'page'; readonly jumps: number };

export interface MisterZeroKind {
  config: Config;
  state: State;
  view: View;
  move: Move;
  draft: Showing;
  form: 'advice';
  event: Event;
  refusal: Refusal;
}
