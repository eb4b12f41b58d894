import type { Input, Instant, Moment, Rules, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { stepBid, stepTimer } from './bidding.ts';
import { close, endUnwon } from './endings.ts';
import { isPlayed, stepHint } from './hints.ts';
import { type Move, type Refusal, type RicochetKind, type State, spans } from './kind.ts';
import { join, leave, withPresence } from './players.ts';
import { nextRound, show } from './rounds.ts';
import { setup } from './setup.ts';
import { fail, showNext, stepShowing } from './showing.ts';
import { errand, stepAnswer } from './solving.ts';
import { viewOf } from './view.ts';

/** In each round the target is shown, players bid, and some demonstrate. A pause follows, then the next round. */
export const rules: Rules<RicochetKind> = {
  setup,
  step,
  view: viewOf,
  awaiting({ stage }) {
    switch (stage.at) {
      case 'open':
      case 'quiet':
      case 'turned':
      case 'bidding':
      case 'resting':
        return 'anyone';
      case 'showing':
        return [stage.seat];
      case 'judging':
      case 'closing':
      case 'over':
        return [];
    }
  },
  deadline,
  outcome: ({ stage }) => (stage.at === 'over' ? { winners: stage.winners } : undefined),
  listening: (state) => (isPlayed(state) ? state.round.since : undefined),
  errand,
};

function deadline({ stage }: State): Instant | undefined {
  switch (stage.at) {
    case 'open':
      return stage.quietAt;
    case 'judging':
    case 'resting':
    case 'closing':
      return stage.until;
    case 'turned':
    case 'bidding':
    case 'showing':
      return stage.until + spans.settling;
    case 'quiet':
    case 'over':
      return undefined;
  }
}

function step(state: State, input: Input<Move>, at: Moment): Step<RicochetKind> {
  switch (input.type) {
    case 'tick':
      return at.now < (deadline(state) ?? Number.POSITIVE_INFINITY) ? done(state) : tick(state, at);
    case 'join':
      return join(state, input.seat);
    case 'leave':
      return leave(state, input.seat, at);
    case 'answer':
      return stepAnswer(state, input.errand, input.value, at);
    case 'move':
      return stepPresent(state, input.seat, input.move, at);
  }
}

/** A player who left and then moves sits down again. */
function stepPresent(state: State, seat: Seat, move: Move, at: Moment): Step<RicochetKind> {
  const player = state.players[seat];
  if (player === undefined) return refused({ why: 'not-here' });
  if (player.here) return stepMove(state, seat, move, at);
  const moved = stepMove(withPresence(state, seat, 'here'), seat, move, at);
  return moved.ok ? { ...moved, events: [{ to: 'table', event: { what: 'back', seat } }, ...moved.events] } : moved;
}

function stepMove(state: State, seat: Seat, move: Move, at: Moment): Step<RicochetKind> {
  switch (move.act) {
    case 'bid':
      return stepBid(state, seat, move, at);
    case 'timer':
      return stepTimer(state, seat, at);
    case 'hint':
      return stepHint(state, seat, at);
    case 'next':
      return stepNext(state, at);
    case 'slide':
    case 'choose':
    case 'undo':
    case 'reset':
    case 'give-up':
      return stepShowing(state, seat, move, at);
  }
}

function stepNext(state: State, at: Moment): Step<RicochetKind> {
  const { stage } = state;
  if (stage.at === 'closing') return refused({ why: 'game-won' });
  return stage.at === 'resting' ? nextRound(state, stage, at) : refused({ why: 'round-goes-on' });
}

function tick(state: State, at: Moment): Step<RicochetKind> {
  const { stage } = state;
  switch (stage.at) {
    case 'judging':
      return show(state, at);
    case 'open':
      return done({ ...state, stage: { at: 'quiet' } }, { what: 'quiet' });
    case 'turned':
      return endUnwon(state, 'unbid', at);
    case 'bidding':
      return showNext(state, at);
    case 'showing':
      return fail(state, stage, 'time', at);
    case 'resting':
      return nextRound(state, stage, at);
    case 'closing':
      return close(state, stage);
    case 'quiet':
    case 'over':
      return done(state);
  }
}

/** Typed text that is refused for these reasons may have been ordinary talk. */
export const smallTalk: readonly Refusal['why'][] = [
  'nobody-shows',
  'another-shows',
  'nothing-to-undo',
  'no-timer-now',
  'round-goes-on',
  'no-hint-now',
];
