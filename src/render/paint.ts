import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from './fonts.ts';
import { css } from './inks.ts';
import type { Scene } from './scene.ts';
import { drawShape } from './shapes.ts';
import { drawPlaced, type Placed, placed, tidyStamps } from './stamps.ts';

/** Opaque pixels row by row, each a word whose bytes are red, green, blue and 255. Good until the next is painted. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int32Array;
}

const largestSide = 4096;

/** How many painted bases are kept. Each takes a few megabytes. */
const keptBases = 4;
const bases = new Map<string, Canvas>();

/** What the base of a picture depends on. */
export const baseKey = ({ width, height, ground, base }: Scene) => `${width}x${height} ${ground} ${base.key}`;

/** Whether the scene can be painted without the shapes of its base. */
export const isBaseKept = (scene: Scene) => bases.has(baseKey(scene));

function paintBase(scene: Scene): Canvas {
  const key = baseKey(scene);
  const canvas = bases.get(key) ?? blank(scene);
  if (!bases.has(key)) for (const shape of scene.base.shapes) drawShape(canvas.getContext('2d'), shape);
  bases.delete(key);
  bases.set(key, canvas);
  const [oldest] = bases.keys();
  if (bases.size > keptBases && oldest !== undefined) bases.delete(oldest);
  return canvas;
}

function blank({ width, height, ground }: Scene): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(ground);
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** A canvas is used again for the next painting of its size. */
let easel: Canvas | undefined;

function easelOf(width: number, height: number): Canvas {
  if (easel?.width !== width || easel.height !== height) easel = createCanvas(width, height);
  return easel;
}

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= largestSide;

export function checkSides({ width, height }: Scene): void {
  if (isSide(width) && isSide(height)) return;
  throw new Error(`The picture cannot measure ${width} by ${height} pixels.`);
}

function paintOn(canvas: Canvas, scene: Scene, shapes: readonly Placed[], top: number): Canvas {
  const base = paintBase(scene);
  const context = canvas.getContext('2d');
  context.save();
  context.translate(0, -top);
  // The base is opaque, so nothing of the painting before is left.
  context.drawImage(base, 0, 0);
  for (const shape of shapes) drawPlaced(context, shape);
  context.restore();
  tidyStamps();
  return canvas;
}

/** A whole scene, on a canvas that is painted over by the next. */
export function paintCanvas(scene: Scene): Canvas {
  checkSides(scene);
  return paintOn(easelOf(scene.width, scene.height), scene, scene.shapes.map(placed), 0);
}

function pixelsOf(canvas: Canvas, height: number): Int32Array {
  const { buffer, byteOffset } = canvas.data();
  return new Int32Array(buffer, byteOffset, canvas.width * height);
}

export function paint(scene: Scene): Painting {
  const { width, height } = scene;
  return { width, height, pixels: pixelsOf(paintCanvas(scene), height) };
}

/** Some rows of a scene, with those of its shapes that reach into them. */
export function paintRows(scene: Scene, shapes: readonly Placed[], top: number, height: number): Painting {
  const canvas = paintOn(easelOf(scene.width, height), scene, shapes, top);
  return { width: scene.width, height, pixels: pixelsOf(canvas, height) };
}
