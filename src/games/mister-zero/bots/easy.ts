import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { MisterZeroKind } from '../kind.ts';
import { openBridges } from '../placing.ts';
import { handOf } from '../seats.ts';

/** Lays any token anywhere. */
export const easy: Bot<MisterZeroKind> = (view, _seat, { rng }) => {
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
};
