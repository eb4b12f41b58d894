import type { Ink, Shape } from '../../../render/scene.ts';
import type { Colour } from '../kind.ts';
import { cream, glazes, hole, wood } from './inks.ts';

/**
 * How a point is marked where a tube may stop: by a dot in a hole that would take a peg or, where none is dropped, by a
 * dish around a peg, or by a ring around what else is there. Marks are drawn around 0,0.
 */
export type Mark = 'dot' | 'dish' | 'ring';

const dotRadius = 9;
const dishRadius = 35;
const ringRadius = 37;
const line = 4;

/** Marks are cream where one tube may move. No groove is seen inside a dish: that is calmer. */
export function mark(kind: Mark): readonly Shape[] {
  switch (kind) {
    case 'dot':
      return [{ shape: 'circle', x: 0, y: 0, r: dotRadius, fill: cream }];
    case 'dish':
      return [{ shape: 'circle', x: 0, y: 1, r: dishRadius, fill: wood.dark, stroke: cream, width: line }];
    case 'ring':
      return [
        { shape: 'circle', x: 0, y: 0, r: ringRadius, stroke: wood.dark, width: 3 * line },
        { shape: 'circle', x: 0, y: 0, r: ringRadius, stroke: cream, width: line },
      ];
  }
}

/** Where either tube may move, yellow's mark is only the left half and blue's only the right half. */
export function halfMark(colour: Colour, kind: Mark): readonly Shape[] {
  const ink: Ink = colour === 'yellow' ? glazes.yellow.base : glazes.blue.light;
  const [from, to] = colour === 'yellow' ? [0.52, 0.98] : [0.02, 0.48];
  switch (kind) {
    case 'dot':
      return [{ shape: 'path', d: halfDisc(colour, dotRadius + 2, 1, 0), fill: ink }];
    case 'dish':
      return [
        { shape: 'path', d: halfDisc(colour, dishRadius + 2, 0, 1), fill: wood.dark },
        { shape: 'arc', x: 0, y: 1, r: dishRadius - 1, from, to, stroke: ink, width: line + 1 },
      ];
    case 'ring':
      return [
        { shape: 'arc', x: 0, y: 0, r: ringRadius, from, to, stroke: wood.dark, width: 3 * line },
        { shape: 'arc', x: 0, y: 0, r: ringRadius, from, to, stroke: ink, width: line + 1 },
      ];
  }
}

/** Half of a disc around 0,y on the side of this colour, with a gap to the other half. */
function halfDisc(colour: Colour, r: number, gap: number, y: number): string {
  const x = colour === 'yellow' ? -gap : gap;
  return `M ${x} ${y - r} A ${r} ${r} 0 0 ${colour === 'yellow' ? 0 : 1} ${x} ${y + r} Z`;
}

/** A hole in a chip of the plank with its mark, to explain it beside words. */
export function markedHole(shapes: readonly Shape[]): readonly Shape[] {
  return [
    { shape: 'circle', x: 0, y: 0, r: 21, fill: wood.base },
    { shape: 'circle', x: 0, y: 0, r: 15, fill: hole },
    ...shapes,
  ];
}

export const smallDish: readonly Shape[] = [
  { shape: 'circle', x: 0, y: 0, r: 18, fill: wood.dark, stroke: cream, width: line },
];
