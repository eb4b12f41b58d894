import { type Sign, signs } from '../kind.ts';
import { codeCount, down, ofBlack, squareCount } from './packed.ts';

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
