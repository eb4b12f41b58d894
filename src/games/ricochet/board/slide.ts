import { type Board, steps } from './board.ts';
import {
  activeRobot,
  type Cell,
  type Direction,
  directions,
  type Robot,
  type RobotCells,
  robots,
  type Slide,
  type TargetName,
} from './vocabulary.ts';

/** Where this slide ends. A robot goes as far as it can. When it cannot move at all, it stays on its cell. */
export function slideTo(board: Board, place: RobotCells, { robot, direction }: Slide): Cell {
  const walled = 1 << directions.indexOf(direction);
  let cell = cellOf(place, robot);
  while (((board.walls[cell] ?? walled) & walled) === 0) {
    const next = cell + steps[direction];
    if (place.includes(next)) break;
    cell = next;
  }
  return cell;
}

/** Where the robots are after this slide. */
export function slid(board: Board, place: RobotCells, slide: Slide): RobotCells {
  return withRobot(place, slide.robot, slideTo(board, place, slide));
}

/**
 * Whether these slides, from this position, solve the target. At the end the active robot (for the vortex, any robot)
 * must be on the target, and it must have turned at a right angle between two consecutive moves of its own. Slides that
 * move nothing do not count.
 */
export function judge(
  board: Board,
  start: RobotCells,
  target: TargetName,
  slides: readonly Slide[],
): 'solved' | 'unturned' | 'not-there' {
  let place = start;
  const moved: Slide[] = [];
  for (const slide of slides) {
    const next = slid(board, place, slide);
    if (cellOf(next, slide.robot) !== cellOf(place, slide.robot)) moved.push(slide);
    place = next;
  }
  const active = activeRobot(target);
  const there = robots.find((robot) => cellOf(place, robot) === board.targets[target]);
  if (there === undefined || (active !== 'any' && active !== there)) return 'not-there';
  const own = moved.filter(({ robot }) => robot === there).map(({ direction }) => isUpright(direction));
  return own.some((upright, nth) => nth > 0 && upright !== own[nth - 1]) ? 'solved' : 'unturned';
}

export function cellOf(place: RobotCells, robot: Robot): Cell {
  return place[robots.indexOf(robot)] as Cell;
}

export function withRobot(place: RobotCells, moved: Robot, to: Cell): RobotCells {
  const [red, green, blue, yellow] = robots.map((robot) => (robot === moved ? to : cellOf(place, robot)));
  return [red, green, blue, yellow] as RobotCells;
}

/** There and back is not a turn. What counts is whether a robot moves along the columns or along the rows. */
function isUpright(direction: Direction): boolean {
  return direction === 'up' || direction === 'down';
}
