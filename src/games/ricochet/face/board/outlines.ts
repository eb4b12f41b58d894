import type { Point } from '../../../../render/scene.ts';

export type Outline = readonly Point[];

export function ring(count: number, point: (step: number) => Point): Outline {
  return Array.from({ length: count }, (_, step) => point(step));
}

/** The point at this distance, this many turns clockwise from twelve o'clock. */
export function polar([x, y]: Point, turns: number, r: number): Point {
  const angle = 2 * Math.PI * turns;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}

export function arc(at: Point, r: number, from: number, to: number): Outline {
  return ring(25, (step) => polar(at, from + ((to - from) * step) / 24, r));
}
