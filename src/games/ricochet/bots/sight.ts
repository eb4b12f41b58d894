import { boardOf } from '../board/board.ts';
import { directions, type Robot, robots, type Slide } from '../board/vocabulary.ts';
import type { Search } from '../search.ts';
import * as bits from '../solver/bits.ts';
import * as problems from '../solver/problem.ts';
import * as stopping from '../solver/stops.ts';

// see bits.ts
const { at } = bits;
const { axisOf, moved } = problems;
const { slideAmong, stopsOf, wayCount } = stopping;

/** What somebody looks at: only these robots move, and the first of them to the target. */
export interface Sight {
  /** Three at most. */
  readonly movers: readonly Robot[];
  /** No way has more moves. */
  readonly deep: number;
  /** A hasty look overlooks one position in four. This number decides which. */
  readonly hasty?: number;
}

export interface Looked {
  /** The shortest way to the target in this sight; undefined when there is none. */
  readonly slides: readonly Slide[] | undefined;
  /** How many positions were seen. */
  readonly seen: number;
}

/**
 * A position has 26 bits: the cells of three movers, and along which lines the first of them has moved. There is a bit
 * for each position that was seen. The queue has them in the order of their depth, each with the entry it comes from.
 */
interface Tables {
  readonly seen: Int32Array;
  readonly queue: Int32Array;
  readonly from: Int32Array;
}

/** Whoever has seen so many positions gives up. */
const most = 200_000;

let kept: Tables | undefined;

function tables(): Tables {
  kept ??= { seen: new Int32Array(1 << 21), queue: new Int32Array(most), from: new Int32Array(most) };
  return kept;
}

export function lookFor({ board: code, place, target }: Search, { movers, deep, hasty }: Sight): Looked {
  const board = boardOf(code);
  const stops = stopsOf(board);
  const goal = board.targets[target];
  const { seen, queue, from } = tables();
  const order = [...movers, ...robots.filter((robot) => !movers.includes(robot))];
  const cells = Int32Array.from(order, (robot) => place[robots.indexOf(robot)] as number);
  const count = { queued: 0 };
  enqueue(packed(cells, movers.length), -1);
  const last = walk();
  for (let entry = 0; entry < count.queued; entry++) seen[at(queue, entry) >>> 5] = 0;
  return { slides: last === undefined ? undefined : wayTo(last, movers), seen: count.queued };

  /** Breadth first. Gives the entry that is on the target. */
  function walk(): number | undefined {
    let depth = 0;
    let level = 0;
    for (let entry = 0; entry < count.queued; entry++) {
      if (entry === level) {
        if (depth++ === deep) return undefined;
        level = count.queued;
      }
      const position = at(queue, entry);
      if (entry > 0 && hasty !== undefined && isOverlooked(position, hasty)) continue;
      for (let mover = 0; mover < movers.length; mover++) cells[mover] = cellOf(position, mover);
      for (let mover = 0; mover < movers.length; mover++) {
        const [a, b, c] = othersOf(mover);
        for (let way = 0; way < wayCount; way++) {
          const stop = slideAmong(stops, at(cells, mover), way, at(cells, a), at(cells, b), at(cells, c));
          if (stop === at(cells, mover)) continue;
          if (count.queued === most) return undefined;
          const along = mover === 0 ? position | (axisOf(way) << 24) : position;
          const next = (along & ~(255 << (8 * mover))) | (stop << (8 * mover));
          enqueue(next, entry);
          if (mover === 0 && stop === goal && next >>> 24 === moved.both) return count.queued - 1;
        }
      }
    }
    return undefined;
  }

  function enqueue(position: number, parent: number) {
    const bit = 1 << (position & 31);
    const known = at(seen, position >>> 5);
    if ((known & bit) !== 0) return;
    seen[position >>> 5] = known | bit;
    queue[count.queued] = position;
    from[count.queued++] = parent;
  }
}

/** The two highest bits of a product are as good as a throw of dice, and much faster. */
function isOverlooked(position: number, salt: number): boolean {
  return Math.imul(position ^ salt, 0x9e3779b1) >>> 30 === 0;
}

function packed(cells: Int32Array, movers: number): number {
  return cells.subarray(0, movers).reduce((position, cell, mover) => position | (cell << (8 * mover)), 0);
}

function cellOf(position: number, mover: number): number {
  return (position >>> (8 * mover)) & 255;
}

const others = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
] as const;

function othersOf(mover: number): readonly [number, number, number] {
  return others[mover] ?? others[0];
}

function wayTo(last: number, movers: readonly Robot[]): readonly Slide[] {
  const { queue, from } = tables();
  const way: Slide[] = [];
  for (let entry = last; at(from, entry) >= 0; entry = at(from, entry)) {
    const [before, after] = [at(queue, at(from, entry)), at(queue, entry)];
    const mover = movers.findIndex((_, nth) => cellOf(before, nth) !== cellOf(after, nth));
    const direction = directions[wayBetween(cellOf(before, mover), cellOf(after, mover))];
    way.push({ robot: movers[mover] as Robot, direction: direction as Slide['direction'] });
  }
  return way.reverse();
}

function wayBetween(from: number, to: number): number {
  const isAlongColumn = ((from ^ to) & 15) === 0;
  if (isAlongColumn) return to < from ? 0 : 2;
  return to > from ? 1 : 3;
}
