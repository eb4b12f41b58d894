import type { Ink, Shape } from '../../../render/scene.ts';
import type { Colour } from '../kind.ts';
import { cream, glazes, hole, wood } from './inks.ts';

/** What a tube does that stops here: it drops a peg into this hole, or only stands. Drawn around 0,0. */
export type Mark = 'drops' | 'stands';

const dotRadius = 9;
const ringRadius = 35;
const line = 4;

/** A cream dot in a hole that would take a peg, and a thin cream ring around whatever would take none. */
export function mark(kind: Mark): readonly Shape[] {
  return kind === 'drops' ? [{ shape: 'circle', x: 0, y: 0, r: dotRadius, fill: cream }] : [dish, ring];
}

/** A shallow dish, so that no groove is seen inside the ring: that is calmer. */
const dish: Shape = { shape: 'circle', x: 0, y: 1, r: ringRadius, fill: wood.dark };
const ring: Shape = { shape: 'circle', x: 0, y: 1, r: ringRadius, stroke: cream, width: line };

/** Where either tube may move, yellow's mark is only the left half and blue's only the right half. */
export function halfMark(colour: Colour, kind: Mark): readonly Shape[] {
  const ink: Ink = colour === 'yellow' ? glazes.yellow.base : glazes.blue.light;
  if (kind === 'drops') return [{ shape: 'path', d: halfDisc(colour, dotRadius + 2, 1, 0), fill: ink }];
  const [from, to] = colour === 'yellow' ? [0.52, 0.98] : [0.02, 0.48];
  return [
    { shape: 'path', d: halfDisc(colour, ringRadius + 2, 0, 1), fill: wood.dark },
    { shape: 'arc', x: 0, y: 1, r: ringRadius - 1, from, to, stroke: ink, width: line + 1 },
  ];
}

/** Half of a disc around 0,y on the side of this colour, with a gap to the other half. */
function halfDisc(colour: Colour, r: number, gap: number, y: number): string {
  const x = colour === 'yellow' ? -gap : gap;
  return `M ${x} ${y - r} A ${r} ${r} 0 0 ${colour === 'yellow' ? 0 : 1} ${x} ${y + r} Z`;
}

/** A mark on a chip of the plank, to explain it beside its words. */
export function sample(kind: Mark, shapes: readonly Shape[]): readonly Shape[] {
  const r = 21;
  if (kind === 'stands') return [{ shape: 'circle', x: 0, y: 0, r: 17, fill: wood.dark, stroke: cream, width: line }];
  return [
    { shape: 'circle', x: 0, y: 0, r, fill: wood.base, stroke: wood.dark, width: 2 },
    { shape: 'circle', x: 0, y: 0, r: 15, fill: hole.floor, stroke: wood.groove, width: 2 },
    ...shapes,
  ];
}
