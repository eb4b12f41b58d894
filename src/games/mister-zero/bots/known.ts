/**
 * What a search has found out of positions: whether red attains a rank there at least, or at most. There are few places
 * for it, so in each pair of them one is kept for what took more work to find out.
 */
export interface Known {
  readonly names: Int32Array;
  /** How many bridges are free there; `vacant` in a place that is not used. */
  readonly free: Int8Array;
  readonly least: Int8Array;
  readonly most: Int8Array;
  /** The choice that settled it. */
  readonly choice: Uint8Array;
}

const places = 1 << 19;
const vacant = -1;
export const unknownPlace = -1;
export const unknownChoice = 255;
const lowest = -128;
const highest = 127;

let known: Known | undefined;

/** Nothing is known yet. All searches of a thread use the same memory, one after the other. */
export function nothingKnown(): Known {
  known ??= {
    names: new Int32Array(places),
    free: new Int8Array(places),
    least: new Int8Array(places),
    most: new Int8Array(places),
    choice: new Uint8Array(places),
  };
  known.free.fill(vacant);
  return known;
}

/** Where a position is, by its two names and the number of free bridges. */
export function placeOf({ names, free }: Known, one: number, other: number, count: number): number {
  const place = one & (places - 2);
  if (names[place] === other && free[place] === count) return place;
  return names[place + 1] === other && free[place + 1] === count ? place + 1 : unknownPlace;
}

/** Where a position may be put. What was there is forgotten. */
export function placeFor(known: Known, one: number, other: number, count: number): number {
  const there = placeOf(known, one, other, count);
  if (there !== unknownPlace) return there;
  const first = one & (places - 2);
  const place = (known.free[first] as number) > count ? first + 1 : first;
  known.names[place] = other;
  known.free[place] = count;
  known.least[place] = lowest;
  known.most[place] = highest;
  known.choice[place] = unknownChoice;
  return place;
}
