import type { Errand } from '../../contract.ts';
import { boardCodes } from '../board/board.ts';
import { targetNames } from '../board/vocabulary.ts';
import type { Search, SolverAnswer } from '../search.ts';
import { solve } from './solve.ts';

/** Each round asks the solver for its best solution. */
export function runErrand({ task }: Errand): SolverAnswer {
  if (!isSearch(task)) throw new TypeError('there is no position to solve');
  return solve(task);
}

function isSearch(task: unknown): task is Search {
  if (typeof task !== 'object' || task === null) return false;
  const { board, place, target } = task as Partial<Record<keyof Search, unknown>>;
  const isCell = (cell: unknown) => Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) <= 255;
  return (
    boardCodes.some((code) => code === board) &&
    targetNames.some((name) => name === target) &&
    Array.isArray(place) &&
    place.length === 4 &&
    place.every(isCell)
  );
}
