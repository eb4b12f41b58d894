import type { Ink, Path, Point, Shape } from '../../../../render/scene.ts';
import type { Robot } from '../../board/vocabulary.ts';
import { dashes, look, paints, white } from '../inks.ts';

interface Body {
  /** Everything within the outline, around 0,0 in a cell of 45. */
  readonly outline: string;
  /** The side seen from above. */
  readonly foot: string;
  readonly light: string;
  readonly eyes: readonly Shape[];
  readonly feelers?: string;
}

const slot = (x: number, y: number, w: number, h: number): Shape => ({
  shape: 'rect',
  x,
  y,
  w,
  h,
  radius: h / 2,
  fill: look.ink,
});
const eye = (x: number, y: number, r: number): Shape => ({ shape: 'circle', x, y, r, fill: white });

/** Each robot has an outline of its own: a dome, a cone, a box with bolts, a gem. */
export const bodies: Readonly<Record<Robot, Body>> = {
  red: {
    outline: 'M -16.5 19 L -16.5 -3 A 16.5 16.5 0 0 1 16.5 -3 L 16.5 19 Z',
    foot: 'M -15.5 15 L 15.5 15 L 15.5 18 L -15.5 18 Z',
    light: 'M -12.8 -5 A 12.8 12.8 0 0 1 -4 -15',
    eyes: [slot(-9.5, -12, 19, 7.5), { shape: 'rect', x: -6, y: -10, w: 12, h: 3, fill: white }],
  },
  green: {
    outline: 'M -7.5 -15 L 7.5 -15 L 19 19 L -19 19 Z',
    foot: 'M -17 15 L 17 15 L 18 18 L -18 18 Z',
    light: 'M -7.5 -10 L -11.5 3',
    eyes: [{ shape: 'circle', x: 0, y: -8.5, r: 5, fill: look.ink }, eye(0, -8.5, 2.4)],
    feelers: 'M -4 -15 L -7 -20 M 4 -15 L 7 -20',
  },
  blue: {
    outline:
      'M -14 -19 L 14 -19 L 16.5 -16.5 L 16.5 -6 L 20 -6 L 20 5 L 16.5 5 L 16.5 19 L -16.5 19 L -16.5 5 L -20 5 L -20 -6 L -16.5 -6 L -16.5 -16.5 Z',
    foot: 'M -15.5 15 L 15.5 15 L 15.5 18 L -15.5 18 Z',
    light: 'M -12.5 -16 L 10 -16',
    eyes: [slot(-11, -13, 22, 8), eye(-5, -9, 2.4), eye(5, -9, 2.4)],
  },
  yellow: {
    outline: 'M -12 -19 L 12 -19 L 20.5 0 L 12 19 L -12 19 L -20.5 0 Z',
    foot: 'M -13 15 L 13 15 L 11.5 18 L -11.5 18 Z',
    light: 'M -16.5 -3.5 L -10.8 -16 L 2 -16',
    eyes: [slot(-10, -12.5, 20, 8.5), eye(-4.5, -8.2, 2.5), eye(4.5, -8.2, 2.5)],
  },
};

const letterSize = 22;

/** A robot within its cell, with its letter below its eyes. A golden rim tells that it moves next. */
export function robotAt(at: Point, robot: Robot, letter: string, rim: 'plain' | 'golden' = 'plain'): Shape {
  const { outline, foot, light, eyes, feelers } = bodies[robot];
  const { base, light: bright, dark, on } = paints[robot];
  const path = (painted: Omit<Path, 'shape' | 'd'>): Path => ({ shape: 'path', d: outline, ...painted });
  const around: readonly Shape[] =
    rim === 'plain'
      ? [path({ stroke: white, width: 7 })]
      : [path({ stroke: look.ink, width: 15 }), path({ stroke: look.gold, width: 11 })];
  return {
    shape: 'group',
    at,
    shapes: [
      ...(feelers === undefined ? [] : [feeling(feelers, white, 7)]),
      ...around,
      ...(feelers === undefined ? [] : [feeling(feelers, look.ink, 3)]),
      path({ fill: base }),
      { shape: 'path', d: foot, fill: dark },
      { shape: 'path', d: light, stroke: bright, width: 3, ends: 'round' },
      path({ stroke: look.ink, width: 3 }),
      ...eyes,
      { shape: 'text', x: 0, y: 6.5, text: letter, size: letterSize, ink: on, weight: 'heavy' },
    ],
  };
}

const feeling = (d: string, stroke: Ink, width: number): Shape => ({ shape: 'path', d, stroke, width, ends: 'round' });

/** Where a robot began: the dashed outline of itself. */
export function leftBy(at: Point, robot: Robot, letter: string): Shape {
  const { outline } = bodies[robot];
  const ink: Ink = dashes[robot];
  return {
    shape: 'group',
    at,
    shapes: [
      { shape: 'path', d: outline, stroke: white, width: 5, fill: white },
      { shape: 'path', d: outline, stroke: ink, width: 2.5, dash: [5, 3.5] },
      { shape: 'text', x: 0, y: 3, text: letter, size: letterSize, ink: look.ink, weight: 'heavy' },
    ],
  };
}
