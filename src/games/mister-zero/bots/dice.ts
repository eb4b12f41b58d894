import type { Rng } from '../../rng.ts';

/** Chance for many small decisions: quick rather than good. */
export type Dice = (below: number) => number;

export function diceFrom(rng: Rng): Dice {
  let word = rng.int(0x7fff_ffff) + 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return ((word >>> 16) * below) >>> 16;
  };
}
