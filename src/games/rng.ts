import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Chance as a rule sees it. One generator serves one input and is then thrown away. */
export interface Rng {
  /** A whole number from 0 to below − 1. */
  int(below: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The same chance, and whether any of it was drawn. */
export function watched({ int, shuffled }: Rng): { readonly rng: Rng; readonly drawn: () => boolean } {
  let drawn = false;
  const seen = <Args extends unknown[], Of>(draw: (...args: Args) => Of) => {
    return (...args: Args): Of => {
      drawn = true;
      return draw(...args);
    };
  };
  return { rng: { int: seen(int), shuffled: seen(shuffled) as Rng['shuffled'] }, drawn: () => drawn };
}

/** A table's secret seed and the number of the input decide all chance: the same pair always gives the same result. */
export function rngFrom(seed: string, turn: number): Rng {
  const generator = xoroshiro128plusFromState(words128(`${seed}#${turn}`));
  const int = (below: number) => uniformInt(generator, 0, below - 1);
  return {
    int,
    shuffled(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        const kept = shuffled[last] as (typeof shuffled)[number];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = kept;
      }
      return shuffled;
    },
  };
}

/** Four 32-bit words. Each depends on every character, so that chance in one turn tells nothing about the next turn. */
function words128(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      words[0] = Math.imul(words[0] ^ code, 0x9e3779b1) ^ (words[3] >>> 15);
      words[1] = Math.imul(words[1] ^ words[0], 0x85ebca6b) ^ (words[0] >>> 13);
      words[2] = Math.imul(words[2] ^ words[1], 0xc2b2ae35) ^ (words[1] >>> 16);
      words[3] = Math.imul(words[3] ^ words[2], 0x27d4eb2f) ^ (words[2] >>> 14);
    }
  }
  return words;
}
