/** What one step adds to the column and to the row. Directions are clockwise, seen with the first row at the bottom. */
const steps = {
  up: [0, 1],
  upRight: [1, 1],
  right: [1, 0],
  downRight: [1, -1],
  down: [0, -1],
  downLeft: [-1, -1],
  left: [-1, 0],
  upLeft: [-1, 1],
} as const;

export type Direction = keyof typeof steps;
export const directions = Object.keys(steps) as readonly Direction[];
export const straight: readonly Direction[] = ['up', 'right', 'down', 'left'];
export const diagonal: readonly Direction[] = ['upRight', 'downRight', 'downLeft', 'upLeft'];

export interface Way<Square> {
  readonly direction: Direction;
  /** Every square passed, the last one included. */
  readonly passed: readonly Square[];
}

export interface SquareGrid<Square extends string> {
  /** Column by column. */
  readonly squares: readonly Square[];
  isSquare(text: string): text is Square;
  /** Column and row, each from 0. */
  spot(square: Square): readonly [column: number, row: number];
  /** The squares from this one to the edge, nearest first. */
  ray(from: Square, direction: Direction): readonly Square[];
  /** The straight way from one square to another, if there is one. */
  way(from: Square, to: Square): Way<Square> | undefined;
  /** The squares in the order of the board, so that the same squares are always written the same way. */
  inOrder(some: readonly Square[]): Square[];
}

/** A board whose squares (or points) are named by column and row, and the straight ways between them. */
export function squareGrid<Column extends string, Row extends string>(
  columns: readonly Column[],
  rows: readonly Row[],
): SquareGrid<`${Column}${Row}`> {
  type Square = `${Column}${Row}`;
  const squares = columns.flatMap((column) => rows.map((row): Square => `${column}${row}`));
  const isSquare = (text: string): text is Square => (squares as readonly string[]).includes(text);

  function spot(square: Square): readonly [number, number] {
    const index = squares.indexOf(square);
    return [Math.floor(index / rows.length), index % rows.length];
  }

  function rayOf(from: Square, direction: Direction): readonly Square[] {
    const [column, row] = spot(from);
    const [right, up] = steps[direction];
    const line: Square[] = [];
    for (let far = 1; ; far++) {
      const next = `${columns[column + far * right]}${rows[row + far * up]}`;
      if (!isSquare(next)) return line;
      line.push(next);
    }
  }

  const rays = record(squares, (from) => record(directions, (direction) => rayOf(from, direction)));
  const ray = (from: Square, direction: Direction) => rays[from][direction];

  return {
    squares,
    isSquare,
    spot,
    ray,
    way(from, to) {
      for (const direction of directions) {
        const reached = ray(from, direction).indexOf(to);
        if (reached >= 0) return { direction, passed: ray(from, direction).slice(0, reached + 1) };
      }
      return undefined;
    },
    inOrder: (some) => squares.filter((square) => some.includes(square)),
  };
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
