import type { Point, Shape } from '../../../../render/scene.ts';
import { arrowHead, towards } from '../../../kit/towards.ts';
import type { Leg } from '../../kind.ts';
import { aged, look, paints, white } from '../inks.ts';
import { badgeRadius, badgeSpots } from './badges.ts';
import { type Track, tracks } from './lanes.ts';

/** With more moves than this, only the last few are bold. */
const crowd = 8;
const newest = 6;

interface Drawn extends Track {
  readonly bold: boolean;
}

/** The moves as arrows, numbered in their order. Some parts are drawn below the robots, some above them. */
export function path(legs: readonly Leg[], pieces: readonly Point[]): Record<'below' | 'above', readonly Shape[]> {
  const arrows = tracks(legs).map((track, nth): Drawn => {
    const bold = legs.length <= crowd || nth >= legs.length - newest;
    return { ...track, points: shortened(track, legs.slice(nth + 1)), bold };
  });
  const spots = badgeSpots(
    arrows.map(({ points }) => points),
    pieces,
  );
  return {
    below: [...arrows.filter(({ bold }) => !bold), ...arrows.filter(({ bold }) => bold)].flatMap(shapesOf),
    above: spots.flatMap((spot, nth) => (spot === undefined ? [] : badge(String(nth + 1), spot))),
  };
}

/** The points of a leg. The last leg of a robot is shortened to end at the robot’s rim. */
function shortened({ leg, points }: Track, later: readonly Leg[]): readonly Point[] {
  if (later.some(({ robot }) => robot === leg.robot)) return points;
  const [tail, tip] = points.slice(-2);
  if (tail === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), towards(tip, tail, 20)];
}

function shapesOf({ leg, points, bold }: Drawn): readonly Shape[] {
  const { base } = paints[leg.robot];
  const [length, width, rim] = bold ? [17, 7, 11] : [13, 3, 7];
  const tip = points.at(-1) ?? [0, 0];
  const neck = neckOf(points, length);
  const ink = bold ? look.ink : aged;
  const line = { shape: 'line', points: [...points.slice(0, -1), neck], ends: 'round' } as const;
  return [
    { ...line, stroke: ink, width: rim },
    { ...line, stroke: base, width },
    { shape: 'polygon', points: arrowHead(neck, tip, 0.6), fill: base, stroke: ink, width: 2.5 },
  ];
}

function neckOf(points: readonly Point[], length: number): Point {
  const [tail, tip] = points.slice(-2);
  return tail === undefined || tip === undefined ? [0, 0] : towards(tip, tail, length);
}

function badge(number: string, [x, y]: Point): readonly Shape[] {
  return [
    { shape: 'circle', x, y, r: badgeRadius(number), fill: white, stroke: look.ink, width: 2.5 },
    { shape: 'text', x, y, text: number, size: 22, ink: look.ink, weight: 'bold' },
  ];
}
