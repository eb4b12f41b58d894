/** The grid of the board: points, holes, corners, and the lines between them. */

export const columns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const rows = ['1', '2', '3', '4', '5', '6'] as const;

export type Point = `${(typeof columns)[number]}${(typeof rows)[number]}`;

export const points: readonly Point[] = columns.flatMap((column) => rows.map((row): Point => `${column}${row}`));

/** Marked by concentric circles: a tube may stand there, a peg may not. */
export const corners = ['a1', 'a6', 'f1', 'f6'] as const;
export type Corner = (typeof corners)[number];

export const opposite: Readonly<Record<Corner, Corner>> = { a1: 'f6', a6: 'f1', f1: 'a6', f6: 'a1' };

export const holes: readonly Point[] = points.filter((point) => !isCorner(point));

/** Clockwise, seen with row 1 at the bottom: what one step adds to the column and to the row. */
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

export function isPoint(text: string): text is Point {
  return (points as readonly string[]).includes(text);
}

export function isCorner(text: string): text is Corner {
  return (corners as readonly string[]).includes(text);
}

/** Column and row, each from 0. */
export function spot(point: Point): readonly [column: number, row: number] {
  const index = points.indexOf(point);
  return [Math.floor(index / rows.length), index % rows.length];
}

/** The points on the line from here to the edge, nearest first. */
export function ray(from: Point, direction: Direction): readonly Point[] {
  return rays[from][direction];
}

/** The straight way from one point to another: every point passed, the last one included. */
export function way(from: Point, to: Point): readonly Point[] | undefined {
  for (const direction of directions) {
    const reached = ray(from, direction).indexOf(to);
    if (reached >= 0) return ray(from, direction).slice(0, reached + 1);
  }
  return undefined;
}

/** In the order of the board, so that the same holes are always written the same way. */
export function inOrder(some: readonly Point[]): Point[] {
  return points.filter((point) => some.includes(point));
}

const rays = record(points, (from) =>
  record(directions, (direction) => {
    const [column, row] = spot(from);
    const [right, up] = steps[direction];
    const line: Point[] = [];
    for (let far = 1; ; far++) {
      const next = `${columns[column + far * right]}${rows[row + far * up]}`;
      if (!isPoint(next)) return line;
      line.push(next);
    }
  }),
);

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
