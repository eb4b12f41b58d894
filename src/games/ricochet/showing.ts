import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { inOrder } from './bidding.ts';
import { boardOf } from './board/board.ts';
import { cellOf, judge, slid } from './board/slide.ts';
import { activeRobot, type Slide } from './board/vocabulary.ts';
import { endUnwon, endWon } from './endings.ts';
import {
  type Config,
  type Event,
  type Failure,
  type Move,
  type Refusal,
  type RicochetKind,
  type StageOf,
  type State,
  spans,
} from './kind.ts';
import { cellsNow } from './positions.ts';

type ShowingMove = Extract<Move, { act: 'slide' | 'choose' | 'undo' | 'reset' | 'give-up' }>;
type Showing = StageOf<'showing'>;

/** The robots go to their start, and the next player in the order of bids demonstrates, if there is one. */
export function showNext(state: State, at: Moment, ...before: readonly Event[]): Step<RicochetKind> {
  const [bid] = inOrder(state);
  if (bid === undefined) return endUnwon(state, 'nobody', at, ...before);
  const { seat, moves } = bid;
  const until = at.now + timeToShow(state.config, moves);
  const active = activeRobot(state.round.target);
  const stage: Showing = { at: 'showing', seat, until, slides: [], ...(active !== 'any' && { chosen: active }) };
  return done({ ...state, stage }, ...before, { what: 'shows', seat, moves });
}

export function stepShowing(state: State, seat: Seat, move: ShowingMove, at: Moment): Step<RicochetKind> {
  const { stage } = state;
  if (stage.at !== 'showing') return refused({ why: 'nobody-shows' });
  if (stage.seat !== seat) return refused({ why: 'another-shows', seat: stage.seat });
  if (at.now > stage.until) return refused({ why: 'too-late-to-show' });
  switch (move.act) {
    case 'slide':
      return stepSlides(state, stage, move.slides, at);
    case 'choose':
      if (move.robot === stage.chosen) return done(state);
      return done({ ...state, stage: { ...stage, chosen: move.robot } }, { what: 'chosen', seat, robot: move.robot });
    case 'undo':
      if (stage.slides.length === 0) return refused({ why: 'nothing-to-undo' });
      return done({ ...state, stage: { ...stage, slides: stage.slides.slice(0, -1) } }, { what: 'undone', seat });
    case 'reset':
      if (stage.slides.length === 0) return refused({ why: 'nothing-to-undo' });
      return done({ ...state, stage: { ...stage, slides: [] } }, { what: 'reset', seat });
    case 'give-up':
      return fail(state, stage, 'gave-up', at);
  }
}

/** The robots go back to where the round began, and the next bidder demonstrates. */
export function fail(
  state: State,
  { seat }: Showing,
  by: Failure,
  at: Moment,
  ...before: readonly Event[]
): Step<RicochetKind> {
  const bids = state.round.bids.map((bid) => (bid.seat === seat ? { ...bid, standing: 'failed' as const } : bid));
  return showNext({ ...state, round: { ...state.round, bids } }, at, ...before, { what: 'failed', seat, by });
}

/** How long a player has to demonstrate so many moves. */
export function timeToShow({ demonstrating }: Config, moves: number): number {
  return demonstrating + moves * spans.eachMove;
}

/** The number of moves that the demonstrating player bid. */
export function movesBid({ round }: State, { seat }: Showing): number {
  return round.bids.find((bid) => bid.seat === seat)?.moves ?? 0;
}

/** Makes all of these slides or, if one moves nothing, none. Slides typed after the target is reached are dropped. */
function stepSlides(state: State, stage: Showing, slides: readonly Slide[], at: Moment): Step<RicochetKind> {
  const { seat } = stage;
  const most = movesBid(state, stage);
  const way = follow(state, stage, slides, most);
  if ('why' in way) return refused(way);
  const slidThere: Event = { what: 'slid', seat, slides: way.made };
  const all = [...stage.slides, ...way.made];
  if (way.solved) return endWon(state, seat, all, at, slidThere);
  if (all.length > most) return fail(state, stage, 'too-many-moves', at, slidThere);
  const chosen = way.made.at(-1)?.robot ?? stage.chosen;
  return done({ ...state, stage: { ...stage, slides: all, ...(chosen && { chosen }) } }, slidThere);
}

interface Way {
  readonly made: readonly Slide[];
  readonly solved: boolean;
}

function follow(state: State, stage: Showing, slides: readonly Slide[], most: number): Way | Refusal {
  const board = boardOf(state.board);
  const { place: start, target } = state.round;
  let place = cellsNow(state);
  for (const [index, slide] of slides.entries()) {
    const next = slid(board, place, slide);
    if (cellOf(next, slide.robot) === cellOf(place, slide.robot))
      return { why: 'does-not-move', slide, nth: index + 1 };
    place = next;
    const made = slides.slice(0, index + 1);
    const all = [...stage.slides, ...made];
    if (all.length <= most && judge(board, start, target, all) === 'solved') return { made, solved: true };
  }
  return { made: slides, solved: false };
}
