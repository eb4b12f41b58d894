import { type Rng, rngFrom } from '../../src/games/rng.ts';

/** Climbs towards something larger, one change at a time. A change that makes it no smaller is kept too. */
export function climb<T>(
  start: T,
  change: (it: T, rng: Rng) => T,
  size: (it: T) => number,
  { tries, seed }: { readonly tries: number; readonly seed: string },
): T {
  let best = start;
  let reached = size(start);
  for (let nth = 0; nth < tries; nth++) {
    const changed = change(best, rngFrom(seed, nth));
    const larger = size(changed);
    if (larger < reached) continue;
    best = changed;
    reached = larger;
  }
  return best;
}
