import type { Rng } from '../../rng.ts';
import { files } from '../board.ts';
import { filesOfZ } from '../decided.ts';
import type { Line, Move, Sign, ViewOf } from '../kind.ts';
import { shuffledLine } from '../line.ts';

/** How often a computer player lays out its pieces before it takes what comes. */
const tries = 100;

/** Ready once the base line pleases; until then another one is laid out. */
export function arranged({ line = [] }: ViewOf<'arranging'>, pleases: (line: Line) => boolean, rng: Rng): Move {
  if (pleases(line)) return { act: 'ready' };
  let laid = shuffledLine(rng);
  for (let count = 1; count < tries && !pleases(laid); count++) laid = shuffledLine(rng);
  return { act: 'arrange', line: laid.join('') };
}

/** Next to the Z, where it can take what comes near. */
export function arrowGuardsZ(line: Line): boolean {
  return Math.abs(line.indexOf('>') - line.indexOf('Z')) === 1;
}

/** One plus looks down the middle, where the other’s Z may stand; the other plus and the crosses have open ways. */
export function looksAtZ(line: Line): boolean {
  const middle = filesOfZ.map((file) => line[files.indexOf(file)]);
  const corners: readonly (Sign | undefined)[] = [line.at(0), line.at(-1)];
  return middle.includes('+') && !corners.includes('>') && corners.includes('0');
}
