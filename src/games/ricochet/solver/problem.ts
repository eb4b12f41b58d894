import type { Board } from '../board/board.ts';
import type { Cell, RobotCells } from '../board/vocabulary.ts';
import { at } from './bits.ts';
import { stopsOf } from './stops.ts';
import { zonesOf } from './zones.ts';

/** What a robot has moved along since the start, as bits. After both, it has turned at a right angle. */
export const moved = { not: 0, column: 1, row: 2, both: 3 } as const;

/** Ways 0 and 2 lead along a column. */
export function axisOf(way: number): number {
  return (way & 1) === 0 ? moved.column : moved.row;
}

/** Walls as sets of cells (see cellSet.ts): for each side, the cells with a wall there. */
export interface Sides {
  readonly up: Int32Array;
  readonly right: Int32Array;
  readonly down: Int32Array;
  readonly left: Int32Array;
}

/** What stays the same during the search for one target. */
export interface Problem {
  readonly stops: Int32Array;
  readonly sides: Sides;
  readonly target: Cell;
  /** Where the robots start, in the order of robots. */
  readonly starts: Int32Array;
  readonly zones: Int32Array;
}

export function problemOf(board: Board, place: RobotCells, target: Cell): Problem {
  const stops = stopsOf(board);
  const zones = zonesOf(board.walls, stops, target);
  return { stops, sides: sidesOf(board), target, starts: Int32Array.from(place), zones };
}

const made = new WeakMap<Board, Sides>();

function sidesOf(board: Board): Sides {
  const known = made.get(board);
  if (known !== undefined) return known;
  const closed = (way: number) => {
    const cells = new Int32Array(8);
    for (const [cell, sides] of board.walls.entries()) {
      if (((sides >>> way) & 1) !== 0) cells[cell >> 5] = at(cells, cell >> 5) | (1 << (cell & 31));
    }
    return cells;
  };
  const sides: Sides = { up: closed(0), right: closed(1), down: closed(2), left: closed(3) };
  made.set(board, sides);
  return sides;
}
