import type { Row } from './pieces.ts';

/** Black: the right value in the right position. White: the right value in a wrong position. */
export interface Answer {
  readonly black: number;
  readonly white: number;
}

/** Blacks are counted first. The rest is matched value by value, so each token and each card counts at most once. */
export function answerTo(row: Row, solution: Row): Answer {
  const left = row.filter((value, place) => value !== solution[place]);
  const unmatched = solution.filter((value, place) => value !== row[place]);
  const black = row.length - left.length;
  let white = 0;
  for (const value of left) {
    const match = unmatched.indexOf(value);
    if (match < 0) continue;
    unmatched.splice(match, 1);
    white++;
  }
  return { black, white };
}

export function isSolved({ black }: Answer): boolean {
  return black === 3;
}
