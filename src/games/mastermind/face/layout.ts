import type { Puzzle } from '../pieces.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 1004;
export const margin = 12;

const half = (width - 3 * margin) / 2;
const second = 2 * margin + half;

/** From top to bottom: the round and what the pegs mean, the puzzles, and the central board, cards and points. */
export const headBox = { x: margin, y: margin, w: width - 2 * margin, h: 64 } as const;
export const areaBox: Readonly<Record<Puzzle, { x: number; y: number; w: number; h: number }>> = {
  colours: { x: margin, y: 88, w: half, h: 540 },
  shapes: { x: second, y: 88, w: half, h: 540 },
};
export const boardBox = { x: margin, y: 640, w: half, h: 352 } as const;
export const scoreBox = { x: second, y: 640, w: half, h: 352 } as const;

const rowHeight = 60;

/** The middle line of a row. Rows are counted from 0. */
export function rowLine(row: number): number {
  return areaBox.colours.y + 84 + row * rowHeight;
}

/** Distances from the left side of a puzzle to the number of a row, its three tokens, and its three pegs. */
export const numberAt = 28;
export const tokenAt = [86, 154, 222] as const;
export const pegAt = [276, 308, 340] as const;
export const tokenRadius = 26;
export const pegRadius = 12;

/** The size of a card on the central board. */
export const cell = { w: 64, h: 66 } as const;
export const cellTop = { x: boardBox.x + 40, y: boardBox.y + 11 } as const;
