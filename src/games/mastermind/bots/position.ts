import { rowsOfAPuzzle } from '../decided.ts';
import { type Puzzle, puzzles } from '../pieces.ts';
import type { Known } from '../possible.ts';
import { progressOf } from '../progress.ts';
import { answerCount, answerTable, codesThatFit, rowCount, solved } from './codes.ts';

/** What seekers know: the codes that are possible, and how many rows are left for each puzzle. */
export interface Position {
  /** Their numbers. */
  readonly codes: Uint16Array;
  readonly left: Left;
}

/** For the colours and the shapes. No row is left for a puzzle that is solved or lost. */
export type Left = readonly [colours: number, shapes: number];

/** A row for one of the two puzzles, as a number: the rows of the colours come first. */
export type Guess = number;

export function guessOf(puzzle: Puzzle, row: number): Guess {
  return puzzles.indexOf(puzzle) * rowCount + row;
}

export function puzzleOf(guess: Guess): Puzzle {
  return guess < rowCount ? 'colours' : 'shapes';
}

export function positionOf(known: Known): Position {
  const left = (puzzle: Puzzle) => {
    const { status, used } = progressOf(known.given, puzzle);
    return status === 'open' ? rowsOfAPuzzle - used : 0;
  };
  return { codes: codesThatFit(known), left: [left('colours'), left('shapes')] };
}

/** The rows that are left for these puzzles alone. */
export function leftFor({ left: [colours, shapes] }: Position, open: readonly Puzzle[]): Left {
  return [open.includes('colours') ? colours : 0, open.includes('shapes') ? shapes : 0];
}

/** For each answer to this guess, what seekers know then. */
export function afterGuess({ codes, left }: Position, guess: Guess): readonly Position[] {
  const wrong = leftAfter(left, guess, 'wrong');
  const right = leftAfter(left, guess, 'right');
  return partsOf(codes, guess).map((part, answer) => ({ codes: part, left: answer === solved ? right : wrong }));
}

/** The rows that are left once this guess was wrong or right. */
export function leftAfter([colours, shapes]: Left, guess: Guess, answer: 'wrong' | 'right'): Left {
  const after = (rows: number) => (answer === 'right' ? 0 : rows - 1);
  return puzzleOf(guess) === 'colours' ? [after(colours), shapes] : [colours, after(shapes)];
}

/** The codes that would get each answer. */
function partsOf(codes: Uint16Array, guess: Guess): readonly Uint16Array[] {
  const answers = answerTable();
  const shapes = guess >= rowCount;
  const row = (shapes ? guess - rowCount : guess) * rowCount;
  const answerOf = new Uint8Array(codes.length);
  const starts = new Uint16Array(answerCount + 1);
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as number;
    const shape = code % rowCount;
    const answer = answers[row + (shapes ? shape : (code - shape) / rowCount)] as number;
    answerOf[index] = answer;
    (starts[answer + 1] as number)++;
  }
  for (let answer = 1; answer <= answerCount; answer++) (starts[answer] as number) += starts[answer - 1] as number;
  const next = starts.slice();
  const sorted = new Uint16Array(codes.length);
  for (let index = 0; index < codes.length; index++) {
    const answer = answerOf[index] as number;
    sorted[(next[answer] as number)++] = codes[index] as number;
  }
  return Array.from({ length: answerCount }, (_, answer) => sorted.subarray(starts[answer], starts[answer + 1]));
}

/** All these codes together take at least so many rows, however lucky the seekers are. */
export function leastRows(codes: number, [colours, shapes]: Left): number {
  const open = (colours > 0 ? 1 : 0) + (shapes > 0 ? 1 : 0);
  if (codes === 0) return 0;
  // A puzzle that is soon lost takes no more rows, so nothing better can be said of it.
  const soonLost = [colours, shapes].some((rows) => rows === 1 || rows === 2);
  if (open === 0 || soonLost) return open * codes;
  // One code is found by right rows alone. Of the next, a wrong row has one of eight answers; it comes first or second.
  const next = open * (answerCount - 1);
  return open * codes + Math.min(codes - 1, next) + 2 * Math.max(0, codes - 1 - next);
}
