import { type Quadrant, quadrants, type Side, sides } from './quadrants.ts';
import { type Cell, directions, type TargetName } from './vocabulary.ts';

export const width = 16;
export const cellCount = width * width;

/**
 * The orders of the other plates round the centre, clockwise from plate 1. Plate 1 always lies at the top left, since a
 * board has no fixed upper side.
 */
const orders = [
  [2, 3, 4],
  [2, 4, 3],
  [3, 2, 4],
  [3, 4, 2],
  [4, 2, 3],
  [4, 3, 2],
] as const;

type Coded<Order> = Order extends readonly [infer B extends number, infer C extends number, infer D extends number]
  ? `1${Side}${B}${Side}${C}${Side}${D}${Side}`
  : never;

/** The plates clockwise from the top left, each with the side that faces up: `1B3B4B2A`. */
export type BoardCode = Coded<(typeof orders)[number]>;

export const boardCodes: readonly BoardCode[] = orders.flatMap(([b, c, d]) =>
  sides.flatMap((sideA) =>
    sides.flatMap((sideB) =>
      sides.flatMap((sideC) => sides.map((sideD) => `1${sideA}${b}${sideB}${c}${sideC}${d}${sideD}` as BoardCode)),
    ),
  ),
);

export interface Board {
  /**
   * For each cell, the sides with a wall, one bit for each direction: 1 up, 2 right, 4 down, 8 left. Every wall is
   * noted at both of its cells. The edge of the board has walls, and so have all sides of the centre.
   */
  readonly walls: readonly number[];
  readonly targets: Readonly<Record<TargetName, Cell>>;
}

/** The closed middle: no robot is ever there. */
export const centre: readonly Cell[] = [7, 8].flatMap((row) => [7, 8].map((column) => row * width + column));

/** What a step in each direction adds to the number of a cell. Walls are not considered. */
export const steps = { up: -width, right: 1, down: width, left: -1 } as const;

const made = new Map<BoardCode, Board>();

/** The board with these plates: always the same object for the same code. */
export function boardOf(code: BoardCode): Board {
  const known = made.get(code);
  if (known !== undefined) return known;
  const board = assembled(code);
  made.set(code, board);
  return board;
}

function assembled(code: BoardCode): Board {
  const walls = new Array<number>(cellCount).fill(0);
  const targets: Partial<Record<TargetName, Cell>> = {};
  for (let cell = 0; cell < cellCount; cell++) {
    for (const way of directions.keys()) if (isClosed(cell, way)) wall(walls, cell, way);
  }
  for (const [turns, quadrant] of (code.match(/../g) as Quadrant[]).entries()) {
    const print = quadrants[quadrant];
    for (const at of print.right.split(' ')) wall(walls, turned(at, turns), (1 + turns) % 4);
    for (const at of print.below.split(' ')) wall(walls, turned(at, turns), (2 + turns) % 4);
    for (const [name, at] of Object.entries(print.targets)) targets[name as TargetName] = turned(at, turns);
  }
  return { walls, targets: targets as Record<TargetName, Cell> };
}

function isClosed(cell: Cell, way: number): boolean {
  return neighbour(cell, way) === undefined || centre.includes(cell);
}

/** Puts a wall at this side of a cell, and at the matching side of the next cell. Ways are numbered like directions. */
function wall(walls: number[], cell: Cell, way: number): void {
  walls[cell] = (walls[cell] ?? 0) | (1 << way);
  const beyond = neighbour(cell, way);
  if (beyond !== undefined) walls[beyond] = (walls[beyond] ?? 0) | (1 << ((way + 2) % 4));
}

function neighbour(cell: Cell, way: number): Cell | undefined {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const [right, down] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][way] as [number, number];
  const [x, y] = [column + right, row + down];
  return x >= 0 && x < width && y >= 0 && y < width ? y * width + x : undefined;
}

/** Where a printed cell comes to lie after its plate was turned clockwise this many times about the centre. */
function turned(at: string, turns: number): Cell {
  let [column, row] = [Number(at[0]), Number(at[1])];
  for (let turn = 0; turn < turns; turn++) [column, row] = [width - 1 - row, column];
  return row * width + column;
}

/** The name of a cell, by column and row as the rim of the board shows them: `C5`. */
export function cellName(cell: Cell): string {
  return `${columnName(cell % width)}${Math.floor(cell / width) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}
