import type { Cell } from '../board/vocabulary.ts';
import * as bits from './bits.ts';
import * as sets from './cellSet.ts';
import type { Problem } from './problem.ts';
import * as problems from './problem.ts';
import type { Space } from './space.ts';
import * as spaces from './space.ts';
import * as slides from './stops.ts';
import * as zoning from './zones.ts';

// see bits.ts
const { columnOf, rowOf, unturnedCell, unturnedWord } = sets;
const { axisOf, moved } = problems;
const { key } = spaces;
const { slideAmong, wayCount } = slides;
const { at, highest } = bits;
const { always } = zoning;

/**
 * One state: the helpers are where this triple says, and the active robot is on this cell. `moved` says along which
 * lines it has moved so far.
 */
export interface Spot {
  readonly triple: number;
  readonly cell: Cell;
  readonly moved: number;
}

/** A cell behind `set` from which two more moves solve the target. Only cells in a zone are checked. */
export function turnedNear({ triples, nodes }: Space, problem: Problem, triple: number, set: number): Spot | undefined {
  const packed = at(triples, (triple << 4) | key);
  const a = packed & 255;
  const b = (packed >>> 8) & 255;
  const c = (packed >>> 16) & 255;
  const { zones } = problem;
  for (let word = 0; word < unturnedWord; word++) {
    const zone = at(zones, always | word) | at(zones, (a << 3) | word) | at(zones, (b << 3) | word);
    for (let cells = at(nodes, set + 1 + word) & (zone | at(zones, (c << 3) | word)); cells !== 0; ) {
      const bit = highest(cells);
      cells ^= 1 << bit;
      const cell = 32 * word + bit;
      if (isNear(problem, cell, moved.both, a, b, c)) return { triple, cell, moved: moved.both };
    }
  }
  return undefined;
}

/**
 * The same for a robot that has not turned. `unturned` is the ninth word of a set, and `still` says whether the robot
 * may not have moved at all.
 */
export function unturnedNear(
  { triples }: Space,
  problem: Problem,
  triple: number,
  unturned: number,
  still: number,
): Spot | undefined {
  const { zones } = problem;
  const packed = at(triples, (triple << 4) | key);
  const a = packed & 255;
  const b = (packed >>> 8) & 255;
  const c = (packed >>> 16) & 255;
  const start = at(problem.starts, packed >>> 24);
  if (still !== 0 && isInZone(zones, start, a, b, c) && isNear(problem, start, moved.not, a, b, c)) {
    return { triple, cell: start, moved: moved.not };
  }
  for (let cells = unturned; cells !== 0; ) {
    const bit = highest(cells);
    cells ^= 1 << bit;
    const cell = unturnedCell(bit, start);
    const along = bit < 16 ? moved.column : moved.row;
    if (isInZone(zones, cell, a, b, c) && isNear(problem, cell, along, a, b, c)) return { triple, cell, moved: along };
  }
  return undefined;
}

function isInZone(zones: Int32Array, cell: Cell, a: Cell, b: Cell, c: Cell): boolean {
  const word = cell >> 5;
  const zone = at(zones, always | word) | at(zones, (a << 3) | word) | at(zones, (b << 3) | word);
  return (((zone | at(zones, (c << 3) | word)) >>> (cell & 31)) & 1) !== 0;
}

/** Whether two moves solve the target. The second one is the active robot's. */
function isNear(problem: Problem, cell: Cell, before: number, a: Cell, b: Cell, c: Cell): boolean {
  const { stops } = problem;
  for (let way = 0; way < wayCount; way++) {
    const stop = slideAmong(stops, cell, way, a, b, c);
    if (stop !== cell && arrives(problem, stop, before | axisOf(way), a, b, c)) return true;
  }
  if (!isInLine(problem.target, cell)) return false;
  for (let way = 0; way < wayCount; way++) {
    const toA = slideAmong(stops, a, way, b, c, cell);
    const toB = slideAmong(stops, b, way, a, c, cell);
    const toC = slideAmong(stops, c, way, a, b, cell);
    if (toA !== a && arrives(problem, cell, before, toA, b, c)) return true;
    if (toB !== b && arrives(problem, cell, before, a, toB, c)) return true;
    if (toC !== c && arrives(problem, cell, before, a, b, toC)) return true;
  }
  return false;
}

function isInLine(target: Cell, cell: Cell): boolean {
  return rowOf(cell) === rowOf(target) || columnOf(cell) === columnOf(target);
}

/** Whether one move of the active robot solves the target. */
function arrives({ stops, target }: Problem, cell: Cell, before: number, a: Cell, b: Cell, c: Cell): boolean {
  if (cell === target) return false;
  if (rowOf(cell) === rowOf(target)) {
    if ((before | moved.row) !== moved.both) return false;
    return slideAmong(stops, cell, cell < target ? 1 : 3, a, b, c) === target;
  }
  if (columnOf(cell) !== columnOf(target) || (before | moved.column) !== moved.both) return false;
  return slideAmong(stops, cell, cell < target ? 2 : 0, a, b, c) === target;
}
