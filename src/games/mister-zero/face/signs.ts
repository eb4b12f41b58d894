import type { Point, Polygon, Shape } from '../../../render/scene.ts';
import { checkpoints } from '../board.ts';
import type { Colour } from '../kind.ts';
import { cream, gold, ink, sides } from './inks.ts';
import { place } from './layout.ts';

const large = 40;

/** What stands for a side, around 0,0: a square for red, a hexagon for green, each with its letter. */
function sign(colour: Colour, letter: string, r: number): readonly Shape[] {
  const { base, light, dark } = sides[colour];
  const width = r < large ? 3 : 4;
  return [
    outline(colour, { r, down: r / 5 }, { fill: dark, stroke: ink, width: width + 1 }),
    outline(colour, { r }, { fill: base, stroke: ink, width }),
    ...(r < large ? [] : [outline(colour, { r: r - 6 }, { stroke: light, width: 3 })]),
    outline(colour, { r: Math.round(r * 0.7) }, { fill: cream, stroke: ink, width: width - 1 }),
    { shape: 'text', x: 0, y: 0, text: letter, size: Math.round(r * 0.95), ink, weight: 'heavy' },
  ];
}

export function signAt(at: Point, r: number, colour: Colour, letter: string): Shape {
  return { shape: 'group', at, shapes: sign(colour, letter, r) };
}

/** The checkpoint of a side. */
export function checkpoint(colour: Colour, letter: string): Shape {
  return signAt(place(checkpoints[colour]), large, colour, letter);
}

/** The checkpoint of the side that won, in a golden frame. */
export function goldenCheckpoint(colour: Colour, letter: string): readonly Shape[] {
  const frame = outline(colour, { r: 49, down: 6 }, { fill: gold, stroke: ink, width: 4 });
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
