import type { Point } from '../../../../render/scene.ts';
import { width as columns } from '../../board/board.ts';
import type { Cell } from '../../board/vocabulary.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 840;

export const cellSide = 44;
export const gridSide = columns * cellSide;
/** The sides of the grid. Letters are above it, numbers to the left of it. */
export const left = 46;
export const top = 40;

export const frame = { x: 2, y: 2, w: width - 4, h: top + gridSide + 10, radius: 18 } as const;
export const strip = { x: 2, y: 764, w: width - 4, h: 72, radius: 18 } as const;

export const middle: Point = [left + gridSide / 2, top + gridSide / 2];

/** The middle of a cell. */
export function spot(cell: Cell): Point {
  return [left + ((cell % columns) + 0.5) * cellSide, top + (Math.floor(cell / columns) + 0.5) * cellSide];
}
