import type { Point, Scene, Shape } from '../../../../render/scene.ts';
import { squareAround } from '../../../kit/box.ts';
import { corner } from '../../../kit/picture/look.ts';
import { brackets } from '../../../kit/picture/marks.ts';
import { burst } from '../../../kit/picture/winner.ts';
import { type Board, type BoardCode, boardOf } from '../../board/board.ts';
import { cellOf } from '../../board/slide.ts';
import { type Cell, type RobotCells, robots, type TargetName } from '../../board/vocabulary.ts';
import { colours } from '../colours.ts';
import { look } from '../inks.ts';
import { grid } from './grid.ts';
import { height, middle, spot, width } from './layout.ts';
import { path } from './path.ts';
import { leftBy, robotAt } from './robots.ts';
import { coveredCells, type Shown } from './shown.ts';
import { type Letters, targetShapes, token } from './targets.ts';
import { wallsNear } from './walls.ts';

/** A board with its targets and robots, and what is below it. */
export function boardScene(code: BoardCode, shown: Shown, letters: Letters, below: readonly Shape[]): Scene {
  return {
    width,
    height,
    ground: look.ground,
    corner,
    colours,
    base: grid(code),
    shapes: [...targets(shown, boardOf(code), letters), centre(shown.target), ...pieces(shown, letters), ...below],
  };
}

const targetRadius = 17;

/** Targets that can still be won are drawn over the faded ones. The target of the round is on gold. */
function targets(shown: Shown, board: Board, letters: Letters): readonly Shape[] {
  const { target, left, reached } = shown;
  const covered = coveredCells(shown);
  const marked = (cell: Cell) => (reached ? celebrated(board, cell) : goal(spot(cell)));
  const full = target === undefined || left.includes(target) ? left : [...left, target];
  return [
    ...(target === undefined ? [] : marked(board.targets[target])),
    ...full.flatMap((name) => {
      const cell = board.targets[name];
      return targetShapes(name, spot(cell), targetRadius, covered.has(cell) ? undefined : letters);
    }),
  ];
}

/** A golden tile within the walls of its cell, and four golden corners outside them. */
function goal(at: Point): readonly Shape[] {
  const tile = { ...squareAround(at, 17), radius: 4, fill: look.gold };
  return [tile, ...brackets(at, 32, look.gold, look.ink)];
}

/** The goal when it is reached: golden tips under the walls. */
function celebrated(board: Board, cell: Cell): readonly Shape[] {
  const at = spot(cell);
  return [...burst(at, 50, look), ...wallsNear(board, at, 50)];
}

function centre(target: TargetName | undefined): Shape {
  if (target !== undefined) return token(target, middle, 1.75);
  const [x, y] = middle;
  return { shape: 'text', x, y, text: '?', size: 60, ink: look.text, weight: 'heavy' };
}

/** Where the robots began, unless one stands there, how they went, and where they are now. */
function pieces({ start, place, legs, lit }: Shown, letters: Letters): readonly Shape[] {
  const at = (which: RobotCells) => robots.map((robot) => ({ robot, spot: spot(cellOf(which, robot)) }));
  const gone = at(start).filter(({ robot }) => !place.includes(cellOf(start, robot)));
  const present = at(place).sort((a, b) => a.spot[1] - b.spot[1]);
  const { below, above } = path(
    legs,
    [...gone, ...present].map(({ spot }) => spot),
  );
  return [
    ...below,
    ...gone.map(({ robot, spot }) => leftBy(spot, robot, letters[robot])),
    ...present.map(({ robot, spot }) => robotAt(spot, robot, letters[robot], robot === lit ? 'golden' : 'plain')),
    ...above,
  ];
}
