import { isSolved } from './answers.ts';
import { rowsOfAPuzzle } from './decided.ts';
import type { Given } from './kind.ts';
import { type Puzzle, puzzles } from './pieces.ts';

export type Progress =
  | { readonly status: 'open'; readonly used: number; readonly left: number }
  | { readonly status: 'solved'; readonly used: number }
  | { readonly status: 'lost'; readonly used: number };

export function rowsOf(given: readonly Given[], puzzle: Puzzle): readonly Given[] {
  return given.filter((each) => each.puzzle === puzzle);
}

export function progressOf(given: readonly Given[], puzzle: Puzzle): Progress {
  const rows = rowsOf(given, puzzle);
  const used = rows.length;
  const last = rows.at(-1);
  if (last !== undefined && isSolved(last.answer)) return { status: 'solved', used };
  return used < rowsOfAPuzzle ? { status: 'open', used, left: rowsOfAPuzzle - used } : { status: 'lost', used };
}

export function openPuzzles(given: readonly Given[]): readonly Puzzle[] {
  return puzzles.filter((puzzle) => progressOf(given, puzzle).status === 'open');
}
