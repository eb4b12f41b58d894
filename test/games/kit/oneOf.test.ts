import { expect, test } from 'vitest';
import { oneOf } from '../../../src/games/kit/oneOf.ts';
import { rngFrom } from '../../../src/games/rng.ts';

test('Each item is drawn about equally often.', () => {
  const rng = rngFrom('lots', 0);
  const drawn = Array.from({ length: 3000 }, () => oneOf(['a', 'b', 'c'], rng));
  for (const each of ['a', 'b', 'c']) {
    const times = drawn.filter((one) => one === each).length;
    expect(times).toBeGreaterThan(900);
    expect(times).toBeLessThan(1100);
  }
});

test('Drawing from an empty list is an error.', () => {
  expect(() => oneOf([], rngFrom('lots', 0))).toThrow('Nothing to choose from.');
});
