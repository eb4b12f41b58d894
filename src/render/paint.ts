import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from './fonts.ts';
import { css } from './palette.ts';
import type { Scene } from './scene.ts';
import { drawShape } from './shapes.ts';

/**
 * A painted scene: opaque pixels row by row, each a word whose bytes are red, green, blue and 255.
 * Good until the next scene is painted.
 */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int32Array;
}

const largestSide = 4096;

/** How many painted bases are kept. Each takes a few megabytes. */
const keptBases = 4;
const bases = new Map<string, Canvas>();

function paintBase({ width, height, ground, base }: Scene): Canvas {
  const key = `${width}x${height} ${ground} ${base.key}`;
  const canvas = bases.get(key) ?? blank(width, height, ground);
  if (!bases.has(key)) for (const shape of base.shapes) drawShape(canvas.getContext('2d'), shape);
  bases.delete(key);
  bases.set(key, canvas);
  const [oldest] = bases.keys();
  if (bases.size > keptBases && oldest !== undefined) bases.delete(oldest);
  return canvas;
}

function blank(width: number, height: number, ground: Scene['ground']): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(ground);
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The canvas of the last scene, used again for the next, since boards of one game have one size. */
let easel: Canvas | undefined;

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= largestSide;

export function paintCanvas(scene: Scene): Canvas {
  const { width, height, shapes } = scene;
  if (!isSide(width) || !isSide(height)) throw new Error(`The picture cannot measure ${width} by ${height} pixels.`);
  if (easel?.width !== width || easel.height !== height) easel = createCanvas(width, height);
  const canvas = easel;
  const context = canvas.getContext('2d');
  // The base is opaque, so nothing of the picture before is left.
  context.drawImage(paintBase(scene), 0, 0);
  for (const shape of shapes) drawShape(context, shape);
  return canvas;
}

export function paint(scene: Scene): Painting {
  const { width, height } = scene;
  const { buffer, byteOffset } = paintCanvas(scene).data();
  return { width, height, pixels: new Int32Array(buffer, byteOffset, width * height) };
}
