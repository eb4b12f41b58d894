import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { type Line, type Lines, type Move, type Side, type StateOf, sideOf, sides, type ZGameKind } from './kind.ts';
import { fileOfZ, judgeLine, judgeSwap, shuffledLine } from './line.ts';
import { baseRow, fingerprint, startingPosition } from './position.ts';

/** Both players arrange at the same time, in private. Each learns about the other only when the other is ready. */
export function stepArranging(state: StateOf<'arranging'>, seat: Seat, move: Move, { rng }: Moment): Step<ZGameKind> {
  if (move.act === 'move' || move.act === 'reveal') return refused({ why: 'not-begun' });
  const side = sideOf(seat);
  if (state.ready.includes(side)) return refused({ why: move.act === 'ready' ? 'ready-already' : 'line-fixed' });
  switch (move.act) {
    case 'shuffle':
      return arranged(state, seat, shuffledLine(rng));
    case 'arrange': {
      const judged = judgeLine(move.line);
      return judged.ok ? arranged(state, seat, judged.line) : judged;
    }
    case 'swap': {
      const judged = judgeSwap(state.lines[side], move.one, move.other);
      return judged.ok ? arranged(state, seat, judged.line) : judged;
    }
    case 'ready':
      return ready(state, seat);
  }
}

function arranged(state: StateOf<'arranging'>, seat: Seat, line: Line): Step<ZGameKind> {
  const lines: Lines = { ...state.lines, [sideOf(seat)]: line };
  // Only this seat is told.
  return { ok: true, state: { ...state, lines }, events: [{ to: seat, event: { what: 'arranged', seat, line } }] };
}

/** The game begins when both are ready. */
function ready(state: StateOf<'arranging'>, seat: Seat): Step<ZGameKind> {
  const event = { what: 'ready', seat } as const;
  const ready = sides.filter((side) => side === sideOf(seat) || state.ready.includes(side));
  if (ready.length < sides.length) return done({ ...state, ready }, event);
  const { lines } = state;
  const position = startingPosition(lines);
  const squareOfZ = (side: Side) => `${fileOfZ(lines[side])}${baseRow[side]}` as const;
  return done({ phase: 'turns', lines, actions: [], position, seen: [fingerprint(position)], quiet: 0 }, event, {
    what: 'begun',
    squaresOfZ: { white: squareOfZ('white'), black: squareOfZ('black') },
  });
}
