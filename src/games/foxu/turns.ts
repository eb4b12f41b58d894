import type { Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { occurrence } from '../kit/occurrence.ts';
import { occurrencesToDraw } from './decided.ts';
import {
  type Board,
  type Colour,
  type FoxuKind,
  type Move,
  type Owners,
  otherColour,
  otherSeat,
  type Slide,
  type StateOf,
} from './kind.ts';
import { afterSlide, judge } from './slides.ts';

/** The first player moves either tube once. */
export function stepOpening(state: StateOf<'opening'>, seat: Seat, move: Move): Step<FoxuKind> {
  if (move.act !== 'slide') return refused({ why: 'not-now', phase: 'opening' });
  if (move.colour === undefined) return refused({ why: 'tube-not-named', to: move.to });
  const judged = judge(state.board, move.colour, move.to);
  if (!judged.ok) return judged;
  const { slide } = judged;
  return done({ phase: 'pie', board: afterSlide(state.board, slide), last: slide }, { what: 'opened', seat, slide });
}

/** The second player takes the colour that moved, or keeps the other. In both cases the other tube moves next. */
export function stepPie(state: StateOf<'pie'>, seat: Seat, move: Move): Step<FoxuKind> {
  if (move.act !== 'take' && move.act !== 'keep') return refused({ why: 'not-now', phase: 'pie' });
  const { board, last } = state;
  const turn = otherColour(last.colour);
  const colour = move.act === 'take' ? last.colour : turn;
  const other = otherSeat(seat);
  const owners: Owners = colour === 'yellow' ? { yellow: seat, blue: other } : { yellow: other, blue: seat };
  return done(
    { phase: 'turns', board, last, owners, turn, seen: [position(board, turn)] },
    { what: move.act === 'take' ? 'taken' : 'kept', seat, colour },
  );
}

export function stepTurns(state: StateOf<'turns'>, seat: Seat, move: Move): Step<FoxuKind> {
  if (move.act !== 'slide') return refused({ why: 'not-now', phase: 'turns' });
  if ((move.colour ?? state.turn) !== state.turn) return refused({ why: 'wrong-tube', yours: state.turn });
  const judged = judge(state.board, state.turn, move.to);
  if (!judged.ok) return judged;
  const { slide } = judged;
  const { owners, turn: colour } = state;
  const board = afterSlide(state.board, slide);
  const slid = { what: 'slid', seat, slide } as const;
  if (slide.left === 0) {
    const won = { what: 'won', seat, colour } as const;
    return done({ phase: 'over', board, last: slide, owners, result: { by: 'emptying', colour } }, slid, won);
  }
  const turn = otherColour(colour);
  const seen = [...seenBefore(state, slide), position(board, turn)];
  if (occurrence(seen) >= occurrencesToDraw) {
    const result = { by: 'repetition' } as const;
    return done({ phase: 'over', board, last: slide, owners, result }, slid, { what: 'drawn' });
  }
  return done({ phase: 'turns', board, last: slide, owners, turn, seen }, slid);
}

function seenBefore(state: StateOf<'turns'>, slide: Slide): readonly string[] {
  return slide.pegged.length > 0 ? [] : state.seen;
}

/** The text leaves the holes out: positions are only compared while the holes stay the same. */
function position({ tubes }: Board, turn: Colour): string {
  return `${tubes.yellow}${tubes.blue}${turn}`;
}
