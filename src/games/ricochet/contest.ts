import type { Contest } from '../contest.ts';
import { inOrder } from './bidding.ts';
import type { State } from './kind.ts';

/**
 * A round that was won is a contest between those who bid in it: the winner, then those whose turn to demonstrate did not
 * come, in the order of their bids. Whoever failed, or left after a bid, is last.
 */
export function contest(before: State, after: State): Contest | undefined {
  if (before.stage.at !== 'showing') return undefined;
  const { stage, round } = after;
  if (stage.at === 'showing' || !('result' in stage) || stage.result.how !== 'won') return undefined;
  const { seat, slides } = stage.result;
  const waiting = inOrder(before).filter((bid) => bid.seat !== seat);
  const others = before.round.bids.filter((bid) => bid.seat !== seat && bid.standing !== 'stands');
  const { solution } = round;
  const best = solution.known === 'best' && solution.slides.length === slides.length;
  return {
    sides: [
      { seats: [seat], place: 1 },
      ...waiting.map((bid, nth) => ({ seats: [bid.seat], place: nth + 2 })),
      ...others.map((bid) => ({ seats: [bid.seat], place: waiting.length + 2 })),
    ],
    ...(best ? { feat: { seat, moves: slides.length } } : {}),
  };
}
