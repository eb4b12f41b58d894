import { countOf, lowestOf } from './bits.ts';
import type { Dice } from './dice.ts';
import { central } from './jumps.ts';
import { choiceOf, handToLay, lay, mayHide, type Packed } from './packed.ts';
import { marginOf } from './walking.ts';

/**
 * Lays all that is left at random, in place, and tells by how much red is ahead after his walk. What was laid is added
 * to the choices, from this index on.
 */
export function playOut(position: Packed, dice: Dice, made: Uint8Array): number {
  const bridges = freeBridges;
  let count = 0;
  for (let rest = position.free; rest !== 0; rest &= rest - 1) bridges[count++] = lowestOf(rest);
  while (count > 0) {
    const hand = handToLay(position);
    let index = dice(count);
    let bridge = bridges[index] as number;
    let digit = anyOf(hand, dice);
    while (digit === position.low && ((central >> bridge) & 1) !== 0 && !mayHide(position, digit)) {
      index = dice(count);
      bridge = bridges[index] as number;
      digit = anyOf(hand, dice);
    }
    made[position.laid] = choiceOf(digit, bridge);
    lay(position, digit, bridge);
    bridges[index] = bridges[--count] as number;
  }
  return marginOf(position.on, position.down);
}

const freeBridges = new Uint8Array(32);

/** A random member of a set. */
function anyOf(bits: number, dice: Dice): number {
  let rest = bits;
  let skip = dice(countOf(bits));
  while (skip-- > 0) rest &= rest - 1;
  return lowestOf(rest);
}
