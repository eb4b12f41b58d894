import { type Square, spot } from '../board.ts';
import type { Seen, Side, Sign } from '../kind.ts';
import { targetsOf } from '../moves.ts';

const middle: Square = 'd4';

/** A piece alone on the board. */
export function alone(side: Side, sign?: Sign): Seen {
  return sign === undefined ? { side, at: middle, face: 'down' } : { side, at: middle, face: 'up', sign };
}

export interface Step {
  readonly across: number;
  readonly up: number;
}

/** The squares that a piece alone on the board can reach, counted from its own square, with its base line below. */
export function stepsOf(piece: Seen): readonly Step[] {
  const [file, row] = spot(piece.at);
  const way = piece.side === 'white' ? 1 : -1;
  return targetsOf([piece], piece).map((square) => {
    const [toFile, toRow] = spot(square);
    return { across: (toFile - file) * way, up: (toRow - row) * way };
  });
}

export interface Gait extends Step {
  /** How far it goes in this direction. */
  readonly far: 'one' | 'two' | 'any';
}

/** The directions in which a face-up piece moves, and how far. */
export function gaitsOf(side: Side, sign: Sign): readonly Gait[] {
  const steps = stepsOf(alone(side, sign));
  const reached = ({ across, up }: Step, times: number) =>
    steps.some((step) => step.across === across * times && step.up === up * times);
  return steps
    .filter(({ across, up }) => Math.max(Math.abs(across), Math.abs(up)) === 1)
    .map((step) => ({ ...step, far: reached(step, 3) ? 'any' : reached(step, 2) ? 'two' : 'one' }));
}
