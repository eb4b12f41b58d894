import type { Point } from '../../../../render/scene.ts';
import { gridSide, left, top } from './layout.ts';

type Way = readonly Point[];
type Stretch = readonly [Point, Point];

/** Where on an arrow its number may be, in parts of the arrow’s length. The middle is best. */
const parts = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] as const;

/** A robot reaches this far from the middle of its cell, and an arrow head from its tip. */
const robotReach = 22;
const headReach = 12;
/** Farther than this from another arrow, a spot is as good as any. */
const enough = 26;
const edge = 4;

export function badgeRadius(number: string): number {
  return number.length > 1 ? 17 : 13.5;
}

/**
 * Where each arrow’s number is drawn: not on a robot, on another number or on the head of an arrow, and far from other
 * arrows if that is possible. An arrow without such a spot has no number.
 */
export function badgeSpots(
  arrows: readonly Way[],
  numbers: readonly string[],
  pieces: readonly Point[],
): readonly (Point | undefined)[] {
  const tips = arrows.flatMap((way) => way.slice(-1));
  const placed: { readonly spot: Point; readonly r: number }[] = [];
  return arrows.map((arrow, nth) => {
    const r = badgeRadius(numbers[nth] ?? '');
    const others = arrows.filter((other) => other !== arrow).map(lastStretch);
    const isFree = (spot: Point) =>
      isOnBoard(spot, r) &&
      pieces.every((piece) => distance(spot, piece) >= robotReach + r) &&
      tips.every((tip) => distance(spot, tip) >= headReach + r) &&
      placed.every((other) => distance(spot, other.spot) >= r + other.r + 5);
    const room = (spot: Point) => Math.min(enough, ...others.map((other) => fromStretch(spot, other)));
    const [first, ...rest] = candidates(lastStretch(arrow)).filter(isFree);
    if (first === undefined) return undefined;
    const spot = rest.reduce((best, one) => (room(one) > room(best) + 2 ? one : best), first);
    placed.push({ spot, r });
    return spot;
  });
}

/** Its edge may cover a part of the board’s own. */
function isOnBoard([x, y]: Point, r: number): boolean {
  const inside = (at: number, from: number) => at - r >= from - edge && at + r <= from + gridSide + edge;
  return inside(x, left) && inside(y, top);
}

function lastStretch(arrow: Way): Stretch {
  const [tail = [0, 0], tip = tail] = arrow.slice(-2);
  return [tail, tip];
}

function candidates([[x, y], [toX, toY]]: Stretch): readonly Point[] {
  return parts.map((part): Point => [x + (toX - x) * part, y + (toY - y) * part]);
}

/** Every stretch is upright or level. */
function fromStretch([x, y]: Point, [[x1, y1], [x2, y2]]: Stretch): number {
  const nearest = (at: number, one: number, other: number) =>
    Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other));
  return distance([x, y], [nearest(x, x1, x2), nearest(y, y1, y2)]);
}

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);
