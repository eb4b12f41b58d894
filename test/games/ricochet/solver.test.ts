import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardCodes,
  boardOf,
  cellCount,
  centre,
  steps,
  width,
} from '../../../src/games/ricochet/board/board.ts';
import { judge, slid } from '../../../src/games/ricochet/board/slide.ts';
import { directions, type RobotCells, type Slide, targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import { hunt } from '../../../src/games/ricochet/solver/hunt.ts';
import { solve, usualBudget } from '../../../src/games/ricochet/solver/solve.ts';
import { emptySpace } from '../../../src/games/ricochet/solver/space.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { positions, targetOf } from './boardPositions.ts';
import { fewest } from './solverOracle.ts';

/** Where the robots are after these slides. Every slide must move its robot. */
function placeAfter(board: Board, start: RobotCells, slides: readonly Slide[]): RobotCells {
  return slides.reduce((place, slide) => {
    const next = slid(board, place, slide);
    expect(next).not.toEqual(place);
    return next;
  }, start);
}

const free = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !centre.includes(cell));

function drawn(seed: string, nth: number) {
  const rng = rngFrom(seed, nth);
  const board = boardCodes[rng.int(boardCodes.length)]!;
  const target = nth % 5 === 0 ? 'vortex' : targetNames[rng.int(targetNames.length)]!;
  const place = rng.shuffled(free).slice(0, 4) as unknown as RobotCells;
  return { board, target, place };
}

test('On random boards the best solution is valid and as short as a plain search finds it (250 positions).', () => {
  let compared = 0;
  for (let nth = 0; nth < 250; nth++) {
    const search = drawn('plain', nth);
    const board = boardOf(search.board);
    const short = fewest(board, search.place, search.target, 3);
    const answer = solve(search);
    if (answer.found !== 'best') throw new Error(`${JSON.stringify(search)}: ${answer.found}`);
    if (short === undefined) expect(answer.slides.length, JSON.stringify(search)).toBeGreaterThan(3);
    else expect(answer.slides.length, JSON.stringify(search)).toBe(short);
    placeAfter(board, search.place, answer.slides);
    expect(judge(board, search.place, search.target, answer.slides), JSON.stringify(search)).toBe('solved');
    if (short !== undefined) compared++;
  }
  expect(compared).toBeGreaterThan(25);
});

test.each(Array.from({ length: 12 }, (_, nth) => nth))('The same is true of deeper positions (position %i).', (nth) => {
  const search = drawn('deeper', nth);
  const answer = solve(search);
  if (answer.found !== 'best') throw new Error(answer.found);
  const most = Math.min(5, answer.slides.length);
  const short = fewest(boardOf(search.board), search.place, search.target, most);
  expect(short).toBe(answer.slides.length <= 5 ? answer.slides.length : undefined);
});

test('A robot that already stands on its target must leave it, turn and come back.', () => {
  for (const code of boardCodes.slice(0, 24)) {
    const board = boardOf(code);
    for (const target of ['red-gear', 'vortex'] as const) {
      const cell = board.targets[target];
      const others = [0, 15, 255].filter((one) => one !== cell);
      const place = [cell, ...others].slice(0, 4) as unknown as RobotCells;
      const answer = solve({ board: code, place, target });
      if (answer.found !== 'best') throw new Error(`${code} ${target}: ${answer.found}`);
      expect(judge(board, place, target, answer.slides)).toBe('solved');
      expect(fewest(board, place, target, 3) ?? answer.slides.length).toBe(answer.slides.length);
    }
  }
});

test('The answer is the same however many searches used the same tables before.', () => {
  const searches = Array.from({ length: 40 }, (_, nth) => drawn('again', nth));
  const first = searches.map((search) => solve(search));
  expect([...searches].reverse().map((search) => solve(search))).toEqual(first.reverse());
});

