import type { Seat } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import type { Move, View } from '../kind.ts';
import { actionsOf } from '../moves.ts';

export function anyMove(view: View, _seat: Seat, rng: Rng): Move {
  switch (view.phase) {
    case 'arranging':
      return { act: 'ready' };
    case 'turns':
      return oneOf(actionsOf(view.pieces, view.turn), rng);
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
}
