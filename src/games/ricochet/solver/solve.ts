import { boardOf } from '../board/board.ts';
import type { Search, SolverAnswer } from '../search.ts';
import { hunt } from './hunt.ts';
import { mostNodes } from './space.ts';

/**
 * How many nodes (see space.ts) a search may make before it gives up. This is nearly all there is room for, and takes
 * one or two seconds.
 */
export const usualBudget = mostNodes - 1_000;

/** The best solution of a target by the rules: the robot that reaches it must have turned at a right angle. */
export function solve({ board, place, target }: Search, budget = usualBudget): SolverAnswer {
  return hunt({ board: boardOf(board), place, target }, budget);
}
