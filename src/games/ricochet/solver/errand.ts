import { z } from 'zod';
import type { Errand } from '../../contract.ts';
import { boardCodes } from '../board/board.ts';
import { targetNames } from '../board/vocabulary.ts';
import type { SolverAnswer } from '../search.ts';
import { solve } from './solve.ts';

const cell = z.int().min(0).max(255);
const search = z.object({
  board: z.enum(boardCodes),
  place: z.tuple([cell, cell, cell, cell]).readonly(),
  target: z.enum(targetNames),
});

/** Each round asks the solver for its best solution. */
export function runErrand({ task }: Errand): SolverAnswer {
  return solve(search.parse(task));
}
