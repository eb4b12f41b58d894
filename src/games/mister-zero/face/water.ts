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
  [70, 166],
  [188, 188],
  [92, 252],
  [40, 336],
  [640, 152],
  [560, 204],
  [690, 236],
  [652, 300],
  [712, 356],
  [300, 292],
  [420, 306],
  [120, 448],
  [170, 500],
  [588, 430],
  [620, 492],
  [40, 584],
  [96, 668],
  [60, 752],
  [196, 740],
  [330, 640],
  [452, 626],
  [700, 586],
  [640, 676],
  [690, 748],
  [540, 764],
];

function ripple([x, y]: Point): readonly Shape[] {
  return [
    { shape: 'rect', x: x - 20, y, w: 34, h: 4, radius: 2, fill: water.ripple },
    { shape: 'rect', x: x + 2, y: y + 9, w: 24, h: 4, radius: 2, fill: water.ripple },
  ];
}
