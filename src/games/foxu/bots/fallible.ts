import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { corners } from '../board.ts';
import { type Board, type FoxuKind, type Move, otherColour } from '../kind.ts';
import { openingsOf, openWith } from './opening.ts';
import { looks, type Position, positionOf } from './position.ts';
import { type Prover, prover } from './prover.ts';
import { best, fateSeen, slideTo, type Weighed, weigh } from './weigh.ts';

export interface Sight {
  /** How many plies after its own slide the player sees for certain. */
  readonly plies: number;
  /** By how much it may misjudge what it does not see, in hundredths of a peg. */
  readonly blur: number;
}

/** A player who sees only so far, and misjudges what is behind that. */
export function fallible({ plies, blur }: Sight): Bot<FoxuKind> {
  const misjudged = (worth: number, rng: Rng) => worth + rng.int(2 * blur + 1) - blur;

  function open(board: Board, sees: Prover, rng: Rng): Move {
    const openings = openingsOf(board).map((opening) => {
      const { end } = fateSeen(opening.after, sees, plies);
      const tilt = end === 'open' ? Math.abs(misjudged(looks(opening.after), rng)) : Number.POSITIVE_INFINITY;
      return { ...opening, tilt };
    });
    return openWith(openings.reduce((evenest, other) => (other.tilt < evenest.tilt ? other : evenest)));
  }

  function choose(next: Position, sees: Prover, rng: Rng): Move {
    const { end } = fateSeen(next, sees, plies);
    const good = end === 'open' ? misjudged(looks(next), rng) > 0 : end === 'lost';
    return { act: good ? 'keep' : 'take' };
  }

  function slide(weighed: readonly Weighed[], rng: Rng): Move {
    const open = weighed.filter(({ fate }) => fate.end === 'open');
    if (open.length === 0 || weighed.some(({ fate }) => fate.end === 'won')) return slideTo(oneOf(best(weighed), rng));
    const misread = open.map((slid) => ({ slid, worth: misjudged(slid.looks, rng) }));
    return slideTo(misread.reduce((one, other) => (other.worth > one.worth ? other : one)).slid);
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
        return slide(weigh(positionOf(view.board, view.turn), prover(late), plies), rng);
      case 'over':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}
