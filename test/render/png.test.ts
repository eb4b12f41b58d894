import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Painting, paint } from '../../src/render/paint.ts';
import { palette } from '../../src/render/palette.ts';
import { encodePng } from '../../src/render/png.ts';
import type { Scene } from '../../src/render/scene.ts';
import { boardScene } from './boardScene.ts';
import { everythingScene } from './everythingScene.ts';
import { decode } from './golden.ts';

const bytesOf = ({ pixels }: Painting) => new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);

function chunks(png: Uint8Array): { type: string; data: Buffer; crc: number; whole: Buffer }[] {
  const file = Buffer.from(png);
  const found = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const whole = file.subarray(at + 4, at + 8 + length);
    const crc = file.readUInt32BE(at + 8 + length);
    found.push({ type: whole.toString('latin1', 0, 4), data: whole.subarray(4), crc, whole });
    at += length + 12;
  }
  return found;
}

/** It has only flat squares, so few colours, and an odd width, so that a row ends in the middle of a byte. */
const fewColours: Scene = {
  width: 37,
  height: 20,
  ground: 'paper',
  base: { key: 'few colours', shapes: [] },
  shapes: (['red', 'green', 'blue', 'yellow'] as const).map((fill, index) => {
    return { shape: 'rect', x: index * 9, y: 4, w: 9, h: 9, fill };
  }),
};

/** It has many more colours than a palette holds. */
const manyColours: Painting = {
  width: 64,
  height: 64,
  pixels: Int32Array.from({ length: 64 * 64 }, (_, at) => {
    return ((at % 16) * 17) | ((((at >> 4) % 16) * 17) << 8) | (((at >> 8) * 17) << 16) | (255 << 24);
  }),
};

test.each([
  ['a board', paint(boardScene)],
  ['every shape', paint(everythingScene)],
  ['few colours', paint(fewColours)],
  ['too many colours', manyColours],
])('the file of %s is made of whole chunks in order', (_, painting) => {
  const png = encodePng(painting);
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const found = chunks(png);
  expect(found.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  for (const { whole, crc } of found) expect(crc32(whole)).toBe(crc);
});

// On average softened edges may differ by 3 % of the range, and flat ground not at all.
test.each([
  ['a board', boardScene, 12],
  ['every shape', everythingScene, 24],
])('the file of %s decodes to what was painted, up to softened edges', async (_, scene, most) => {
  const painting = paint(scene);
  const wanted = bytesOf(painting);
  const { width, height, data } = await decode(encodePng(painting));
  expect([width, height]).toEqual([scene.width, scene.height]);
  let worst = 0;
  let touched = 0;
  let sum = 0;
  for (const [at, value] of data.entries()) {
    const off = Math.abs(value - (wanted[at] as number));
    worst = Math.max(worst, off);
    touched += off > 0 ? 1 : 0;
    sum += off;
  }
  expect(worst).toBeLessThanOrEqual(most);
  expect(touched / data.length).toBeLessThan(0.06);
  expect(sum / touched).toBeLessThan(0.03 * 255);
});

test('few colours are kept exactly, two pixels to a byte', async () => {
  const painting = paint(fewColours);
  const png = encodePng(painting);
  const [header] = chunks(png);
  expect(header?.data[8]).toBe(4);
  expect(new Uint8Array((await decode(png)).data)).toEqual(bytesOf(painting));
});

test('more colours than a palette holds give the nearest ones', async () => {
  const { data } = await decode(encodePng(manyColours));
  const wanted = bytesOf(manyColours);
  let sum = 0;
  for (const [at, value] of data.entries()) sum += Math.abs(value - (wanted[at] as number));
  expect(sum / data.length).toBeLessThan(32);
});

test('every ink survives exactly beside hundreds of blends', async () => {
  const shapes = (Object.keys(palette) as (keyof typeof palette)[]).map((fill, index) => {
    return { shape: 'rect', x: index * 40, y: 860, w: 40, h: 40, fill } as const;
  });
  const { data, width } = await decode(
    encodePng(paint({ ...everythingScene, shapes: [...everythingScene.shapes, ...shapes] })),
  );
  for (const [index, { fill }] of shapes.entries()) {
    const at = (880 * width + index * 40 + 20) * 4;
    expect([...data.subarray(at, at + 3)], fill).toEqual([...palette[fill]]);
  }
});
