import type { Rng } from '../../rng.ts';
import type { Line, Move, ViewOf } from '../kind.ts';
import { shuffledLine } from '../line.ts';

/** The player is ready once it likes its base line. Until then it shuffles again. */
export function arranged({ line = [] }: ViewOf<'arranging'>, rng: Rng): Move {
  if (pleases(line)) return { act: 'ready' };
  let laid = shuffledLine(rng);
  while (!pleases(laid)) laid = shuffledLine(rng);
  return { act: 'arrange', line: laid.join('') };
}

export function pleases(line: Line): boolean {
  return line.indexOf('>') > 0 && line.indexOf('>') < 7;
}
