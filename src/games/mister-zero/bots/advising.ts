import type { Aside, Bot } from '../../contract.ts';
import type { MisterZeroKind, Move } from '../kind.ts';
import { partnerOf } from '../seats.ts';

/** A partner who advises what it would lay in the other’s place, once a turn, where the table allows that. */
export function advising(bot: Bot<MisterZeroKind>): Aside<MisterZeroKind> {
  return (view, seat, { rng, late, best }) => {
    if (view.phase !== 'placing' || view.config.advice === 'forbidden') return undefined;
    if (partnerOf(view, seat) !== view.awaited || view.advice !== undefined) return undefined;
    return advised(bot(view, view.awaited, { rng, late, best: (move) => best(advised(move)) }));
  };
}

function advised(move: Move): Move {
  return move.act === 'place' ? { act: 'advise', digit: move.digit, bridge: move.bridge } : move;
}
