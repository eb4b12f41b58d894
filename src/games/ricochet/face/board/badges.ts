import type { Point } from '../../../../render/scene.ts';
import { gridSide, left, top } from './layout.ts';

/** Where on an arrow its number may be, in parts of the arrow's length. The middle is best. */
const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08] as const;
/** How far the number is moved aside, for an arrow that is too short to carry it. */
const asides = [0, 25, -25] as const;
const enough = 38;
const shortest = 70;

/** Where each arrow's number is drawn: on the arrow or beside it, clear of the robots and of the other numbers. */
export function badgeSpots(arrows: readonly (readonly Point[])[], pieces: readonly Point[]): readonly Point[] {
  const placed: Point[] = [];
  for (const arrow of arrows) placed.push(bestSpot(arrow, [...pieces, ...placed]));
  return placed;
}

function bestSpot(arrow: readonly Point[], others: readonly Point[]): Point {
  const room = (spot: Point) =>
    isOnGrid(spot) ? Math.min(enough, ...others.map((other) => distance(spot, other))) : 0;
  const [first, ...rest] = candidates(arrow);
  return rest.reduce((best: Point, spot) => (room(spot) > room(best) ? spot : best), first ?? [0, 0]);
}

function candidates(arrow: readonly Point[]): readonly Point[] {
  const [tail, tip] = arrow.slice(-2);
  if (tail === undefined || tip === undefined) return [];
  const length = distance(tail, tip);
  const [ux, uy] = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  return asides
    .filter((aside) => aside !== 0 || length >= shortest)
    .flatMap((aside) =>
      parts.map(
        (part): Point => [tail[0] + ux * length * part - uy * aside, tail[1] + uy * length * part + ux * aside],
      ),
    );
}

function isOnGrid([x, y]: Point): boolean {
  return x > left && x < left + gridSide && y > top && y < top + gridSide;
}

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);
