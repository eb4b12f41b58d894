import type { Rng } from '../rng.ts';

/** One of these items. Each is equally likely. */
export function oneOf<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}
