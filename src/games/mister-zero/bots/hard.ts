import type { Bot } from '../../contract.ts';
import { bridges } from '../board.ts';
import type { MisterZeroKind } from '../kind.ts';
import { packed } from './packed.ts';
import { bestChoice } from './search.ts';

/** Tries many random ways to lay the rest and lets Mister Zero walk after each. Near the end it tries all ways. */
export const hard: Bot<MisterZeroKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'placing': {
      const { digit, bridge } = bestChoice(packed(view), rng);
      const letter = bridges[bridge];
      if (letter === undefined) throw new Error(`There is no bridge ${bridge}.`);
      return { act: 'place', digit, bridge: letter };
    }
    case 'between':
      return { act: 'next' };
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};
