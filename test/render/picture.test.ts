import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepBands } from '../../src/render/bands.ts';
import { paint, paintRows } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene, Shape } from '../../src/render/scene.ts';
import { placed } from '../../src/render/stamps.ts';
import { sweep } from '../sweep.ts';
import { boardScene } from './boardScene.ts';
import { everythingScene } from './everythingScene.ts';
import { decode, expectGolden } from './golden.ts';
import { inks } from './inks.ts';

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
    { ...boardScene, ground: inks.board },
    { ...boardScene, width: 700 },
    { ...boardScene, height: 700 },
    boardScene,
  ] as const;
  const first = variants.map((scene) => renderPicture(scene));
  for (let other = 0; other < 10; other++) {
    renderPicture({ ...boardScene, width: 64, height: 64, base: { key: `other ${other}`, shapes: [] } });
  }
  expect(variants.map((scene) => renderPicture(scene))).toEqual(first);
  expect(new Set(first.map((png) => Buffer.from(png).toString('base64'))).size).toBe(variants.length);
});

test('an arc of a whole turn is a ring', () => {
  const ring = { x: 100, y: 100, r: 60, stroke: inks.red, width: 10 } as const;
  const one = (shape: Scene['shapes'][number]): Scene => ({
    ...boardScene,
    base: { key: 'ring', shapes: [] },
    shapes: [shape],
  });
  const circle = renderPicture(one({ shape: 'circle', ...ring }));
  expect(renderPicture(one({ shape: 'arc', ...ring, from: 0, to: 1 }))).toEqual(circle);
});

test('what a shape paints does not depend on the shape before it', async () => {
  const rest = { colours: boardScene.colours, base: { key: 'order', shapes: [] } };
  const dashed = {
    shape: 'line',
    points: [
      [10, 10],
      [90, 10],
    ],
    stroke: inks.red,
    width: 5,
    ends: 'round',
    dash: [9, 9],
  } as const;
  const rect = { shape: 'rect', x: 20, y: 30, w: 60, h: 50, fill: inks.blue, stroke: inks.ink, width: 3 } as const;
  const draw = (shapes: Scene['shapes']) =>
    decode(renderPicture({ width: 100, height: 100, ground: inks.paper, ...rest, shapes }));
  const [both, alone] = [await draw([dashed, rect]), await draw([rect])];
  const below = 20 * 100 * 4;
  expect(both.data.subarray(below)).toEqual(alone.data.subarray(below));
  expect(both.data).not.toEqual(alone.data);
});

const at = fc.integer({ min: -30, max: 330 });
const size = fc.integer({ min: 1, max: 90 });
const ink = fc.constantFrom(...Object.values(inks));
const point = fc.tuple(at, at);
const simple: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    shape: fc.constant('rect' as const),
    x: at,
    y: at,
    w: size,
    h: size,
    fill: ink,
    stroke: ink,
    width: size,
  }),
  fc.record({ shape: fc.constant('circle' as const), x: at, y: at, r: size, stroke: ink, width: size }),
  fc.record({ shape: fc.constant('ellipse' as const), x: at, y: at, across: size, up: size, fill: ink }),
  fc.record({
    shape: fc.constant('line' as const),
    points: fc.array(point, { minLength: 2, maxLength: 3 }),
    stroke: ink,
    width: size,
  }),
  fc.record({
    ...{ shape: fc.constant('arrow' as const), stroke: ink, width: fc.integer({ min: 1, max: 20 }) },
    points: fc.uniqueArray(point, { minLength: 2, maxLength: 4, selector: String }),
  }),
  fc.record({
    ...{ shape: fc.constant('text' as const), x: at, y: at, ink, size: fc.integer({ min: 12, max: 60 }) },
    text: fc.constantFrom('Ada', 'gÀjy', '★', 'Maximilian-Alexander'),
  }),
  fc.record({
    ...{ shape: fc.constant('star' as const), x: at, y: at, r: size, fill: ink },
    ...{ tips: fc.integer({ min: 3, max: 9 }), depth: fc.constantFrom(0.4, 1) },
  }),
);
const shapes: fc.Arbitrary<readonly Shape[]> = fc.array(
  fc.oneof(
    simple,
    fc.record({
      shape: fc.constant('group' as const),
      at: point,
      scale: fc.constantFrom(0.5, 1, 2),
      turn: fc.constantFrom(0, 0.1, 0.5),
      shapes: fc.array(simple, { maxLength: 3 }),
    }),
  ),
  { maxLength: 8 },
);
const sceneOf = (some: readonly Shape[]): Scene => ({ ...boardScene, width: 300, height: 310, shapes: some });

