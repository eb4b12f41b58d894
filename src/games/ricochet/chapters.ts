import type { Language, RulesChapter } from '../contract.ts';
import { boardOf } from './board/board.ts';
import { type Slide, targetNames } from './board/vocabulary.ts';
import { example, way } from './example.ts';
import type { RicochetKind, StageView, View } from './kind.ts';
import { legsOf, slidAll } from './positions.ts';
import { words as soloWords } from './solo/words.ts';
import { words } from './words.ts';

const { board, target, place: start, best } = example;
const leaf = boardOf(board);
const minute = 60_000;

/** The best way with two unnecessary moves before it. */
const won = [...way(['yellow', 'right'], ['yellow', 'down']), ...best];

/** The rules page, with pictures of one round. */
export function chapters(language: Language): readonly RulesChapter<RicochetKind>[] {
  const say = words[language].chapters;
  return [
    { text: say.board, picture: view({ at: 'open', quietAt: 4 * minute }) },
    { text: say.moving },
    { text: say.bidding, picture: view(bidding) },
    { text: say.showing, picture: view(showing(won.slice(0, 4))) },
    { text: say.ended, picture: view(resting) },
    { text: say.stuck },
    { text: say.winning },
    { text: say.typing },
    { text: soloWords[language].chapters.boards },
  ];
}

const legs = (slides: readonly Slide[]) => legsOf(leaf, start, slides);

const bidding: StageView = {
  at: 'bidding',
  until: minute,
  bidders: [
    { seat: 0, moves: 7 },
    { seat: 1, moves: 9 },
  ],
};

function showing(slides: readonly Slide[]): StageView {
  const next = [{ seat: 1, moves: 9 }];
  return {
    at: 'showing',
    seat: 0,
    moves: 7,
    until: minute,
    legs: legs(slides),
    chosen: 'red',
    ways: ['up', 'right'],
    unturned: false,
    next,
  };
}

const resting: StageView = {
  at: 'resting',
  until: minute,
  past: {
    round: 3,
    target,
    place: start,
    result: { how: 'won', seat: 0, legs: legs(won) },
    reveal: { known: 'best', legs: legs(best) },
  },
};

function view(stage: StageView): View {
  const over = stage.at === 'resting';
  const gone = ['green-star', 'blue-moon', ...(over ? [target] : [])];
  return {
    board,
    round: 3,
    target,
    place: over ? slidAll(leaf, start, won) : stage.at === 'showing' ? slidAll(leaf, start, stage.legs) : start,
    start,
    left: targetNames.filter((name) => !gone.includes(name)),
    scores: [
      { seat: 0, won: over ? ['green-star', target] : ['green-star'], here: true },
      { seat: 1, won: ['blue-moon'], here: true },
    ],
    needed: 8,
    ties: 'classic',
    bidding: minute,
    hint: over ? 'closed' : 'may-ask',
    stage,
  };
}
