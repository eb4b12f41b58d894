import { choices, nowhere } from './packed.ts';

/** Random words to name positions by. Two of them together are almost never the same for different positions. */
export interface Words {
  /** For each choice of red, and after these for each choice of green. */
  readonly laid: Int32Array;
  /** For each bridge with a token that lies face down, and for none. */
  readonly down: Int32Array;
}

export const ones: Words = wordsFrom(1);
export const others: Words = wordsFrom(2);

function wordsFrom(seed: number): Words {
  let state = Math.imul(seed, 0x2545f491);
  const word = () => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return again ^ (again >>> 16);
  };
  return {
    laid: Int32Array.from({ length: 2 * choices }, word),
    down: Int32Array.from({ length: nowhere + 1 }, word),
  };
}

/** What changes in a name when this is laid and the token that lies face down changes. */
export function changeOf({ laid, down }: Words, choice: number, before: number, after: number): number {
  return (laid[choice] as number) ^ (down[before] as number) ^ (down[after] as number);
}
