import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenInTwo } from '../../src/render/twoLines.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const spelt = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);

/** Measures as if every letter were ten wide. */
const tens = (text: string) => 10 * spelt(text).length;

test.each([
  ['Maximilian-Alexander', 110, 'Maximilian-', 'Alexander'],
  ['Ada of Rosen', 80, 'Ada of', 'Rosen'],
  ['Maximilian von Rosen 2', 200, 'Maximilian', 'von Rosen 2'],
  ['Ada_the_Great', 90, 'Ada_the_', 'Great'],
  ['Maximilian-Alexander von Rosen', 120, 'Maximilian-', 'Alexander v…'],
  ['Abcdefghijklmnop', 100, 'Abcdefghij', 'klmnop'],
  ['Abcdefghijklmnop', 50, 'Abcde', 'fghi…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 20, '👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧'],
])('“%s” in %d is written as “%s” and “%s”.', (text, room, first, second) => {
  expect(brokenInTwo(text, room, tens)).toEqual([first, second]);
});

test('Both lines keep to the room, and no letter is lost that would have fitted.', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 32 });
  fc.assert(
    fc.property(name, fc.integer({ min: 20, max: 300 }), (text, room) => {
      fc.pre(tens(text.trim()) > room);
      const [first, second] = brokenInTwo(text, room, tens);
      expect(tens(first)).toBeLessThanOrEqual(room);
      expect(tens(second)).toBeLessThanOrEqual(room);
      if (!second.endsWith('…')) expect(`${first}${second}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
