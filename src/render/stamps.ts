import type { Canvas } from '@napi-rs/canvas';
import { type Bounds, boundsOf } from './bounds.ts';
import { createCanvas } from './canvas.ts';
import type { Context } from './context.ts';
import type { Point, Shape } from './scene.ts';
import { checkNumbers, drawShape } from './shapes.ts';

/**
 * To paint a piece takes many times as long as to copy it. So each shape is painted once, on a small canvas of its own,
 * and that is set down wherever the shape is, in this picture and in later ones.
 */
export interface Placed {
  /** Equal texts mean equal shapes, apart from where they are. */
  readonly text: string;
  /** The shape around its own 0,0. */
  readonly shape: Shape;
  readonly at: Point;
  /** In the picture. */
  readonly bounds: Bounds;
}

interface Stamp {
  /** Around 0,0. */
  readonly bounds: Bounds;
  /** Painted when it is first needed. */
  canvas?: Canvas;
}

/** To copy more pixels than this takes as long as to paint them, unless a shape has letters or parts. */
const mostPixels = { simple: 20_000, manifold: 70_000 };
/** How many pixels are kept, four bytes each. */
const mostKept = 1_200_000;
const mostStamps = 3_000;

/** The last used is last. */
const stamps = new Map<string, Stamp>();
let kept = 0;

const sizeOf = ({ left, top, right, bottom }: Bounds) => (right - left) * (bottom - top);

function isWorthwhile(shape: Shape, bounds: Bounds): boolean {
  if (shape.shape === 'rect' && shape.radius === undefined && shape.stroke === undefined) return false;
  const manifold = shape.shape === 'group' || shape.shape === 'text';
  return sizeOf(bounds) <= (manifold ? mostPixels.manifold : mostPixels.simple);
}

function stampOf(text: string, shape: Shape): Stamp {
  const known = stamps.get(text);
  if (known !== undefined) stamps.delete(text);
  const stamp = known ?? { bounds: boundsOf(shape) };
  stamps.set(text, stamp);
  return stamp;
}

function canvasOf(stamp: Stamp, shape: Shape): Canvas {
  if (stamp.canvas !== undefined) return stamp.canvas;
  const { left, top, right, bottom } = stamp.bounds;
  const canvas = createCanvas(right - left, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(-left, -top);
  drawShape(context, shape);
  stamp.canvas = canvas;
  kept += sizeOf(stamp.bounds);
  return canvas;
}

/** Forgets what was used longest ago. */
export function tidyStamps(): void {
  for (const [text, { bounds, canvas }] of stamps) {
    if (kept <= mostKept && stamps.size <= mostStamps) return;
    stamps.delete(text);
    if (canvas !== undefined) kept -= sizeOf(bounds);
  }
}

function originOf(shape: Shape): Point {
  if (shape.shape === 'group') return shape.at;
  if ('points' in shape) return shape.points[0] ?? [0, 0];
  return 'x' in shape ? [shape.x, shape.y] : [0, 0];
}

/** The same shape, with its origin this far to the left and above. */
function moved(shape: Shape, [right, down]: Point): Shape {
  const by = ([x, y]: Point): Point => [x - right, y - down];
  if (shape.shape === 'group') return { ...shape, at: by(shape.at) };
  if ('points' in shape) return { ...shape, points: shape.points.map(by) };
  return 'x' in shape ? { ...shape, x: shape.x - right, y: shape.y - down } : shape;
}

/** A shape is the same wherever it is, if it is moved by whole pixels. */
export function placed(shape: Shape): Placed {
  checkNumbers(shape);
  const [x, y] = originOf(shape);
  const at: Point = [Math.floor(x), Math.floor(y)];
  const own = moved(shape, at);
  const text = JSON.stringify(own);
  const { left, top, right, bottom } = stampOf(text, own).bounds;
  const bounds = { left: at[0] + left, top: at[1] + top, right: at[0] + right, bottom: at[1] + bottom };
  return { text, shape: own, at, bounds };
}

export function drawPlaced(context: Context, { text, shape, at: [x, y] }: Placed): void {
  const stamp = stampOf(text, shape);
  const { left, top } = stamp.bounds;
  if (isWorthwhile(shape, stamp.bounds)) {
    context.drawImage(canvasOf(stamp, shape), x + left, y + top);
    return;
  }
  context.save();
  context.translate(x, y);
  drawShape(context, shape);
  context.restore();
}
