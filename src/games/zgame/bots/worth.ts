import { type Sign, signs } from '../kind.ts';
import {
  codeCount,
  down,
  forceOf,
  type Half,
  ofBlack,
  off,
  otherHalf,
  type Packed,
  squareCount,
  squareOfZ,
  worthAt,
} from './packed.ts';

/** Higher than the worth of any position in which both Zs are on the board. A sooner win is worth more. */
export const win = 30_000;
/** A worth beyond this, above or below zero, is a win that was seen to its end. */
export const certain = win - 1_000;

/** A face-down piece needs a turn before it has its full worth. Nobody but its owner knows what it is. */
const faceUp: Readonly<Record<Sign, number>> = { Z: 0, '0': 60, '>': 150, x: 340, '+': 520 };
const faceDown: Readonly<Record<Sign, number>> = { Z: 0, '0': 100, '>': 140, x: 270, '+': 400 };

/**
 * What a step towards the last row is worth, for pieces that cannot come back from there. It threatens, but the piece
 * also uses itself up.
 */
const step: Readonly<Record<Sign, number>> = { Z: 0, '0': -6, '>': -8, x: 0, '+': 0 };
const hiddenStep = 3;

/** What each piece is worth on each square: for White above zero, for Black below. */
export function worthTable(): Int16Array {
  const table = new Int16Array(codeCount * squareCount);
  for (const [index, sign] of signs.entries()) {
    for (let square = 0; square < squareCount; square++) {
      const row = square & 7;
      for (const [owner, steps] of [
        [0, row],
        [ofBlack, 7 - row],
      ] as const) {
        const times = owner === 0 ? 1 : -1;
        const code = index + 1 + owner;
        table[(code << 7) | square] = times * (faceUp[sign] + step[sign] * steps);
        table[((code + down) << 7) | square] = times * (faceDown[sign] + hiddenStep * steps);
      }
    }
  }
  return table;
}

/** Less force than this can hardly take a Z that stands free. */
const enough = 2;

/** The longer nothing lasting was done, the less an advantage is worth. At this many turns it is worth nothing. */
const patience = 130;

/** The force that both have together at the start. The less is left of it, the nearer is a draw. */
const wholeForce = 12;

/** How a search feels about draws; both sides are seen as White sees them. */
export interface Temper {
  /** What a draw is worth. */
  readonly drawn: number;
  /** What it is worth to have all force gone, compared with the position that the search began with. */
  readonly dull: number;
  /** The force that both had there. */
  readonly force: number;
}

/** How well White stands, when nothing is taken. */
export function standing(board: Packed, { drawn, dull, force }: Temper, quiet: number): number {
  const worth = board.sums[worthAt] ?? 0;
  const forces = [forceOf(board, 0), forceOf(board, 1)] as const;
  const better: Half = worth > 0 ? 0 : 1;
  const dullness = (dull * (force - forces[0] - forces[1])) / wholeForce;
  if (forces[better] < enough) return Math.trunc(worth / 4 + drawn + dullness);
  const hunt = forces[otherHalf(better)] === 0 ? hunted(board, better) : 0;
  return Math.trunc(((worth + hunt) * (patience - quiet)) / patience + dullness);
}

/** A lonely Z is driven to the edge, and the other Z comes near. */
function hunted(board: Packed, hunter: Half): number {
  const [own, other] = [squareOfZ(board, hunter), squareOfZ(board, otherHalf(hunter))];
  if (own === off || other === off) return 0;
  const [right, up] = [(own >> 4) - (other >> 4), (own & 7) - (other & 7)];
  const edge = Math.abs((other >> 4) - 3.5) + Math.abs((other & 7) - 3.5);
  const worth = 14 * edge - 8 * (Math.abs(right) + Math.abs(up));
  return hunter === 0 ? worth : -worth;
}