/** What a picture looks like when it is painted some rows at a time, each with the shapes that reach into them. */
function paintedInBands(scene: Scene, height: number): Int32Array {
  const pixels = new Int32Array(scene.width * scene.height);
  for (let top = 0; top < scene.height; top += height) {
    const rows = Math.min(height, scene.height - top);
    const inside = scene.shapes.map(placed).filter(({ bounds }) => bounds.bottom > top && bounds.top < top + rows);
    pixels.set(paintRows(scene, inside, top, rows).pixels, top * scene.width);
  }
  return pixels;
}

test('A picture made of bands shows every shape whole.', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: 20, max: 60 }), (some, height) => {
      const scene = sceneOf(some);
      const bands = paintedInBands(scene, height);
      const whole = paint(scene).pixels;
      // Where the edge of a band cuts a shape, a softened edge may come out a little lighter or darker.
      const far = bands.filter((pixel, place) => {
        const other = whole[place] as number;
        return [0, 8, 16].some((by) => Math.abs(((pixel >> by) & 255) - ((other >> by) & 255)) > 70);
      });
      expect(far.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: sweep(300) },
  );
});

test('A picture is the same to the byte whether all of it was just painted, or some of it before.', () => {
  const steps = fc.array(fc.tuple(fc.nat(7), simple), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(shapes, steps, (first, changes) => {
      let some = [...first];
      let last = renderPicture(sceneOf(some));
      for (const [place, shape] of changes) {
        some = [...some.slice(0, place), shape, ...some.slice(place + 1)];
        last = renderPicture(sceneOf(some));
      }
      expect(Buffer.from(renderPicture(sceneOf(some), keepBands())).equals(last)).toBe(true);
    }),
    { numRuns: sweep(100) },
  );
});

describe('a scene that cannot be painted throws', () => {
  test.each([
    ['a shape that does not exist', { shape: 'blob', x: 1, y: 1 }, 'a shape that does not exist: {"shape":"blob"'],
    [
      'a colour that does not exist',
      { shape: 'circle', x: 1, y: 1, r: 9, fill: 'pink' },
      'the colour "pink", which does not exist',
    ],
    [
      'a shade that is too strong',
      { shape: 'circle', x: 1, y: 1, r: 9, fill: { ink: '#ff0000', strength: 1.5 } },
      'a shade of strength 1.5',
    ],
    ['an outline that is none', { shape: 'path', d: 'nothing', fill: '#ff0000' }, 'an outline that cannot be drawn'],
    [
      'a shape in a group that cannot be painted',
      { shape: 'group', at: [1, 1], shapes: [{ shape: 'blob' }] },
      'a shape that does not exist',
    ],
    ['a group that is nowhere', { shape: 'group', at: [1, null], shapes: [] }, 'a number that cannot be drawn'],
    ['the number NaN', { shape: 'circle', x: Number.NaN, y: 1, r: 9, fill: inks.red }, 'a number that cannot be drawn'],
    [
      'an arrow without a tail',
      { shape: 'arrow', points: [[1, 1]], stroke: inks.red, width: 3 },
      'fewer than two points',
    ],
    [
      'an arrow of no length',
      {
        shape: 'arrow',
        points: [
          [1, 1],
          [1, 1],
        ],
        stroke: inks.red,
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
    const broken = JSON.parse('[{"shape":"rect","x":0,"y":0,"w":9,"h":9,"fill":"#ff0000"},{"shape":"blob"}]');
    const scene = { ...boardScene, base: { key: 'broken', shapes: broken } };
    expect(() => renderPicture(scene)).toThrow('blob');
    expect(() => renderPicture(scene)).toThrow('blob');
  });
});
