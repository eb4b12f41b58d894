import { head } from './arrow.ts';
import { pathOf } from './path.ts';
import type { Group, Point, Shape, Text } from './scene.ts';

/** The part of the picture that a shape may touch. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** Softened edges reach into the next pixel, and lines are moved by half a pixel to be sharp. */
const edge = 2;

const around = (x: number, y: number, across: number, up = across): Corners => [x - across, y - up, x + across, y + up];

function spanned(points: readonly Point[], by: number): Corners {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs) - by, Math.min(...ys) - by, Math.max(...xs) + by, Math.max(...ys) + by];
}

/** More than any letter needs, also those of other scripts, with marks above and below, and on two lines. */
function textCorners({ x, y, text, size, twoLines = 0, room, align = 'centre' }: Text): Corners {
  const width = Math.min(room ?? Number.POSITIVE_INFINITY, text.length * size * 1.5) + size;
  const up = Math.max(size, 2 * twoLines) * 1.2;
  switch (align) {
    case 'left':
      return [x - size, y - up, x + width, y + up];
    case 'right':
      return [x - width, y - up, x + size, y + up];
    case 'centre':
      return around(x, y, width / 2 + size, up);
  }
}

function cornersOf(shape: Exclude<Shape, Group>): Corners {
  const half = ('width' in shape ? (shape.width ?? 1) : 1) / 2;
  switch (shape.shape) {
    case 'rect':
      return [shape.x - half, shape.y - half, shape.x + shape.w + half, shape.y + shape.h + half];
    case 'circle':
    case 'star':
    case 'arc':
      return around(shape.x, shape.y, shape.r + 2 * half);
    case 'ellipse':
      return around(shape.x, shape.y, Math.max(shape.across, shape.up) + half);
    case 'polygon':
    case 'line':
      return spanned(shape.points, half);
    case 'arrow':
      return spanned(shape.points, head.half * shape.width);
    case 'path': {
      const [left, top, right, bottom] = pathOf(shape.d).getBounds();
      return [left - half, top - half, right + half, bottom + half];
    }
    case 'text':
      return textCorners(shape);
    default:
      return unknownShape(shape);
  }
}

export function unknownShape(shape: never): never {
  throw new Error(`The picture has a shape that does not exist: ${JSON.stringify(shape)}`);
}

const nowhere: Corners = [0, 0, 0, 0];

function united(some: readonly Corners[]): Corners {
  if (some.length === 0) return nowhere;
  return some.reduce(([left, top, right, bottom], other) => [
    Math.min(left, other[0]),
    Math.min(top, other[1]),
    Math.max(right, other[2]),
    Math.max(bottom, other[3]),
  ]);
}

/** A turned group may reach as far as its farthest corner, in every direction. */
function groupCorners({ at: [x, y], scale = 1, turn = 0, clip, shapes }: Group): Corners {
  const inside = clip === undefined ? united(shapes.map(cornersIn)) : cornersOf(clip);
  const [left, top, right, bottom] = inside;
  if (turn !== 0) return around(x, y, scale * Math.hypot(Math.max(-left, right), Math.max(-top, bottom)));
  return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
}

function cornersIn(shape: Shape): Corners {
  return shape.shape === 'group' ? groupCorners(shape) : cornersOf(shape);
}

/** On whole pixels. */
export function boundsOf(shape: Shape): Bounds {
  const [left, top, right, bottom] = cornersIn(shape);
  return {
    left: Math.floor(left) - edge,
    top: Math.floor(top) - edge,
    right: Math.ceil(right) + edge,
    bottom: Math.ceil(bottom) + edge,
  };
}
