import type { Ink, Point, Rect, Shape } from '../../../render/scene.ts';
import { type Box, squareAround } from '../../kit/box.ts';
import type { Answer } from '../answers.ts';
import { type CardShape, type Colour, isColour, type Puzzle, type Value } from '../pieces.ts';
import { flat } from './glyphs.ts';
import { ivory, letterOn, look, pegLight, strip, tonesOf } from './inks.ts';

/** Half the width of a button. */
const reach = 23;

/** What a row is made of: a round button in a colour with its letter, or a square tile with a shape. */
export function token(value: Value, at: Point, letters: Readonly<Record<Colour, string>>): readonly Shape[] {
  return isColour(value) ? button(value, at, letters[value]) : tile(value, at);
}

function button(colour: Colour, [x, y]: Point, letter: string): readonly Shape[] {
  const { base, light } = tonesOf[colour];
  const disc = { shape: 'circle', x } as const;
  return [
    { ...disc, y: y + 3, r: reach, fill: look.ink },
    { ...disc, y: y - 1, r: reach, fill: ivory.base },
    { ...disc, y: y - 1, r: 19, fill: look.ink },
    { ...disc, y: y - 1, r: 17, fill: base },
    { shape: 'arc', x, y: y - 1, r: 13.5, from: 0.8, to: 0.95, stroke: light, width: 3, ends: 'round' },
    { shape: 'text', x, y: y - 2, text: letter, size: 25, ink: letterOn[colour], weight: 'heavy' },
  ];
}

function tile(shape: CardShape, [x, y]: Point): readonly Shape[] {
  return [...slab([x, y], 22), flat(shape, [x, y - 1], 16, { fill: look.ink })];
}

/** A square of ivory. */
export function slab([x, y]: Point, far: number): readonly Shape[] {
  const square = (down: number, fill: Ink): Rect => ({ ...squareAround([x, y + down], far), radius: 10, fill });
  return [square(4, look.ink), square(1, ivory.dark), square(-1, ivory.base)];
}

/** A hole for a token: its floor, a darker upper edge and a lit lower lip. It is round or square like the token. */
export function socket(puzzle: Puzzle, at: Point): readonly Shape[] {
  const { base, light, dark } = look.well;
  return [hole(puzzle, at, 2.5, 18, light), hole(puzzle, at, 0, 18, dark), hole(puzzle, at, 2, 16, base)];
}

function hole(puzzle: Puzzle, [x, y]: Point, down: number, far: number, fill: Ink): Shape {
  return puzzle === 'colours'
    ? { shape: 'circle', x, y: y + down, r: far, fill }
    : { ...squareAround([x, y + down], far), radius: 7, fill };
}

/** A hole for a peg. */
export function pegHole([x, y]: Point): readonly Shape[] {
  return [
    { shape: 'circle', x, y: y + 1.5, r: 6, fill: look.well.light },
    { shape: 'circle', x, y, r: 6, fill: look.ink },
  ];
}

/** The ivory on which pegs lie. */
export function ledge({ x, y, w, h }: Box): readonly Shape[] {
  return [
    { shape: 'rect', x, y: y + 4, w, h: h - 1, radius: 10, fill: look.ink },
    { shape: 'rect', x, y: y + 3, w, h: h - 3, radius: 10, fill: strip.dark },
    { shape: 'rect', x, y, w, h: h - 4, radius: 10, fill: strip.base },
  ];
}

/** A full square is in its place, a ring is elsewhere: nobody needs to tell shades apart. */
export function pegOf(kind: keyof Answer | 'none', [x, y]: Point): readonly Shape[] {
  switch (kind) {
    case 'black':
      return [
        { ...squareAround([x, y], 11), radius: 5, fill: look.ink },
        { shape: 'rect', x: x - 6, y: y - 7, w: 12, h: 3, fill: pegLight },
      ];
    case 'white':
      return [{ shape: 'circle', x, y, r: 9, fill: '#ffffff', stroke: look.ink, width: 5 }];
    case 'none':
      return [{ shape: 'rect', x: x - 4, y: y - 4, w: 8, h: 8, radius: 2, fill: strip.dark }];
  }
}
