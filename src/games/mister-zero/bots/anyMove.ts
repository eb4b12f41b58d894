import type { Seat } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import type { Move, View } from '../kind.ts';
import { openBridges } from '../placing.ts';
import { handOf } from '../seats.ts';

/** Any token anywhere. */
export function anyMove(view: View, _seat: Seat, rng: Rng): Move {
  switch (view.phase) {
    case 'placing': {
      const open = handOf(view, view.awaited).flatMap((digit) =>
        openBridges(view, view.awaited, digit).map(({ bridge }) => ({ digit, bridge })),
      );
      return { act: 'place', ...oneOf(open, rng) };
    }
    case 'between':
      return { act: 'next' };
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
}
