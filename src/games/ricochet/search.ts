import { z } from 'zod';
import type { BoardCode } from './board/board.ts';
import type { RobotCells, TargetName } from './board/vocabulary.ts';
import { slides } from './kind.ts';

/** What the solver is asked, and what it answers. */
export interface Search {
  readonly board: BoardCode;
  readonly place: RobotCells;
  readonly target: TargetName;
}

export const answer = z.union([
  z.strictObject({ found: z.literal('best'), slides }),
  z.strictObject({ found: z.literal('at-least'), moves: z.int().min(1) }),
  z.strictObject({ found: z.literal('impossible') }),
]);
export type SolverAnswer = z.infer<typeof answer>;
