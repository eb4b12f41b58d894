import type { Point as Spot } from '../../../render/scene.ts';
import { type Bridge, ends, type Point, spots } from '../board.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 900;

export const margin = 12;
export const tokenRadius = 30;
export const plateRadius = 20;
export const pointRadius = 12;

/** The board above, with the players’ cards in its corners, and a line of words below. */
export const boardBox = { x: margin, y: margin, w: width - 2 * margin, h: 800 } as const;
export const statusBox = { x: margin, y: 824, w: width - 2 * margin, h: 64 } as const;
export const cardSize = { w: 206, h: 174 } as const;

const unit = 88;
/** The points around the centre are drawn a little further out, to make room for the tokens there. */
const innerUnit = 106;
const middle: Spot = [width / 2, boardBox.y + boardBox.h / 2];

export function place(point: Point): Spot {
  const [x, y] = spots[point];
  const scale = Math.abs(x) === 1 ? innerUnit : unit;
  return [middle[0] + x * scale, middle[1] - y * scale];
}

/** Where Mister Zero is drawn: at most points a little to one side, clear of the tokens around them. */
export function pawnSpot(point: Point): Spot {
  const [x, y] = place(point);
  const [right, up] = [Math.sign(x - middle[0]), Math.sign(y - middle[1])];
  switch (Math.abs(spots[point][0])) {
    case 1:
      return [x - 8 * right, y - 8 * up];
    case 2:
      return [x + 14 * right, y];
    default:
      return [x, y];
  }
}

/** The middle of a bridge, where its letter is drawn and its token lies. */
export function middleOf(bridge: Bridge): Spot {
  const [one, other] = ends[bridge];
  const [from, to] = [place(one), place(other)];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
