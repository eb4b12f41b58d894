/** Everybody against everybody, by the tables of Berger. */

/** A pair: the first one begins. */
export type Pair = readonly [number, number];

export interface Paired {
  readonly pairs: readonly Pair[];
  readonly bye?: number;
}

/**
 * The pairs of a round, counted from 0. Who begins depends on the two numbers alone: the lower one when their sum is odd,
 * else the higher one. So all begin as often as not. The last number meets each of the others, and begins every other time.
 */
export function circle(players: number, round: number): Paired {
  const last = players % 2 === 0 ? players - 1 : players;
  const pairs: Pair[] = [];
  let alone: number | undefined;
  for (let one = 0; one < last; one++) {
    // In each round the two numbers of a pair have another sum, all round the circle.
    const other = (((round - one) % last) + last) % last;
    if (other === one) alone = one;
    if (other > one) pairs.push((one + other) % 2 === 1 ? [one, other] : [other, one]);
  }
  if (alone === undefined) return { pairs };
  if (last === players) return { pairs, bye: alone };
  return { pairs: [alone % 2 === 0 ? [alone, last] : [last, alone], ...pairs] };
}
