import { expect, test } from 'vitest';
import { oneOf } from '../../../src/games/kit/oneOf.ts';
import { rngFrom } from '../../../src/games/rng.ts';

test('Any of them may be drawn, about as often as the others.', () => {
  const rng = rngFrom('lots', 0);
  const drawn = Array.from({ length: 3000 }, () => oneOf(['a', 'b', 'c'], rng));
  for (const each of ['a', 'b', 'c']) {
    const times = drawn.filter((one) => one === each).length;
    expect(times).toBeGreaterThan(900);
    expect(times).toBeLessThan(1100);
  }
});

test('Nothing can be drawn from nothing.', () => {
  expect(() => oneOf([], rngFrom('lots', 0))).toThrow('Nothing to choose from.');
});
