import type { Point, Shape } from '../../../render/scene.ts';
import { red } from '../../kit/picture/look.ts';
import { cream, ink } from './inks.ts';

const rim = '#ffffff';
const coat = 'M -18 30 L -19 20 C -18 11 -13 8 -7 6 L 7 6 C 13 8 18 11 19 20 L 18 30 Z';
const foot = { shape: 'rect', x: -24, y: 28, w: 48, h: 9, radius: 4 } as const;
const hat = 'M -12 -19 L -13 -40 L 13 -40 L 12 -19 Z';
const brim = { shape: 'rect', x: -20, y: -21, w: 40, h: 6, radius: 3 } as const;
const head = { shape: 'ellipse', x: 0, y: -7, across: 13, up: 16 } as const;

/** Mister Zero: a hat, a nought for a face, and a coat, with a white rim so that he is found at once. */
export function misterZero(at: Point, scale = 1): Shape {
  const white = { fill: rim, stroke: rim, width: 7 } as const;
  return {
    shape: 'group',
    at,
    scale,
    shapes: [
      { shape: 'path', d: coat, ...white },
      { ...foot, ...white },
      { ...head, ...white },
      { shape: 'path', d: hat, ...white },
      { ...brim, ...white },
      { shape: 'path', d: coat, fill: ink },
      { ...foot, fill: ink },
      { shape: 'path', d: 'M -7 7 L 0 28 L 7 7 Z', fill: cream },
      { ...head, fill: cream, stroke: ink, width: 3 },
      { ...head, across: 5, up: 8, fill: ink },
      { shape: 'path', d: 'M -9 7 L 0 11 L 9 7 L 9 16 L 0 12 L -9 16 Z', fill: red.base, stroke: ink, width: 1.5 },
      { shape: 'path', d: hat, fill: ink },
      { shape: 'rect', x: -12, y: -27, w: 24, h: 6, fill: red.base },
      { ...brim, fill: ink },
    ],
  };
}
