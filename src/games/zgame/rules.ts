import type { Moment, Rules, Seat, Step } from '../contract.ts';
import { refused } from '../kit/done.ts';
import { fixedSeats } from '../kit/fixedSeats.ts';
import { stepArranging } from './arranging.ts';
import { type Move, type State, type StateOf, seats, sides, type ZGameKind } from './kind.ts';
import { shuffledLine } from './line.ts';
import { stepTurns } from './turns.ts';
import { unveiledView, viewOf } from './view.ts';

/** Both players arrange their lines, then they take turns until a Z is taken. */
export const rules: Rules<ZGameKind> = {
  setup: (_config, _seats, { rng }) => ({
    phase: 'arranging',
    lines: { white: shuffledLine(rng), black: shuffledLine(rng) },
    ready: [],
  }),
  step: fixedSeats({ move: stepMove }),
  view: viewOf,
  awaiting,
  // Somebody whose opponent cannot act has several turns in a row.
  turn: (state) => (state.phase === 'turns' ? state.actions.length : state.phase),
  deadline: () => undefined,
  // A hidden piece that is no longer there was revealed, or taken and shown.
  takesBack: (before, after) =>
    before.phase === 'turns' && after.phase === 'turns' && hiddenIn(before) === hiddenIn(after),
  outcome(state) {
    if (state.phase !== 'over') return undefined;
    return { winners: state.result.by === 'taking' ? [seats[state.result.side]] : [] };
  },
  closed(state) {
    const actions = state.phase === 'arranging' ? [] : state.actions;
    return { phase: 'over', lines: state.lines, actions, result: { by: 'outside' } };
  },
  unveiled: unveiledView,
};

function stepMove(state: State, seat: Seat, move: Move, at: Moment): Step<ZGameKind> {
  switch (state.phase) {
    case 'arranging':
      return stepArranging(state, seat, move, at);
    case 'turns':
      return stepTurns(state, seat, move);
    case 'over':
      return refused({ why: 'over' });
  }
}

const hiddenIn = ({ position }: StateOf<'turns'>): number =>
  position.pieces.filter(({ face }) => face === 'down').length;

function awaiting(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'arranging':
      return sides.filter((side) => !state.ready.includes(side)).map((side) => seats[side]);
    case 'turns':
      return [seats[state.position.turn]];
    case 'over':
      return [];
  }
}
