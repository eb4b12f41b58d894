// Starts processes: what fonts a process knows depends on all that it did before.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { renderPicture } from '../../src/render/picture.ts';
import { draw } from '../render/drawn.ts';
import { namesScene } from '../render/namesScene.ts';

// Imported after the painter, which has then told the canvas not to load the machine's fonts.
const { GlobalFonts } = await import('@napi-rs/canvas');

test('every font comes from a package of the project', () => {
  const families: unknown = JSON.parse(
    elsewhere(`
      const { renderPicture } = await import('./dist/render/picture.js');
      const { GlobalFonts } = await import('@napi-rs/canvas');
      renderPicture(scene);
      process.stdout.write(JSON.stringify(GlobalFonts.families.map(({ family }) => family)));
    `).toString(),
  );
  expect(families).toContain('Plateau inter-latin-700-normal');
  const known = /^(Plateau .*|Inter|DejaVu Sans|Noto (Emoji|Sans .*))$/;
  expect((families as string[]).filter((family) => !known.test(family))).toEqual([]);
});

test('only what a text needs is registered', () => {
  const before = GlobalFonts.families.length;
  for (const text of ['Ada', 'Zoë', '3 → 4', '★']) draw(text, { weight: 'bold' });
  expect(GlobalFonts.families).toHaveLength(before);
});

/** The output of a new process that is given the scene. */
function elsewhere(act: string, env = {}): Buffer {
  const script = `
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const scene = JSON.parse(Buffer.concat(chunks));
    ${act}
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env },
    input: JSON.stringify(namesScene),
  });
}

/** The picture of a new process, after it did something else. */
const paintedElsewhere = (first: string, env = {}): Buffer =>
  elsewhere(
    `
    ${first}
    const { renderPicture } = await import('./dist/render/picture.js');
    process.stdout.write(renderPicture(scene));
    `,
    env,
  );

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
