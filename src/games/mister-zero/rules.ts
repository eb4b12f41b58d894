import type { Input, Moment, Rules, Seat, Step } from '../contract.ts';
import { type MisterZeroKind, type Move, type Seating, type State, seatings } from './kind.ts';
import { done, refused } from './outcomes.ts';
import { awaitedSeat } from './seats.ts';
import { outcomeOf } from './series.ts';
import { nextGame, stepBetween, stepPlacing } from './turns.ts';
import { viewOf } from './view.ts';

/** Twenty tokens are placed, then Mister Zero walks; after a pause the next game of the series begins. */
export const rules: Rules<MisterZeroKind> = {
  setup: (config, seats) => ({ phase: 'placing', seats: seatingOf(seats), config, laid: [], tallies: [] }),
  step,
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
  deadline: (state) => (state.phase === 'between' ? state.until : undefined),
  outcome: (state) => (state.phase === 'over' ? outcomeOf(state) : undefined),
};

function step(state: State, input: Input<Move>, at: Moment): Step<MisterZeroKind> {
  switch (input.type) {
    case 'tick':
      return state.phase === 'between' && at.now >= state.until ? nextGame(state) : done(state);
    case 'join':
    case 'leave':
    case 'answer':
      return refused({ why: 'seats-fixed' });
    case 'move':
      return stepMove(state, input.seat, input.move, at);
  }
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
