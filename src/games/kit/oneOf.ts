import type { Rng } from '../rng.ts';

/** Any of them, all as likely. */
export function oneOf<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}
