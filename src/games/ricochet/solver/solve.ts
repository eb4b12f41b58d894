import { boardOf } from '../board/board.ts';
import { cellOf, judge, slid } from '../board/slide.ts';
import { directions, type Place, robots, type Slide } from '../board/vocabulary.ts';
import type { Search, SolverAnswer } from '../kind.ts';

/** The obvious way: breadth first, over every place of the robots and which ways each has moved. */
export function solve({ board: code, place, target }: Search, budget = 150_000): SolverAnswer {
  const board = boardOf(code);
  let frontier: { p: Place; s: Slide[]; a: string }[] = [{ p: place, s: [], a: '0000' }];
  const seen = new Set([`${place}/0000`]);
  for (let depth = 1; ; depth++) {
    const next: typeof frontier = [];
    for (const { p, s, a } of frontier) {
      for (const [n, robot] of robots.entries()) {
        for (const direction of directions) {
          const q = slid(board, p, { robot, direction });
          if (cellOf(q, robot) === cellOf(p, robot)) continue;
          const axes = Number(a[n]) | (direction === 'up' || direction === 'down' ? 1 : 2);
          const b = `${a.slice(0, n)}${axes}${a.slice(n + 1)}`;
          const key = `${q}/${b}`;
          if (seen.has(key)) continue;
          const made = [...s, { robot, direction }];
          if (judge(board, place, target, made) === 'solved') return { found: 'best', slides: made };
          if (seen.size > budget) return { found: 'at-least', moves: depth };
          seen.add(key);
          next.push({ p: q, s: made, a: b });
        }
      }
    }
    if (next.length === 0) return { found: 'impossible' };
    frontier = next;
  }
}
