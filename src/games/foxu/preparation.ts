import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { holes, inOrder, isCorner, isPoint, opposite, type Point } from './board.ts';
import { type FoxuKind, type Move, otherColour, pegsOfAColour, type Refusal, type StateOf } from './kind.ts';

export function shuffledPegs({ rng }: Moment): readonly Point[] {
  return inOrder(rng.shuffled(holes).slice(0, pegsOfAColour));
}

/** The first player fills any eleven holes with the grey pegs, and may change them until satisfied. */
export function stepPegs(state: StateOf<'pegs'>, seat: Seat, move: Move, at: Moment): Step<FoxuKind> {
  switch (move.act) {
    case 'shuffle':
      return done({ phase: 'pegs', grey: shuffledPegs(at) }, { what: 'shuffled', seat });
    case 'pegs': {
      const fault = faultOf(move.holes);
      if (fault !== undefined) return refused(fault);
      const grey = inOrder(move.holes.filter(isPoint));
      return done({ phase: 'pegs', grey }, { what: 'placed', seat, grey });
    }
    case 'ready':
      return done({ phase: 'corners', grey: state.grey }, { what: 'confirmed', seat });
    case 'corners':
    case 'slide':
    case 'take':
    case 'keep':
      return refused({ why: 'not-now', phase: 'pegs' });
  }
}

/** The first player chooses a diagonal, and which colour starts at each of its ends. */
export function stepCorners(state: StateOf<'corners'>, seat: Seat, move: Move): Step<FoxuKind> {
  if (move.act !== 'corners') return refused({ why: 'not-now', phase: 'corners' });
  const { colour, corner } = move;
  if (!isPoint(corner)) return refused({ why: 'no-such-point', point: corner });
  if (!isCorner(corner)) return refused({ why: 'not-a-corner', point: corner });
  const tubes = { yellow: corner, blue: corner, [otherColour(colour)]: opposite[corner] };
  const board = { grey: state.grey, pegs: { yellow: [], blue: [] }, tubes };
  return done({ phase: 'opening', board }, { what: 'corners', seat, tubes });
}

function faultOf(named: readonly string[]): Refusal | undefined {
  for (const [index, point] of named.entries()) {
    if (isCorner(point)) return { why: 'peg-on-a-corner', corner: point };
    if (!isPoint(point)) return { why: 'not-a-hole', point };
    if (named.indexOf(point) < index) return { why: 'hole-named-twice', hole: point };
  }
  return named.length === pegsOfAColour ? undefined : { why: 'wrong-number-of-pegs', given: named.length };
}
