import { z } from 'zod';
import type { Instant } from '../../contract.ts';
import { type BoardCode, boardCodes } from '../board/board.ts';
import {
  type Direction,
  directions,
  type Place,
  type Robot,
  robots,
  type Slide,
  type TargetName,
  targetNames,
} from '../board/vocabulary.ts';
import type { Leg, Move } from '../kind.ts';

/** One board for one person: bring the robot to its target, then do it in fewer moves. */

export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The board of the day is the same for everybody, so nobody chooses how difficult it is. */
export const levels = [...difficulties, 'daily'] as const;
export type Level = (typeof levels)[number];

/** More would not be told in words any more. */
export const mostMoves = 40;

const cell = z.int().min(0).max(255);
const slides = z.array(z.strictObject({ robot: z.enum(robots), direction: z.enum(directions) }).readonly()).readonly();

export const config = z
  .strictObject({
    board: z.enum(boardCodes),
    place: z.tuple([cell, cell, cell, cell]).readonly(),
    target: z.enum(targetNames),
    /** A secret until it is found, or asked for. */
    best: slides,
    level: z.enum(levels),
    /** With the level it makes the very same board again. Of the board of the day: its date. */
    seed: z.string(),
  })
  .readonly();
export type Config = z.infer<typeof config>;

export const state = z
  .strictObject({
    config,
    phase: z.enum(['playing', 'over']),
    /** When it was first seen. */
    began: z.number(),
    slides,
    chosen: z.enum(robots).optional(),
    /** The best solution so far. */
    solved: z
      .strictObject({
        slides,
        /** Milliseconds until this one, and until the first. */
        took: z.number(),
        first: z.number(),
      })
      .readonly()
      .optional(),
  })
  .readonly();
export type State = z.infer<typeof state>;

export interface Solved {
  readonly legs: readonly Leg[];
  readonly took: number;
  readonly first: number;
}

export interface View {
  readonly phase: 'playing' | 'over';
  readonly board: BoardCode;
  readonly target: TargetName;
  readonly level: Level;
  readonly seed: string;
  readonly began: Instant;
  readonly start: Place;
  readonly place: Place;
  readonly legs: readonly Leg[];
  readonly chosen?: Robot;
  readonly ways: readonly Direction[];
  readonly standing: 'solved' | 'unturned' | 'not-there';
  readonly solved?: Solved;
  /** Once it is over. */
  readonly best?: readonly Leg[];
}

export type Event =
  | { readonly what: 'chosen'; readonly robot: Robot }
  | { readonly what: 'slid'; readonly slides: readonly Slide[] }
  | { readonly what: 'undone' | 'reset' | 'given-up' }
  | { readonly what: 'solved'; readonly moves: number; readonly how: 'best' | 'better' | 'no-better' };

export type Refusal =
  | { readonly why: 'alone' }
  | { readonly why: 'solved-already'; readonly moves: number }
  | { readonly why: 'too-many-moves'; readonly most: number }
  | { readonly why: 'does-not-move'; readonly slide: Slide; readonly nth: number }
  | { readonly why: 'nothing-to-undo' };

export interface SoloKind {
  config: Config;
  state: State;
  view: View;
  move: Move;
  draft: never;
  form: 'moves';
  event: Event;
  refusal: Refusal;
}
