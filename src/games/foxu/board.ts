import { squareGrid } from '../kit/squareGrid.ts';

export { type Direction, directions } from '../kit/squareGrid.ts';

/** The grid of the board: points, holes, corners, and the lines between them. */

export const columns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const rows = ['1', '2', '3', '4', '5', '6'] as const;

export type Point = `${(typeof columns)[number]}${(typeof rows)[number]}`;

export const { squares: points, isSquare: isPoint, spot, ray, way, inOrder } = squareGrid(columns, rows);

/** Corners are marked by concentric circles: a tube may stop there, but no peg goes there. */
export const corners = ['a1', 'a6', 'f1', 'f6'] as const;
export type Corner = (typeof corners)[number];

export const opposite: Readonly<Record<Corner, Corner>> = { a1: 'f6', a6: 'f1', f1: 'a6', f6: 'a1' };

export const holes: readonly Point[] = points.filter((point) => !isCorner(point));

export function isCorner(text: string): text is Corner {
  return (corners as readonly string[]).includes(text);
}
