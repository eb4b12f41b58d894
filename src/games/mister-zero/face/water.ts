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

/** They are clear of where Mister Zero stands in the end. */
const ripples: readonly Point[] = [
  [52, 168],
  [196, 144],
  [566, 144],
  [710, 168],
  [52, 760],
  [196, 784],
  [566, 784],
  [710, 760],
];

function ripple([x, y]: Point): readonly Shape[] {
  return [
    { shape: 'rect', x: x - 20, y, w: 34, h: 4, fill: water.ripple },
    { shape: 'rect', x: x + 2, y: y + 9, w: 24, h: 4, fill: water.ripple },
  ];
}
