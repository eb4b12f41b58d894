import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Sign } from '../kind.ts';

export type Heading = 'up' | 'down';

/** A sign around a point, at most `r` from it. The arrow points in its direction of movement. */
export function drawSign(sign: Sign, [x, y]: Point, r: number, ink: Ink, heading: Heading): readonly Shape[] {
  const line = (points: readonly Point[], width: number, ends: 'butt' | 'round'): Shape => ({
    shape: 'line',
    points: points.map(([across, down]): Point => [x + across * r, y + down * r]),
    stroke: ink,
    width: width * r,
    ends,
  });
  switch (sign) {
    case 'Z':
      return [
        line(
          [
            [-0.6, -0.66],
            [0.6, -0.66],
            [-0.6, 0.66],
            [0.6, 0.66],
          ],
          0.3,
          'round',
        ),
      ];
    case '0':
      return [
        {
          shape: 'polygon',
          points: oval.map(([across, down]) => [x + across * r, y + down * r]),
          stroke: ink,
          width: 0.3 * r,
        },
      ];
    case '>': {
      const way = heading === 'up' ? -1 : 1;
      const corner = (across: number, ahead: number): Point => [x + across * r, y + way * ahead * r];
      return [
        {
          shape: 'polygon',
          points: [
            corner(0, 0.92),
            corner(0.72, 0.1),
            corner(0.24, 0.1),
            corner(0.24, -0.86),
            corner(-0.24, -0.86),
            corner(-0.24, 0.1),
            corner(-0.72, 0.1),
          ],
          fill: ink,
        },
      ];
    }
    case 'x':
      return [
        line(
          [
            [-0.64, -0.64],
            [0.64, 0.64],
          ],
          0.3,
          'round',
        ),
        line(
          [
            [-0.64, 0.64],
            [0.64, -0.64],
          ],
          0.3,
          'round',
        ),
      ];
    case '+':
      return [
        line(
          [
            [0, -0.86],
            [0, 0.86],
          ],
          0.42,
          'butt',
        ),
        line(
          [
            [-0.86, 0],
            [0.86, 0],
          ],
          0.42,
          'butt',
        ),
      ];
  }
}

/** The zero is taller than wide, so that nobody mistakes it for a ring. */
const oval: readonly Point[] = Array.from({ length: 32 }, (_, corner) => {
  const angle = (corner * Math.PI) / 16;
  return [0.48 * Math.sin(angle), -0.72 * Math.cos(angle)];
});
