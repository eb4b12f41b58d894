import { describe, expect, test } from 'vitest';
import { paint } from '../../src/render/paint.ts';
import type { Scene, Text } from '../../src/render/scene.ts';

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
