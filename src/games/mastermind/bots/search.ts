import { rowCount } from './codes.ts';
import { certainGuess, guessesFor, promising, type Spread, spreadOf } from './guesses.ts';
import { emptyMemory, keyOf } from './memory.ts';
import { afterGuess, type Guess, leastRows, leftAfter, type Position } from './position.ts';

/** How many guesses are tried where so many codes are possible. */
export type Breadth = (codes: number) => number;

/** As many as there are: all guesses of both puzzles. */
export const everyGuess = 2 * rowCount;

export interface Search {
  /** How many rows all codes of the position take together when this guess comes first; or some number not below the limit. */
  rowsAfter(position: Position, guess: Guess, limit: number): number;
  /** Once it has stopped, what it says means nothing. */
  stopped(): boolean;
}

/** About a millisecond of work, counted in guesses and codes that were looked at. */
export const patience = 5_000;

/** Looks at what seekers can do until all is solved. */
export function searching(breadth: Breadth, late: () => boolean): Search {
  const memory = emptyMemory();
  let work = 0;
  let stopped = false;

  function rowsAfter(position: Position, guess: Guess, limit: number): number {
    const parts = afterGuess(position, guess);
    let rows = position.codes.length;
    for (const { codes, left } of parts) rows += leastRows(codes.length, left);
    for (const part of parts) {
      if (rows >= limit || stopped) return rows;
      if (part.codes.length > 0) rows += rowsFrom(part) - leastRows(part.codes.length, part.left);
    }
    return rows;
  }

  function rowsFrom(position: Position): number {
    const { codes, left } = position;
    const spread = spreadOf(codes);
    const certain = certainGuess(spread, left);
    if (certain !== undefined) return codes.length + rowsFrom({ codes, left: leftAfter(left, certain, 'right') });
    return left[0] + left[1] === 0 ? 0 : rowsOfUncertain(position, spread);
  }

  function rowsOfUncertain(position: Position, spread: Spread): number {
    const key = keyOf(position);
    const known = memory.recall(key);
    if (known !== undefined) return known;
    const { codes, left } = position;
    const least = leastRows(codes.length, left);
    const guesses = guessesFor(left);
    work += guesses.length + codes.length;
    if (work > patience) {
      work = 0;
      stopped ||= late();
    }
    let best = Infinity;
    for (const guess of promising(spread, codes.length, guesses, breadth(codes.length))) {
      best = Math.min(best, rowsAfter(position, guess, best));
      if (best <= least || stopped) break;
    }
    if (!stopped) memory.keep(key, best);
    return best;
  }

  return { rowsAfter, stopped: () => stopped };
}
