import type { Point, Shape } from '../../../../render/scene.ts';
import type { Leg } from '../../kind.ts';
import { badgeSpots } from './badges.ts';
import { type Track, tracks } from './lanes.ts';
import { onColour } from './symbols.ts';

/** The moves as arrows, numbered in their order: below the robots, and above them. */
export function path(legs: readonly Leg[], pieces: readonly Point[]): Record<'below' | 'above', readonly Shape[]> {
  const arrows = tracks(legs).map((track, nth) => ({ ...track, points: shortened(track, legs.slice(nth + 1)) }));
  const spots = badgeSpots(
    arrows.map(({ points }) => points),
    pieces,
  );
  return {
    below: [...arrows.flatMap(shaft), ...arrows.flatMap(head)],
    above: arrows.flatMap(({ leg }, nth) => badge(leg, String(nth + 1), spots[nth] ?? [0, 0])),
  };
}

/** The last leg of a robot ends at its rim. */
function shortened({ leg, points }: Track, later: readonly Leg[]): readonly Point[] {
  if (later.some(({ robot }) => robot === leg.robot)) return points;
  const [tail, tip] = points.slice(-2);
  if (tail === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), towards(tip, tail, 22)];
}

function shaft({ leg, points }: Track): readonly Shape[] {
  const neck = neckOf(points);
  const line = { shape: 'line', points: [...points.slice(0, -1), neck], ends: 'round' } as const;
  return [
    { ...line, stroke: 'ink', width: 13 },
    { ...line, stroke: leg.robot, width: 7 },
  ];
}

const headLength = 16;

function head({ leg, points }: Track): readonly Shape[] {
  const [x, y] = neckOf(points);
  const tip = points.at(-1) ?? [x, y];
  const [ahead, aside] = [(tip[0] - x) * 0.75, (tip[1] - y) * 0.75];
  const corners: readonly Point[] = [tip, [x - aside, y + ahead], [x + aside, y - ahead]];
  return [{ shape: 'polygon', points: corners, fill: leg.robot, stroke: 'ink', width: 3 }];
}

function neckOf(points: readonly Point[]): Point {
  const [tail, tip] = points.slice(-2);
  return tail === undefined || tip === undefined ? [0, 0] : towards(tip, tail, headLength);
}

/** The point this far from one on the way to another. */
function towards([x, y]: Point, [otherX, otherY]: Point, far: number): Point {
  const part = far / Math.hypot(otherX - x, otherY - y);
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}

function badge({ robot }: Leg, number: string, [x, y]: Point): readonly Shape[] {
  const r = number.length > 1 ? 20 : 16;
  return [
    { shape: 'circle', x, y, r, fill: robot, stroke: 'ink', width: 3 },
    { shape: 'text', x, y, text: number, size: 28, ink: onColour[robot], weight: 'bold' },
  ];
}
