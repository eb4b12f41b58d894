import type { Bot } from '../../contract.ts';
import type { ZGameKind } from '../kind.ts';
import { arranged } from './arranging.ts';
import { unpacked } from './packed.ts';
import { bestAction, inActions } from './root.ts';

export const effort = { boards: 12, deepest: 40, aims: 'to-win' } as const;

/** Looks as far ahead as there is time for, on boards that might be the real one. */
export const hard: Bot<ZGameKind> = (view, _seat, thinking) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, thinking.rng);
    case 'turns':
      return unpacked(bestAction(view, effort, inActions(thinking)).action);
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};
