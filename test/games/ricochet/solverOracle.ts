import type { Board } from '../../../src/games/ricochet/board/board.ts';
import { judge, slid } from '../../../src/games/ricochet/board/slide.ts';
import {
  directions,
  type RobotCells,
  robots,
  type Slide,
  type TargetName,
} from '../../../src/games/ricochet/board/vocabulary.ts';

const slides: readonly Slide[] = robots.flatMap((robot) => directions.map((direction) => ({ robot, direction })));

interface Way {
  readonly place: RobotCells;
  readonly made: readonly Slide[];
}

/**
 * The slow and obvious search through every position, with the direction of each robot's last move and whether it has
 * turned. Undefined when everything up to this many moves was searched; `impossible` when nothing is left to search.
 */
export function fewest(
  board: Board,
  start: RobotCells,
  target: TargetName,
  most: number,
): number | 'impossible' | undefined {
  let frontier: readonly Way[] = [{ place: start, made: [] }];
  const seen = new Set([memory(frontier[0]!)]);
  for (let depth = 1; depth <= most; depth++) {
    const next: Way[] = [];
    for (const { place, made } of frontier) {
      for (const slide of slides) {
        const to = slid(board, place, slide);
        if (to.join() === place.join()) continue;
        const way = { place: to, made: [...made, slide] };
        const told = memory(way);
        if (seen.has(told)) continue;
        seen.add(told);
        if (judge(board, start, target, way.made) === 'solved') return depth;
        next.push(way);
      }
    }
    if (next.length === 0) return 'impossible';
    frontier = next;
  }
  return undefined;
}

/**
 * A text for states from which the same can still happen. A turn is between two moves of one robot, so its last
 * direction counts.
 */
function memory({ place, made }: Way): string {
  return robots
    .map((robot, nth) => {
      const upright = made
        .filter((slide) => slide.robot === robot)
        .map(({ direction }) => direction === 'up' || direction === 'down');
      const turned = upright.some((one, move) => move > 0 && one !== upright[move - 1]);
      return `${place[nth]}${turned ? 'turned' : upright.at(-1)}`;
    })
    .join();
}
