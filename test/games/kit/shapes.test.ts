import { expect, test } from 'vitest';
import { middleOf, squareAround } from '../../../src/games/kit/box.ts';
import { arrowHead, towards } from '../../../src/games/kit/towards.ts';

test('A square lies around its point, and the middle of a box is its point.', () => {
  const square = squareAround([50, 60], 8);
  expect(square).toEqual({ shape: 'rect', x: 42, y: 52, w: 16, h: 16 });
  expect(middleOf(square)).toEqual([50, 60]);
});

test('An arrow’s head ends at its tip, and is as broad on either side of its neck.', () => {
  expect(towards([0, 0], [30, 40], 10)).toEqual([6, 8]);
  expect(arrowHead([0, 0], [10, 0], 0.5)).toEqual([
    [10, 0],
    [0, 5],
    [0, -5],
  ]);
});
