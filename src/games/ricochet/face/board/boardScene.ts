import type { Point, Scene, Shape } from '../../../../render/scene.ts';
import { outlined } from '../../../kit/outlined.ts';
import { type Board, type BoardCode, boardOf } from '../../board/board.ts';
import { cellOf } from '../../board/slide.ts';
import { type Cell, directions, type RobotCells, robots, type TargetName } from '../../board/vocabulary.ts';
import { type Strip, strip } from '../strip/strip.ts';
import { grid, wall } from './grid.ts';
import { cellSide, height, middle, spot, width } from './layout.ts';
import { path } from './path.ts';
import { pawn, token } from './pieces.ts';
import type { Shown } from './shown.ts';
import { type Letters, targetShapes } from './symbols.ts';

/** A board with its targets and robots and, where there is something to say, a few words below it. */
export function boardScene(code: BoardCode, shown: Shown, letters: Letters, said: Strip | undefined): Scene {
  return {
    width,
    height,
    ground: 'paper',
    base: grid(code),
    shapes: [
      ...targets(shown, boardOf(code), letters),
      ...centre(shown.target, letters),
      ...pieces(shown, letters),
      ...(said === undefined ? [] : strip(said)),
    ],
  };
}

const targetRadius = 20;

/** Targets that can still be won are drawn over the faded ones. The target of the round is on a bright cell. */
function targets({ target, left }: Shown, board: Board, letters: Letters): readonly Shape[] {
  const full = target === undefined || left.includes(target) ? left : [...left, target];
  return [
    ...(target === undefined ? [] : bright(board, board.targets[target])),
    ...full.flatMap((name) => targetShapes(name, spot(board.targets[name]), targetRadius, letters)),
  ];
}

/** A cell that stands out: it is lit within its walls and has marked corners. */
function bright(board: Board, cell: Cell): readonly Shape[] {
  const [x, y] = spot(cell);
  const half = cellSide / 2;
  const walled = directions.filter((_, nth) => ((board.walls[cell] ?? 0) & (1 << nth)) !== 0);
  return [
    { shape: 'rect', x: x - half, y: y - half, w: cellSide, h: cellSide, fill: 'glow' },
    ...walled.map((direction) => wall(cell, direction)),
    ...[-1, 1].flatMap((dx) => [-1, 1].flatMap((dy) => corner([x + dx * 32, y + dy * 32], [dx * -13, dy * -13]))),
  ];
}

function corner([x, y]: Point, [along, down]: Point): readonly Shape[] {
  const points: readonly Point[] = [
    [x + along, y],
    [x, y],
    [x, y + down],
  ];
  return outlined({ shape: 'line', points, ends: 'round' }, 'glow', { width: 6, rim: 12 });
}

function centre(target: TargetName | undefined, letters: Letters): readonly Shape[] {
  const [x, y] = middle;
  return [
    { shape: 'circle', x, y, r: 42, fill: 'white' },
    ...(target === undefined
      ? [{ shape: 'text', x, y, text: '?', size: 60, ink: 'ink', weight: 'bold' } as const]
      : targetShapes(target, middle, 34, letters)),
  ];
}

/** Where the robots began, how they went, and where they are now. */
function pieces({ start, place, legs, lit }: Shown, letters: Letters): readonly Shape[] {
  const at = (which: RobotCells) => robots.map((robot) => ({ robot, spot: spot(cellOf(which, robot)) }));
  const gone = at(start).filter(({ robot }) => cellOf(start, robot) !== cellOf(place, robot));
  const present = at(place).sort((a, b) => a.spot[1] - b.spot[1]);
  const { below, above } = path(
    legs,
    [...gone, ...present].map(({ spot }) => spot),
  );
  return [
    ...below,
    ...gone.flatMap(({ robot, spot }) => token(robot, spot, letters[robot])),
    ...present.flatMap(({ robot, spot }) => [
      ...(robot === lit ? light(spot) : []),
      ...pawn(robot, spot, letters[robot]),
    ]),
    ...above,
  ];
}

/** A light behind the robot that moves next. */
function light([x, y]: Point): readonly Shape[] {
  const circle = { shape: 'circle', x, y, r: 28 } as const;
  return [
    { ...circle, fill: 'white', stroke: 'ink', width: 11 },
    { ...circle, stroke: 'glow', width: 6 },
  ];
}
