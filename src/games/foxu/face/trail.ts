import type { Shape, Point as Spot } from '../../../render/scene.ts';
import { towards } from '../../kit/towards.ts';
import { directions, isCorner, way } from '../board.ts';
import type { Slide } from '../kind.ts';
import { glazes, look } from './inks.ts';
import { pegRadius, place } from './layout.ts';

/** The first chevron stands off the circles of a corner, which may be marked. */
const cornerRadius = 30;

/** A cased band from the point that the tube left to what stands at its end, with a chevron in each gap it crossed. */
export function trail({ colour, from, to }: Slide, endRadius: number): readonly Shape[] {
  const slid = way(from, to);
  if (slid === undefined) return [];
  const band = { shape: 'line', points: [place(from), place(to)], ends: 'round' } as const;
  const startRadius = isCorner(from) ? cornerRadius : pegRadius;
  const stations = [from, ...slid.passed].map((point): Station => {
    return { at: place(point), r: point === from ? startRadius : point === to ? endRadius : pegRadius };
  });
  const turn = directions.indexOf(slid.direction) / directions.length;
  const chevron: Shape = {
    shape: 'path',
    d: 'M -6 3 L 0 -4 L 6 3',
    stroke: glazes[colour].sign,
    width: 4,
    ends: 'round',
  };
  return [
    { ...band, stroke: look.ink, width: 26 },
    { ...band, stroke: glazes[colour].base, width: 19 },
    ...gapsOf(stations).map((at): Shape => ({ shape: 'group', at, turn, shapes: [chevron] })),
  ];
}

interface Station {
  readonly at: Spot;
  readonly r: number;
}

/** Less than this is too little for a chevron. */
const leastGap = 16;

/** The middle of what is seen between each two stations. */
function gapsOf(stations: readonly Station[]): readonly Spot[] {
  return stations.slice(1).flatMap((next, nth): readonly Spot[] => {
    const before = stations[nth] ?? next;
    const apart = Math.hypot(next.at[0] - before.at[0], next.at[1] - before.at[1]);
    if (apart - before.r - next.r < leastGap) return [];
    const [x, y] = towards(next.at, before.at, (apart - before.r + next.r) / 2);
    return [[Math.round(x), Math.round(y)]];
  });
}
