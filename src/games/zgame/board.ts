/** The squares of the board, and the straight ways between them. Row 1 is White’s base line, row 8 Black’s. */

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const rows = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type File = (typeof files)[number];
export type Row = (typeof rows)[number];
export type Square = `${File}${Row}`;

export const squares: readonly Square[] = files.flatMap((file) => rows.map((row): Square => `${file}${row}`));

/** Seen with row 1 at the bottom: what one step adds to the file and to the row. */
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

export function isSquare(text: string): text is Square {
  return (squares as readonly string[]).includes(text);
}

export function isFile(text: string): text is File {
  return (files as readonly string[]).includes(text);
}

/** File and row, each from 0. */
export function spot(square: Square): readonly [file: number, row: number] {
  const index = squares.indexOf(square);
  return [Math.floor(index / rows.length), index % rows.length];
}

/** The squares from here to the edge, nearest first. */
export function ray(from: Square, direction: Direction): readonly Square[] {
  return rays[from][direction];
}

export interface Way {
  readonly direction: Direction;
  /** Every square passed, the last one included. */
  readonly passed: readonly Square[];
}

/** The straight way from one square to another, if there is one. */
export function way(from: Square, to: Square): Way | undefined {
  for (const direction of directions) {
    const reached = ray(from, direction).indexOf(to);
    if (reached >= 0) return { direction, passed: ray(from, direction).slice(0, reached + 1) };
  }
  return undefined;
}

const rays = record(squares, (from) =>
  record(directions, (direction) => {
    const [file, row] = spot(from);
    const [right, up] = steps[direction];
    const line: Square[] = [];
    for (let far = 1; ; far++) {
      const next = `${files[file + far * right]}${rows[row + far * up]}`;
      if (!isSquare(next)) return line;
      line.push(next);
    }
  }),
);

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
