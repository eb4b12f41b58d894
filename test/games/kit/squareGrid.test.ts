import { describe, expect, test } from 'vitest';
import { diagonal, directions, squareGrid, straight } from '../../../src/games/kit/squareGrid.ts';

/** The grid is wider than high, so that a mix-up of columns and rows is noticed. */
const grid = squareGrid(['a', 'b', 'c', 'd'] as const, ['1', '2', '3'] as const);

describe('A grid of squares', () => {
  test('names its squares by column and row, column by column.', () => {
    expect(grid.squares.join(' ')).toBe('a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2 d3');
    expect(grid.isSquare('d3')).toBe(true);
    for (const none of ['d4', 'e1', 'A1', '', 'a', 'a11']) expect(grid.isSquare(none)).toBe(false);
  });

  test('knows where each square lies.', () => {
    expect(grid.spot('a1')).toEqual([0, 0]);
    expect(grid.spot('d1')).toEqual([3, 0]);
    expect(grid.spot('b3')).toEqual([1, 2]);
  });

  test('has eight directions: four straight ones and four diagonal ones, clockwise from straight up.', () => {
    expect(directions).toEqual(['up', 'upRight', 'right', 'downRight', 'down', 'downLeft', 'left', 'upLeft']);
    expect(new Set([...straight, ...diagonal])).toEqual(new Set(directions));
  });

  test('follows a direction to the edge.', () => {
    expect(grid.ray('a1', 'right')).toEqual(['b1', 'c1', 'd1']);
    expect(grid.ray('a1', 'upRight')).toEqual(['b2', 'c3']);
    expect(grid.ray('d2', 'downLeft')).toEqual(['c1']);
    expect(grid.ray('d3', 'up')).toEqual([]);
  });

  test('finds the straight way between two squares, in either direction.', () => {
    expect(grid.way('a1', 'd1')).toEqual({ direction: 'right', passed: ['b1', 'c1', 'd1'] });
    expect(grid.way('c3', 'a1')).toEqual({ direction: 'downLeft', passed: ['b2', 'a1'] });
    expect(grid.way('a1', 'b3')).toBeUndefined();
    expect(grid.way('a1', 'a1')).toBeUndefined();
  });

  test('puts squares in the order of the board, each once.', () => {
    expect(grid.inOrder(['d1', 'a3', 'd1', 'a2'])).toEqual(['a2', 'a3', 'd1']);
  });
});
