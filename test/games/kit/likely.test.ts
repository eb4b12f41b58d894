import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likely, oddsOf } from '../../../src/games/kit/likely.ts';

const odds = fc.double({ noNaN: true });

test('Better odds are never said to be less likely to win.', () => {
  fc.assert(
    fc.property(odds, odds, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(likely(less)).toBeLessThanOrEqual(likely(more));
    }),
  );
});

test('What is guessed is never said to be certain.', () => {
  fc.assert(
    fc.property(odds, (some) => {
      expect(Math.abs(likely(some))).toBeLessThan(0.99);
    }),
  );
  expect(likely(Number.POSITIVE_INFINITY)).toBe(-likely(Number.NEGATIVE_INFINITY));
});

test('Even odds are half a chance, and odds of three to one are three quarters.', () => {
  expect(likely(0)).toBe(0);
  expect((1 + likely(Math.log(3))) / 2).toBeCloseTo(0.75);
});

test('The odds of a chance give that chance again.', () => {
  for (const worth of [-0.9, -0.3, 0, 0.5, 0.97]) expect(likely(oddsOf(worth))).toBeCloseTo(worth);
});
