import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { expect } from 'vitest';

export interface Decoded {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha. */
  readonly data: Uint8ClampedArray;
}

export async function decode(png: Uint8Array): Promise<Decoded> {
  const image = await loadImage(Buffer.from(png));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function keepActual(failed: URL, name: string, actual: Uint8Array): void {
  mkdirSync(failed, { recursive: true });
  writeFileSync(new URL(`${name}.png`, failed), actual);
}

function keepDiff(failed: URL, name: string, diff: Decoded): void {
  const canvas = createCanvas(diff.width, diff.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(diff.width, diff.height);
  image.data.set(diff.data);
  context.putImageData(image, 0, 0);
  writeFileSync(new URL(`${name}.diff.png`, failed), canvas.toBuffer('image/png'));
}

/**
 * Compares a picture, pixel by pixel, with the one in goldens/ beside that test. With `UPDATE_GOLDENS=1` it keeps the
 * new one instead. After a failure, __failed__/ beside the test has the actual picture and, if the sizes are equal,
 * the difference.
 */
export async function expectGolden(name: string, actual: Uint8Array, test: string): Promise<void> {
  const goldens = new URL('./goldens/', test);
  const failed = new URL('./__failed__/', test);
  const file = new URL(`${name}.png`, goldens);
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(goldens, { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  if (!existsSync(file)) throw new Error(`There is no golden picture ${name}: look at it, then set UPDATE_GOLDENS=1.`);
  const [now, kept] = await Promise.all([decode(actual), decode(readFileSync(file))]);
  if (now.width !== kept.width || now.height !== kept.height) keepActual(failed, name, actual);
  expect([now.width, now.height], `${name} has the size of its golden picture`).toEqual([kept.width, kept.height]);
  const diff: Decoded = { ...now, data: new Uint8ClampedArray(now.data.length) };
  const wrong = pixelmatch(now.data, kept.data, diff.data, now.width, now.height, { threshold: 0.1 });
  if (wrong > 0) {
    keepActual(failed, name, actual);
    keepDiff(failed, name, diff);
  }
  expect(wrong, `pixels of ${name} that differ from its golden picture: see __failed__ beside it`).toBe(0);
}
