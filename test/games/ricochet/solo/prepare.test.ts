import { describe, expect, test } from 'vitest';
import { boardOf, centre } from '../../../../src/games/ricochet/board/board.ts';
import { judge } from '../../../../src/games/ricochet/board/slide.ts';
import { legsOf } from '../../../../src/games/ricochet/positions.ts';
import { config, type Level, levels } from '../../../../src/games/ricochet/solo/kind.ts';
import { lengths } from '../../../../src/games/ricochet/solo/lengths.ts';
import { prepare } from '../../../../src/games/ricochet/solo/prepare.ts';
import { fewestMoves } from './fewestMoves.ts';

const seeds: Readonly<Record<Level, readonly [string, ...string[]]>> = {
  easy: ['3', '4', '5'],
  medium: ['1', '3'],
  hard: ['0', '1'],
  expert: ['0', '1', '2'],
  daily: ['0', '2', '3'],
};

describe.each(levels)('A board that is %s', (level) => {
  const [one] = seeds[level];
  const boards = seeds[level].map((seed) => prepare(level, seed));

  test('needs as many moves as the level says, and its solution solves it.', () => {
    const { least, most } = lengths[level];
    for (const { board: code, place, target, best } of boards) {
      expect(best.length).toBeGreaterThanOrEqual(least);
      expect(best.length).toBeLessThanOrEqual(most);
      const board = boardOf(code);
      expect(legsOf(board, place, best).every(({ from, to }) => from !== to)).toBe(true);
      expect(judge(board, place, target, best)).toBe('solved');
    }
  });

  test('has its robots on free cells of their own, none of them a target.', () => {
    for (const { board, place } of boards) {
      const taken = [...centre, ...Object.values(boardOf(board).targets)];
      expect(new Set(place).size).toBe(4);
      expect(place.filter((cell) => taken.includes(cell))).toEqual([]);
    }
  });

  test('is the same for the same seed, differs for another seed, and names its level and seed.', () => {
    const [first] = boards;
    expect(prepare(level, one)).toEqual(first);
    expect(first).toMatchObject({ level, seed: one });
    expect(config.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
    const drawn = boards.map(({ board, place, target }) => JSON.stringify([board, place, target]));
    expect(new Set(drawn).size).toBe(boards.length);
  });
});

test('The same seed gives different boards at different levels.', () => {
  const drawn = (level: Level) => prepare(level, '3').place;
  expect(new Set([drawn('easy'), drawn('medium'), drawn('daily')].map(String)).size).toBe(3);
});

test('The best solution is as short as possible: trying everything finds no shorter one.', () => {
  for (const prepared of [...seeds.easy.map((seed) => prepare('easy', seed)), prepare('medium', '1')]) {
    expect(fewestMoves(prepared, prepared.best.length)).toBe(prepared.best.length);
  }
});
