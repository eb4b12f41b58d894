import type { Viewer } from '../contract.ts';
import { halfOf, misfitsOf, pointsOf, roundsOf, seekersOf, setterOf, winnersOf } from './course.ts';
import type { State, View } from './kind.ts';

export function viewOf(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'choosing': {
      const misfits = state.course.points.length === 0 ? misfitsOf(state.course) : [];
      return { ...seen(state, viewer), phase: 'choosing', misfits };
    }
    case 'seeking': {
      const everybodys = seen(state, viewer);
      const { code, given } = state;
      return { ...everybodys, phase: 'seeking', given, ...(viewer === everybodys.setter && { code }) };
    }
    case 'shown': {
      const { code, given, fresh, until } = state;
      return { ...seen(state, viewer), phase: 'shown', given, code, fresh, until };
    }
    case 'over': {
      const { course, code, given, fresh } = state;
      return { ...seen(state, viewer), phase: 'over', given, code, fresh, winners: winnersOf(course) };
    }
    case 'closed': {
      const { code, given } = state;
      return { ...seen(state, viewer), phase: 'closed', given, ...(code && { code }) };
    }
  }
}

/** The cards that are being looked for. */
export function unveiledView(state: State): View {
  const view = viewOf(state, 'table');
  return view.phase === 'seeking' && state.phase === 'seeking' ? { ...view, code: state.code } : view;
}

/** A round that is over stays in view until the next one begins. */
function seen(state: State, viewer: Viewer) {
  const { phase, course } = state;
  const ended = phase === 'shown' || phase === 'over' || (phase === 'closed' && state.round === 'scored');
  const round = course.points.length - (ended ? 1 : 0);
  const half = halfOf(course);
  return {
    viewer,
    round: round + 1,
    rounds: roundsOf(course),
    ...(half !== undefined && { half }),
    seats: course.seats,
    setter: setterOf(course, round),
    seekers: seekersOf(course, round),
    points: pointsOf(course),
    covered: course.covered,
    possible: course.config.possible,
  };
}
