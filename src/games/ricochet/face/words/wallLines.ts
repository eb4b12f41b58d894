import type { Speech } from '../../../contract.ts';
import { boardOf, cellName, centre, width } from '../../board/board.ts';
import { type Cell, directions } from '../../board/vocabulary.ts';
import type { View } from '../../kind.ts';
import { words } from '../../words.ts';
import type { Listing } from './fitted.ts';

/** Each wall between two cells once: the cell to the left of the wall or above it. The closed centre needs no walls. */
export function innerWalls(walls: readonly number[], side: 'right' | 'down'): readonly Cell[] {
  const bit = 1 << directions.indexOf(side);
  const beyond = (cell: Cell) => cell + (side === 'right' ? 1 : width);
  const isEdge = (cell: Cell) => (side === 'right' ? cell % width === width - 1 : beyond(cell) >= walls.length);
  return [...walls.keys()].filter(
    (cell) =>
      ((walls[cell] ?? 0) & bit) !== 0 && !isEdge(cell) && !centre.includes(cell) && !centre.includes(beyond(cell)),
  );
}

export function wallLines({ board }: Pick<View, 'board'>, { language }: Speech): readonly (string | Listing)[] {
  const say = words[language].describe;
  const { walls } = boardOf(board);
  const line = (side: 'right' | 'down', told: Listing['say']): Listing => ({
    items: innerWalls(walls, side).map(cellName),
    between: ' ',
    say: told,
    least: 45,
  });
  return [say.centre, line('right', say.rightWalls), line('down', say.lowerWalls)];
}
