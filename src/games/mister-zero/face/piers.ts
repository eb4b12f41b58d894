import type { Polygon, Shape, Point as Spot } from '../../../render/scene.ts';
import { centre, checkpoints, type Point, points } from '../board.ts';
import { colours } from '../kind.ts';
import { ink, sand } from './inks.ts';
import { place } from './layout.ts';

/** The points where bridges meet, except the checkpoints. */
const landings = points.filter((point) => colours.every((colour) => checkpoints[colour] !== point));

/** A pier is this large. The bands of a walk end at its edge. */
export function radiusAt(point: Point): number {
  if (!landings.includes(point)) return 40;
  return point === centre ? 25 : 21;
}

/** The heads of arrows stay this far away: the corners of a checkpoint reach far out. */
export function brinkOf(point: Point): number {
  return landings.includes(point) ? radiusAt(point) + 1 : 54;
}

export function piers(): readonly Shape[] {
  return landings.flatMap((point): readonly Shape[] => {
    const [at, r] = [place(point), radiusAt(point)];
    return [
      octagon(at, 6, r, { fill: sand.dark, stroke: ink, width: 3 }),
      octagon(at, 0, r, { fill: sand.base, stroke: ink, width: 3 }),
      octagon(at, 0, r - 6, { fill: sand.light }),
    ];
  });
}

/** Its slanted sides rise by a pixel for each pixel, like the bridges. */
function octagon(
  [x, middle]: Spot,
  lower: number,
  r: number,
  painted: Pick<Polygon, 'fill' | 'stroke' | 'width'>,
): Shape {
  const [y, side] = [middle + lower, Math.round(r * 0.41)];
  const d = `M ${x - side} ${y - r} H ${x + side} L ${x + r} ${y - side} V ${y + side} L ${x + side} ${y + r} H ${x - side} L ${x - r} ${y + side} V ${y - side} Z`;
  return { shape: 'path', d, ...painted };
}
