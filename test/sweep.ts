import { inject } from 'vitest';

/** How many of so many tries a sweep makes: all in `npm run test:full`, a tenth in `npm test`, but never fewer than `least`. */
export const sweep = (all: number, least = 1): number =>
  Math.min(all, Math.max(least, Math.round(all * inject('share'))));

/** As many of these as a sweep tries, evenly spread over all of them. */
export function some<T>(all: readonly T[], least = 1): readonly T[] {
  const count = sweep(all.length, least);
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)] as T);
}
