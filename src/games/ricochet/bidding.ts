import type { Instant, Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { type Bid, leastBid, type Move, mostBid, type Refusal, type RicochetKind, type State, spans } from './kind.ts';

type BidMove = Extract<Move, { act: 'bid' }>;

export function stepBid(state: State, seat: Seat, move: BidMove, at: Moment): Step<RicochetKind> {
  const { round, stage } = state;
  if (move.round !== undefined && move.round !== round.number) return refused({ why: 'bid-for-another-round' });
  switch (stage.at) {
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
      return bid(state, seat, move.moves, at);
    case 'judging':
    case 'showing':
    case 'resting':
      return refused({ why: 'no-bids-now', stage: stage.at });
    case 'closing':
      return refused({ why: 'game-won' });
    case 'over':
      return done(state);
  }
}

/** When nobody has bid for four minutes, anyone may turn the timer. */
export function stepTimer(state: State, seat: Seat, { now }: Moment): Step<RicochetKind> {
  const { stage } = state;
  switch (stage.at) {
    case 'open':
      return now < stage.quietAt ? refused({ why: 'timer-too-early', at: stage.quietAt }) : turn(state, seat, now);
    case 'quiet':
      return turn(state, seat, now);
    case 'turned':
    case 'bidding':
      return refused({ why: 'timer-runs' });
    case 'judging':
    case 'showing':
    case 'resting':
      return refused({ why: 'no-timer-now' });
    case 'closing':
      return refused({ why: 'game-won' });
    case 'over':
      return done(state);
  }
}

/**
 * The bids in the order of demonstration: the lowest bid first; of equal bids, that of the player with fewer tokens so
 * far; then the bid made first. In a tournament, of equal bids the one made first always comes first.
 */
export function inOrder({ config, players, round }: State): readonly Bid[] {
  const tokens = ({ seat }: Bid) => (config.ties === 'classic' ? (players[seat]?.won.length ?? 0) : 0);
  return round.bids
    .filter(({ standing }) => standing === 'stands')
    .sort((a, b) => a.moves - b.moves || tokens(a) - tokens(b) || a.at - b.at);
}

function turn(state: State, seat: Seat, now: Instant): Step<RicochetKind> {
  return done({ ...state, stage: { at: 'turned', until: now + spans.turned } }, { what: 'turned', seat });
}

/** The first bid starts the minute from the time when it was made: a bid that arrives late may be the earliest. */
function bid(state: State, seat: Seat, moves: number, { now }: Moment): Step<RicochetKind> {
  const { round, stage, config } = state;
  const fault = faultOf(state, seat, moves, now);
  if (fault !== undefined) return refused(fault);
  const others = round.bids.filter((other) => other.seat !== seat);
  const bids: readonly Bid[] = [...others, { seat, moves, at: now, standing: 'stands' }];
  const players = state.players.map((player, of) => (of === seat ? { ...player, bids: true } : player));
  const end = now + config.bidding;
  const first = stage.at !== 'bidding';
  const until = first ? end : Math.min(end, stage.until);
  const next: State = { ...state, players, round: { ...round, bids }, stage: { at: 'bidding', until } };
  return done(next, { what: 'bid', seat, moves, first });
}

function faultOf({ round, stage }: State, seat: Seat, moves: number, now: Instant): Refusal | undefined {
  if (now < round.since) return { why: 'bid-for-another-round' };
  if (moves < leastBid || moves > mostBid) return { why: 'bid-out-of-range', given: moves };
  if ((stage.at === 'turned' || stage.at === 'bidding') && now > stage.until) return { why: 'bid-too-late' };
  const own = round.bids.find((other) => other.seat === seat);
  return own !== undefined && moves >= own.moves ? { why: 'bid-not-lower', yours: own.moves } : undefined;
}
