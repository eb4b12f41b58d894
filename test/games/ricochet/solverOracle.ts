import type { Board } from '../../../src/games/ricochet/board/board.ts';
import { judge, slid } from '../../../src/games/ricochet/board/slide.ts';
import {
  directions,
  type Place,
  robots,
  type Slide,
  type TargetName,
} from '../../../src/games/ricochet/board/vocabulary.ts';

const slides: readonly Slide[] = robots.flatMap((robot) => directions.map((direction) => ({ robot, direction })));

interface Way {
  readonly place: Place;
  readonly made: readonly Slide[];
}

/**
 * The slow and obvious search: every place, and of every robot the directions of its last move and whether it turned.
 * Undefined when all is looked at up to so many moves; `impossible` when there is no more to look at.
 */
export function fewest(
  board: Board,
  start: Place,
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

/** Places where the same can still happen: the turn of a robot lies between two moves of its own, so the last counts. */
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
