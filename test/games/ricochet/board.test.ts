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
import { judge, slid, slideTo } from '../../../src/games/ricochet/board/slide.ts';
import {
  activeRobot,
  directions,
  type RobotCells,
  robots,
  type Slide,
  targetNames,
} from '../../../src/games/ricochet/board/vocabulary.ts';
import { positions, targetOf, wallsOf } from './boardPositions.ts';

const cells = Array.from({ length: cellCount }, (_, cell) => cell);
const column = (cell: number) => cell % width;
const row = (cell: number) => Math.floor(cell / width);
const isWalled = ({ walls }: Board, cell: number, way: number) => ((walls[cell]! >> way) & 1) === 1;

test('Three plates in any order round the first, each with either side up, make 96 boards, no two alike.', () => {
  expect(new Set(boardCodes).size).toBe(96);
  expect(new Set(boardCodes.map((code) => boardOf(code).walls.join())).size).toBe(96);
});

test('On every board every wall is noted at both of its cells.', () => {
  const oneSided = boardCodes.flatMap((code) =>
    cells.flatMap((cell) =>
      directions.flatMap((direction, way) => {
        const beyond = cell + steps[direction];
        const isOnBoard = way % 2 === 0 ? cells.includes(beyond) : row(beyond) === row(cell) && beyond >= 0;
        if (!isOnBoard) return [];
        const board = boardOf(code);
        return isWalled(board, cell, way) === isWalled(board, beyond, (way + 2) % 4)
          ? []
          : [`${code} ${cell} ${direction}`];
      }),
    ),
  );
  expect(oneSided).toEqual([]);
});

test('On every board the edge is closed, and the centre on all sides.', () => {
  const edges = [
    (cell: number) => row(cell) === 0,
    (cell: number) => column(cell) === width - 1,
    (cell: number) => row(cell) === width - 1,
    (cell: number) => column(cell) === 0,
  ];
  for (const code of boardCodes) {
    const board = boardOf(code);
    const open = cells.filter((cell) =>
      edges.some((isEdge, way) => (isEdge(cell) || centre.includes(cell)) && !isWalled(board, cell, way)),
    );
    expect(open, code).toEqual([]);
  }
});

test('On every board each of the 17 targets is printed once, on a cell of its own outside the centre.', () => {
  expect(targetNames).toHaveLength(17);
  for (const code of boardCodes) {
    const { targets } = boardOf(code);
    expect(Object.keys(targets).sort(), code).toEqual([...targetNames].sort());
    expect(new Set(Object.values(targets)).size, code).toBe(17);
    expect(Object.values(targets).filter((cell) => !(cell >= 0 && cell < cellCount) || centre.includes(cell))).toEqual(
      [],
    );
  }
});

test('On every board a target lies in a corner of two walls, so that a robot can stop there.', () => {
  for (const code of boardCodes) {
    const board = boardOf(code);
    for (const name of targetNames) {
      const walled = directions.map((_, way) => isWalled(board, board.targets[name], way));
      expect(walled[0] !== walled[2] && walled[1] !== walled[3], `${code} ${name}`).toBe(true);
    }
  }
});

test('On every board a robot stops at the first wall whichever way it slides, and never enters the centre.', () => {
  const elsewhere: RobotCells = [0, 0, 0, 0];
  for (const code of boardCodes) {
    const board = boardOf(code);
    for (const cell of cells.filter((cell) => !centre.includes(cell))) {
      for (const [way, direction] of directions.entries()) {
        // The other robots are in a corner that is not in its way.
        const corner = [0, 15, 240, 255].find((one) => row(one) !== row(cell) && column(one) !== column(cell))!;
        const stop = slideTo(board, [cell, ...elsewhere.slice(1).map(() => corner)] as unknown as RobotCells, {
          robot: 'red',
          direction,
        });
        if (!isWalled(board, stop, way) || centre.includes(stop))
          throw new Error(`${code} ${cell} ${direction}: ${stop}`);
      }
    }
  }
});

describe('On board 1A2A3A4A', () => {
  const board = boardOf('1A2A3A4A');
  const place: RobotCells = [0, 1, 16, 255];

  test.each<[Slide, number]>([
    [{ robot: 'red', direction: 'right' }, 0],
    [{ robot: 'red', direction: 'down' }, 0],
    [{ robot: 'red', direction: 'up' }, 0],
    [{ robot: 'green', direction: 'left' }, 1],
    [{ robot: 'green', direction: 'right' }, 1],
    [{ robot: 'green', direction: 'down' }, 17],
    [{ robot: 'yellow', direction: 'left' }, 252],
  ])('%j ends on cell %i: as far as it can go, which is nowhere against a wall or a robot.', (slide, end) => {
    expect(slideTo(board, place, slide)).toBe(end);
    expect(slid(board, place, slide)).toEqual(place.map((cell, nth) => (robots[nth] === slide.robot ? end : cell)));
  });
});

describe('A robot has ricocheted when two consecutive moves of its own turn at a right angle', () => {
  const walls = cells.map(
    (cell) =>
      (row(cell) === 0 ? 1 : 0) |
      (row(cell) === 15 ? 4 : 0) |
      (column(cell) === 0 ? 8 : 0) |
      (column(cell) === 15 ? 2 : 0),
  );
  const board: Board = { walls, targets: { ...boardOf('1A2A3A4A').targets, 'red-moon': 15, vortex: 15 } };
  const place: RobotCells = [3, 100, 90, 200];
  const red = (direction: Slide['direction']): Slide => ({ robot: 'red', direction });
  const green = (direction: Slide['direction']): Slide => ({ robot: 'green', direction });

  test.each<[string, readonly Slide[], string]>([
    ['straight', [red('right')], 'unturned'],
    ['there and back', [red('left'), red('right')], 'unturned'],
    ['round two corners', [red('down'), red('right'), red('up')], 'solved'],
    ['a turn before another robot moves', [red('down'), green('left'), red('right'), red('up')], 'solved'],
    ['only another robot turns', [green('left'), green('down'), red('right')], 'unturned'],
    ['a move that moves nothing is none', [red('up'), red('right')], 'unturned'],
    ['somewhere else', [red('down'), red('right')], 'not-there'],
    ['there, but away again', [red('down'), red('right'), red('up'), red('left')], 'not-there'],
  ])('%s', (_, slides, judged) => {
    expect(judge(board, place, 'red-moon', slides)).toBe(judged);
    expect(judge(board, place, 'vortex', slides)).toBe(judged);
  });

  test('The wrong robot solves nothing but the vortex.', () => {
    const slides = [green('up'), green('right'), green('up')];
    const alone: RobotCells = [240, 100, 90, 200];
    expect(judge(board, alone, 'red-moon', slides)).toBe('not-there');
    expect(judge(board, alone, 'vortex', slides)).toBe('solved');
  });
});

describe('Recorded positions of other boards', () => {
  test('There are 115, and their walls are ours.', () => {
    expect(positions).toHaveLength(115);
    for (const position of positions) {
      expect(boardOf(position.board).walls, `position ${position.id}`).toEqual(wallsOf(position));
    }
  });

  test('Their targets are printed where ours are.', () => {
    const symbols: Record<string, string> = { circle: 'moon', triangle: 'gear', square: 'planet', hexagon: 'star' };
    for (const position of positions) {
      const name = targetOf(position);
      const robot = robots[position.active];
      expect(name, `position ${position.id}`).toBe(
        robot === undefined ? 'vortex' : `${robot}-${symbols[position.symbol]}`,
      );
      expect(activeRobot(name)).toBe(robot ?? 'any');
    }
  });
});
