import type { Ink, Shape } from '../../../render/scene.ts';
import type { Colour } from '../kind.ts';
import { cream, glazes, hole, look, wood } from './inks.ts';

/** What a tube does that stops here: it drops a peg into this hole, or only stands. Drawn around 0,0. */
export type Mark = 'drops' | 'stands';

const dotRadius = 9;
const ringRadius = 35;
const line = 4;
const cased = 8;

/** A cream dot in a hole that would take a peg, and a thin cream ring around whatever would take none. */
export function mark(kind: Mark): readonly Shape[] {
  return kind === 'drops' ? [{ shape: 'circle', x: 0, y: 0, r: dotRadius, fill: cream }] : ring(ringRadius);
}

/** A shallow dish, so that no groove is seen inside the ring: that is calmer. */
function ring(r: number): readonly Shape[] {
  return [{ shape: 'circle', x: 0, y: 1, r, fill: wood.groove, stroke: cream, width: line }];
}

/** Where either tube may move, yellow's mark is only the left half and blue's only the right half. */
export function halfMark(colour: Colour, kind: Mark): readonly Shape[] {
  const ink: Ink = colour === 'yellow' ? glazes.yellow.base : glazes.blue.light;
  if (kind === 'drops') return [halfDot(colour, ink)];
  const [from, to] = colour === 'yellow' ? [0.53, 0.97] : [0.03, 0.47];
  const arc = { shape: 'arc', x: 0, y: 1, r: ringRadius, from, to, ends: 'round' } as const;
  return [
    { ...arc, stroke: look.ink, width: cased + 1 },
    { ...arc, stroke: ink, width: line + 1 },
  ];
}

function halfDot(colour: Colour, ink: Ink): Shape {
  const r = dotRadius + 2;
  const side = colour === 'yellow' ? -1.5 : 1.5;
  const d = `M ${side} ${-r - 1} A ${r} ${r} 0 0 ${colour === 'yellow' ? 0 : 1} ${side} ${r - 1} Z`;
  return { shape: 'path', d, fill: ink };
}

/** A mark on a chip of the plank, to explain it beside its words. */
export function sample(kind: Mark, shapes: readonly Shape[]): readonly Shape[] {
  const r = 21;
  if (kind === 'stands') return ring(r - 4);
  return [
    { shape: 'circle', x: 0, y: 0, r, fill: wood.base, stroke: wood.dark, width: 2 },
    { shape: 'circle', x: 0, y: 0, r: 15, fill: hole.floor, stroke: wood.groove, width: 2 },
    ...shapes,
  ];
}
