import type { Rng } from '../../rng.ts';

export function oneOf<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}
