import type { Moment, Rules, Seat, Step } from '../contract.ts';
import { refused } from '../kit/done.ts';
import { fixedSeats } from '../kit/fixedSeats.ts';
import { type FoxuKind, firstPlayer, type Move, type State, secondPlayer } from './kind.ts';
import { shuffledPegs, stepCorners, stepPegs } from './preparation.ts';
import { stepOpening, stepPie, stepTurns } from './turns.ts';
import { viewOf } from './view.ts';

/** The phases are pegs, corners, opening, pie, turns and over. Each has one player to act, and leads to the next. */
export const rules: Rules<FoxuKind> = {
  setup: (_config, _seats, at) => ({ phase: 'pegs', grey: shuffledPegs(at) }),
  step: fixedSeats({ move: stepMove }),
  view: viewOf,
  awaiting(state) {
    const seat = awaited(state);
    return seat === undefined ? [] : [seat];
  },
  // The pegs may be changed for ever, but that ends no turn. Later, whoever has acted is not the next to act.
  turn: ({ phase }) => phase,
  deadline: () => undefined,
  // All is open. What was shuffled is chance, and stays.
  takesBack: () => true,
  outcome(state) {
    if (state.phase !== 'over') return undefined;
    return { winners: state.result.by === 'emptying' ? [state.owners[state.result.colour]] : [] };
  },
};

function stepMove(state: State, seat: Seat, move: Move, at: Moment): Step<FoxuKind> {
  const turn = awaited(state);
  if (turn !== undefined && turn !== seat) return refused({ why: 'not-your-turn', awaited: turn });
  switch (state.phase) {
    case 'pegs':
      return stepPegs(state, seat, move, at);
    case 'corners':
      return stepCorners(state, seat, move);
    case 'opening':
      return stepOpening(state, seat, move);
    case 'pie':
      return stepPie(state, seat, move);
    case 'turns':
      return stepTurns(state, seat, move);
    case 'over':
      return refused({ why: 'over' });
  }
}

function awaited(state: State): Seat | undefined {
  switch (state.phase) {
    case 'pegs':
    case 'corners':
    case 'opening':
      return firstPlayer;
    case 'pie':
      return secondPlayer;
    case 'turns':
      return state.owners[state.turn];
    case 'over':
      return undefined;
  }
}
