import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursOf, distance } from '../../../src/render/colours.ts';
import type { Rgb } from '../../../src/render/inks.ts';
import { paint } from '../../../src/render/paint.ts';
import { renderPicture } from '../../../src/render/picture.ts';
import { chooseColours, count, inksOf, type Tally } from '../../render/chooseColours.ts';
import { expectGolden } from '../../render/golden.ts';
import { scenes } from './pictures.ts';

const all = Object.values(scenes);
/** With `UPDATE_COLOURS=1` the colours are chosen anew. */
const choosing = process.env['UPDATE_COLOURS'] === '1';
/** Beyond this, a softened edge would show a fringe. */
const visible = 26 ** 2;

test('the colours of rankings and profiles serve their pictures', () => {
  const tally: Tally = new Map();
  for (const scene of all) count(tally, paint(scene));
  const chosen = choosing ? chooseColours(inksOf(all), tally).join('') : undefined;
  if (chosen !== undefined) write(chosen);
  const colours = coloursOf(chosen ?? all[0]?.colours ?? '');
  let [pixels, off] = [0, 0];
  for (const [cell, [found, ...sums]] of tally) {
    const mean = sums.map((sum) => sum / found) as unknown as Rgb;
    pixels += found;
    if (distance(colours.rgb[colours.placeOf(cell)] ?? [0, 0, 0], mean) > visible) off += found;
  }
  expect(off / pixels).toBeLessThan(0.002);
});

function write(colours: string) {
  const rows = (colours.match(/.{1,96}/g) ?? []).map((row) => `  '${row}',`);
  const said = '/** The colours of all rankings and profiles, chosen by `npm run colours`. */';
  const text = [said, 'export const colours = [', ...rows, "].join('');", ''].join('\n');
  writeFileSync(new URL('../../../src/commands/standing/colours.ts', import.meta.url), text);
}

test.each(Object.entries(scenes))('the picture %s is as it was approved, and not large', async (name, scene) => {
  const picture = renderPicture(scene);
  expect(picture.length).toBeLessThan(60_000);
  await expectGolden(name, picture, import.meta.url);
});
