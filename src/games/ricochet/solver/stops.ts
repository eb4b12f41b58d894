import { type Board, cellCount, steps } from '../board/board.ts';
import { type Cell, directions } from '../board/vocabulary.ts';
import * as bits from './bits.ts';

// see bits.ts
const { at } = bits;

/** Ways have the numbers of directions: 0 up, 1 right, 2 down, 3 left. Opposite ways differ in bit 1. */
export const wayCount = directions.length;

/** What a step adds to the number of a cell, for each way. */
export const stepOf = Int32Array.from(directions, (direction) => steps[direction]);

const made = new WeakMap<Board, Int32Array>();

/** For each cell, where a robot that is alone on the board stops: one byte for each way. */
export function stopsOf(board: Board): Int32Array {
  const known = made.get(board);
  if (known !== undefined) return known;
  const stops = new Int32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let way = 0; way < wayCount; way++) {
      let stop = cell;
      while ((((board.walls[stop] ?? 0) >>> way) & 1) === 0) stop += at(stepOf, way);
      stops[cell] = at(stops, cell) | (stop << (8 * way));
    }
  }
  made.set(board, stops);
  return stops;
}

export function stopTowards(stops: number, way: number): Cell {
  return (stops >>> (8 * way)) & 255;
}

/** The cells passed on the way from one cell to another, including the last. */
export function cellsTowards(from: Cell, to: Cell, way: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let cell = from; cell !== to; ) {
    cell += at(stepOf, way);
    cells.push(cell);
  }
  return cells;
}

/** Where a slide ends when there is one more robot on the board. Without that robot it would end at `stop`. */
export function shortened(from: Cell, way: number, stop: Cell, robot: Cell): Cell {
  switch (way) {
    case 0:
      return robot < from && robot >= stop && ((robot ^ from) & 15) === 0 ? robot + 16 : stop;
    case 1:
      return robot > from && robot <= stop ? robot - 1 : stop;
    case 2:
      return robot > from && robot <= stop && ((robot ^ from) & 15) === 0 ? robot - 16 : stop;
    default:
      return robot < from && robot >= stop ? robot + 1 : stop;
  }
}

/** Where a robot stops among three others. */
export function slideAmong(stops: Int32Array, from: Cell, way: number, a: Cell, b: Cell, c: Cell): Cell {
  const alone = stopTowards(at(stops, from), way);
  return shortened(from, way, shortened(from, way, shortened(from, way, alone, a), b), c);
}

/** Where a robot stops between two others: one byte for each way. */
export function stopsBetween(stops: Int32Array, from: Cell, a: Cell, b: Cell): number {
  const alone = at(stops, from);
  let up = alone & 255;
  let right = (alone >>> 8) & 255;
  let down = (alone >>> 16) & 255;
  let left = alone >>> 24;
  if (a > from) {
    if (a <= right) right = a - 1;
    else if (a <= down && ((a ^ from) & 15) === 0) down = a - 16;
  } else if (a >= left) left = a + 1;
  else if (a >= up && ((a ^ from) & 15) === 0) up = a + 16;
  if (b > from) {
    if (b <= right) right = b - 1;
    else if (b <= down && ((b ^ from) & 15) === 0) down = b - 16;
  } else if (b >= left) left = b + 1;
  else if (b >= up && ((b ^ from) & 15) === 0) up = b + 16;
  return up | (right << 8) | (down << 16) | (left << 24);
}
