import { bridges } from '../board.ts';
import { digits, type Seating, type Table } from '../kind.ts';
import { faceDownToken, smallestInCentre } from '../placing.ts';
import { handOf, seatsOf } from '../seats.ts';
import { bitsOf } from './bits.ts';
import { central } from './jumps.ts';

/** What an empty bridge has instead of a digit: more than any. */
export const empty: number = digits.length;
/** What there is instead of a bridge when there is none. It is always empty. */
export const nowhere: number = bridges.length;

/** A position as a search needs it. Bridges are numbers in the order of their list; in a set, each has a bit. */
export interface Packed {
  readonly seats: Seating;
  /** The digit on each bridge. */
  readonly on: Int8Array;
  /** The set of the bridges without a token. */
  free: number;
  /** The sets of the digits that each colour has in hand. */
  red: number;
  green: number;
  laid: number;
  /** The smallest digit that lies face up in the centre. */
  low: number;
  /** The bridge whose token lies face down. */
  down: number;
}

/** A digit on a bridge as one number. */
export type Choice = number;
export const choiceOf = (digit: number, bridge: number): Choice => bridges.length * digit + bridge;
export const digitOf = (choice: Choice): number => Math.floor(choice / bridges.length);
export const bridgeOf = (choice: Choice): number => choice % bridges.length;
export const choices: number = bridges.length * digits.length;

const odd = setOf(digits.filter((digit) => digit % 2 === 1));
const even = setOf(digits.filter((digit) => digit % 2 === 0));

function setOf(members: readonly number[]): number {
  return members.reduce((bits, member) => bits | (1 << member), 0);
}

export function packed(table: Table): Packed {
  const hidden = faceDownToken(table);
  const on = new Int8Array(bridges.length + 1).fill(empty);
  for (const token of table.laid) on[bridges.indexOf(token.bridge)] = token.digit;
  const inHand = (colour: 'red' | 'green') => setOf(seatsOf(table, colour).flatMap((seat) => handOf(table, seat)));
  return {
    seats: table.seats,
    on,
    free: setOf(bridges.flatMap((_, index) => (on[index] === empty ? [index] : []))),
    red: inHand('red'),
    green: inHand('green'),
    laid: table.laid.length,
    low: smallestInCentre(table)?.digit ?? empty,
    down: hidden === undefined ? nowhere : bridges.indexOf(hidden.bridge),
  };
}

/** Makes a position, in place, what another one is. */
export function resetTo(position: Packed, other: Packed): void {
  position.on.set(other.on);
  position.free = other.free;
  position.red = other.red;
  position.green = other.green;
  position.laid = other.laid;
  position.low = other.low;
  position.down = other.down;
}

export function copyOf(position: Packed): Packed {
  return { ...position, on: position.on.slice() };
}

/** Red lays first, and then the colours take turns. */
export function isRedToLay({ laid }: Packed): boolean {
  return (laid & 1) === 0;
}

/** The digits that whoever is to lay has in hand. Among four, first those with the odd digits lay, then the others. */
export function handToLay(position: Packed): number {
  const { seats, laid } = position;
  const hand = (laid & 1) === 0 ? position.red : position.green;
  if (seats === 2) return hand;
  return hand & ((laid & 2) === 0 ? odd : even);
}

/** How a token of that hand would lie there, or undefined if it may not. */
export function layingOf(position: Packed, digit: number, bridge: number): 'face-up' | 'face-down' | undefined {
  if (digit !== position.low || ((central >> bridge) & 1) === 0) return 'face-up';
  return mayHide(position, digit) ? 'face-down' : undefined;
}

/** Whether a digit that lies smallest in the centre may be laid there again, face down. */
export function mayHide(position: Packed, digit: number): boolean {
  return digit === 0 || ((position.free & ~central) === 0 && handToLay(position) === 1 << digit);
}

export function choicesIn(position: Packed): Choice[] {
  const free = bitsOf(position.free);
  return bitsOf(handToLay(position)).flatMap((digit) =>
    free.filter((bridge) => layingOf(position, digit, bridge) !== undefined).map((bridge) => choiceOf(digit, bridge)),
  );
}

/** What `lay` changed that a position does not show. */
export type Before = number;

/** Lays a token that may lie there, in place. */
export function lay(position: Packed, digit: number, bridge: number): Before {
  const before = 32 * position.low + position.down;
  if (((central >> bridge) & 1) !== 0) {
    if (digit === position.low) position.down = bridge;
    else if (digit < position.low) {
      position.low = digit;
      position.down = nowhere;
    }
  }
  position.on[bridge] = digit;
  position.free ^= 1 << bridge;
  if ((position.laid & 1) === 0) position.red ^= 1 << digit;
  else position.green ^= 1 << digit;
  position.laid++;
  return before;
}

/** Takes the token back that was laid last. */
export function takeBack(position: Packed, digit: number, bridge: number, before: Before): void {
  position.laid--;
  if ((position.laid & 1) === 0) position.red ^= 1 << digit;
  else position.green ^= 1 << digit;
  position.free ^= 1 << bridge;
  position.on[bridge] = empty;
  position.low = before >> 5;
  position.down = before & 31;
}
