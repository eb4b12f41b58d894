import type { Seat } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { corners } from '../board.ts';
import { colours, type Move, type View } from '../kind.ts';

export function anyMove(view: View, _seat: Seat, rng: Rng): Move {
  switch (view.phase) {
    case 'pegs':
      return { act: 'ready' };
    case 'corners':
      return { act: 'corners', colour: oneOf(colours, rng), corner: oneOf(corners, rng) };
    case 'opening': {
      const colour = oneOf(colours, rng);
      return { act: 'slide', colour, to: oneOf(view.stops[colour], rng).to };
    }
    case 'pie':
      return { act: oneOf(['take', 'keep'], rng) };
    case 'turns':
      return { act: 'slide', to: oneOf(view.stops, rng).to };
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
}
