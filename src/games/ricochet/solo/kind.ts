import { z } from 'zod';
import type { Instant } from '../../contract.ts';
import { type BoardCode, boardCodes } from '../board/board.ts';
import {
  type Direction,
  directions,
  type Robot,
  type RobotCells,
  robots,
  type Slide,
  type TargetName,
  targetNames,
} from '../board/vocabulary.ts';
import type { Leg, Move } from '../kind.ts';

/** One board for one player, who brings the robot to its target and then tries to do it in fewer moves. */

export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The board of the day is the same for everybody, so nobody chooses how difficult it is. */
export const levels = [...difficulties, 'daily'] as const;
export type Level = (typeof levels)[number];

/** The text of the position has no room for more moves. */
export const mostMoves = 40;

const cell = z.int().min(0).max(255);
const slides = z.array(z.strictObject({ robot: z.enum(robots), direction: z.enum(directions) }).readonly()).readonly();

export const config = z
  .strictObject({
    board: z.enum(boardCodes),
    place: z.tuple([cell, cell, cell, cell]).readonly(),
    target: z.enum(targetNames),
    /** The best solution. It is a secret until the player finds it or asks for it. */
    best: slides,
    level: z.enum(levels),
    /** With the level, the seed makes the very same board again. The seed of the board of the day is its date. */
    seed: z.string(),
  })
  .readonly();
export type Config = z.infer<typeof config>;

export const state = z
  .strictObject({
    config,
    phase: z.enum(['playing', 'over']),
    /** When the player first saw the board. */
    began: z.number(),
    slides,
    chosen: z.enum(robots).optional(),
    /** The best solution so far. */
    solved: z
      .strictObject({
        slides,
        /** Milliseconds until this solution, and until the first. */
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
  readonly start: RobotCells;
  readonly place: RobotCells;
  readonly legs: readonly Leg[];
  readonly chosen?: Robot;
  readonly ways: readonly Direction[];
  readonly verdict: 'solved' | 'unturned' | 'not-there';
  readonly solved?: Solved;
  /** Only present when it is over. */
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

/** The board as it stands, or with the question whether to end it. */
export type Draft = 'board' | 'give-up';

export interface SoloKind {
  config: Config;
  state: State;
  view: View;
  move: Move;
  draft: Draft;
  form: 'moves';
  event: Event;
  refusal: Refusal;
}
