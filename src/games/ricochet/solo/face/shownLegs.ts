import type { Leg } from '../../kind.ts';
import type { View } from '../kind.ts';

/** The moves that are drawn: those made or, at the end, a best way. The player's own, if no other is shorter. */
export function shownLegs({ legs, best, solved }: View): readonly Leg[] {
  if (best === undefined) return legs;
  return solved !== undefined && solved.legs.length <= best.length ? solved.legs : best;
}
