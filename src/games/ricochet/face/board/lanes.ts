import type { Point } from '../../../../render/scene.ts';
import { width as columns } from '../../board/board.ts';
import type { Robot } from '../../board/vocabulary.ts';
import type { Leg } from '../../kind.ts';
import { spot } from './layout.ts';

/** How far to the right of the middle a leg runs that shares its stretch with others. */
const lanes = [6, 17] as const;

/** A leg as it is drawn: clear of the legs before it, and joined to the other legs of its robot. */
export interface Track {
  readonly leg: Leg;
  readonly points: readonly Point[];
}

interface Laned {
  readonly leg: Leg;
  readonly lane: number;
}

/**
 * Traffic keeps to the right: a leg that shares its stretch with another runs beside the middle, on the right in its own
 * direction. So there and back never cover each other.
 */
export function tracks(legs: readonly Leg[]): readonly Track[] {
  const laned: Laned[] = [];
  for (const leg of legs) laned.push({ leg, lane: laneOf(leg, legs, laned) });
  return laned.map((own, nth) => ({ leg: own.leg, points: pointsOf(own, neighbours(laned, nth)) }));
}

function laneOf(leg: Leg, legs: readonly Leg[], before: readonly Laned[]): number {
  if (!legs.some((other) => other !== leg && shareCells(leg, other))) return 0;
  const side = leg.direction === 'up' || leg.direction === 'right' ? 1 : -1;
  const beside = before.filter((other) => shareCells(leg, other.leg)).map(({ lane }) => lane * side);
  const uses = (lane: number) => beside.filter((taken) => taken === lane).length;
  return side * lanes.reduce<number>((best, lane) => (uses(lane) < uses(best) ? lane : best), lanes[0]);
}

/** Whether these two legs run along the same stretch of a row or column. */
function shareCells(one: Leg, other: Leg): boolean {
  if (isUpright(one) !== isUpright(other) || lineOf(one) !== lineOf(other)) return false;
  const [low, high] = span(one);
  const [otherLow, otherHigh] = span(other);
  return low < otherHigh && otherLow < high;
}

function pointsOf({ leg, lane }: Laned, { before, after }: ReturnType<typeof neighbours>): readonly Point[] {
  const aside = ([x, y]: Point, other: Laned | undefined): Point => {
    const across = other !== undefined && isUpright(other.leg) !== isUpright(leg) ? other.lane : 0;
    return isUpright(leg) ? [x + lane, y + across] : [x + across, y + lane];
  };
  const start = aside(spot(leg.from), before);
  const end = aside(spot(leg.to), after);
  // The robot goes there and back: a step aside joins the two legs.
  const jogs = before !== undefined && isUpright(before.leg) === isUpright(leg);
  return jogs ? [laneEnd(before), start, end] : [start, end];
}

function laneEnd({ leg, lane }: Laned): Point {
  const [x, y] = spot(leg.to);
  return isUpright(leg) ? [x + lane, y] : [x, y + lane];
}

/** The leg of the same robot before this one, and the one after it. */
function neighbours(laned: readonly Laned[], nth: number) {
  const of = (robot: Robot | undefined) => (other: Laned) => other.leg.robot === robot;
  const robot = laned[nth]?.leg.robot;
  return { before: laned.slice(0, nth).findLast(of(robot)), after: laned.slice(nth + 1).find(of(robot)) };
}

export function isUpright({ direction }: Leg): boolean {
  return direction === 'up' || direction === 'down';
}

const lineOf = (leg: Leg) => (isUpright(leg) ? leg.from % columns : Math.floor(leg.from / columns));

function span(leg: Leg): readonly [low: number, high: number] {
  const along = (cell: number) => (isUpright(leg) ? Math.floor(cell / columns) : cell % columns);
  return [Math.min(along(leg.from), along(leg.to)), Math.max(along(leg.from), along(leg.to))];
}
