import type { Seat } from '../../../src/games/contract.ts';
import { leastBid, type Move, mostBid, type View } from '../../../src/games/ricochet/kind.ts';
import { notation } from '../../../src/games/ricochet/notation/notation.ts';
import { solve } from '../../../src/games/ricochet/solver/solve.ts';
import type { Rng } from '../../../src/games/rng.ts';
import type { Guest } from '../playing.ts';

/**
 * Bids until the timer runs, demonstrates what the solver finds, and now and then does something else that is possible.
 */
export const guest: Guest = (view, seat, rng) => notation.write(moveOf(view as View, seat, rng));

function moveOf(view: View, seat: Seat, rng: Rng): Move {
  const { stage, board, target, place } = view;
  switch (stage.at) {
    case 'open':
    case 'turned':
      return { act: 'bid', moves: mostBid - rng.int(5) };
    case 'quiet':
      return rng.int(3) === 0 ? { act: 'timer' } : { act: 'bid', moves: mostBid };
    case 'bidding': {
      const own = stage.bidders.find((bidder) => bidder.seat === seat);
      return { act: 'bid', moves: Math.max(leastBid, (own?.moves ?? mostBid) - 1) };
    }
    case 'showing': {
      if (rng.int(12) === 0) return { act: 'give-up' };
      if (stage.legs.length > 0) return rng.int(2) === 0 ? { act: 'undo' } : { act: 'reset' };
      const answer = target && solve({ board, place, target });
      return answer?.found === 'best' ? { act: 'slide', slides: answer.slides } : { act: 'give-up' };
    }
    case 'judging':
    case 'resting':
    case 'over':
      return { act: 'next' };
  }
}
