import type { Moment, Outcome, Rules, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { fixedSeats } from '../kit/fixedSeats.ts';
import { stepChoosing } from './choosing.ts';
import { placesOf, seekersOf, setterOf, winnersOf } from './course.ts';
import { nextRound } from './endOfRound.ts';
import type { MastermindKind, Move, State } from './kind.ts';
import { openPuzzles } from './progress.ts';
import { stepSeeking } from './seeking.ts';
import { unveiledView, viewOf } from './view.ts';

/** Each round goes through choosing, seeking and shown. After the last round the game is over. */
export const rules: Rules<MastermindKind> = {
  setup: (config, seats) => ({
    phase: 'choosing',
    course: { config, seats: seats === 3 ? 3 : 2, points: [], covered: [] },
  }),
  step: fixedSeats({ move: stepMove, tick }),
  view: viewOf,
  awaiting,
  turn,
  deadline: (state) => (state.phase === 'shown' ? state.until : undefined),
  outcome,
  closed,
  unveiled: unveiledView,
};

/** When the game is ended from outside, the player with most points does not win by that. */
function outcome(state: State): Outcome | undefined {
  switch (state.phase) {
    case 'choosing':
    case 'seeking':
    case 'shown':
      return undefined;
    case 'over':
      return { winners: winnersOf(state.course), places: placesOf(state.course) };
    case 'closed':
      return { winners: [] };
  }
}

function closed(state: State): State {
  const { course } = state;
  switch (state.phase) {
    case 'choosing':
      return { phase: 'closed', course, round: 'under-way', given: [] };
    case 'seeking':
      return { phase: 'closed', course, round: 'under-way', code: state.code, given: state.given };
    case 'shown':
      return { phase: 'closed', course, round: 'scored', code: state.code, given: state.given };
    case 'over':
    case 'closed':
      return state;
  }
}

function tick(state: State, { now }: Moment): Step<MastermindKind> {
  return state.phase === 'shown' && now >= state.until ? nextRound(state) : done(state);
}

function stepMove(state: State, seat: Seat, move: Move, at: Moment): Step<MastermindKind> {
  switch (state.phase) {
    case 'choosing':
      return stepChoosing(state, seat, move, at);
    case 'seeking':
      return stepSeeking(state, seat, move, at);
    case 'shown':
      return move.act === 'next' ? nextRound(state) : refused({ why: 'between-rounds' });
    case 'over':
    case 'closed':
      return refused({ why: 'over' });
  }
}

/** Each row that a seeker gives ends a turn of theirs, and none of the other seeker's. */
function turn(state: State, seat: Seat): string | number {
  if (state.phase !== 'seeking') return state.phase;
  const seekers = seekersOf(state.course, state.course.points.length);
  return state.given.filter(({ puzzle }) => seekers[puzzle] === seat).length;
}

function awaiting(state: State): readonly Seat[] | 'anyone' {
  const round = state.course.points.length;
  switch (state.phase) {
    case 'choosing':
      return [setterOf(state.course, round)];
    case 'seeking': {
      const seekers = seekersOf(state.course, round);
      return [...new Set(openPuzzles(state.given).map((puzzle) => seekers[puzzle]))];
    }
    case 'shown':
      return 'anyone';
    case 'over':
    case 'closed':
      return [];
  }
}
