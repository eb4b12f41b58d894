import type { Point } from '../../../../render/scene.ts';
import { width as columns } from '../../board/board.ts';
import type { Cell } from '../../board/vocabulary.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 1006;

export const cellSide = 45;
export const gridSide = columns * cellSide;
/** The sides of the grid. Letters are above it, numbers to the left of it. */
export const left = 38;
export const top = 36;

export const frame = { x: 0, y: 0, w: width, h: top + gridSide + 10 } as const;
export const middle: Point = [left + gridSide / 2, top + gridSide / 2];

/** The middle of a cell. */
export function spot(cell: Cell): Point {
  return [left + ((cell % columns) + 0.5) * cellSide, top + (Math.floor(cell / columns) + 0.5) * cellSide];
}
