import type { Point } from '../board.ts';
import { type Board, type Colour, colours, type Move } from '../kind.ts';
import { looks, type Position, positionOf, slidesOf } from './position.ts';
import { deepest, type Prover } from './prover.ts';
import { fateWithin } from './weigh.ts';

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

/** How far an opening seems from being as good for one side as for the other. */
export function tilt({ after }: Opening): number {
  return Math.abs(looks(after));
}

export interface Evenest {
  readonly openings: readonly Opening[];
  /** Whether even these are lost, when the opponent chooses the better side and goes on as well. */
  readonly lost: 'proved' | 'open';
}

/**
 * The opponent will choose the better side, so one side wins and every opening loses in the end. The best openings are
 * those where it takes longest to prove which side it is.
 */
export function evenest(board: Board, prover: Prover, tell: (opening: Opening) => void): Evenest {
  let openings: readonly Opening[] = openingsOf(board).toSorted((one, other) => tilt(one) - tilt(other));
  for (let plies = 1; plies <= deepest; plies++) {
    const [first] = openings;
    if (first !== undefined) tell(first);
    const undecided: Opening[] = [];
    for (const [nth, opening] of openings.entries()) {
      const fate = fateWithin(opening.after, prover, plies);
      if (fate === 'late') return { openings: [...undecided, ...openings.slice(nth)], lost: 'open' };
      if (fate.end === 'open') undecided.push(opening);
    }
    if (undecided.length === 0) return { openings, lost: 'proved' };
    openings = undecided;
  }
  return { openings, lost: 'open' };
}

export function openWith({ colour, to }: Opening): Move {
  return { act: 'slide', colour, to };
}
