import { directions, isCorner, points, ray } from '../board.ts';

/**
 * All slides on the board, as numbers. Points are numbered in the order of the board. There are 32 holes, so a set of
 * holes is one word with a bit for each; corners have no bit.
 */
export interface Ways {
  /** Slides of a tube on one point while the other stands on another: from `first[pair]` to before `first[pair + 1]`. */
  readonly first: Int32Array;
  /** Where a slide ends. */
  readonly to: Int32Array;
  /** The holes on the way of a slide, its end included. */
  readonly passed: Int32Array;
  /** The same for the longest slides alone, one in each direction: no other drops more pegs. */
  readonly firstLong: Int32Array;
  readonly passedLong: Int32Array;
}

/** Both tubes as one number. */
export function pairOf(at: number, other: number): number {
  return at * points.length + other;
}

/** The bit of each point. */
export const bits: readonly number[] = bitsOf();

function bitsOf(): number[] {
  let holes = 0;
  return points.map((point) => (isCorner(point) ? 0 : 1 << holes++));
}

let made: Ways | undefined;

/** Made when somebody first thinks, since most threads never do. */
export function ways(): Ways {
  made ??= makeWays();
  return made;
}

function makeWays(): Ways {
  const rays = points.map((from) =>
    directions.map((direction) => ray(from, direction).map((point) => points.indexOf(point))),
  );
  const first: number[] = [];
  const to: number[] = [];
  const passed: number[] = [];
  const firstLong: number[] = [];
  const passedLong: number[] = [];
  for (const lines of rays) {
    for (const other of points.keys()) {
      first.push(to.length);
      firstLong.push(passedLong.length);
      for (const line of lines) {
        let holes = 0;
        for (const point of line) {
          if (point === other) break;
          holes |= bits[point] ?? 0;
          to.push(point);
          passed.push(holes);
        }
        if (holes !== 0) passedLong.push(holes);
      }
    }
  }
  first.push(to.length);
  firstLong.push(passedLong.length);
  return {
    first: Int32Array.from(first),
    to: Int32Array.from(to),
    passed: Int32Array.from(passed),
    firstLong: Int32Array.from(firstLong),
    passedLong: Int32Array.from(passedLong),
  };
}

/** How many holes a set has. */
export function count(holes: number): number {
  const twos = holes - ((holes >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number in a table at this index. The caller knows that the index is inside the table. */
export function at(table: Int32Array, index: number): number {
  return table[index] as number;
}

/** The most pegs that one slide can drop. */
export function most({ firstLong, passedLong }: Ways, empty: number, pair: number): number {
  let most = 0;
  for (let long = at(firstLong, pair), end = at(firstLong, pair + 1); long < end; long++) {
    const drops = count(empty & at(passedLong, long));
    if (drops > most) most = drops;
  }
  return most;
}
