import { rowAt, rowCount } from './codes.ts';
import { certainGuess, spreadOf } from './guesses.ts';
import { planFor } from './plan.ts';
import { type Guess, leftFor, positionOf, puzzleOf } from './position.ts';
import type { NextRow, Seek } from './turns.ts';

/** Knows every code that is still possible, and looks for the row after which both puzzles take fewest rows together. */
export const seekBest: Seek = (view, open, { rng, late, best }) => {
  const position = positionOf(view);
  const certain = certainGuess(spreadOf(position.codes), leftFor(position, open));
  if (certain !== undefined) return nextRow(certain);
  return nextRow(planFor(position, open, { rng, late, best: (guess) => best(nextRow(guess)) }).guess);
};

export function nextRow(guess: Guess): NextRow {
  const puzzle = puzzleOf(guess);
  return { puzzle, row: rowAt(puzzle, guess % rowCount) };
}
