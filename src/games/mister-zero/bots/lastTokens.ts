import type { Aim } from './aims.ts';
import { countOf } from './bits.ts';
import type { Choice, Packed } from './packed.ts';
import { proverOf } from './proof.ts';

/** The best choice when no more bridges are free than somebody can overlook; the first one if all are as good. */
export function lastTokens(
  position: Packed,
  aim: Aim,
  choices: readonly Choice[],
  overlooked: number,
): Choice | undefined {
  if (countOf(position.free) > overlooked) return undefined;
  const proved = proverOf(position, aim, choices).run(() => false, 0);
  return proved?.choice ?? choices[0];
}
