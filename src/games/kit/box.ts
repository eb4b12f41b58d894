import type { Point, Rect } from '../../render/scene.ts';

/** A rectangular part of the picture. */
export type Box = Pick<Rect, 'x' | 'y' | 'w' | 'h'>;

export function middleOf({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}

/** The square around a point whose sides are this far from it. */
export function squareAround([x, y]: Point, far: number) {
  return { shape: 'rect', x: x - far, y: y - far, w: 2 * far, h: 2 * far } as const;
}
