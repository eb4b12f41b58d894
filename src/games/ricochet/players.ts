import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import type { RicochetKind, State } from './kind.ts';
import { newPlayer } from './setup.ts';
import { fail } from './showing.ts';

/** No event tells of this: a player sits down by making a move, and everybody is told of the move. */
export function join(state: State, seat: Seat): Step<RicochetKind> {
  const { players } = state;
  return seat === players.length
    ? done({ ...state, players: [...players, newPlayer] })
    : refused({ why: 'seats-fixed' });
}

/** The player's tokens stay. Their bid is withdrawn, and their demonstration has failed. */
export function leave(state: State, seat: Seat, at: Moment): Step<RicochetKind> {
  if (state.players[seat]?.here !== true) return refused({ why: 'not-here' });
  const { round, stage } = state;
  const gone = withPresence(state, seat, 'away');
  const left = { what: 'left', seat } as const;
  if (stage.at === 'showing' && stage.seat === seat) return fail(gone, stage, 'left', at, left);
  const bids = round.bids.map((bid) =>
    bid.seat === seat && bid.standing === 'stands' ? { ...bid, standing: 'withdrawn' as const } : bid,
  );
  return done({ ...gone, round: { ...round, bids } }, left);
}

export function withPresence(state: State, seat: Seat, presence: 'here' | 'away'): State {
  const here = presence === 'here';
  return { ...state, players: state.players.map((player, of) => (of === seat ? { ...player, here } : player)) };
}
