/** The diamond: thirteen points, and twenty bridges between them. */

/** Where the points lie: x goes to the right, y goes up. Sides are far from the centre, inner points are near it. */
export const spots = {
  N: [0, 4],
  nw: [-2, 2],
  ne: [2, 2],
  NW: [-1, 1],
  NE: [1, 1],
  W: [-4, 0],
  C: [0, 0],
  E: [4, 0],
  SW: [-1, -1],
  SE: [1, -1],
  sw: [-2, -2],
  se: [2, -2],
  S: [0, -4],
} as const;
export type Point = keyof typeof spots;
export const points = Object.keys(spots) as readonly Point[];

export const centre: Point = 'C';
export const checkpoints = { green: 'N', red: 'S' } as const satisfies Readonly<Record<string, Point>>;

/** The letters follow the middles of the bridges in reading order. */
export const bridges = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const),
  ...(['K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T'] as const),
] as const;
export type Bridge = (typeof bridges)[number];

export const ends: Readonly<Record<Bridge, readonly [Point, Point]>> = {
  A: ['N', 'nw'],
  B: ['N', 'ne'],
  C: ['nw', 'NW'],
  D: ['ne', 'NE'],
  E: ['nw', 'W'],
  F: ['NW', 'NE'],
  G: ['ne', 'E'],
  H: ['NW', 'C'],
  I: ['NE', 'C'],
  J: ['NW', 'SW'],
  K: ['NE', 'SE'],
  L: ['SW', 'C'],
  M: ['SE', 'C'],
  N: ['W', 'sw'],
  O: ['SW', 'SE'],
  P: ['E', 'se'],
  Q: ['sw', 'SW'],
  R: ['se', 'SE'],
  S: ['sw', 'S'],
  T: ['se', 'S'],
};

export const centralBridges: readonly Bridge[] = bridges.filter((bridge) => otherEnd(bridge, centre) !== undefined);

export function isBridge(text: string): text is Bridge {
  return (bridges as readonly string[]).includes(text);
}

export function isCentral(bridge: Bridge): boolean {
  return centralBridges.includes(bridge);
}

/** The other end of a bridge, if the bridge has an end at this point. */
export function otherEnd(bridge: Bridge, point: Point): Point | undefined {
  const [one, other] = ends[bridge];
  if (one === point) return other;
  return other === point ? one : undefined;
}

/**
 * The bridges of a point, counter-clockwise. They begin after the bridge he came by, which lies behind him, so the
 * first one is the one on his right.
 */
export function bridgesFrom(point: Point, cameBy?: Bridge): readonly Bridge[] {
  const all = turning[point];
  const behind = cameBy === undefined ? -1 : all.indexOf(cameBy);
  return [...all.slice(behind + 1), ...all.slice(0, behind + 1)];
}

const turning = Object.fromEntries(
  points.map((point) => [point, bridges.filter((bridge) => otherEnd(bridge, point)).toSorted(byAngle(point))]),
) as unknown as Readonly<Record<Point, readonly Bridge[]>>;

function byAngle(point: Point): (one: Bridge, other: Bridge) => number {
  const angle = (bridge: Bridge) => {
    const [x, y] = spots[point];
    const [toX, toY] = spots[otherEnd(bridge, point) ?? point];
    return Math.atan2(toY - y, toX - x);
  };
  return (one, other) => angle(one) - angle(other);
}
