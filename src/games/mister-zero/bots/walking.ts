import { countOf, lowestOf } from './bits.ts';
import { central, following, noJump, pays, starts, ways } from './jumps.ts';
import { empty, nowhere, type Packed } from './packed.ts';

/** How many more tokens red takes than green when he walks now. */
export function marginOf(on: Int8Array, down: number): number {
  let jump = firstJump(on, down);
  let used = 0;
  let turned = 0;
  let margin = 0;
  let paid = 0;
  while (jump !== noJump) {
    used |= 1 << (jump >> 1);
    turned++;
    const pay = pays[jump] as number;
    if (pay !== 0) {
      margin += pay * turned;
      turned = 0;
      // He comes to each checkpoint once.
      if (++paid === 2) return margin;
    }
    const ahead = ways * jump;
    let next = noJump;
    let smallest = empty;
    for (let way = ahead; way < ahead + ways; way++) {
      const candidate = following[way] as number;
      const bridge = candidate >> 1;
      const digit = on[bridge] as number;
      if (digit < smallest && ((used >> bridge) & 1) === 0) {
        smallest = digit;
        next = candidate;
      }
    }
    jump = next;
  }
  return margin;
}

function firstJump(on: Int8Array, down: number): number {
  let first = noJump;
  let smallest = empty;
  for (const jump of starts) {
    const bridge = jump >> 1;
    if (bridge === down) return jump;
    const digit = on[bridge] as number;
    if (digit < smallest) {
      smallest = digit;
      first = jump;
    }
  }
  return first;
}

/** The least and the greatest margin that can still come. Both in one number, since a search asks very often. */
export type Bounds = number;
const shift = 32;
export const leastOf = (bounds: Bounds): number => (bounds >> 6) - shift;
export const mostOf = (bounds: Bounds): number => (bounds & 63) - shift;
const between = (least: number, most: number): Bounds => ((least + shift) << 6) | (most + shift);

/** Follows his way as far as no token that is still to be laid can change it. */
export function boundsOf(position: Packed): Bounds {
  const { on, free } = position;
  const inHand = position.red | position.green;
  const least = inHand === 0 ? empty : lowestOf(inHand);
  let jump = certainStart(position, least);
  let used = 0;
  let turned = 0;
  let margin = 0;
  let redPaid = false;
  let greenPaid = false;
  while (jump !== noJump) {
    used |= 1 << (jump >> 1);
    turned++;
    const pay = pays[jump] as number;
    if (pay !== 0) {
      margin += pay * turned;
      turned = 0;
      if (pay > 0) redPaid = true;
      else greenPaid = true;
      if (redPaid && greenPaid) return between(margin, margin);
    }
    const ahead = ways * jump;
    let next = noJump;
    let smallest = empty;
    let open = false;
    // A token that is still to be laid may be as small as this one, and further to his right.
    let beaten = empty;
    for (let way = ahead; way < ahead + ways; way++) {
      const candidate = following[way] as number;
      const bridge = candidate >> 1;
      if (((used >> bridge) & 1) !== 0) continue;
      if (((free >> bridge) & 1) !== 0) {
        open = true;
        beaten = least;
        continue;
      }
      const digit = on[bridge] as number;
      if (digit < smallest) {
        smallest = digit;
        next = digit < beaten ? candidate : noJump;
      }
    }
    if (open && (next === noJump || least < smallest)) break;
    if (next === noJump) return between(margin, margin);
    jump = next;
  }
  const rest = turned + countOf(~used & ((1 << nowhere) - 1));
  return between(greenPaid ? margin : margin - rest, redPaid ? margin : margin + rest);
}

/** The jump he will begin with, if it is certain. */
function certainStart({ on, free, low, down }: Packed, least: number): number {
  const certain = (free & central) === 0 || (down === nowhere ? low < least : (on[down] as number) <= least);
  return certain ? firstJump(on, down) : noJump;
}
