import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { corners } from '../board.ts';
import { type Board, type FoxuKind, type Move, otherColour } from '../kind.ts';
import { openingsOf, openWith } from './opening.ts';
import { looks, type Position, positionOf, slidesOf } from './position.ts';
import { fateOf, slideTo } from './proof.ts';
import { type Prover, prover } from './prover.ts';

export interface Sight {
  /** How many plies after its own slide the player sees for certain. */
  readonly plies: number;
  /** By how much it may misjudge what it does not see, in hundredths of a peg. */
  readonly blur: number;
}

/** More than anything seems to be worth that is not certain. */
const certain = 1_000_000;

/** A player who sees only so far, and misjudges what is behind that. */
export function fallible({ plies, blur }: Sight): Bot<FoxuKind> {
  const misjudged = (worth: number, rng: Rng) => worth + rng.int(2 * blur + 1) - blur;

  function open(board: Board, sees: Prover, rng: Rng): Move {
    const openings = openingsOf(board).map((opening) => {
      const { end } = fateOf(opening.after, sees, plies);
      const tilt = end === 'open' ? Math.abs(misjudged(looks(opening.after), rng)) : Number.POSITIVE_INFINITY;
      return { opening, tilt };
    });
    return openWith(openings.reduce((evenest, other) => (other.tilt < evenest.tilt ? other : evenest)).opening);
  }

  function choose(next: Position, sees: Prover, rng: Rng): Move {
    const { end } = fateOf(next, sees, plies);
    const good = end === 'open' ? misjudged(looks(next), rng) > 0 : end === 'won';
    return { act: good ? 'keep' : 'take' };
  }

  function slide(position: Position, sees: Prover, rng: Rng): Move {
    const slides = slidesOf(position);
    const atOnce = slides.filter(({ after }) => after.theirLeft === 0);
    if (atOnce.length > 0) return slideTo(oneOf(atOnce, rng));
    const seen = slides.map((slid) => ({ slid, worth: worthAfter(slid.after, sees, rng) }));
    return slideTo(seen.reduce((one, other) => (other.worth > one.worth ? other : one)).slid);
  }

  /** Any win that is seen is better than what is open, and a loss that is far away better than a near one. */
  function worthAfter(after: Position, sees: Prover, rng: Rng): number {
    const fate = fateOf(after, sees, plies);
    switch (fate.end) {
      case 'lost':
        return certain - fate.plies;
      case 'won':
        return fate.plies - certain;
      case 'open':
        return misjudged(-looks(after), rng);
    }
  }

  return (view, _seat, { rng, late }) => {
    switch (view.phase) {
      case 'pegs':
        return { act: 'ready' };
      case 'corners':
        return { act: 'corners', colour: 'yellow', corner: oneOf(corners, rng) };
      case 'opening':
        return open(view.board, prover(late), rng);
      case 'pie':
        return choose(positionOf(view.board, otherColour(view.last.colour)), prover(late), rng);
      case 'turns':
        return slide(positionOf(view.board, view.turn), prover(late), rng);
      case 'over':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}
