import { expect } from 'vitest';
import { smallest } from '../../../src/games/kit/picture/words.ts';
import type { Point, Scene, Shape } from '../../../src/render/scene.ts';
import { shapesIn } from '../../render/walk.ts';

/** All words that lie on the bare board, in their order. */
export function wordsOn({ shapes }: Pick<Scene, 'shapes'>): readonly string[] {
  return [...shapesIn(shapes)].flatMap(({ shape }) => (shape.shape === 'text' ? [shape.text] : []));
}

function pointsOf(shape: Shape): readonly Point[] {
  if (shape.shape === 'group') return [shape.at];
  if (shape.shape === 'path') return [];
  return 'points' in shape ? shape.points : [[shape.x, shape.y]];
}

/** Checks that everything lies within the picture, and that a phone shows no letters too small. */
export function expectInside({ width, height, base, shapes }: Scene): void {
  for (const shape of [...base.shapes, ...shapes]) {
    for (const [x, y] of pointsOf(shape)) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  }
  for (const { shape, scale } of shapesIn([...base.shapes, ...shapes])) {
    if (shape.shape === 'text') expect((shape.least ?? shape.size) * scale).toBeGreaterThanOrEqual(smallest);
  }
}
