import type { Companion } from '../../companion.ts';
import type { Instant, Level, Seat } from '../../contract.ts';
import type { Rng } from '../../rng.ts';
import type { Slide } from '../board/vocabulary.ts';
import type { RicochetKind, StageView, View } from '../kind.ts';
import { leastBid } from '../limits.ts';
import { findsOf } from './finding.ts';

/** In milliseconds: how long after the target was shown somebody begins to see ways, and how slowly. */
interface Pace {
  readonly begins: number;
  /** The time until twice as much is seen. */
  readonly doubles: number;
  /** Once in so many rounds they miscount; never when this is left out. */
  readonly miscounts?: number;
}

const paces: Readonly<Record<Level, Pace>> = {
  easy: { begins: 30_000, doubles: 6_000, miscounts: 12 },
  medium: { begins: 24_000, doubles: 4_500 },
  hard: { begins: 20_000, doubles: 3_000 },
};

/** A bid in the last moment could come too late, and nobody could answer it. */
const margin = 2_000;
/** A player takes a moment to begin their demonstration, so that others can look at the board. */
const beforeShowing = 6_000;

export const companions: Readonly<Record<Level, Companion<RicochetKind>>> = {
  easy: companionOf('easy'),
  medium: companionOf('medium'),
  hard: companionOf('hard'),
};

/** Somebody who bids what they have found by then, and demonstrates it. They know no more than lies in their sight. */
function companionOf(level: Level): Companion<RicochetKind> {
  return (view, seat, chance) => {
    const { stage, round } = view;
    switch (stage.at) {
      case 'open':
      case 'quiet':
      case 'turned':
      case 'bidding': {
        const next = bidsIn(view, level, chance(round)).find(({ moves }) => moves < ownBid(stage, seat));
        if (next === undefined || next.at > lastMoment(stage)) return undefined;
        return { at: next.at, move: { act: 'bid', moves: next.moves, round } };
      }
      case 'showing': {
        if (stage.seat !== seat) return undefined;
        const at = stage.since + beforeShowing;
        const bid = bidsIn(view, level, chance(round)).find(({ moves }) => moves === stage.moves);
        if (bid === undefined || stage.legs.length > 0) return { at, move: { act: 'give-up' } };
        return { at, move: { act: 'slide', slides: bid.slides } };
      }
      case 'judging':
      case 'resting':
      case 'over':
        return undefined;
    }
  };
}

export interface PlannedBid {
  readonly at: Instant;
  readonly moves: number;
  readonly slides: readonly Slide[];
}

/** All that somebody of this level bids in this round, each lower than the one before. */
export function bidsIn({ board, start, target, since }: View, level: Level, rng: Rng): readonly PlannedBid[] {
  if (target === undefined) return [];
  const { begins, doubles, miscounts } = paces[level];
  const slip = miscounts !== undefined && rng.int(miscounts) === 0 ? 1 : 0;
  const slowness = doubles * (0.75 + rng.int(51) / 100);
  return findsOf({ board, place: start, target }, level, rng).map(({ slides, seen }) => {
    const at = since + begins + Math.round(slowness * Math.log2(seen));
    return { at, moves: Math.max(leastBid, slides.length - slip), slides };
  });
}

function ownBid(stage: StageView, seat: Seat): number {
  const bidders = stage.at === 'bidding' ? stage.bidders : [];
  return bidders.find((bidder) => bidder.seat === seat)?.moves ?? Number.POSITIVE_INFINITY;
}

function lastMoment(stage: StageView): Instant {
  return stage.at === 'turned' || stage.at === 'bidding' ? stage.until - margin : Number.POSITIVE_INFINITY;
}
