import { boardOf } from '../../../../src/games/ricochet/board/board.ts';
import { robots } from '../../../../src/games/ricochet/board/vocabulary.ts';
import { notation } from '../../../../src/games/ricochet/notation/notation.ts';
import { waysOf } from '../../../../src/games/ricochet/positions.ts';
import { mostMoves, type View } from '../../../../src/games/ricochet/solo/kind.ts';
import type { Guest } from '../../playing.ts';

/** The example's best way, and others that solve it. */
const solutions = ['y> rv r< b^ r^ r<', 'y> yv rv r< b^ r^ r<', 'rv r< b^ r^ r<'];

/** Moves robots at random, sometimes takes moves back, sometimes finds a solution, and gives up sooner or later. */
export const guest: Guest = (given, _seat, rng) => {
  const { board, place, legs, chosen, verdict } = given as View;
  const whim = rng.int(60);
  if (whim === 0) return 'give up';
  if (verdict === 'solved' || legs.length === mostMoves) return rng.int(3) === 0 ? 'undo' : 'reset';
  if (legs.length > 0 && whim < 12) return whim < 6 ? 'undo' : 'reset';
  if (legs.length === 0 && whim < 30) return solutions[rng.int(solutions.length)] as string;
  const others = robots.filter((robot) => robot !== chosen);
  if (whim < 36)
    return notation.write({ act: 'choose', robot: others[rng.int(others.length)] as (typeof robots)[number] });
  const slides = robots.flatMap((robot) =>
    waysOf(boardOf(board), place, robot).map((direction) => ({ robot, direction })),
  );
  return notation.write({ act: 'slide', slides: [slides[rng.int(slides.length)] as (typeof slides)[number]] });
};
