import type { Point, Polygon, Shape } from '../../../render/scene.ts';
import { checkpoints } from '../board.ts';
import type { Colour } from '../kind.ts';
import { cream, gold, ink, sides } from './inks.ts';
import { place } from './layout.ts';

/** What stands for a side, around 0,0: a square for red, a hexagon for green, each with its letter. */
export function sign(colour: Colour, letter: string): readonly Shape[] {
  const { base, light, dark } = sides[colour];
  return [
    outline(colour, { r: 40, down: 8 }, { fill: dark, stroke: ink, width: 5 }),
    outline(colour, { r: 40 }, { fill: base, stroke: ink, width: 4 }),
    outline(colour, { r: 34 }, { stroke: light, width: 3 }),
    outline(colour, { r: 28 }, { fill: cream, stroke: ink, width: 3 }),
    { shape: 'text', x: 0, y: 0, text: letter, size: 38, ink, weight: 'heavy' },
  ];
}

export function signAt(at: Point, scale: number, colour: Colour, letter: string): Shape {
  return { shape: 'group', at, scale, shapes: sign(colour, letter) };
}

/** The checkpoint of a side. */
export function checkpoint(colour: Colour, letter: string): Shape {
  return signAt(place(checkpoints[colour]), 1, colour, letter);
}

/** The checkpoint of the side that won, in a golden frame. */
export function goldenCheckpoint(colour: Colour, letter: string): readonly Shape[] {
  const frame = outline(colour, { r: 51, down: 8 }, { fill: gold, stroke: ink, width: 4 });
  return [{ shape: 'group', at: place(checkpoints[colour]), shapes: [frame] }, checkpoint(colour, letter)];
}

type Painted = Pick<Polygon, 'fill' | 'stroke' | 'width'>;

interface Size {
  readonly r: number;
  /** How far its lower half is drawn down, which makes a block of it. */
  readonly down?: number;
}

/** The slanted sides of the hexagon rise by a pixel for each pixel, like the bridges that begin there. */
function outline(colour: Colour, { r, down = 0 }: Size, painted: Painted): Shape {
  if (colour === 'red') {
    return { shape: 'rect', x: -r + 2, y: -r + 2, w: 2 * r - 4, h: 2 * r - 4 + down, radius: r / 5, ...painted };
  }
  const [up, side] = [r - 3, Math.round(r * 0.4)];
  const tip = side + up;
  const points: readonly Point[] = [
    [-tip, 0],
    [-side, -up],
    [side, -up],
    [tip, 0],
    [tip, down],
    [side, up + down],
    [-side, up + down],
    [-tip, down],
  ];
  return { shape: 'polygon', points, ...painted };
}
