import type { Seat } from '../../contract.ts';
import type { Judgement, Judging } from '../../judging.ts';
import { likely } from '../../kit/likely.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Thinking } from '../../thinking.ts';
import { corners } from '../board.ts';
import { type FoxuKind, type Move, otherColour, type View } from '../kind.ts';
import { evenest, openWith } from './opening.ts';
import { looks, type Position, positionOf, type Slid } from './position.ts';
import { type Fate, fateOf, prove, slideTo } from './proof.ts';
import { deepest, prover } from './prover.ts';

/** Until the pie nothing is better than the other: whoever chooses there gets the better side anyway. */
export const judging: Judging<FoxuKind> = {
  when: 'any-time',
  judge: (view, seat, thinking) =>
    view.phase === 'pie' || view.phase === 'turns' ? judge(view, seat, thinking) : undefined,
};

/** The best move, and what the position is worth with it. From the opening on, it is proved when there is time. */
export function judge(view: View, _seat: Seat, thinking: Thinking<Move>): Judgement<Move> {
  const { rng, late } = thinking;
  switch (view.phase) {
    case 'pegs':
      return guessed({ act: 'ready' }, 0);
    case 'corners':
      return guessed({ act: 'corners', colour: 'yellow', corner: oneOf(corners, rng) }, 0);
    case 'opening': {
      const { openings, lost } = evenest(view.board, prover(late), (opening) => thinking.best(openWith(opening)));
      const move = openWith(oneOf(openings, rng));
      return lost === 'proved' ? { move, worth: -1, certain: 'proved' } : guessed(move, 0);
    }
    case 'pie':
      return judgePie(positionOf(view.board, otherColour(view.last.colour)), thinking);
    case 'turns': {
      const { fate, slides } = prove(positionOf(view.board, view.turn), prover(late), (slid) =>
        thinking.best(slideTo(slid)),
      );
      return judgeSlide(oneOf(slides, rng), fate);
    }
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
}

/** Whoever keeps a colour moves next, with the tube that has not moved. Whoever takes the other leaves that to the opponent. */
function judgePie(next: Position, { late, best }: Thinking<Move>): Judgement<Move> {
  const seen = looks(next);
  const guess: Move = { act: seen < 0 ? 'take' : 'keep' };
  best(guess);
  const { end } = fateOf(next, prover(late), deepest);
  if (end === 'open') return guessed(guess, likely(oddsBy(chosen, Math.abs(seen))));
  return { move: { act: end === 'won' ? 'keep' : 'take' }, worth: 1, certain: 'proved' };
}

function judgeSlide(slid: Slid, { end }: Fate): Judgement<Move> {
  const move = slideTo(slid);
  return end === 'open'
    ? guessed(move, likely(oddsBy(moved, -looks(slid.after))))
    : { move, worth: end === 'won' ? 1 : -1, certain: 'proved' };
}

function guessed(move: Move, worth: number): Judgement<Move> {
  return { move, worth, certain: 'guessed' };
}

/** What looks turned out to be worth where nothing was proved, in games of hard with itself. */
interface Experience {
  /** The odds where both look alike, as a natural logarithm. */
  readonly even: number;
  /** What each peg adds to them by which one looks ahead. */
  readonly peg: number;
}
const chosen: Experience = { even: 0.8, peg: 1.17 };
const moved: Experience = { even: -1.05, peg: 2.57 };

function oddsBy({ even, peg }: Experience, looks: number): number {
  return even + (peg * looks) / 100;
}
