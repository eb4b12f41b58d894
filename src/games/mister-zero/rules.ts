import type { Moment, Rules, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { fixedSeats } from '../kit/fixedSeats.ts';
import { type MisterZeroKind, type Move, type Seating, type State, seatings } from './kind.ts';
import { awaitedSeat } from './seats.ts';
import { outcomeOf } from './series.ts';
import { nextGame, stepBetween, stepPlacing } from './turns.ts';
import { viewOf } from './view.ts';

/** Twenty tokens are placed, then Mister Zero walks. After a pause the next game of the series begins. */
export const rules: Rules<MisterZeroKind> = {
  setup: (config, seats) => ({ phase: 'placing', seats: seatingOf(seats), config, laid: [], tallies: [] }),
  step: fixedSeats({ move: stepMove, tick }),
  view: viewOf,
  awaiting(state) {
    switch (state.phase) {
      case 'placing':
        return [awaitedSeat(state)];
      case 'between':
        return 'anyone';
      case 'over':
        return [];
    }
  },
  // Advice ends no turn.
  turn: ({ laid }) => laid.length,
  deadline: (state) => (state.phase === 'between' ? state.until : undefined),
  // Once he has walked, what the last token did is known.
  takesBack: (before, after) => before.phase === 'placing' && after.phase === 'placing',
  outcome: (state) => (state.phase === 'over' ? outcomeOf(state) : undefined),
};

function tick(state: State, { now }: Moment): Step<MisterZeroKind> {
  return state.phase === 'between' && now >= state.until ? nextGame(state) : done(state);
}

function stepMove(state: State, seat: Seat, move: Move, at: Moment): Step<MisterZeroKind> {
  switch (state.phase) {
    case 'placing':
      return stepPlacing(state, seat, move, at);
    case 'between':
      return stepBetween(state, move);
    case 'over':
      return refused({ why: 'over' });
  }
}

function seatingOf(seats: number): Seating {
  const seating = seatings.find((each) => each === seats);
  if (seating === undefined) throw new Error(`Mister Zero is played by two or by four, not by ${seats}.`);
  return seating;
}
