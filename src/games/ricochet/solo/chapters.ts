import type { Language, RulesChapter } from '../../contract.ts';
import { boardOf } from '../board/board.ts';
import type { Slide } from '../board/vocabulary.ts';
import { example, way } from '../example.ts';
import { legsOf, slidAll, waysOf } from '../positions.ts';
import { words as gameWords } from '../words.ts';
import type { SoloKind, View } from './kind.ts';
import { words } from './words.ts';

const { place: start, target, best } = example;
const board = boardOf(example.board);

/** The best way with two unnecessary moves of yellow before it. */
const solution = [...way(['yellow', 'right'], ['yellow', 'down']), ...best];

/** What a board for one is. How robots move is explained in the words of the game itself. */
export function chapters(language: Language): readonly RulesChapter<SoloKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.aim, picture: view(solution.slice(0, 4)) },
    { text: gameWords[language].chapters.moving },
    { text: say.pressing },
    { text: say.boards, picture: { ...view(best), phase: 'over', best: legs(best) } },
  ];
}

const legs = (slides: readonly Slide[]) => legsOf(board, start, slides);

function view(slides: readonly Slide[]): View {
  const place = slidAll(board, start, slides);
  return {
    phase: 'playing',
    board: example.board,
    target,
    level: 'medium',
    seed: 'plateau',
    began: 0,
    start,
    place,
    legs: legs(slides),
    chosen: 'red',
    ways: waysOf(board, place, 'red'),
    verdict: 'not-there',
    solved: { legs: legs(solution), took: 0, first: 0 },
  };
}
