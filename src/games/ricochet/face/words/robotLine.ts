import type { Speech } from '../../../contract.ts';
import { boardOf, cellName } from '../../board/board.ts';
import { cellOf, slideTo } from '../../board/slide.ts';
import { directions, type Robot, type RobotCells, robots } from '../../board/vocabulary.ts';
import type { View } from '../../kind.ts';
import { words } from '../../words.ts';

/** Where this robot is, and where each of its moves would take it. */
export function robotLine(
  { board, place }: Pick<View, 'board' | 'place'>,
  robot: Robot,
  { language }: Pick<Speech, 'language'>,
): string {
  const say = words[language].describe;
  const at = cellOf(place, robot);
  const ways = directions.flatMap((direction) => {
    const to = slideTo(boardOf(board), place, { robot, direction });
    return to === at ? [] : [say.way(direction, cellName(to))];
  });
  return say.robot(robot, cellName(at), ways.length === 0 ? say.blocked : ways.join(', '));
}

/** Where these robots are. */
export function placed(
  place: RobotCells,
  { language }: Pick<Speech, 'language'>,
  which: readonly Robot[] = robots,
): string {
  const say = words[language].describe;
  return which.map((robot) => say.at(robot, cellName(cellOf(place, robot)))).join(', ');
}
