import type { Rng } from '../../rng.ts';
import type { Line, Move, ViewOf } from '../kind.ts';
import { shuffledLine } from '../line.ts';

/**
 * The player is ready once it does not mind its base line. Until then it shuffles again. So every line that it does not
 * mind is equally likely, and what is opposite can foresee next to nothing.
 */
export function arranged({ line = [] }: ViewOf<'arranging'>, rng: Rng): Move {
  if (pleases(line)) return { act: 'ready' };
  let laid = shuffledLine(rng);
  while (!pleases(laid)) laid = shuffledLine(rng);
  return { act: 'arrange', line: laid.join('') };
}

/**
 * With a plus at one end and a plus or a cross at the other, games are lost more often; all else is worth alike. The Z is
 * left out of account: whatever stands beside it, it is on either square equally often.
 */
export function pleases(line: Line): boolean {
  const others = line.filter((sign) => sign !== 'Z');
  const ends = [others.at(0), others.at(-1)];
  return !ends.includes('+') || !ends.every((sign) => sign === '+' || sign === 'x');
}
