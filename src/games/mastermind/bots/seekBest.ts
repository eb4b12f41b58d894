import { rowAt, rowCount } from './codes.ts';
import { planFor } from './plan.ts';
import { type Guess, positionOf, puzzleOf } from './position.ts';
import type { NextRow, Seek } from './turns.ts';

/** Knows every code that is still possible, and looks for the row after which both puzzles take fewest rows together. */
export const seekBest: Seek = (view, open, { rng, late, best }) =>
  nextRow(planFor(positionOf(view), open, { rng, late, best: (guess) => best(nextRow(guess)) }).guess);

export function nextRow(guess: Guess): NextRow {
  const puzzle = puzzleOf(guess);
  return { puzzle, row: rowAt(puzzle, guess % rowCount) };
}
