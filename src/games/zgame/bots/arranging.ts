import type { Rng } from '../../rng.ts';
import { files } from '../board.ts';
import { filesOfZ } from '../decided.ts';
import type { Line, Move, Sign, ViewOf } from '../kind.ts';
import { shuffledLine } from '../line.ts';

/** How often a computer player shuffles its pieces before it accepts any line. */
const tries = 100;

/** The player is ready once it likes its base line. Until then it shuffles again. */
export function arranged({ line = [] }: ViewOf<'arranging'>, pleases: (line: Line) => boolean, rng: Rng): Move {
  if (pleases(line)) return { act: 'ready' };
  let laid = shuffledLine(rng);
  for (let count = 1; count < tries && !pleases(laid); count++) laid = shuffledLine(rng);
  return { act: 'arrange', line: laid.join('') };
}

/** The arrow is next to the Z, where it can take pieces that come near. */
export function arrowGuardsZ(line: Line): boolean {
  return Math.abs(line.indexOf('>') - line.indexOf('Z')) === 1;
}

/** One plus looks down the middle, where the other’s Z may be. The other plus and the crosses have open lines. */
export function looksAtZ(line: Line): boolean {
  const middle = filesOfZ.map((file) => line[files.indexOf(file)]);
  const corners: readonly (Sign | undefined)[] = [line.at(0), line.at(-1)];
  return middle.includes('+') && !corners.includes('>') && corners.includes('0');
}
