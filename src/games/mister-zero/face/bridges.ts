import type { Line, Point, Shape } from '../../../render/scene.ts';
import { type Bridge, bridges, ends, isCentral } from '../board.ts';
import { ink, stone, water, wood } from './inks.ts';
import { place } from './layout.ts';

/** Bridges are wooden; those of the centre are of stone, and broader. All shadows lie under all bridges. */
export function allBridges(): readonly Shape[] {
  return [...bridges.map(shadow), ...bridges.flatMap(side), ...bridges.flatMap(deck)];
}

const breadthOf = (bridge: Bridge) => (isCentral(bridge) ? 38 : 28);
const tonesOf = (bridge: Bridge) => (isCentral(bridge) ? stone : wood);

/** From left to right, or from top to bottom, so that light falls on the same edge of all. */
function span(bridge: Bridge): readonly [Point, Point] {
  const [one, other] = ends[bridge].map(place) as [Point, Point];
  return one[0] < other[0] || (one[0] === other[0] && one[1] > other[1]) ? [one, other] : [other, one];
}

const moved = (points: readonly Point[], [right, down]: Point): readonly Point[] =>
  points.map(([x, y]) => [x + right, y + down]);

function shadow(bridge: Bridge): Line {
  return { shape: 'line', points: moved(span(bridge), [0, 14]), stroke: water.shadow, width: breadthOf(bridge) };
}

/** The side of the bridge, seen from above. */
function side(bridge: Bridge): readonly Shape[] {
  const points = moved(span(bridge), [0, 6]);
  const width = breadthOf(bridge);
  return [
    { shape: 'line', points, stroke: ink, width: width + 5 },
    { shape: 'line', points, stroke: tonesOf(bridge).dark, width },
  ];
}

function deck(bridge: Bridge): readonly Shape[] {
  const [from, to] = span(bridge);
  const width = breadthOf(bridge);
  const { base, light } = tonesOf(bridge);
  const points = [from, to];
  const edge = moved(points, aside(from, to, width / 2 - 2));
  return [
    { shape: 'line', points, stroke: ink, width: width + 5 },
    { shape: 'line', points, stroke: base, width },
    ...(isCentral(bridge) ? [] : seams(bridge)),
    { shape: 'line', points: edge, stroke: light, width: 4 },
  ];
}

/** This far to the upper side of a bridge. */
function aside([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [((toY - y) / length) * far, (-(toX - x) / length) * far];
}

/** From one seam to the next, across or down. */
const plank = 52;

/** The seams between planks. */
function seams(bridge: Bridge): readonly Shape[] {
  const [from, to] = span(bridge);
  const [right, down] = aside(from, to, breadthOf(bridge) / 2);
  const far = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  const many = Math.floor(far / plank / 2);
  return Array.from({ length: 2 * many + 1 }, (_, nth): Shape => {
    const part = 0.5 + ((nth - many) * plank) / far;
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const points: readonly Point[] = [
      [x - right, y - down],
      [x + right, y + down],
    ];
    return { shape: 'line', points, stroke: wood.dark, width: 2 };
  });
}
