import type { Point } from '../../render/scene.ts';

/** The spot this far from the first point, on the way to the other. */
export function towards([x, y]: Point, [otherX, otherY]: Point, far: number): Point {
  const part = far / Math.hypot(otherX - x, otherY - y);
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}

/** The head of an arrow, from its neck to its tip. `breadth` is half its width, as a part of its length. */
export function arrowHead([x, y]: Point, tip: Point, breadth: number): readonly Point[] {
  const [ahead, aside] = [(tip[0] - x) * breadth, (tip[1] - y) * breadth];
  return [tip, [x - aside, y + ahead], [x + aside, y - ahead]];
}