describe('With too small a budget', () => {
  test('the answer is a true lower bound, however small the budget is.', () => {
    let gaveUp = 0;
    for (let nth = 0; nth < 60; nth++) {
      const search = drawn('budget', nth);
      const best = solve(search);
      if (best.found !== 'best') throw new Error(best.found);
      for (const budget of [1, 10, 100, 1_000]) {
        const answer = solve(search, budget);
        if (answer.found === 'best') expect(answer.slides.length).toBe(best.slides.length);
        else {
          if (answer.found !== 'at-least') throw new Error(answer.found);
          expect(answer.moves).toBeLessThanOrEqual(best.slides.length);
          expect(answer.moves).toBeGreaterThanOrEqual(3);
          gaveUp++;
        }
      }
    }
    expect(gaveUp).toBeGreaterThan(20);
  });

  test('a larger budget never gives a lower bound.', () => {
    for (let nth = 0; nth < 20; nth++) {
      const bounds = [1, 4, 16, 64, 256, 1_024, 4_096].map((budget) => {
        const answer = solve(drawn('growing', nth), budget);
        return answer.found === 'at-least' ? answer.moves : Number.POSITIVE_INFINITY;
      });
      expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
    }
  });
});

describe('On a board made for it', () => {
  /** A board with walls around the cells from the top left to this one. As on all boards, the centre is closed. */
  function boxed(right: number, bottom: number): Board {
    const place = (cell: number) => {
      if (centre.includes(cell)) return `centre ${cell}`;
      return cell % width <= right && Math.floor(cell / width) <= bottom ? 'box' : 'rest';
    };
    const isOpen = (cell: number, step: number) => {
      const [column, beyond] = [cell % width, cell + step];
      const isOnBoard = beyond >= 0 && beyond < cellCount && Math.abs((beyond % width) - column) <= 1;
      return isOnBoard && place(cell) === place(beyond);
    };
    const walls = Array.from({ length: cellCount }, (_, cell) =>
      directions.reduce((sides, direction, way) => sides | (isOpen(cell, steps[direction]) ? 0 : 1 << way), 0),
    );
    return { walls, targets: { ...boardOf('1A2A3A4A').targets, 'red-moon': 0, 'green-moon': 255, vortex: 0 } };
  }

  test('a robot boxed into a row with the others can never turn: impossible, for the plain search too.', () => {
    const board = boxed(5, 0);
    const place: RobotCells = [3, 5, 4, 1];
    expect(fewest(board, place, 'red-moon', 30)).toBe('impossible');
    expect(hunt({ board, place, target: 'red-moon' }, usualBudget)).toEqual({ found: 'impossible' });
    expect(hunt({ board, place, target: 'vortex' }, usualBudget)).toEqual({ found: 'impossible' });
  });

  test.each<[number, number, RobotCells]>([
    [2, 2, [17, 2, 32, 34]],
    [3, 1, [18, 1, 16, 3]],
    [1, 2, [16, 1, 33, 32]],
  ])('four robots in a box of %i by %i: all its targets agree with a search of everything.', (right, bottom, place) => {
    const board = boxed(right, bottom);
    for (const target of ['red-moon', 'green-moon', 'vortex'] as const) {
      const all = fewest(board, place, target, 40);
      const answer = hunt({ board, place, target }, usualBudget);
      expect(answer.found === 'best' ? answer.slides.length : answer.found).toBe(all);
      if (answer.found === 'best') expect(judge(board, place, target, answer.slides)).toBe('solved');
    }
  });
});

test('All tables together hold less than 256 MB.', () => {
  const tables = Object.values(emptySpace()).filter((table) => ArrayBuffer.isView(table));
  const bytes = tables.reduce((sum, table) => sum + table.byteLength, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(256_000_000);
});

describe('Recorded positions', () => {
  // The longer positions take up to a second each; the benchmark solves all of them.
  const quick = positions.filter(({ optimalRicochet }) => optimalRicochet <= 15);

  test('There are some of every kind except the very longest.', () => {
    expect(new Set(quick.map(({ stratum }) => stratum))).toEqual(new Set(['natural', 'hard', 'ricochet']));
  });

  test.each(quick)('Position $id ($stratum): $optimalRicochet moves.', (position) => {
    const board = boardOf(position.board);
    const search = { board: position.board, place: position.robots, target: targetOf(position) };
    const answer = solve(search);
    if (answer.found !== 'best') throw new Error(answer.found);
    expect(answer.slides).toHaveLength(position.optimalRicochet);
    expect(judge(board, position.robots, search.target, answer.slides)).toBe('solved');
    placeAfter(board, position.robots, answer.slides);
  });
});
