import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { paint } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene } from '../../src/render/scene.ts';
import { boardScene } from './boardScene.ts';
import { everythingScene } from './everythingScene.ts';
import { decode } from './golden.ts';
import { inks, withColours } from './inks.ts';

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

/** It has only flat squares, and an odd size. */
const flatScene = withColours({
  width: 37,
  height: 101,
  ground: inks.paper,
  base: { key: 'flat squares', shapes: [] },
  shapes: (['red', 'green', 'blue', 'yellow'] as const).map((fill, index) => {
    return { shape: 'rect', x: index * 9, y: 4 + index * 20, w: 9, h: 30, fill: inks[fill] };
  }),
});

const scenes: readonly (readonly [string, Scene])[] = [
  ['a board', boardScene],
  ['every shape', everythingScene],
  ['flat squares', flatScene],
];

describe.each(scenes)('The file of %s', (_, scene) => {
  const png = renderPicture(scene);

  test('is made of whole chunks in order.', () => {
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const found = chunks(png);
    const types = found.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);
    expect(types).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    for (const { whole, crc } of found) expect(crc32(whole)).toBe(crc);
  });

  test('has rows that unpack to their size, and whose sum is right.', () => {
    const packed = chunks(png).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
    expect(inflateSync(Buffer.concat(packed))).toHaveLength((scene.width + 1) * scene.height);
  });
});

// On average softened edges may differ by 4 % of the range, and flat ground not at all.
test.each(scenes)('The file of %s decodes to what was painted, up to softened edges.', async (_, scene) => {
  const painting = paint({ ...scene });
  const wanted = new Uint8Array(painting.pixels.slice().buffer);
  const { width, height, data } = await decode(renderPicture({ ...scene, corner: 0 }));
  expect([width, height]).toEqual([scene.width, scene.height]);
  let [touched, sum] = [0, 0];
  for (const [at, value] of data.entries()) {
    const off = Math.abs(value - (wanted[at] as number));
    touched += off > 0 ? 1 : 0;
    sum += off;
  }
  expect(touched / data.length).toBeLessThan(0.06);
  expect(sum / Math.max(1, touched)).toBeLessThan(0.04 * 255);
});

test('Every ink survives exactly beside hundreds of blends.', async () => {
  const shapes = Object.values(inks).map((fill, index) => {
    return { shape: 'rect', x: 20 + index * 40, y: 860, w: 40, h: 40, fill } as const;
  });
  const scene = withColours({ ...everythingScene, shapes: [...everythingScene.shapes, ...shapes] });
  const { data, width } = await decode(renderPicture(scene));
  const painted = paint(scene).pixels;
  for (const { x, y } of shapes) {
    const at = (y + 20) * width + x + 20;
    const [red, green, blue] = data.subarray(at * 4, at * 4 + 3);
    expect((red ?? 0) | ((green ?? 0) << 8) | ((blue ?? 0) << 16)).toBe((painted[at] ?? 0) & 0xffffff);
  }
});

test('Outside its round corners a picture is transparent, and alike at all four.', async () => {
  const { width, height, data } = await decode(renderPicture({ ...boardScene, corner: 28 }));
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect([alpha(0, 0), alpha(3, 3), alpha(28, 0), alpha(12, 12), alpha(400, 0)]).toEqual([0, 0, 255, 255, 255]);
  const edge = new Set<number | undefined>();
  for (let y = 0; y < 28; y++) {
    for (let x = 0; x < 28; x++) {
      edge.add(alpha(x, y));
      const others = [alpha(width - 1 - x, y), alpha(x, height - 1 - y), alpha(width - 1 - x, height - 1 - y)];
      expect(others).toEqual([alpha(x, y), alpha(x, y), alpha(x, y)]);
    }
  }
  expect([...edge].sort()).toEqual([0, 128, 192, 255, 64]);
});

test.each(['', '12345', '12345g', '000000'.repeat(128)])('The colours “%s” throw.', (colours) => {
  expect(() => renderPicture({ ...boardScene, colours })).toThrow('are not 1 to 127 times six hexadecimal digits');
});
