import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Box } from '../../kit/box.ts';
import { well } from '../../kit/picture/plate.ts';
import { faceOf, sheet } from './cards.ts';
import { back, ghost, ivory, look, trays } from './inks.ts';

/** One of the three cards, face down. */
export function faceDown(box: Box): readonly Shape[] {
  const { x, y, w, h } = box;
  const inside = { shape: 'rect', x: x + 8, y: y + 8, w: w - 16, h: h - 20, radius: 7 } as const;
  const [across, down] = faceOf(box);
  return [
    ...sheet(box, 12),
    { ...inside, fill: back.base },
    { shape: 'group', at: [0, 0], clip: inside, shapes: [lattice(inside)] },
    { ...inside, stroke: look.gold, width: 2 },
    { shape: 'circle', x: across, y: down, r: 26, fill: back.dark, stroke: look.gold, width: 2.5 },
    crown([across, down], 0.5, look.gold),
  ];
}

function lattice({ x, y, w, h }: Box): Shape {
  const pitch = 15;
  const count = Math.ceil((w + h) / pitch);
  const d = Array.from({ length: count }, (_, nth) => {
    const from = nth * pitch;
    return `M ${x + from} ${y} l ${-h} ${h} M ${x + w - from} ${y} l ${h} ${h}`;
  }).join(' ');
  return { shape: 'path', d, stroke: back.light, width: 2 };
}

/** The crown on the backs of cards. */
function crown(at: Point, scale: number, fill: Ink): Shape {
  const balls: readonly Point[] = [
    [-32, -13],
    [0, -23],
    [32, -13],
  ];
  return {
    shape: 'group',
    at,
    scale,
    shapes: [
      { shape: 'path', d: 'M -27 22 L -32 -12 L -15 3 L 0 -22 L 15 3 L 32 -12 L 27 22 Z', fill },
      ...balls.map(([x, y]): Shape => ({ shape: 'circle', x, y, r: 6, fill })),
    ],
  };
}

/** The back of a card around 0,0, as small as a sign. */
export const smallBack: readonly Shape[] = [
  { shape: 'rect', x: -17, y: -22, w: 34, h: 46, radius: 8, fill: look.ink },
  { shape: 'rect', x: -15, y: -20, w: 30, h: 40, radius: 6, fill: ivory.base },
  { shape: 'rect', x: -11, y: -16, w: 22, h: 32, radius: 3, fill: back.base },
  crown([0, 0], 0.3, look.gold),
];

/** A place where no card lies yet, with a rim when the next one goes there. */
export function emptyPlace({ x, y, w, h }: Box, next: 'next' | 'later'): readonly Shape[] {
  const [across, down] = [x + w / 2, y + h / 2];
  const rim = next === 'next' ? look.gold : ghost;
  return [
    { shape: 'rect', x: x - 1, y: y - 1, w: w + 2, h: h + 2, fill: trays.base },
    ...well({ x, y, w, h: h - 2 }, look.well, 12),
    { shape: 'circle', x: across, y: down, r: 26, stroke: rim, width: 2.5 },
    crown([across, down], 0.5, rim),
    ...(next === 'next'
      ? [{ shape: 'rect', x: x + 1, y: y + 1, w: w - 2, h: h - 2, radius: 11, stroke: look.gold, width: 4 } as const]
      : []),
  ];
}
