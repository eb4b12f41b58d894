import { z } from 'zod';
import type { Instant, Seat } from '../contract.ts';
import { type BoardCode, boardCodes } from './board/board.ts';
import {
  directions,
  type Robot,
  type RobotCells,
  robots,
  type Slide,
  type TargetName,
  targetNames,
} from './board/vocabulary.ts';
import { type Config, config } from './config.ts';
import { leastBid, mostBid, type Ties } from './limits.ts';
import type { Event, Refusal } from './told.ts';

export { type Config, config } from './config.ts';
export { leastBid, mostBid, spans, type Ties, ties } from './limits.ts';
export type { Event, Failure, Refusal } from './told.ts';

const seat = z.int().min(0);
const instant = z.number();
const target = z.enum(targetNames);
const cell = z.int().min(0).max(255);
const place = z.tuple([cell, cell, cell, cell]).readonly();
const slide = z.strictObject({ robot: z.enum(robots), direction: z.enum(directions) }).readonly();
export const slides = z.array(slide).readonly();

const bid = z
  .strictObject({
    seat,
    moves: z.int().min(leastBid).max(mostBid),
    at: instant,
    /**
     * `withdrawn`: the player left, so nobody demonstrates it, but a later bid of theirs must still be lower. `failed`:
     * the demonstration failed.
     */
    standing: z.enum(['stands', 'withdrawn', 'failed']),
  })
  .readonly();
export type Bid = z.infer<typeof bid>;

/** What the solver said about a round. It is a secret until the round is over. */
const solution = z.discriminatedUnion('known', [
  z.strictObject({ known: z.literal('not-yet') }).readonly(),
  z.strictObject({ known: z.literal('best'), slides }).readonly(),
  /** The solver gave up: no solution has fewer moves than this. */
  z.strictObject({ known: z.literal('at-least'), moves: z.int() }).readonly(),
  z.strictObject({ known: z.literal('impossible') }).readonly(),
]);
export type Solution = z.infer<typeof solution>;

const result = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('won'), seat, slides }).readonly(),
  /** Everybody who bid failed. */
  z.strictObject({ how: z.literal('nobody') }).readonly(),
  /** The turned timer ran out without a bid. */
  z.strictObject({ how: z.literal('unbid') }).readonly(),
  /** The solver proved that no sequence of moves does it. */
  z.strictObject({ how: z.literal('impossible') }).readonly(),
]);
export type Result = z.infer<typeof result>;

const stage = z.discriminatedUnion('at', [
  /**
   * Only when the config has a longest solution: the target is drawn, but not shown yet. `tried` lists the targets that
   * were put back unseen.
   */
  z.strictObject({ at: z.literal('judging'), until: instant, tried: z.array(target).readonly() }).readonly(),
  /** Nobody has bid yet. */
  z.strictObject({ at: z.literal('open'), quietAt: instant }).readonly(),
  /** Nobody has bid for so long that anyone may turn the timer. */
  z.strictObject({ at: z.literal('quiet') }).readonly(),
  z.strictObject({ at: z.literal('turned'), until: instant }).readonly(),
  z.strictObject({ at: z.literal('bidding'), until: instant }).readonly(),
  z
    .strictObject({
      at: z.literal('showing'),
      seat,
      until: instant,
      slides,
      /** The robot whose directions are offered. */
      chosen: z.enum(robots).optional(),
    })
    .readonly(),
  z.strictObject({ at: z.literal('resting'), result, until: instant }).readonly(),
  /** The game is won. Its last best solution is still being looked for. */
  z.strictObject({ at: z.literal('closing'), result, winners: z.array(seat).readonly(), until: instant }).readonly(),
  z.strictObject({ at: z.literal('over'), result, winners: z.array(seat).readonly() }).readonly(),
]);
export type Stage = z.infer<typeof stage>;
export type StageOf<At extends Stage['at']> = Extract<Stage, { readonly at: At }>;

const player = z
  .strictObject({
    won: z.array(target).readonly(),
    /** Whether the player has made at least one bid in this game. Only then they count as a player. */
    bids: z.boolean(),
    here: z.boolean(),
  })
  .readonly();
export type Player = z.infer<typeof player>;

const hint = z.discriminatedUnion('tells', [
  /** The best solution has at least and at most this many moves. */
  z.strictObject({ tells: z.literal('moves'), least: z.int(), most: z.int() }).readonly(),
  /** A best solution begins with this robot. */
  z.strictObject({ tells: z.literal('first'), robot: z.enum(robots) }).readonly(),
]);
export type Hint = z.infer<typeof hint>;

const hints = z
  .strictObject({
    given: z.int().min(0),
    nextAt: instant,
    /** The closest number of moves that was told in this round, and the robot. */
    told: z.array(hint).readonly().optional(),
  })
  .readonly();

const round = z
  .strictObject({
    number: z.int().min(1),
    target,
    /** Where the robots were when the round began. */
    place,
    /** When the target was shown. What was typed before that is not meant for this target. */
    since: instant,
    bids: z.array(bid).readonly(),
    solution,
    hints,
  })
  .readonly();
