import type { Cell } from '../board/vocabulary.ts';

/**
 * Where the active robot may be, as nine words in a row. In the first eight a bit for each cell, two rows a word: the
 * robot has turned, and so may take the target from any side. Who has not turned is still in the column or in the row
 * where it started, so these share the ninth word: in its low half a bit for each row for who has only moved along the
 * column, in its high half one for each column for who has only moved along the row. And who has not moved at all is
 * on the first cell of the centre, where no robot can be.
 */
export const setWords = 9;
export const unturnedWord = 8;

export const unmovedWord = 3;
/** Cell 119. */
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

/** Of who has only moved along one line: the bit of this cell for the column of the start, or for its row. */
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
