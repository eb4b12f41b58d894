import { boardOf } from './board/board.ts';
import { type Slide, targetNames } from './board/vocabulary.ts';
import { example } from './example.ts';
import type { Bidder, StageView, View } from './kind.ts';
import { legsOf, slidAll } from './positions.ts';

const { board, target, place: start, best } = example;
const leaf = boardOf(board);

export const minute = 60_000;

const legs = (slides: readonly Slide[]) => legsOf(leaf, start, slides);

/** The stages of one round on one board, for pictures that show how it goes. */
export const stages = {
  open: { at: 'open', quietAt: 4 * minute },
  bidding: (bidders: readonly Bidder[]) => ({ at: 'bidding', until: minute, bidders }),
  showing: (slides: readonly Slide[], moves: number, next: readonly Bidder[]) => ({
    ...{ at: 'showing', seat: 0, moves, since: 0, until: minute, legs: legs(slides), next },
    ...{ ways: [], unturned: false },
  }),
  /** The first player has won the round by these slides. */
  won: (slides: readonly Slide[]) => ({
    at: 'resting',
    until: minute,
    past: {
      round: 3,
      target,
      place: start,
      result: { how: 'won', seat: 0, legs: legs(slides) },
      reveal: { known: 'best', legs: legs(best) },
    },
  }),
} as const satisfies Record<string, StageView | ((...of: never[]) => StageView)>;

/** What everybody sees in this stage. */
export function exampleView(stage: StageView): View {
  const past = stage.at === 'resting' ? stage.past : undefined;
  const shown = stage.at === 'showing' ? stage.legs : past?.result.how === 'won' ? past.result.legs : [];
  const gone = ['green-star', 'blue-moon', ...(past === undefined ? [] : [target])];
  return {
    board,
    round: 3,
    since: 0,
    target,
    place: slidAll(leaf, start, shown),
    start,
    left: targetNames.filter((name) => !gone.includes(name)),
    scores: [
      { seat: 0, won: past === undefined ? ['green-star'] : ['green-star', target], here: true },
      { seat: 1, won: ['blue-moon'], here: true },
    ],
    needed: 8,
    ties: 'classic',
    bidding: minute,
    hint: past === undefined ? 'may-ask' : 'closed',
    stage,
  };
}
