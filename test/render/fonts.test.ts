import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { paint } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene, Text } from '../../src/render/scene.ts';
import { everythingScene } from './everythingScene.ts';

// Imported after the painter, which has then told the canvas not to load the machine's fonts.
const { GlobalFonts } = await import('@napi-rs/canvas');

const side = 64;
/** Unicode assigns no letter to this code, so every font draws its box for a missing letter. */
const missing = '\u{10FFF0}';

function draw(text: string, more: Partial<Text> = {}): string {
  const shape: Text = { shape: 'text', x: side / 2, y: side / 2, text, size: 36, ink: 'ink', ...more };
  const scene: Scene = {
    width: side,
    height: side,
    ground: 'paper',
    base: { key: 'blank', shapes: [] },
    shapes: [shape],
  };
  return Buffer.from(paint(scene).pixels.buffer).toString('base64');
}

describe.each(['regular', 'bold'] as const)('in %s', (weight) => {
  const nothing = draw('', { weight });
  const box = draw(missing, { weight });

  test.each([
    ['letters', 'AZaz'],
    ['digits', '0123456789'],
    ['French letters', 'éèêëàâçîïôùûüÿœæÉÀÇŒÆ«»’…'],
    ['letters of other Latin writing', 'ŁłŞşĐđČčőżñß'],
    ['marks', '!?+-×÷=≥≤≠·–—'],
    ['arrows', '←↑→↓↖↗↘↙'],
    ['symbols', '★☆♠♥♦♣●○◆◇▲△■□☾☀⚙✓✗'],
  ])('%s are all drawn, each with a sign of its own', (_, signs) => {
    const drawn = [...signs].map((sign) => draw(sign, { weight }));
    expect(drawn).not.toContain(nothing);
    expect(drawn).not.toContain(box);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

test('bold is not regular', () => {
  for (const sign of 'aé4Ł→') expect(draw(sign, { weight: 'bold' })).not.toBe(draw(sign));
});

test('a halo, an alignment and another ink change the picture', () => {
  const drawn = [
    draw('a'),
    draw('a', { halo: 'white' }),
    draw('a', { align: 'left' }),
    draw('a', { align: 'right' }),
    draw('a', { ink: 'red' }),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('every font comes from a package of the project', () => {
  const families = GlobalFonts.families.map(({ family }) => family);
  expect(families).toEqual(expect.arrayContaining(['Plateau Latin', 'Plateau Latin Extended', 'Plateau Symbols']));
  expect(families.filter((family) => !/^(Plateau .*|Inter|DejaVu Sans)$/.test(family))).toEqual([]);
});

test('fonts of the machine change nothing, even those with the names of common families', () => {
  const script = `
    import { createRequire } from 'node:module';
    import { dirname } from 'node:path';
    const require = createRequire(import.meta.url);
    const { GlobalFonts } = require('@napi-rs/canvas');
    const serif = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf');
    GlobalFonts.loadFontsFromDir(dirname(serif));
    for (const name of ['Inter', 'DejaVu Sans', 'sans-serif', 'Arial']) GlobalFonts.registerFromPath(serif, name);
    if (GlobalFonts.families.length < 5) throw new Error('The machine was to have fonts.');
    const { renderPicture } = await import('./dist/render/picture.js');
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    process.stdout.write(renderPicture(JSON.parse(Buffer.concat(chunks))));
  `;
  const png = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: '' },
    input: JSON.stringify(everythingScene),
  });
  expect(Buffer.compare(png, renderPicture(everythingScene))).toBe(0);
});
