import type { Point as Spot } from '../../../render/scene.ts';
import { type Point, rows, spot } from '../board.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 956;

export const cell = 112;
export const pegRadius = 25;
export const tubeRadius = 46;
export const margin = 12;

/** The board above, the words below it, the two players' cards at the foot. */
export const boardBox = { x: margin, y: margin, w: width - 2 * margin, h: 726 } as const;
export const statusBox = { x: margin, y: 750, w: width - 2 * margin, h: 64 } as const;
export const cardBox = { y: 826, w: (width - 3 * margin) / 2, h: 118 } as const;

const left = 118;
const top = 80;

/** Row 1 is at the bottom. */
export function place(point: Point): Spot {
  const [column, row] = spot(point);
  return [left + column * cell, top + (rows.length - 1 - row) * cell];
}
