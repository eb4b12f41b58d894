import { afterAll, describe, expect, test } from 'vitest';
import { mount } from '../../src/games/kernel.ts';
import { misterZero } from '../../src/games/mister-zero/index.ts';
import { renderFilm } from '../../src/render/film.ts';
import { createCanvas } from '../../src/render/fonts.ts';
import { rgb } from '../../src/render/inks.ts';
import { paint, paintCanvas } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene, Shape } from '../../src/render/scene.ts';
import { openWorkers } from '../../src/workers/openWorkers.ts';
import { playOut, speeches } from '../games/playing.ts';
import { boardScene } from './boardScene.ts';
import { inksOf } from './chooseColours.ts';
import { everythingScene } from './everythingScene.ts';
import { decode } from './golden.ts';
import { type InkName, inks } from './inks.ts';
import { type Gif, readGif, screensOf } from './readGif.ts';

/** The walk at the end of a game between computer players. */
function walk(seats: number): readonly Scene[] {
  const game = mount(misterZero);
  const opening = { config: game.presets.standard, seats, seed: 'a film', now: 1_790_000_000_000 };
  const end = playOut(game, opening, { by: 'computers', level: game.bots[0]! }).at(-1)!.after;
  return game.sight(end, 'table', speeches[1]!).film ?? [];
}

const walks = [2, 4].map(walk);

/** Frames of a token that moves over a board from corner to corner. */
const wandering = [
  [30, 30],
  [738, 30],
  [738, 738],
  [30, 738],
  [384, 384],
].map(([x, y]): Scene => {
  const token: Shape = { shape: 'circle', x: x!, y: y!, r: 24, fill: inks.red, stroke: inks.ink, width: 3 };
  return { ...boardScene, shapes: [...boardScene.shapes, token] };
});

/** The colours of flat films, with what is between them and their ground where a film is made smaller. */
const flatColours = (['red', 'green', 'blue'] as const)
  .flatMap((name) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const [ground, ink] = [rgb(inks.paper), rgb(inks[name])];
      return ground.map((channel, at) => Math.round(channel + ((ink[at] ?? 0) - channel) * part));
    }),
  )
  .map((colour) => colour.map((channel) => channel.toString(16).padStart(2, '0')).join(''))
  .join('');

const flat = (width: number, height: number, ...fills: readonly InkName[]): Scene => ({
  colours: flatColours,
  width,
  height,
  ground: inks.paper,
  base: { key: 'flat', shapes: [] },
  shapes: fills.map((fill, index) => ({ shape: 'rect', x: index * 9, y: 4, w: 9, h: 9, fill: inks[fill] })),
});

const without = (...left: readonly string[]): Scene => ({
  ...everythingScene,
  shapes: everythingScene.shapes.filter(({ shape }) => !left.includes(shape)),
});

const films: readonly (readonly [name: string, frames: readonly Scene[]])[] = [
  ['a walk of two', walks[0]!],
  ['a walk of four', walks[1]!],
  ['a token on its way', wandering],
  ['more colours than a palette holds', [without('text'), without('circle', 'star'), without(), without('rect')]],
  ['few colours', [flat(37, 20, 'red'), flat(37, 20, 'red', 'blue'), flat(37, 20, 'red', 'green')]],
  ['one colour', [flat(8, 8), flat(8, 8)]],
  ['a tower', [flat(60, 3_000, 'red'), flat(60, 3_000, 'blue')]],
];

/** The frame as it should look, before it gets the colours of the film. */
function small(scene: Scene, width: number, height: number): Int32Array {
  if (scene.width === width) return paint(scene).pixels;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(paintCanvas(scene), 0, 0, width, height);
  return new Int32Array(context.getImageData(0, 0, width, height).data.buffer);
}

const channels = (pixel: number) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255] as const;
const furthest = (a: number, b: number) =>
  Math.max(...channels(a).map((value, channel) => Math.abs(value - channels(b)[channel]!)));

