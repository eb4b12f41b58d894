import type { Point, Shape } from '../../../render/scene.ts';
import { plate } from '../../kit/picture/plate.ts';
import { look, water } from './inks.ts';
import { place, seaBox } from './layout.ts';

/** The sea, on which little changes: level ripples far from the bridges, and a brighter basin in the middle. */
export function sea(): readonly Shape[] {
  const [[left, top], [right, bottom]] = [place('NW'), place('SE')];
  return [
    ...plate(seaBox, { base: water.base, light: water.shadow, dark: look.plate.dark }, { radius: 26 }),
    { shape: 'rect', x: left, y: top, w: right - left, h: bottom - top, fill: water.basin },
    ...ripples.flatMap(ripple),
  ];
}

const ripples: readonly Point[] = [
  [92, 196],
  [676, 196],
  [150, 260],
  [618, 260],
  [150, 692],
  [618, 692],
  [92, 756],
  [676, 756],
];

function ripple([x, y]: Point): readonly Shape[] {
  return [
    { shape: 'rect', x: x - 20, y, w: 34, h: 4, radius: 2, fill: water.ripple },
    { shape: 'rect', x: x + 2, y: y + 9, w: 24, h: 4, radius: 2, fill: water.ripple },
  ];
}
