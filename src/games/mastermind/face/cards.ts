import type { Point, Shape } from '../../../render/scene.ts';
import { type Box, middleOf } from '../../kit/box.ts';
import { well } from '../../kit/picture/plate.ts';
import { type Card, colourOf, shapeOf } from '../pieces.ts';
import { flat, raised } from './glyphs.ts';
import { back, ghost, ivory, look, tonesOf, trays } from './inks.ts';

/** The ivory of a card, with its foot and its shadow. */
export function sheet({ x, y, w, h }: Box, radius: number): readonly Shape[] {
  return [
    { shape: 'rect', x: x + 1, y: y + 5, w: w - 2, h: h - 5, radius, fill: look.ink },
    { shape: 'rect', x: x + 1, y: y + 5, w: w - 2, h: h - 8, radius, fill: ivory.dark },
    { shape: 'rect', x: x + 1, y: y + 1, w: w - 2, h: h - 7, radius, fill: ivory.base },
  ];
}

/** The middle of a card’s face. */
export function faceOf(box: Box): Point {
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