/** The shade of a pixel. A film shows all pixels of one shade in one colour. */
const shadeOf = (pixel: number) => channels(pixel).reduce((shade, value, at) => shade | ((value >> 3) << (5 * at)), 0);

function inksByShade(frames: readonly Scene[]): ReadonlyMap<number, number> {
  return new Map(
    inksOf(frames).map((ink) => {
      const [red, green, blue] = rgb(ink);
      const pixel = red | (green << 8) | (blue << 16);
      return [shadeOf(pixel), pixel];
    }),
  );
}

/** Every shade of the frames, with the one colour that the film shows for it. */
function coloursOf(frames: readonly Scene[], { width, height }: Gif, screens: readonly Int32Array[]) {
  const colours = new Map<number, number>();
  let stray = 0;
  let worst = 0;
  for (const [number, scene] of frames.entries()) {
    for (const [at, pixel] of small(scene, width, height).entries()) {
      const shown = screens[number]![at]!;
      const shade = shadeOf(pixel);
      if (!colours.has(shade)) {
        colours.set(shade, shown);
        worst = Math.max(worst, furthest(pixel, shown));
      }
      if (colours.get(shade) !== shown) stray++;
    }
  }
  return { colours, stray, worst };
}

describe.each(films)('The film of %s', (_, frames) => {
  const bytes = renderFilm(frames);
  const gif = readGif(bytes);
  const screens = screensOf(gif);

  test('is a GIF that shows every frame 0.9 seconds and stays with the last one.', () => {
    expect(gif.signature).toBe('GIF89a');
    expect(gif.repeat).toBeUndefined();
    expect(gif.frames.map(({ delay }) => delay)).toEqual(frames.map((_, at) => (at === frames.length - 1 ? 400 : 90)));
  });

  test('has the shape of its scenes, and is at most 768 pixels wide and 1024 high.', () => {
    const { width, height } = frames[0]!;
    const scale = Math.min(1, 768 / width, 1_024 / height);
    expect([gif.width, gif.height]).toEqual([Math.round(width * scale), Math.round(height * scale)]);
  });

  test('shows every frame as it is painted: one colour for one shade throughout, and the exact colour for an ink.', () => {
    const { colours, stray, worst } = coloursOf(frames, gif, screens);
    expect(stray).toBe(0);
    expect(worst).toBeLessThanOrEqual(48);
    for (const [shade, ink] of inksByShade(frames)) expect([ink, undefined]).toContain(colours.get(shade));
  });

  test('paints only what changed.', () => {
    expect(gif.frames[0]!.clear).toBeUndefined();
    for (const [before, { clear, indices, x, y, width }] of gif.frames.slice(1).entries()) {
      const changed = screens[before + 1]!.filter((pixel, at) => pixel !== screens[before]![at]).length;
      expect(indices.filter((index) => index !== clear).length).toBe(changed);
      if (changed === 0) expect([x, y, width, indices.length]).toEqual([0, 0, 1, 1]);
    }
  });

  test('has the same first picture in another decoder.', async () => {
    const { data } = await decode(bytes);
    const found = new Int32Array(data.buffer, data.byteOffset, data.length / 4).map((pixel) => pixel & 0xffffff);
    expect(Buffer.from(found.buffer).equals(Buffer.from(screens[0]!.buffer))).toBe(true);
  });

  test('has the same bytes each time, whatever was painted before.', () => {
    renderPicture(everythingScene);
    expect(Buffer.from(renderFilm(structuredClone(frames))).equals(bytes)).toBe(true);
  });
});

test.each(walks.map((frames) => [frames.length, frames] as const))(
  'A walk of %i frames is small enough to be sent at once, and less than a third of its pictures in size.',
  (length, frames) => {
    expect(length).toBeGreaterThan(2);
    const { length: size } = renderFilm(frames);
    expect(size).toBeLessThan(400_000);
    expect(size).toBeLessThan(frames.reduce((sum, frame) => sum + renderPicture(frame).length, 0) / 3);
  },
);

