import type { Box } from '../../kit/box.ts';
import { rowsOfAPuzzle } from '../decided.ts';
import { type Card, colourOf, colours, type Puzzle, shapeOf, shapes } from '../pieces.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 1010;
const margin = 12;
const gap = 10;

const half = (width - 2 * margin - gap) / 2;
const second = margin + half + gap;

/** From top to bottom: the round and what the pegs mean, the puzzles, and the pack beside the cards and the players. */
export const headBox: Box = { x: margin, y: 10, w: width - 2 * margin, h: 66 };
export const legendBox: Box = { x: second, y: 18, w: half, h: 50 };
export const areaBox: Readonly<Record<Puzzle, Box>> = {
  colours: { x: margin, y: 82, w: half, h: 546 },
  shapes: { x: second, y: 82, w: half, h: 546 },
};
export const packBox: Box = { x: margin, y: 638, w: half, h: 360 };
export const tableBox: Box = { x: second, y: 638, w: half, h: 360 };

/** The rows of a puzzle, counted from 0. */
export const allRows: readonly number[] = Array.from({ length: rowsOfAPuzzle }, (_, row) => row);

const rowHeight = 60;

/** The middle line of a row. */
export function rowLine(row: number): number {
  return areaBox.colours.y + 90 + row * rowHeight;
}

/** The band of a row, from one side of its puzzle to the other. */
export function rowBox(puzzle: Puzzle, row: number): Box {
  const { x, w } = areaBox[puzzle];
  return { x: x + 6, y: rowLine(row) - 30, w: w - 12, h: rowHeight };
}

/** Where the answer to a row lies. */
export function answerBox(puzzle: Puzzle, row: number): Box {
  return { x: areaBox[puzzle].x + 240, y: rowLine(row) - 22, w: 107, h: 46 };
}

/** Distances from the left side of a puzzle to the number of a row, its three tokens, and its three pegs. */
export const numberAt = 29;
export const tokenAt = [77, 139, 201] as const;
export const pegAt = [261, 294, 327] as const;

const cell = { w: 70, h: 62 } as const;

/** Where a card of the pack lies: a column for each colour, a row for each shape. */
export function cellOf(card: Card): Box {
  const y = packBox.y + 44 + shapes.indexOf(shapeOf(card)) * cell.h;
  return { x: colourLine(colourOf(card)) - 32, y, w: 64, h: 58 };
}

/** The middle line of the column of this colour in the pack. */
export function colourLine(colour: (typeof colours)[number]): number {
  return packBox.x + 43 + colours.indexOf(colour) * cell.w;
}

/** Where one of the three secret cards lies. */
export function cardBox(place: number): Box {
  return { x: tableBox.x + 11 + place * 118, y: tableBox.y + 12, w: 109, h: 115 };
}

/** The plate of a player. Three plates take as much room as two. */
export function plateBox(seat: number, seats: 2 | 3): Box {
  const h = seats === 2 ? 104 : 67;
  const pitch = h + 6;
  return { x: tableBox.x + 11, y: tableBox.y + 134 + seat * pitch, w: tableBox.w - 22, h };
}
