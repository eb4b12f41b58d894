import type { Cell } from '../board/vocabulary.ts';

/**
 * The cells where the active robot may be, as nine words in a row.
 *
 * The first eight words have a bit for each cell, two rows in each word. They are for a robot that has turned, which
 * may reach the target from any side.
 *
 * A robot that has not turned is still in the column or in the row where it started, so all such cells share the ninth
 * word. Its low half has a bit for each row, for a robot that has only moved along the column. Its high half has a bit
 * for each column, for a robot that has only moved along the row.
 *
 * A robot that has not moved at all is noted on the first cell of the centre, where no robot can be.
 */
export const setWords = 9;
export const unturnedWord = 8;

export const unmovedWord = 3;
/** The bit of cell 119 in its word. */
export const unmoved = 1 << 23;

export function columnOf(cell: Cell): number {
  return cell & 15;
}

export function rowOf(cell: Cell): number {
  return cell >> 4;
}

/** Columns or rows `first` to `last`, as bits. */
export function span(first: number, last: number): number {
  return (2 << last) - (1 << first);
}

/**
 * The bit for a robot on this cell that has only moved along the start's column. `rowBit` does the same for its row.
 */
export function columnBit(cell: Cell, start: Cell): number {
  return columnOf(cell) === columnOf(start) ? 1 << rowOf(cell) : 0;
}

export function rowBit(cell: Cell, start: Cell): number {
  return rowOf(cell) === rowOf(start) ? 1 << (16 + columnOf(cell)) : 0;
}

/** The cell that a bit of the ninth word stands for. */
export function unturnedCell(bit: number, start: Cell): Cell {
  return bit < 16 ? bit * 16 + columnOf(start) : (start & 240) + bit - 16;
}
