import { rngFrom } from '../../games/rng.ts';

/** Large enough that chance does not make zero of a number, small enough that a product is exact. */
const prime = 67_108_859;

/**
 * How many pairs can be made at once, each of two who may meet. It is half of the rank of a matrix that has a number for
 * each pair who may meet (Tutte, Lovász): the rank tells it without trying the pairs out, of which there are too many.
 */
export function pairsPossible(players: readonly number[], mayMeet: (one: number, other: number) => boolean): number {
  const rows = players.map(() => players.map(() => 0));
  const { int } = rngFrom('pairs', players.length);
  players.forEach((one, at) => {
    players.slice(0, at).forEach((other, before) => {
      const value = 1 + int(prime - 1);
      if (!mayMeet(one, other)) return;
      (rows[at] as number[])[before] = value;
      (rows[before] as number[])[at] = prime - value;
    });
  });
  return rankOf(rows) / 2;
}

function rankOf(rows: number[][]): number {
  let rank = 0;
  for (let column = 0; column < rows.length; column++) {
    const found = rows.findIndex((row, at) => at >= rank && row[column] !== 0);
    const pivot = rows[found];
    if (pivot === undefined) continue;
    rows[found] = rows[rank] as number[];
    rows[rank] = pivot;
    const inverse = power(pivot[column] as number, prime - 2);
    for (const row of rows.slice(rank + 1)) {
      const factor = ((row[column] as number) * inverse) % prime;
      if (factor === 0) continue;
      for (let at = column; at < row.length; at++) {
        row[at] = ((row[at] as number) + (prime - factor) * (pivot[at] as number)) % prime;
      }
    }
    rank++;
  }
  return rank;
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}
