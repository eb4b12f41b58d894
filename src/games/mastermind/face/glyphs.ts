import type { Ink, Path, Point, Shape } from '../../../render/scene.ts';
import type { Tones } from '../../kit/picture/look.ts';
import type { CardShape } from '../pieces.ts';

/** The outline of one of the five shapes around 0,0. Each is about as large as a circle of this radius. */
function outlineOf(shape: CardShape, r: number): string {
  switch (shape) {
    case 'circle': {
      const far = written(r * 0.94);
      return `M ${-far} 0 A ${far} ${far} 0 1 1 ${far} 0 A ${far} ${far} 0 1 1 ${-far} 0 Z`;
    }
    case 'square':
      return through(spokes(4, Math.round(r * 0.82) * Math.SQRT2, 1 / 8));
    case 'triangle':
      return through(spokes(3, r * 1.16).map(([x, y]): Point => [x, y + r * 0.22]));
    case 'star': {
      const [tips, dents] = [spokes(5, r * 1.14), spokes(5, r * 0.54, 1 / 10)];
      return through(tips.flatMap((tip, nth) => [tip, dents[nth] ?? tip]).map(([x, y]): Point => [x, y + r * 0.08]));
    }
    case 'cross':
      return through(plus(Math.round(r * 0.96), Math.round(r * 0.36)));
  }
}

const written = (at: number) => Math.round(at * 100) / 100;

function through(points: readonly Point[]): string {
  return `M ${points.map(([x, y]) => `${written(x)} ${written(y)}`).join(' L ')} Z`;
}

/** Points at this distance from 0,0, clockwise, the first at this part of a turn from the top. */
function spokes(count: number, far: number, from = 0): readonly Point[] {
  return Array.from({ length: count }, (_, nth): Point => {
    const angle = (from + nth / count) * 2 * Math.PI;
    return [far * Math.sin(angle), -far * Math.cos(angle)];
  });
}

function plus(far: number, near: number): readonly Point[] {
  const quarter: readonly Point[] = [
    [near, -far],
    [near, -near],
    [far, -near],
  ];
  const turns: readonly ((point: Point) => Point)[] = [
    ([right, down]) => [right, down],
    ([right, down]) => [-down, right],
    ([right, down]) => [-right, -down],
    ([right, down]) => [down, -right],
  ];
  return turns.flatMap((turn) => quarter.map(turn));
}

/** A shape in one colour, or only its outline. */
export function flat(shape: CardShape, at: Point, r: number, paint: Pick<Path, 'fill' | 'stroke' | 'width'>): Shape {
  return { shape: 'group', at, shapes: [{ shape: 'path', d: outlineOf(shape, r), ...paint }] };
}

/** A shape with an outline, and with light on its upper edges. */
export function raised(shape: CardShape, at: Point, r: number, { base, light }: Tones, ink: Ink): Shape {
  const d = outlineOf(shape, r);
  const [right, down] = [1, Math.round(r * 0.15)];
  return {
    shape: 'group',
    at,
    shapes: [
      { shape: 'path', d, fill: light, stroke: ink, width: 6 },
      {
        shape: 'group',
        at: [0, 0],
        clip: { shape: 'path', d },
        shapes: [
          { shape: 'path', d, fill: light },
          { shape: 'group', at: [right, down], shapes: [{ shape: 'path', d, fill: base }] },
        ],
      },
    ],
  };
}
