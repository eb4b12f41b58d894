import type { Point as Spot } from '../../../render/scene.ts';
import type { Box } from '../../kit/box.ts';
import { type Bridge, ends, type Point, spots } from '../board.ts';
import type { Colour } from '../kind.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 1024;

const margin = 8;
const across = width - 2 * margin;

/** The board lies between the plates of the sides, each near its own checkpoint. The line of words is below. */
export const seaBox: Box = { x: margin, y: 106, w: across, h: 720 };
export const plateBox: Readonly<Record<Colour, Box>> = {
  green: { x: margin, y: 8, w: across, h: 92 },
  red: { x: margin, y: 832, w: across, h: 92 },
};
export const footer: Box = { x: margin, y: 930, w: across, h: 86 };

/** Names begin this far inside the wide plates. */
export const nameAt = 96;

/** Slanted bridges rise by a pixel for each pixel: so all their rows are alike, and the picture is small. */
const unit = 78;
/** The points around the centre lie a little further out, to make room for the tokens there. */
const innerUnit = 90;
const middle: Spot = [width / 2, seaBox.y + seaBox.h / 2];

export function place(point: Point): Spot {
  const [x, y] = spots[point];
  const scale = Math.abs(x) === 1 ? innerUnit : unit;
  return [middle[0] + x * scale, middle[1] - y * scale];
}

/** The middle of a bridge, where its letter is drawn and its token lies. */
export function middleOf(bridge: Bridge): Spot {
  const [one, other] = ends[bridge].map(place) as [Spot, Spot];
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
