import { boardOf } from '../../../../src/games/ricochet/board/board.ts';
import { cellOf, slid } from '../../../../src/games/ricochet/board/slide.ts';
import { activeRobot, directions, type RobotCells, robots } from '../../../../src/games/ricochet/board/vocabulary.ts';
import type { Search } from '../../../../src/games/ricochet/search.ts';

interface Node {
  readonly place: RobotCells;
  /** For each robot: whether it has moved along a column, and along a row. A robot that has done both has turned. */
  readonly moved: readonly (readonly [column: boolean, row: boolean])[];
}

/** How many moves are needed, found by trying everything; undefined when more than `most` are needed. */
export function fewestMoves({ board: code, place, target }: Search, most: number): number | undefined {
  const board = boardOf(code);
  const active = activeRobot(target);
  const solves = ({ place: at, moved }: Node) =>
    robots.some(
      (robot, nth) =>
        (active === 'any' || active === robot) &&
        cellOf(at, robot) === board.targets[target] &&
        moved[nth]?.every((way) => way) === true,
    );
  let edge: readonly Node[] = [{ place, moved: robots.map(() => [false, false]) }];
  const known = new Set<string>();
  for (let count = 0; count <= most; count++) {
    if (edge.some(solves)) return count;
    const next: Node[] = [];
    for (const node of edge) {
      for (const [nth, robot] of robots.entries()) {
        for (const direction of directions) {
          const to = slid(board, node.place, { robot, direction });
          if (cellOf(to, robot) === cellOf(node.place, robot)) continue;
          const upright = direction === 'up' || direction === 'down';
          const moved = node.moved.map(([column, row], other): readonly [boolean, boolean] =>
            other === nth ? [column || upright, row || !upright] : [column, row],
          );
          const key = JSON.stringify([to, moved]);
          if (known.has(key)) continue;
          known.add(key);
          next.push({ place: to, moved });
        }
      }
    }
    edge = next;
  }
  return undefined;
}
