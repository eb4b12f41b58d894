import type { Point, Shape } from '../../../../render/scene.ts';
import { outlined } from '../../../kit/outlined.ts';
import { arrowHead, towards } from '../../../kit/towards.ts';
import type { Leg } from '../../kind.ts';
import { badgeSpots } from './badges.ts';
import { type Track, tracks } from './lanes.ts';
import { onColour } from './symbols.ts';

/** The moves as arrows, numbered in their order. Some parts are drawn below the robots, some above them. */
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

/** The points of a leg. The last leg of a robot is shortened to end at the robot's rim. */
function shortened({ leg, points }: Track, later: readonly Leg[]): readonly Point[] {
  if (later.some(({ robot }) => robot === leg.robot)) return points;
  const [tail, tip] = points.slice(-2);
  if (tail === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), towards(tip, tail, 22)];
}

function shaft({ leg, points }: Track): readonly Shape[] {
  const neck = neckOf(points);
  const line = { shape: 'line', points: [...points.slice(0, -1), neck], ends: 'round' } as const;
  return outlined(line, leg.robot, { width: 7, rim: 13 });
}

const headLength = 16;

function head({ leg, points }: Track): readonly Shape[] {
  const neck = neckOf(points);
  return [
    {
      shape: 'polygon',
      points: arrowHead(neck, points.at(-1) ?? neck, 0.75),
      fill: leg.robot,
      stroke: 'ink',
      width: 3,
    },
  ];
}

function neckOf(points: readonly Point[]): Point {
  const [tail, tip] = points.slice(-2);
  return tail === undefined || tip === undefined ? [0, 0] : towards(tip, tail, headLength);
}

function badge({ robot }: Leg, number: string, [x, y]: Point): readonly Shape[] {
  const r = number.length > 1 ? 20 : 16;
  return [
    { shape: 'circle', x, y, r, fill: robot, stroke: 'ink', width: 3 },
    { shape: 'text', x, y, text: number, size: 28, ink: onColour[robot], weight: 'bold' },
  ];
}
