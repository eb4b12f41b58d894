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
 * An arrow at the end of the line loses a third of its ways. The Z is left out of account: whatever stands beside it,
 * it is on either square equally often.
 */
export function pleases(line: Line): boolean {
  const others = line.filter((sign) => sign !== 'Z');
  return others.at(0) !== '>' && others.at(-1) !== '>';
}
