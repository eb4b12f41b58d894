import { width } from '../board/board.ts';
import type { Cell } from '../board/vocabulary.ts';

/** Column and row as the rim of the board shows them: `C5`. */
export function cellName(cell: Cell): string {
  return `${columnName(cell % width)}${Math.floor(cell / width) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}
