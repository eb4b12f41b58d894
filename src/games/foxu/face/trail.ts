import type { Shape, Point as Spot } from '../../../render/scene.ts';
import { towards } from '../../kit/towards.ts';
import { directions, way } from '../board.ts';
import type { Slide } from '../kind.ts';
import { glazes, look } from './inks.ts';
import { pegRadius, place } from './layout.ts';

/** A cased band from the point that the tube left to the tube, with a chevron in each gap that it crossed. */
export function trail({ colour, from, to }: Slide, hiddenBy: number): readonly Shape[] {
  const slid = way(from, to);
  if (slid === undefined) return [];
  const band = { shape: 'line', points: [place(from), place(to)], ends: 'round' } as const;
  const stations = [from, ...slid.passed].map(place);
  const turn = directions.indexOf(slid.direction) / directions.length;
  const chevron: Shape = { shape: 'path', d: 'M -6 3 L 0 -4 L 6 3', stroke: glazes[colour].sign, width: 4, ends: 'round' };
  return [
    { ...band, stroke: look.ink, width: 26 },
    { ...band, stroke: glazes[colour].base, width: 19 },
    ...gapsOf(stations, hiddenBy).map((at): Shape => ({ shape: 'group', at, turn, shapes: [chevron] })),
  ];
}

/** The middles of what is seen between two stations. What stands at the last one hides more than a peg. */
function gapsOf(stations: readonly Spot[], hiddenBy: number): readonly Spot[] {
  return stations.slice(1).map((next, nth) => {
    const before = stations[nth] ?? next;
    const apart = Math.hypot(next[0] - before[0], next[1] - before[1]);
    const hidden = nth === stations.length - 2 ? hiddenBy - pegRadius : 0;
    const [x, y] = towards(next, before, (apart + hidden) / 2);
    return [Math.round(x), Math.round(y)];
  });
}
