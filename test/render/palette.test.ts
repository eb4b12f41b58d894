import { describe, expect, test } from 'vitest';
import { css, isInk, palette } from '../../src/render/palette.ts';
import { type Ink, inks } from '../../src/render/scene.ts';
import { contrast, difference, seen, type Vision, visions } from './colourVision.ts';

const players: readonly Ink[] = ['red', 'green', 'blue', 'yellow', 'purple', 'grey', 'white', 'black'];
const pairs = players.flatMap((one, index) => players.slice(index + 1).map((other) => [one, other] as const));
const eyes = Object.keys(visions) as Vision[];

const apart = (one: Ink, other: Ink, eye: Vision) => difference(seen(palette[one], eye), seen(palette[other], eye));

test('the measure of difference agrees with the published examples of CIEDE2000', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

describe.each(eyes)('for eyes of %s', (eye) => {
  test.each(pairs)('%s and %s are 15 apart, and close ones differ in lightness too', (one, other) => {
    const distance = apart(one, other, eye);
    expect(distance).toBeGreaterThanOrEqual(15);
    if (distance < 18) {
      const [first, second] = [seen(palette[one], eye), seen(palette[other], eye)];
      expect(Math.abs(first[0] - second[0])).toBeGreaterThanOrEqual(8);
    }
  });

  test('the highlight stands out from the board, from what is drawn there, and from paper', () => {
    for (const ground of ['board', 'hole', 'line'] as const) {
      expect(apart('glow', ground, eye)).toBeGreaterThanOrEqual(25);
    }
    expect(apart('glow', 'paper', eye)).toBeGreaterThanOrEqual(15);
  });

  test('the highlight differs from all colours of players', () => {
    for (const player of players) expect(apart('glow', player, eye)).toBeGreaterThanOrEqual(10);
  });

  test('lines and holes stand out from the board', () => {
    expect(apart('line', 'board', eye)).toBeGreaterThanOrEqual(25);
    expect(apart('hole', 'board', eye)).toBeGreaterThanOrEqual(40);
  });
});

test.each([
  ['ink', ['paper', 'board', 'white', 'yellow', 'green', 'purple', 'grey', 'glow']],
  ['soft', ['paper', 'board', 'white']],
  ['white', ['ink', 'black', 'red', 'blue', 'hole', 'soft']],
  ['paper', ['ink', 'hole']],
] as const)('text in %s is legible on its grounds', (text, grounds) => {
  for (const ground of grounds)
    expect.soft(contrast(palette[text], palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
});

test('an ink that does not exist throws', () => {
  expect(inks.every(isInk)).toBe(true);
  expect(() => css('toString' as Ink)).toThrow('the ink "toString", which does not exist');
});
