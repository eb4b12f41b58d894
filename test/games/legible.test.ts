import { expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { smallest } from '../../src/games/kit/picture/words.ts';
import { games } from '../../src/games/registry.ts';
import { type Rgb, rgb } from '../../src/render/inks.ts';
import { type Painting, paint } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Group, Point, Scene, Shape, Text } from '../../src/render/scene.ts';
import { contrast } from '../render/colourVision.ts';
import { scenesOf } from './scenes.ts';

const cases = games.map((game): [string, Game] => [game.id, game]);

interface Placed {
  readonly text: Text;
  readonly at: Point;
  readonly scale: number;
}

function* placed(shapes: readonly Shape[], [x, y]: Point = [0, 0], scale = 1): Iterable<Placed> {
  for (const shape of shapes) {
    if (shape.shape === 'text') yield { text: shape, at: [x + shape.x * scale, y + shape.y * scale], scale };
    if (shape.shape !== 'group') continue;
    const [dx, dy] = shape.at;
    yield* placed(shape.shapes, [x + dx * scale, y + dy * scale], scale * (shape.scale ?? 1));
  }
}

const withoutTexts = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] => {
    if (shape.shape === 'text') return [];
    return shape.shape === 'group' ? [{ ...shape, shapes: withoutTexts(shape.shapes) } satisfies Group] : [shape];
  });

const withoutWords = (scene: Scene): Scene => ({
  ...scene,
  base: { key: `${scene.base.key} without words`, shapes: withoutTexts(scene.base.shapes) },
  shapes: withoutTexts(scene.shapes),
});

/** The colours on which most of a text stands. */
function groundsOf({ text, at: [x, y], scale }: Placed, { width, height, pixels }: Painting): readonly Rgb[] {
  const reach = Math.min(40, Math.max(6, text.text.length * text.size * 0.2)) * scale;
  const across = { left: [0, 2 * reach], centre: [-reach, reach], right: [-2 * reach, 0] }[text.align ?? 'centre'];
  const up = text.size * scale * 0.3;
  const found = new Map<number, number>();
  let all = 0;
  for (let row = Math.max(0, Math.round(y - up)); row < Math.min(height, y + up); row++) {
    for (
      let column = Math.max(0, Math.round(x + (across[0] ?? 0)));
      column < Math.min(width, x + (across[1] ?? 0));
      column++
    ) {
      const pixel = pixels[row * width + column] as number;
      found.set(pixel, (found.get(pixel) ?? 0) + 1);
      all++;
    }
  }
  return [...found]
    .filter(([, times]) => times > all / 5)
    .map(([pixel]) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
}

test.each(cases)('every word in the pictures of %s can be read, on a phone too', async (_, game) => {
  for (const scene of await scenesOf(game)) {
    const ground = paint(withoutWords(scene));
    const kept: Painting = { ...ground, pixels: ground.pixels.slice() };
    for (const one of placed([...scene.base.shapes, ...scene.shapes])) {
      const { text, scale } = one;
      for (const size of [text.size, text.least, text.twoLines]) {
        if (size !== undefined) expect.soft(size * scale, text.text).toBeGreaterThanOrEqual(smallest);
      }
      const grounds = text.halo === undefined ? groundsOf(one, kept) : [rgb(text.halo)];
      for (const colour of grounds) {
        expect
          .soft(contrast(rgb(text.ink), colour), `${text.text} in ${text.ink} on ${colour}`)
          .toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test.each(cases)('no picture of %s is too large to be sent after each move', async (_, game) => {
  const sizes = (await scenesOf(game)).map((scene) => renderPicture(scene).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
});
