import * as ways from './ways.ts';

// An imported name is looked up at each use, a constant of the module is compiled in. This saves much in a search.
const { at } = ways;

/**
 * What is known of positions, in a table where a newer position takes the place of another. The key is the empty holes
 * and both tubes. Pegs left are no part of it: whoever wins with so many pegs left also wins with fewer, since moves
 * do not depend on pegs. So four limits say what is known of a key. A limit is a number of pegs and a number of plies.
 */
export interface Facts {
  readonly empty: Int32Array;
  /** The tubes, and where the best slide ends. */
  readonly key: Int32Array;
  /** Wins with so many pegs left or fewer, loses with so many or more: within so many plies. */
  readonly proved: Int32Array;
  /** Does not win with so many pegs left or more, does not lose with so many or fewer: not within so many plies. */
  readonly refuted: Int32Array;
}

const slots = 1 << 17;

export function noFacts(): Facts {
  const word = () => new Int32Array(slots);
  return { empty: word(), key: word(), proved: word(), refuted: word() };
}

export function slotOf(empty: number, pair: number): number {
  const mixed = Math.imul(empty, 0x9e3779b1) ^ Math.imul(pair + 1, 0x85ebca6b);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 13)) & (slots - 1);
}

/** The pair is kept with one added, so that an empty slot has none. */
const pairMask = 0x7ff;
const bestAt = 11;

/** In a word of two limits, that of winning comes first. */
const leftMask = 0xf;
const pliesAt = 4;
const pliesMask = 0x1f;
const winMask = 0x1ff;
const lossAt = 9;

export function holds({ empty, key }: Facts, slot: number, holes: number, pair: number): boolean {
  return at(empty, slot) === holes && (at(key, slot) & pairMask) === pair + 1;
}

/** The end of the slide that was best, or −1, which is no point. */
export function bestIn({ key }: Facts, slot: number): number {
  return (at(key, slot) >>> bestAt) - 1;
}

export function winsEver({ proved }: Facts, slot: number, left: number): boolean {
  return left <= (at(proved, slot) & leftMask);
}

export function winsWithin({ proved }: Facts, slot: number, left: number, plies: number): boolean {
  const limit = at(proved, slot);
  return left <= (limit & leftMask) && plies >= ((limit >>> pliesAt) & pliesMask);
}

export function losesEver({ proved }: Facts, slot: number, left: number): boolean {
  const limit = at(proved, slot) >>> lossAt;
  return limit !== 0 && left >= (limit & leftMask);
}

export function losesWithin({ proved }: Facts, slot: number, left: number, plies: number): boolean {
  const limit = at(proved, slot) >>> lossAt;
  return limit !== 0 && left >= (limit & leftMask) && plies >= limit >>> pliesAt;
}

export function noWinWithin({ refuted }: Facts, slot: number, left: number, plies: number): boolean {
  const limit = at(refuted, slot) & winMask;
  return limit !== 0 && left >= (limit & leftMask) && plies <= limit >>> pliesAt;
}

export function noLossWithin({ refuted }: Facts, slot: number, left: number, plies: number): boolean {
  const limit = at(refuted, slot) >>> lossAt;
  return left <= (limit & leftMask) && plies <= limit >>> pliesAt;
}

/** Gives the slot to this position, unless it has it already. */
export function take({ empty, key, proved, refuted }: Facts, slot: number, holes: number, pair: number): void {
  if (at(empty, slot) === holes && (at(key, slot) & pairMask) === pair + 1) return;
  empty[slot] = holes;
  key[slot] = pair + 1;
  proved[slot] = 0;
  refuted[slot] = 0;
}

export function noteBest({ key }: Facts, slot: number, stop: number): void {
  key[slot] = (at(key, slot) & pairMask) | ((stop + 1) << bestAt);
}

export function noteWin({ proved }: Facts, slot: number, left: number, plies: number): void {
  proved[slot] = (at(proved, slot) & ~winMask) | left | (plies << pliesAt);
}

export function noteLoss({ proved }: Facts, slot: number, left: number, plies: number): void {
  proved[slot] = (at(proved, slot) & winMask) | ((left | (plies << pliesAt)) << lossAt);
}

export function noteNoWin({ refuted }: Facts, slot: number, left: number, plies: number): void {
  refuted[slot] = (at(refuted, slot) & ~winMask) | left | (plies << pliesAt);
}

export function noteNoLoss({ refuted }: Facts, slot: number, left: number, plies: number): void {
  refuted[slot] = (at(refuted, slot) & winMask) | ((left | (plies << pliesAt)) << lossAt);
}
