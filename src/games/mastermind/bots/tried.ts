import type { Rng } from '../../rng.ts';
import { rowCount } from './codes.ts';
import { certainGuess, guessesFor, promising, spreadOf } from './guesses.ts';
import { afterGuess, type Position } from './position.ts';
import { patience } from './search.ts';

/**
 * How many rows each code takes a seeker who always gives the row that tells most apart: by the number of the code. Which of
 * equal rows this seeker prefers is chance. Undefined if it gets late before all codes are found.
 */
export function rowsOfEach(start: Position, rng: Rng, late: () => boolean): Uint8Array | undefined {
  const preferred = rng.shuffled(guessesFor([1, 1]));
  const rows = new Uint8Array(rowCount ** 2);
  const waiting = [start];
  let work = 0;
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
    const { codes, left } = position;
    const open = guessesFor(left);
    if (codes.length === 0 || open.length === 0) continue;
    work += codes.length + open.length;
    if (work > patience) {
      work = 0;
      if (late()) return undefined;
    }
    const spread = spreadOf(codes);
    const [first, last] = [open[0] ?? 0, open.at(-1) ?? 0];
    const guesses = preferred.filter((guess) => guess >= first && guess <= last);
    const guess = certainGuess(spread, left) ?? promising(spread, codes.length, guesses, 1)[0];
    if (guess === undefined) throw new Error('Nothing is left to be found.');
    for (const code of codes) (rows[code] as number)++;
    waiting.push(...afterGuess(position, guess));
  }
  return rows;
}
