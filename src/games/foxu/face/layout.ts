import type { Point as Spot } from '../../../render/scene.ts';
import { type Point, rows, spot } from '../board.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 984;

export const cell = 112;
export const pegRadius = 26;
export const tubeRadius = 46;
export const burstRadius = 68;
export const holeRadius = 18;
const margin = 10;

/** The board above, what is to be done below it, the two players' plates at the foot. */
export const boardBox = { x: margin, y: margin, w: width - 2 * margin, h: 734 } as const;
export const statusBox = { x: margin, y: 754, w: width - 2 * margin, h: 82 } as const;

export function cardBox(nth: number) {
  const w = (width - 3 * margin) / 2;
  return { x: margin + nth * (w + margin), y: 846, w, h: 128 } as const;
}

const left = 126;
const top = 78;

/** Row 1 is at the bottom. */
export function place(point: Point): Spot {
  const [column, row] = spot(point);
  return [left + column * cell, top + (rows.length - 1 - row) * cell];
}
