import type { Moment, Rules, Step } from '../../contract.ts';
import { done, refused } from '../../kit/done.ts';
import { boardOf } from '../board/board.ts';
import { cellOf, judge, slid } from '../board/slide.ts';
import { activeRobot, type Slide } from '../board/vocabulary.ts';
import type { Move } from '../kind.ts';
import { slidAll } from '../positions.ts';
import { type Event, mostMoves, type SoloKind, type State } from './kind.ts';
import { viewOf } from './view.ts';

export const rules: Rules<SoloKind> = {
  setup(config, _seats, { now }) {
    const active = activeRobot(config.target);
    return { config, phase: 'playing', began: now, slides: [], ...(active !== 'any' && { chosen: active }) };
  },
  step(state, input, at) {
    switch (input.type) {
      case 'move':
        return stepMove(state, input.move, at);
      case 'join':
      case 'leave':
        return refused({ why: 'alone' });
      case 'tick':
      case 'answer':
        return done(state);
    }
  },
  view: viewOf,
  awaiting: ({ phase }) => (phase === 'playing' ? [0] : []),
  deadline: () => undefined,
  closed: (state) => ({ ...state, phase: 'over' }),
  outcome: ({ phase, solved }) => (phase === 'over' ? { winners: solved === undefined ? [] : [0] } : undefined),
};

function stepMove(state: State, move: Move, at: Moment): Step<SoloKind> {
  switch (move.act) {
    case 'slide':
      return stepSlides(state, move.slides, at);
    case 'choose':
      return move.robot === state.chosen
        ? done(state)
        : done({ ...state, chosen: move.robot }, { what: 'chosen', robot: move.robot });
    case 'undo':
      if (state.slides.length === 0) return refused({ why: 'nothing-to-undo' });
      return done({ ...state, slides: state.slides.slice(0, -1) }, { what: 'undone' });
    case 'reset':
      if (state.slides.length === 0) return refused({ why: 'nothing-to-undo' });
      return done({ ...state, slides: [] }, { what: 'reset' });
    case 'give-up':
      return done({ ...state, phase: 'over' }, { what: 'given-up' });
    case 'bid':
    case 'timer':
    case 'next':
    case 'hint':
      return refused({ why: 'alone' });
  }
}

/** Makes all of these slides or, if one moves nothing, none. Slides typed after the target is reached are dropped. */
function stepSlides(state: State, slides: readonly Slide[], at: Moment): Step<SoloKind> {
  const { config } = state;
  const board = boardOf(config.board);
  const judged = (made: readonly Slide[]) => judge(board, config.place, config.target, made);
  if (judged(state.slides) === 'solved') return refused({ why: 'solved-already', moves: state.slides.length });
  let place = slidAll(board, config.place, state.slides);
  const made: Slide[] = [];
  for (const [index, slide] of slides.entries()) {
    const next = slid(board, place, slide);
    if (cellOf(next, slide.robot) === cellOf(place, slide.robot)) {
      return refused({ why: 'does-not-move', slide, nth: index + 1 });
    }
    place = next;
    made.push(slide);
    if (judged([...state.slides, ...made]) === 'solved') break;
  }
  const all = [...state.slides, ...made];
  if (all.length > mostMoves) return refused({ why: 'too-many-moves', most: mostMoves });
  const chosen = made.at(-1)?.robot ?? state.chosen;
  const moved: State = { ...state, slides: all, ...(chosen && { chosen }) };
  const event: Event = { what: 'slid', slides: made };
  return judged(all) === 'solved' ? solve(moved, event, at) : done(moved, event);
}

function solve(state: State, slidThere: Event, at: Moment): Step<SoloKind> {
  const { slides, solved, config } = state;
  const moves = slides.length;
  if (solved !== undefined && solved.slides.length <= moves) {
    return done(state, slidThere, { what: 'solved', moves, how: 'no-better' });
  }
  // An input sent right after the beginning may have a stamp from a clock that is a little slow.
  const took = Math.max(0, at.now - state.began);
  const better: State = { ...state, solved: { slides, took, first: solved?.first ?? took } };
  const isBest = moves <= config.best.length;
  const event: Event = { what: 'solved', moves, how: isBest ? 'best' : 'better' };
  return done(isBest ? { ...better, phase: 'over' } : better, slidThere, event);
}
