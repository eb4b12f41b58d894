import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { cellOf, coloursOf, distance } from '../../src/render/colours.ts';
import { type Rgb, rgb } from '../../src/render/inks.ts';
import { paint } from '../../src/render/paint.ts';
import { chooseColours, count, inksOf, type Tally } from '../render/chooseColours.ts';
import { scenesOf } from './scenes.ts';

const cases = games.map((game): [string, Game] => [game.id, game]);

/** With `UPDATE_COLOURS=1` the colours of each game are chosen anew. */
const choosing = process.env['UPDATE_COLOURS'] === '1';

/** Beyond this, a softened edge would show a fringe. */
const visible = 26 ** 2;

function write(id: string, colours: readonly string[]): void {
  const rows = Array.from({ length: Math.ceil(colours.length / 16) }, (_, row) => {
    return `  '${colours.slice(row * 16, row * 16 + 16).join('')}',`;
  });
  const text = [
    '/**',
    ' * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen',
    ' * from pictures of whole games by `npm run colours`.',
    ' */',
    'export const colours = [',
    ...rows,
    "].join('');",
    '',
  ];
  writeFileSync(new URL(`../../src/games/${id}/face/colours.ts`, import.meta.url), text.join('\n'));
}

test.each(cases)('the colours of %s serve its pictures', async (id, game) => {
  const scenes = await scenesOf(game);
  const tally: Tally = new Map();
  for (const scene of scenes) count(tally, paint(scene));
  const inks = inksOf(scenes);
  const chosen = choosing ? chooseColours(inks, tally) : undefined;
  if (chosen !== undefined) write(id, chosen);
  const colours = coloursOf(chosen?.join('') ?? scenes[0]?.colours ?? '');

  for (const ink of inks) {
    const [red, green, blue] = rgb(ink);
    expect(colours.rgb[colours.placeOf(cellOf(red | (green << 8) | (blue << 16)))], ink).toEqual([red, green, blue]);
  }
  let [all, off] = [0, 0];
  for (const [cell, [pixels, ...sums]] of tally) {
    const mean = sums.map((sum) => sum / pixels) as unknown as Rgb;
    all += pixels;
    if (distance(colours.rgb[colours.placeOf(cell)] ?? [0, 0, 0], mean) > visible) off += pixels;
  }
  expect(off / all, 'the part of the pixels whose colour is far from what was painted').toBeLessThan(0.002);
});
