import type { Rng } from '../../rng.ts';
import { type Card, packWithout } from '../pieces.ts';

/** Three cards of the pack, as they come. */
export function anyCards({ covered }: { readonly covered: readonly Card[] }, { rng }: { readonly rng: Rng }) {
  return rng.shuffled(packWithout(covered)).slice(0, 3);
}