export type Round = z.infer<typeof round>;

const finished = z.strictObject({ number: z.int(), target, place, result, solution }).readonly();
/** The round before this one. Players may look at its solution. */
export type Finished = z.infer<typeof finished>;

export const state = z
  .strictObject({
    config,
    board: z.enum(boardCodes),
    /** The targets not yet won, including the one of this round. */
    left: z.array(target).readonly(),
    /** The players by seat. */
    players: z.array(player).readonly(),
    round,
    stage,
    before: finished.optional(),
    /** The targets played without being won since the robots came where they are. */
    spent: z.array(target).readonly().optional(),
  })
  .readonly();
export type State = z.infer<typeof state>;

export type Move =
  /** `round` is given when the bid came from a field that was opened in that round. */
  | { readonly act: 'bid'; readonly moves: number; readonly round?: number }
  | { readonly act: 'slide'; readonly slides: readonly Slide[] }
  | { readonly act: 'choose'; readonly robot: Robot }
  | { readonly act: 'undo' | 'reset' | 'give-up' }
  | { readonly act: 'timer' | 'next' | 'hint' };

/** A slide that was made, with the cells where it began and ended. */
export interface Leg extends Slide {
  readonly from: number;
  readonly to: number;
}

export interface Score {
  readonly seat: Seat;
  readonly won: readonly TargetName[];
  readonly here: boolean;
}

/** What may be said about the best solution of a round that is over. */
export type Reveal =
  | { readonly known: 'not-yet' }
  | { readonly known: 'best'; readonly legs: readonly Leg[] }
  /** `most`: how many moves the winner made. */
  | { readonly known: 'at-least'; readonly moves: number; readonly most?: number }
  | { readonly known: 'impossible' };

/** A round that is over, as players may look at it. */
export interface Past {
  readonly round: number;
  readonly target: TargetName;
  readonly place: RobotCells;
  readonly result: ResultView;
  readonly reveal: Reveal;
}

export type ResultView =
  | { readonly how: 'won'; readonly seat: Seat; readonly legs: readonly Leg[] }
  | Exclude<Result, { how: 'won' }>;

/** A bid with its player. Lists of these are in the order of demonstration. */
export interface Bidder {
  readonly seat: Seat;
  readonly moves: number;
}

export type StageView =
  | { readonly at: 'judging' }
  | { readonly at: 'open'; readonly quietAt: Instant }
  | { readonly at: 'quiet' }
  | { readonly at: 'turned'; readonly until: Instant }
  | { readonly at: 'bidding'; readonly until: Instant; readonly bidders: readonly Bidder[] }
  | {
      readonly at: 'showing';
      readonly seat: Seat;
      readonly moves: number;
      readonly since: Instant;
      readonly until: Instant;
      readonly legs: readonly Leg[];
      readonly chosen?: Robot;
      /** The directions in which the chosen robot can move. */
      readonly ways: readonly Slide['direction'][];
      /** Whether the active robot is on the target but has never turned at a right angle. */
      readonly unturned: boolean;
      /** The players who demonstrate after a failure. */
      readonly next: readonly Bidder[];
    }
  | { readonly at: 'resting'; readonly until: Instant; readonly past: Past }
  | { readonly at: 'over'; readonly winners: readonly Seat[]; readonly past: Past };

/** Everybody sees the same. No view has the solver's answer before its round is over. */
export interface View {
  readonly board: BoardCode;
  readonly round: number;
  /** When this round's target was shown. */
  readonly since: Instant;
  /** Undefined while the target is judged. */
  readonly target: TargetName | undefined;
  /** Where the robots are now, after the moves that are being demonstrated. */
  readonly place: RobotCells;
  /** Where the robots were when the round began. */
  readonly start: RobotCells;
  readonly left: readonly TargetName[];
  /** The players who have bid in this game: most tokens first, then by seat. */
  readonly scores: readonly Score[];
  /** How many tokens win now. Undefined when all targets are played. */
  readonly needed: number | undefined;
  readonly ties: Ties;
  /** How many milliseconds there are to bid. */
  readonly bidding: number;
  /** Only a player who asks learns whether the solver has answered and whether the minute between hints is over. */
  readonly hint: 'may-ask' | 'none-left' | 'closed';
  /** What hints have told of this round. */
  readonly hints?: readonly Hint[];
  readonly stage: StageView;
  /** The round before this one. A round that has just ended is in `stage`. */
  readonly before?: Past;
}

/** A look at the solution of the round that is over. */
export type Draft = 'solution';

export type Form =
  /** A bid for this round. */
  | { readonly field: 'bid'; readonly round: number }
  /** Moves. They count for the player who moves the robots when they are sent. */
  | { readonly field: 'moves' };

export interface RicochetKind {
  config: Config;
  state: State;
  view: View;
  move: Move;
  draft: Draft;
  form: Form;
  event: Event;
  refusal: Refusal;
}
