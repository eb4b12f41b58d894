import { boardOf } from '../board/board.ts';
import { judge } from '../board/slide.ts';
import { legsOf, slidAll, waysOf } from '../positions.ts';
import type { State, View } from './kind.ts';

export function viewOf({ config, phase, began, slides, chosen, solved }: State): View {
  const { place: start, target, level, seed, best } = config;
  const board = boardOf(config.board);
  const place = slidAll(board, start, slides);
  return {
    phase,
    board: config.board,
    target,
    level,
    seed,
    began,
    start,
    place,
    legs: legsOf(board, start, slides),
    ...(chosen && { chosen }),
    ways: chosen === undefined ? [] : waysOf(board, place, chosen),
    verdict: judge(board, start, target, slides),
    ...(solved && {
      solved: { legs: legsOf(board, start, solved.slides), took: solved.took, first: solved.first },
    }),
    ...(phase === 'over' && { best: legsOf(board, start, best) }),
  };
}
