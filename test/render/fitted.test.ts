import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted } from '../../src/render/fitted.ts';
import { paint } from '../../src/render/paint.ts';
import type { Scene, Text } from '../../src/render/scene.ts';
import { inks } from './inks.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const spelt = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);

/** Measures as if every letter, and the ellipsis too, were ten wide. */
const tens = (text: string) => 10 * spelt(text).length;

describe('Fitting a text into its room', () => {
  test.each([
    ['Ada', 30, 'Ada'],
    ['Ada', 29, 'A…'],
    ['Maximilian', 60, 'Maxim…'],
    ['Ada of Rosen', 50, 'Ada…'],
    ['Ada', 5, '…'],
    ['', 0, ''],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 20, '👨‍👩‍👧‍👦…'],
    ['e\u0301e\u0301e\u0301', 20, 'e\u0301…'],
    ['🇫🇷🇧🇪🇨🇭', 20, '🇫🇷…'],
  ])('“%s” in %d becomes “%s”.', (text, room, shown) => {
    expect(fitted(text, room, tens)).toBe(shown);
  });

  test('keeps to the room, never cuts through what is read as one letter, and cuts no more than needed.', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 300 }), (whole, room) => {
        const shown = fitted(whole, room, tens);
        expect(tens(shown)).toBeLessThanOrEqual(room);
        if (shown === whole) return;
        expect(shown.endsWith('…')).toBe(true);
        const kept = spelt(whole).slice(0, room / 10 - 1);
        expect(shown).toBe(`${kept.join('').trimEnd()}…`);
      }),
    );
  });

  test('cuts the parts that may be cut, the longest ones only, and leaves the rest of the sentence.', () => {
    expect(fitted('Ada and Maximilian win', 180, tens, ['Ada', 'Maximilian'])).toBe('Ada and Maxim… win');
    expect(fitted('Wilhelmina and Maximilian win', 210, tens, ['Wilhelmina', 'Maximilian'])).toBe(
      'Wilhe… and Maxim… win',
    );
    expect(fitted('Maximilian, Maximilian', 100, tens, ['Maximilian', 'Maximilian'])).toBe('Max…, Max…');
  });

  test('throws on a part that the text does not have.', () => {
    expect(() => fitted('Somebody wins', 50, tens, ['Ada'])).toThrow('without "Ada"');
  });
});

const [width, height, left, room] = [800, 80, 40, 190] as const;

function painted(text: string, more: Partial<Text> = {}): Int32Array {
  const shape: Text = { shape: 'text', x: left, y: height / 2, text, size: 28, ink: inks.ink, align: 'left', ...more };
  const scene: Scene = {
    width,
    height,
    ground: inks.paper,
    colours: '',
    base: { key: 'empty', shapes: [] },
    shapes: [shape],
  };
  return paint(scene).pixels.slice();
}

/** Some letters reach a pixel or two beyond their own width. */
const lean = 2;

/** The first and the last column with ink in it. */
function inked(pixels: Int32Array): readonly [first: number, last: number] {
  const ground = pixels[0];
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x]).some((pixel) => pixel !== ground),
  );
  return [columns[0] ?? left, columns.at(-1) ?? left];
}

const names: readonly (readonly [kind: string, name: string])[] = [
  ['wide letters', 'W'.repeat(32)],
  ['narrow letters', 'i'.repeat(32)],
  ['words', 'Maximilian-Alexander von Rosen 2'],
  ['Arabic', 'محمد عبد الرحمن بن سليمان الكبير'],
  ['Chinese', '張三李四王五趙六張三李四王五趙六張三李四王五趙六'],
  ['emoji', '👨‍👩‍👧‍👦🦊🐙👩🏽‍🚀🇫🇷'.repeat(4)],
  ['symbols', '★→♠●'.repeat(8)],
  ['piled accents', 'Z\u0351\u036b\u0343'.repeat(30)],
];

describe('The painter measures', () => {
  test.each(names)('and keeps every name of %s within its room.', (_kind, name) => {
    for (const weight of ['regular', 'bold'] as const) {
      const [first, last] = inked(painted(name, { weight, room }));
      expect(first).toBeGreaterThanOrEqual(left - lean);
      expect(last).toBeLessThanOrEqual(left + room + lean);
      expect(last).toBeGreaterThan(left + room / 2);
      expect(inked(painted(name, { weight }))[1]).toBeGreaterThan(left + room);
    }
  });

  test.each(['i'.repeat(24), 'Jill Illinifille', 'Fjörður Lítilli'])('and does not cut “%s”, which fits.', (name) => {
    expect(inked(painted(name, { room }))).toEqual(inked(painted(name)));
  });

  test('and leaves enough room for a text that is beside another.', () => {
    const name = 'W'.repeat(32);
    const beside = { text: '12 / 12', size: 44, weight: 'bold' } as const;
    const [, end] = inked(painted(beside.text, { size: 44, weight: 'bold' }));
    const [, last] = inked(painted(name, { room: 400, beside }));
    expect(last + (end - left)).toBeLessThanOrEqual(left + 400 + lean);
    expect(last).toBeGreaterThan(left + 100);
  });

  test('and keeps a shortened text centred on its point.', () => {
    const [first, last] = inked(painted('W'.repeat(32), { room, align: 'centre', x: width / 2 }));
    expect(first).toBeGreaterThanOrEqual(width / 2 - room / 2 - lean);
    expect(last).toBeLessThanOrEqual(width / 2 + room / 2 + lean);
  });
});
