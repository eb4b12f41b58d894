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

/** Larger shapes are rare, and painted where they are. */
const mostPixels = 120_000;
/** How many pixels are kept, four bytes each. */
const mostKept = 1_500_000;

/** The last used is last. */
const stamps = new Map<string, Stamp>();
let kept = 0;

/** A box costs something even where it has no pixels. */
const sizeOf = ({ left, top, right, bottom }: Bounds) => Math.min(mostPixels, (right - left) * (bottom - top)) + 500;

function stampOf(text: string, shape: Shape): Stamp {
  const known = stamps.get(text);
  const stamp = known ?? { bounds: boundsOf(shape) };
  if (known !== undefined) stamps.delete(text);
  else kept += sizeOf(stamp.bounds);
  stamps.set(text, stamp);
  for (const [oldest, { bounds }] of stamps) {
    if (kept <= mostKept) break;
    stamps.delete(oldest);
    kept -= sizeOf(bounds);
  }
  return stamp;
}

/** A group is the same shape wherever it is, if it is moved by whole pixels. */
export function placed(shape: Shape): Placed {
  checkNumbers(shape);
  const [x, y] = shape.shape === 'group' ? shape.at : [0, 0];
  const at: Point = [Math.floor(x), Math.floor(y)];
  const own = shape.shape === 'group' ? { ...shape, at: [x - at[0], y - at[1]] as const } : shape;
  const text = JSON.stringify(own);
  const { left, top, right, bottom } = stampOf(text, own).bounds;
  const bounds = { left: at[0] + left, top: at[1] + top, right: at[0] + right, bottom: at[1] + bottom };
  return { text, shape: own, at, bounds };
}

function paintStamp(shape: Shape, { left, top, right, bottom }: Bounds): Canvas {
  const canvas = createCanvas(right - left, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(-left, -top);
  drawShape(context, shape);
  return canvas;
}

function isPlain(shape: Shape): boolean {
  return shape.shape === 'rect' && shape.radius === undefined && shape.stroke === undefined;
}

export function drawPlaced(context: Context, { text, shape, at: [x, y] }: Placed): void {
  const stamp = stampOf(text, shape);
  const { left, top, right, bottom } = stamp.bounds;
  if (isPlain(shape) || (right - left) * (bottom - top) > mostPixels) {
    context.save();
    context.translate(x, y);
    drawShape(context, shape);
    context.restore();
    return;
  }
  stamp.canvas ??= paintStamp(shape, stamp.bounds);
  context.drawImage(stamp.canvas, x + left, y + top);
}
