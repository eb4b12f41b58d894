import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { paint } from '../../src/render/paint.ts';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene, Text } from '../../src/render/scene.ts';
import { namesScene } from './namesScene.ts';

// Imported after the painter, which has then told the canvas not to load the machine's fonts.
const { GlobalFonts } = await import('@napi-rs/canvas');

const side = 64;
/** Unicode assigns no letter to this code, so every font draws its box for a missing letter. */
const missing = '\u{10FFF0}';

function draw(text: string, more: Partial<Text> = {}): string {
  const shape: Text = { shape: 'text', x: side / 2, y: side / 2, text, size: 36, ink: '#000000', ...more };
  const scene: Scene = {
    width: side,
    height: side,
    ground: '#ffffff',
    colours: '000000ffffff',
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
    draw('a', { halo: '#ffff00' }),
    draw('a', { align: 'left' }),
    draw('a', { align: 'right' }),
    draw('a', { ink: '#ff0000' }),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('every font comes from a package of the project', () => {
  draw('Ωж王あم🎲');
  const families = GlobalFonts.families.map(({ family }) => family);
  expect(families).toContain('Plateau inter-latin-700-normal');
  expect(families.filter((family) => !/^(Plateau .*|Inter|DejaVu Sans|Noto (Emoji|Sans .*))$/.test(family))).toEqual(
    [],
  );
});

test('only what a text needs is registered', () => {
  const before = GlobalFonts.families.length;
  for (const text of ['Ada', 'Zoë', '3 → 4', '★']) draw(text, { weight: 'bold' });
  expect(GlobalFonts.families).toHaveLength(before);
});

/** What a new process paints, after it did something else. */
function paintedElsewhere(first: string, env = {}): Buffer {
  const script = `
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const scene = JSON.parse(Buffer.concat(chunks));
    ${first}
    const { renderPicture } = await import('./dist/render/picture.js');
    process.stdout.write(renderPicture(scene));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env },
    input: JSON.stringify(namesScene),
  });
}

test('fonts of the machine change nothing, even those with the names of common families', () => {
  const png = paintedElsewhere(
    `
    const { createRequire } = await import('node:module');
    const { dirname } = await import('node:path');
    const require = createRequire(import.meta.url);
    const { GlobalFonts } = require('@napi-rs/canvas');
    const serif = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf');
    GlobalFonts.loadFontsFromDir(dirname(serif));
    for (const name of ['Inter', 'DejaVu Sans', 'Noto Sans SC', 'sans-serif', 'Arial']) {
      GlobalFonts.registerFromPath(serif, name);
    }
    if (GlobalFonts.families.length < 5) throw new Error('The machine was to have fonts.');
    `,
    { DISABLE_SYSTEM_FONTS_LOAD: '' },
  );
  expect(Buffer.compare(png, renderPicture(namesScene))).toBe(0);
});

test('what was painted before changes nothing', () => {
  const png = paintedElsewhere(`
    const { paint } = await import('./dist/render/paint.js');
    for (const shape of scene.shapes.toReversed()) {
      const shapes = shape.shape === 'text' ? [{ ...shape, weight: 'regular' }, shape] : [shape];
      paint({ ...scene, base: { key: 'other', shapes: [] }, shapes });
    }
  `);
  expect(Buffer.compare(png, renderPicture(namesScene))).toBe(0);
});
