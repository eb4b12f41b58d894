import type { Puzzle } from '../pieces.ts';
import { rowAt, rowCount, solutionOf } from './codes.ts';
import { planFor } from './plan.ts';
import { type Guess, guessOf, type Position, positionOf, puzzleOf } from './position.ts';
import { guessesFor } from './search.ts';
import type { NextRow, Seek } from './turns.ts';

/** Knows every code that is still possible, and looks for the row after which both puzzles take fewest rows together. */
export const seekBest: Seek = (view, open, { rng, late, best }) => {
  const position = positionOf(view);
  const certain = open.map((puzzle) => certainGuess(position, puzzle)).find((guess) => guess !== undefined);
  if (certain !== undefined) return nextRow(certain);
  const guesses = open.flatMap((puzzle) => guessesFor[puzzle]);
  return nextRow(planFor(position, guesses, { rng, late }, (guess) => best(nextRow(guess))).guess);
};

/** The only row that can be the solution. */
export function certainGuess({ codes }: Position, puzzle: Puzzle): Guess | undefined {
  const [first] = codes;
  if (first === undefined) return undefined;
  const solution = solutionOf(first, puzzle);
  return codes.every((code) => solutionOf(code, puzzle) === solution) ? guessOf(puzzle, solution) : undefined;
}

export function nextRow(guess: Guess): NextRow {
  const puzzle = puzzleOf(guess);
  return { puzzle, row: rowAt(puzzle, guess % rowCount) };
}
