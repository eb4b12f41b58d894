import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Sign } from '../kind.ts';

export type Heading = 'up' | 'down';

/** The width of all strokes, so that all signs are equally bold. */
const stroke = 0.3;

/** A sign around 0,0, at most `r` from it. The arrow points in its direction of movement. */
export function drawSign(sign: Sign, r: number, ink: Ink, heading: Heading): readonly Shape[] {
  const width = Math.max(3, stroke * r);
  const scaled = (points: readonly Point[]) => points.map(([across, down]): Point => [across * r, down * r]);
  const line = (...points: readonly Point[]): Shape => {
    return { shape: 'line', points: scaled(points), stroke: ink, width, ends: 'round' };
  };
  switch (sign) {
    case 'Z':
      return [line([-0.56, -0.62], [0.56, -0.62], [-0.56, 0.62], [0.56, 0.62])];
    // Taller than wide, so that nobody mistakes it for a ring.
    case '0':
      return [{ shape: 'ellipse', x: 0, y: 0, across: 0.44 * r, up: 0.66 * r, stroke: ink, width }];
    case '>': {
      const way = heading === 'up' ? 1 : -1;
      const tip: readonly Point[] = [
        [0, -0.78 * way],
        [0.64, -0.16 * way],
        [-0.64, -0.16 * way],
      ];
      return [
        line([0, -0.3 * way], [0, 0.74 * way]),
        { shape: 'polygon', points: scaled(tip), fill: ink, stroke: ink, width: 0.14 * r },
      ];
    }
    case 'x':
      return [line([-0.56, -0.56], [0.56, 0.56]), line([-0.56, 0.56], [0.56, -0.56])];
    case '+':
      return [line([0, -0.72], [0, 0.72]), line([-0.72, 0], [0.72, 0])];
  }
}
