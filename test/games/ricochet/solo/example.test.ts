import { expect, test } from 'vitest';
import { boardOf, centre } from '../../../../src/games/ricochet/board/board.ts';
import { judge } from '../../../../src/games/ricochet/board/slide.ts';
import { legsOf } from '../../../../src/games/ricochet/positions.ts';
import { solo } from '../../../../src/games/ricochet/solo/index.ts';
import { lengths } from '../../../../src/games/ricochet/solo/lengths.ts';
import { fewestMoves } from './fewestMoves.ts';

const { standard } = solo.presets;

test('The board of the rules page is a real one, and no way is shorter than its best solution.', () => {
  const board = boardOf(standard.board);
  expect(solo.config.parse(standard)).toEqual(standard);
  expect(new Set(standard.place).size).toBe(4);
  expect(standard.place.filter((cell) => centre.includes(cell))).toEqual([]);
  expect(legsOf(board, standard.place, standard.best).every(({ from, to }) => from !== to)).toBe(true);
  expect(judge(board, standard.place, standard.target, standard.best)).toBe('solved');
  expect(fewestMoves(standard, standard.best.length)).toBe(standard.best.length);
});

test('Its solution is as long as its level says.', () => {
  if (standard.level === 'daily') throw new Error('It is a puzzle.');
  const { least, most } = lengths[standard.level];
  expect(standard.best.length >= least && standard.best.length <= most).toBe(true);
});
