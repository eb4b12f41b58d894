import { squareGrid } from '../kit/squareGrid.ts';

export { type Direction, diagonal, directions, straight } from '../kit/squareGrid.ts';

/** The squares of the board, and the straight lines between them. Row 1 is White’s base line, row 8 is Black’s. */

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const rows = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type File = (typeof files)[number];
export type Row = (typeof rows)[number];
export type Square = `${File}${Row}`;

export const { squares, isSquare, spot, ray, way } = squareGrid(files, rows);

export function isFile(text: string): text is File {
  return (files as readonly string[]).includes(text);
}
