import type { Ink, Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import type { Answer } from '../answers.ts';
import type { CardShape, Colour, Value } from '../pieces.ts';
import { isColour } from '../pieces.ts';
import { pegRadius, tokenRadius } from './layout.ts';

/** Inks that are too pale for white ground without a rim. */
const pale: readonly Ink[] = ['yellow', 'glow'];

/** The five shapes. Each is about as large as a circle of this radius. */
export function glyph(shape: CardShape, [x, y]: Point, r: number, fill: Ink): Shape {
  const painted = { fill, ...(pale.includes(fill) && ({ stroke: 'ink', width: 3 } as const)) };
  switch (shape) {
    case 'circle':
      return { shape: 'circle', x, y, r: r * 0.92, ...painted };
    case 'square':
      return { ...squareAround([x, y], r * 0.82), ...painted };
    case 'triangle':
      return { shape: 'star', x, y: y + r * 0.2, r: r * 1.14, tips: 3, depth: 1, ...painted };
    case 'star':
      return { shape: 'star', x, y: y + r * 0.06, r: r * 1.16, tips: 5, depth: 0.42, ...painted };
    case 'cross':
      return { shape: 'polygon', points: plus([x, y], r, r * 0.36), ...painted };
  }
}

function plus([x, y]: Point, far: number, near: number): readonly Point[] {
  const quarter: readonly Point[] = [
    [near, -far],
    [near, -near],
    [far, -near],
  ];
  const turns: readonly ((point: Point) => Point)[] = [
    ([right, down]) => [right, down],
    ([right, down]) => [-down, right],
    ([right, down]) => [-right, -down],
    ([right, down]) => [down, -right],
  ];
  return turns.flatMap((turn) => quarter.map(turn)).map(([right, down]): Point => [x + right, y + down]);
}

/** Light colours get dark letters, and dark colours get white ones. */
const letterInks: Readonly<Record<Colour, Ink>> = {
  red: 'white',
  yellow: 'ink',
  green: 'ink',
  blue: 'white',
  purple: 'ink',
};

/** Tokens are square, since straight edges make small files: a colour with its letter, or a dark shape on white. */
export function token(value: Value, [x, y]: Point, letters: Readonly<Record<Colour, string>>): readonly Shape[] {
  const tile = { ...squareAround([x, y], tokenRadius), stroke: 'ink', width: 3 } as const;
  if (!isColour(value)) return [{ ...tile, fill: 'white' }, glyph(value, [x, y], 18, 'ink')];
  return [
    { ...tile, fill: value },
    { shape: 'text', x, y, text: letters[value], size: 34, ink: letterInks[value], weight: 'bold' },
  ];
}

/** A black peg is a full square and a white one an empty ring, so that nobody needs to tell the shades apart. */
export function peg(kind: keyof Answer, [x, y]: Point): Shape {
  return kind === 'black'
    ? { ...squareAround([x, y], pegRadius), fill: 'black' }
    : { shape: 'circle', x, y, r: pegRadius - 2, fill: 'white', stroke: 'black', width: 4 };
}

/** The back of a card. */
export function cardBack(x: number, y: number, w: number, h: number): Shape {
  const fill = { hatch: 'stripes', ink: 'line', on: 'board' } as const;
  return { shape: 'rect', x, y, w, h, radius: 10, fill, stroke: 'ink', width: 3 };
}
