import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import type { Event, Laid, MisterZeroKind, Move, State, StateOf, Table, Tally } from './kind.ts';
import { closingToken, judge, withToken } from './placing.ts';
import { awaitedSeat, gameOf, partnerOf, seatsOf } from './seats.ts';
import { outcomeOf, pointsOf, winningColour } from './series.ts';
import { walkOver } from './walk.ts';

const tokens = 20;
const minute = 60_000;

export function stepPlacing(state: StateOf<'placing'>, seat: Seat, move: Move, at: Moment): Step<MisterZeroKind> {
  switch (move.act) {
    case 'place':
      return place(state, seat, move, at);
    case 'advise':
      return advise(state, seat, move);
    case 'next':
      return refused({ why: 'no-next-game' });
  }
}

/** Anyone at the table may begin the next game. After the pause it begins by itself. */
export function stepBetween(state: StateOf<'between'>, move: Move): Step<MisterZeroKind> {
  return move.act === 'next' ? nextGame(state) : refused({ why: 'between-games', until: state.until });
}

export function nextGame({ seats, config, tallies }: StateOf<'between'>): Step<MisterZeroKind> {
  const state: State = { phase: 'placing', seats, config, laid: [], tallies };
  const { games } = config;
  return done(state, { what: 'begun', game: gameOf(state), games, awaited: awaitedSeat(state) });
}

function place(
  state: StateOf<'placing'>,
  seat: Seat,
  move: Extract<Move, { act: 'place' }>,
  at: Moment,
): Step<MisterZeroKind> {
  const awaited = awaitedSeat(state);
  if (awaited !== seat) return refused({ why: 'not-your-turn', awaited });
  const judged = judge(state, seat, move);
  if (!judged.ok) return judged;
  const { token, hidden } = judged;
  const { laid, revealed } = withToken(state.laid, token);
  const placed: Event = {
    what: 'placed',
    seat,
    token,
    ...(hidden && { hidden }),
    ...(closesCentre(laid, token) && { closes: true }),
    ...(revealed && { revealed }),
  };
  const { advice: _used, ...rest } = state;
  return laid.length < tokens ? done({ ...rest, laid }, placed) : walked({ ...rest, laid }, placed, at);
}

/** Whether its twin is still in hand, which may then not go to the centre face up. */
function closesCentre(laid: readonly Laid[], token: Laid): boolean {
  const twins = laid.filter(({ digit }) => digit === token.digit);
  return closingToken({ laid }, token.digit) === token && twins.length === 1;
}

/** After the last token is laid, Mister Zero walks. */
function walked(state: StateOf<'placing'>, placed: Event, { now }: Moment): Step<MisterZeroKind> {
  const { seats, config, laid } = state;
  const walk = walkOver(laid);
  const tallies = [...state.tallies, walk.tally];
  const route = walk.jumps.map(({ token }) => token.bridge);
  const events: Event[] = [placed, { what: 'walked', route, payouts: walk.payouts }];
  const gameOver = (winners: readonly Seat[]): Event => ({ what: 'game-over', tally: walk.tally, winners });
  if (tallies.length < config.games) {
    const next: State = { phase: 'between', seats, config, laid, tallies, until: now + config.pause * minute };
    return done(next, ...events, gameOver(winnersOf(next, walk.tally)));
  }
  const over: State = { phase: 'over', seats, config, laid, tallies };
  const last = gameOver(winnersOf(over, walk.tally));
  if (config.games === 1) return done(over, ...events, last);
  const { winners } = outcomeOf(over);
  return done(over, ...events, last, { what: 'series-over', points: pointsOf(tallies), winners });
}

function winnersOf(table: Table, tally: Tally): readonly Seat[] {
  const colour = winningColour(tally);
  return colour === undefined ? [] : seatsOf(table, colour);
}

/** A partner advises the player who is to place, once a turn. Nothing changes on the board. */
function advise(
  state: StateOf<'placing'>,
  seat: Seat,
  { digit, bridge }: Extract<Move, { act: 'advise' }>,
): Step<MisterZeroKind> {
  const awaited = awaitedSeat(state);
  if (partnerOf(state, seat) === undefined) return refused({ why: 'no-partner' });
  if (state.config.advice === 'forbidden') return refused({ why: 'advice-forbidden' });
  if (partnerOf(state, seat) !== awaited) return refused({ why: 'nobody-to-advise', awaited });
  if (state.advice !== undefined) return refused({ why: 'advised-already' });
  const judged = judge(state, awaited, { digit, bridge });
  if (!judged.ok) return judged;
  const advice = { digit: judged.token.digit, bridge: judged.token.bridge };
  return {
    ok: true,
    state: { ...state, advice },
    events: [
      { to: 'table', event: { what: 'advised', seat, to: awaited } },
      { to: awaited, event: { what: 'advice', seat, advice } },
      { to: seat, event: { what: 'advice', seat, advice } },
    ],
  };
}
