import type { Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import { checkpoints } from '../board.ts';
import type { Colour } from '../kind.ts';
import { cream, ink, sides } from './inks.ts';
import { place } from './layout.ts';

/** What stands for a side, around 0,0: a square for red, a hexagon for green, each with its letter. */
export function sign(colour: Colour, letter: string): readonly Shape[] {
  const { base, light, dark } = sides[colour];
  return [
    outline(colour, 9, 42, { fill: dark, stroke: ink, width: 5 }),
    outline(colour, 0, 42, { fill: base, stroke: ink, width: 4 }),
    outline(colour, 0, 36, { stroke: light, width: 3 }),
    outline(colour, 0, 26, { fill: cream, stroke: ink, width: 3 }),
    { shape: 'text', x: 0, y: 0, text: letter, size: 37, ink, weight: 'heavy' },
  ];
}

type Painted = Pick<Extract<Shape, { shape: 'rect' }>, 'fill' | 'stroke' | 'width'>;

/** The slanted sides of the hexagon rise by a pixel for each pixel, like the bridges that begin there. */
function outline(colour: Colour, y: number, r: number, painted: Painted): Shape {
  if (colour === 'red') return { ...squareAround([0, y], r - 3), radius: r / 5, ...painted };
  const [up, side, tip] = [r - 3, 14, r + 11];
  const points: readonly Point[] = [
    [-tip, y],
    [-side, y - up],
    [side, y - up],
    [tip, y],
    [side, y + up],
    [-side, y + up],
  ];
  return { shape: 'polygon', points, ...painted };
}

export function signAt(at: Point, scale: number, colour: Colour, letter: string): Shape {
  return { shape: 'group', at, scale, shapes: sign(colour, letter) };
}

/** The checkpoint of a side. */
export function checkpoint(colour: Colour, letter: string): Shape {
  return signAt(place(checkpoints[colour]), 1, colour, letter);
}