test('A frame contains only the area that changed.', () => {
  const { frames } = readGif(renderFilm(wandering));
  // The area has the token's old and new positions, with their softened edges.
  expect(frames.slice(1).map(({ x, y, width, height }) => [x, y, x + width, y + height])).toEqual([
    [4, 4, 764, 56],
    [712, 4, 764, 764],
    [4, 712, 764, 764],
    [4, 358, 410, 764],
  ]);
});

test('A frame that shows nothing new is still shown for its time.', () => {
  const [here, there] = wandering as [Scene, Scene];
  const { frames } = readGif(renderFilm([here, here, there, there]));
  expect(frames.map(({ delay, indices }) => [delay, indices.length === 1])).toEqual([
    [90, false],
    [90, true],
    [90, false],
    [400, true],
  ]);
});

test('Few colours are kept exactly.', () => {
  const frames = [flat(37, 20, 'red'), flat(37, 20, 'red', 'blue')];
  const screens = screensOf(readGif(renderFilm(frames)));
  expect(screens).toEqual(frames.map((frame) => paint(frame).pixels.map((pixel) => pixel & 0xffffff)));
});

describe('Frames that make no film are refused:', () => {
  test.each([
    ['no frame', [], 'A film needs a frame.'],
    ['too many frames', Array.from({ length: 41 }, () => flat(8, 8)), 'A film has at most 40 frames, not 41.'],
    ['another width', [flat(8, 8), flat(8, 8), flat(9, 8)], 'Frame 3 measures 9 by 8 pixels, and the first 8 by 8.'],
    ['another height', [flat(8, 8), flat(8, 7)], 'Frame 2 measures 8 by 7 pixels, and the first 8 by 8.'],
    ['no size', [flat(0, 8)], 'The picture cannot measure 0 by 8 pixels.'],
    ['too large a size', [flat(8, 5_000)], 'The picture cannot measure 8 by 5000 pixels.'],
  ])('%s', (_, frames, message) => expect(() => renderFilm(frames)).toThrow(message));

  test('but 40 frames are not.', () => {
    const frames = Array.from({ length: 40 }, (_, at) => flat(64, 8, at % 2 === 0 ? 'red' : 'blue'));
    expect(readGif(renderFilm(frames)).frames).toHaveLength(40);
  });
});

describe('The painters', () => {
  const workers = openWorkers({
    painters: 1,
    thinkers: 1,
    thinkingTime: 50,
    onFault(fault) {
      throw fault;
    },
  });
  afterAll(() => workers.close());

  test('make the same film in a thread as here, and send only its bytes.', async () => {
    const film = await workers.film(walks[0]!);
    expect(Buffer.from(film).equals(renderFilm(walks[0]!))).toBe(true);
    expect(film.buffer.byteLength).toBe(film.byteLength);
  });

  test('say what is wrong with a film, and go on.', async () => {
    await expect(workers.film([])).rejects.toThrow('A film needs a frame.');
    expect((await workers.paint(boardScene)).length).toBeGreaterThan(1_000);
  });
});

test('A film of more than a million bytes is made smaller until it has no more.', () => {
  const names = ['red', 'green', 'blue'] as const;
  const busy = Array.from(
    { length: 30 },
    (_, frame): Scene => ({
      ...flat(768, 768),
      shapes: Array.from({ length: 500 }, (_, nth): Shape => {
        const [x, y] = [(nth * 193 + frame * 71) % 768, (nth * 389 + frame * nth * 7) % 768];
        return { shape: 'circle', x, y, r: 9 + (nth % 5), fill: inks[names[nth % 3]!] };
      }),
    }),
  );
  const film = renderFilm(busy);
  expect(film.length).toBeLessThanOrEqual(1_000_000);
  const { width, frames } = readGif(film);
  expect(width).toBeLessThan(768);
  expect(frames).toHaveLength(30);
});
