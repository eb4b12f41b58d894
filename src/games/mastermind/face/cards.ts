import type { Ink, Point, Shape } from '../../../render/scene.ts';
import { type Box, middleOf } from '../../kit/box.ts';
import { well } from '../../kit/picture/plate.ts';
import { type Card, colourOf, shapeOf } from '../pieces.ts';
import { flat, raised } from './glyphs.ts';
import { back, ghost, ivory, look, tonesOf, trays } from './inks.ts';

/** A card lies in its box with its outline and its foot. */
function sheet({ x, y, w, h }: Box, radius: number): readonly Shape[] {
  return [
    { shape: 'rect', x: x + 1, y: y + 5, w: w - 2, h: h - 5, radius, fill: look.ink },
    { shape: 'rect', x: x + 1, y: y + 5, w: w - 2, h: h - 8, radius, fill: ivory.dark },
    { shape: 'rect', x: x + 1, y: y + 1, w: w - 2, h: h - 7, radius, fill: ivory.base },
  ];
}

/** The middle of a card’s face. */
function faceOf(box: Box): Point {
  const [x, y] = middleOf(box);
  return [x, y - 2];
}

/** A card of the pack, as it lies on the table of all cards. */
export function packCard(card: Card, box: Box): readonly Shape[] {
  const paint = { fill: tonesOf[colourOf(card)].base, stroke: look.ink, width: 3 };
  return [...sheet(box, 7), flat(shapeOf(card), faceOf(box), 17, paint)];
}

/** The place of a card that has left the pack. It keeps the outline of its shape. */
export function gap(card: Card, { x, y, w, h }: Box): readonly Shape[] {
  return [
    { shape: 'rect', x: x - 1, y: y - 1, w: w + 2, h: h + 2, fill: trays.base },
    ...well({ x, y, w, h: h - 2 }, look.well, 8),
    flat(shapeOf(card), [x + w / 2, y + h / 2], 15, { stroke: ghost, width: 2.5 }),
  ];
}

/** One of the three cards, face up. A secret one, which others see face down, keeps the rim of its back. */
export function faceUp(card: Card, box: Box, letter: string, seen: 'openly' | 'secretly'): readonly Shape[] {
  const [x, y] = faceOf(box);
  const tones = tonesOf[colourOf(card)];
  return [
    ...sheet(box, 12),
    ...(seen === 'secretly' ? [rimOf(box)] : []),
    raised(shapeOf(card), [x - 10, y - 8], 29, tones, look.ink),
    {
      shape: 'text',
      x: box.x + box.w - 22,
      y: box.y + box.h - 27,
      text: letter,
      size: 30,
      ink: look.ink,
      weight: 'heavy',
    },
  ];
}

function rimOf({ x, y, w, h }: Box): Shape {
  return { shape: 'rect', x: x + 5, y: y + 5, w: w - 10, h: h - 15, radius: 9, stroke: back.base, width: 4 };
}

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
