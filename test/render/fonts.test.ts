import { describe, expect, test } from 'vitest';
import { draw } from './drawn.ts';

/** Unicode assigns no letter to this code, so every font draws its box for a missing letter. */
const missing = '\u{10FFF0}';

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
