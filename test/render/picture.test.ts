import { describe, expect, test } from 'vitest';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene } from '../../src/render/scene.ts';
import { boardScene } from './boardScene.ts';
import { everythingScene } from './everythingScene.ts';
import { decode, expectGolden } from './golden.ts';

const fromJson = (shape: object): Scene => JSON.parse(JSON.stringify({ ...boardScene, shapes: [shape] }));

test('every shape looks as in its golden picture', () =>
  expectGolden('everything', renderPicture(everythingScene), import.meta.url));

test('a board looks as in its golden picture', () => expectGolden('board', renderPicture(boardScene), import.meta.url));

test('equal scenes give equal bytes, whatever was painted before', () => {
  const once = renderPicture(everythingScene);
  renderPicture(boardScene);
  expect(renderPicture(structuredClone(everythingScene))).toEqual(once);
});

test('a kept base is the same as one just painted, for each size and ground', () => {
  const variants = [
    { ...boardScene, ground: 'board' },
    { ...boardScene, width: 700 },
    { ...boardScene, height: 700 },
    boardScene,
  ] as const;
  const first = variants.map(renderPicture);
  for (let other = 0; other < 10; other++) {
    renderPicture({ ...boardScene, width: 64, height: 64, base: { key: `other ${other}`, shapes: [] } });
  }
  expect(variants.map(renderPicture)).toEqual(first);
  expect(new Set(first.map((png) => Buffer.from(png).toString('base64'))).size).toBe(variants.length);
});

test('an arc of a whole turn is a ring', () => {
  const ring = { x: 100, y: 100, r: 60, stroke: 'red', width: 10 } as const;
  const one = (shape: Scene['shapes'][number]): Scene => ({
    ...boardScene,
    base: { key: 'ring', shapes: [] },
    shapes: [shape],
  });
  const circle = renderPicture(one({ shape: 'circle', ...ring }));
  expect(renderPicture(one({ shape: 'arc', ...ring, from: 0, to: 1 }))).toEqual(circle);
});

test('what a shape paints does not depend on the shape before it', async () => {
  const base = { key: 'order', shapes: [] };
  const dashed = {
    shape: 'line',
    points: [
      [10, 10],
      [90, 10],
    ],
    stroke: 'red',
    width: 5,
    ends: 'round',
    dash: [9, 9],
  } as const;
  const rect = { shape: 'rect', x: 20, y: 30, w: 60, h: 50, fill: 'blue', stroke: 'ink', width: 3 } as const;
  const draw = (shapes: Scene['shapes']) =>
    decode(renderPicture({ width: 100, height: 100, ground: 'paper', base, shapes }));
  const [both, alone] = [await draw([dashed, rect]), await draw([rect])];
  const below = 20 * 100 * 4;
  expect(both.data.subarray(below)).toEqual(alone.data.subarray(below));
  expect(both.data).not.toEqual(alone.data);
});

describe('a scene that cannot be painted throws', () => {
  test.each([
    ['a shape that does not exist', { shape: 'blob', x: 1, y: 1 }, 'a shape that does not exist: {"shape":"blob"'],
    ['an ink that does not exist', { shape: 'circle', x: 1, y: 1, r: 9, fill: 'pink' }, 'the ink "pink"'],
    [
      'a hatch that does not exist',
      { shape: 'circle', x: 1, y: 1, r: 9, fill: { hatch: 'waves', ink: 'red', on: 'white' } },
      'the hatch "waves"',
    ],
    ['the number NaN', { shape: 'circle', x: Number.NaN, y: 1, r: 9, fill: 'red' }, 'a number that cannot be drawn'],
    ['an arrow without a tail', { shape: 'arrow', points: [[1, 1]], stroke: 'red', width: 3 }, 'fewer than two points'],
    [
      'an arrow of no length',
      {
        shape: 'arrow',
        points: [
          [1, 1],
          [1, 1],
        ],
        stroke: 'red',
        width: 3,
      },
      'points nowhere',
    ],
  ])('%s', (_, shape, message) => {
    expect(() => renderPicture(fromJson(shape))).toThrow(message);
  });

  test.each([0, -5, 12.5, 100_000, Number.NaN])('a width of %s', (width) => {
    expect(() => renderPicture({ ...boardScene, width })).toThrow('The picture cannot measure');
  });

  test('and a base that failed is not kept half painted', () => {
    const broken = JSON.parse('[{"shape":"rect","x":0,"y":0,"w":9,"h":9,"fill":"red"},{"shape":"blob"}]');
    const scene = { ...boardScene, base: { key: 'broken', shapes: broken } };
    expect(() => renderPicture(scene)).toThrow('blob');
    expect(() => renderPicture(scene)).toThrow('blob');
  });
});
