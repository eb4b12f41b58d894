import type { Point } from '../board.ts';
import { type Board, type Colour, colours, type Move } from '../kind.ts';
import { looks, type Position, positionOf, slidesOf } from './position.ts';
import { deepest, type Prover } from './prover.ts';

export interface Opening {
  readonly colour: Colour;
  readonly to: Point;
  /** As whoever moves next sees it, with the tube that has not moved. */
  readonly after: Position;
}

export function openingsOf(board: Board): readonly Opening[] {
  return colours.flatMap((colour) =>
    slidesOf(positionOf(board, colour)).map(({ to, after }): Opening => ({ colour, to, after })),
  );
}

export function openWith({ colour, to }: Opening): Move {
  return { act: 'slide', colour, to };
}

export interface Evenest {
  readonly openings: readonly Opening[];
  /** Whether even these are lost, when the opponent chooses the better side and goes on as well. */
  readonly lost: 'proved' | 'open';
}

/**
 * The opponent will choose the better side, so an opening loses unless it is a draw. The best are those where it takes
 * longest to prove which side is the better one: there the most mistakes are made. One ply makes no difference.
 */
export function evenest(board: Board, prover: Prover, tell: (opening: Opening) => void): Evenest {
  const tilt = ({ after }: Opening) => Math.abs(looks(after));
  let openings: readonly Opening[] = openingsOf(board).toSorted((one, other) => tilt(one) - tilt(other));
  let before = openings;
  for (let plies = 1; plies <= deepest; plies++) {
    for (const opening of openings.slice(0, 1)) tell(opening);
    const undecided: Opening[] = [];
    for (const [nth, opening] of openings.entries()) {
      const { after } = opening;
      const answer = plies % 2 === 1 ? prover.wins(after, plies) : prover.loses(after, plies);
      if (answer === 'late') return { openings: [...undecided, ...openings.slice(nth)], lost: 'open' };
      if (answer === 'no') undecided.push(opening);
    }
    if (undecided.length === 0) return { openings: before, lost: 'proved' };
    before = openings;
    openings = undecided;
  }
  return { openings, lost: 'open' };
}
