import type { Bot } from '../../contract.ts';
import type { ZGameKind } from '../kind.ts';
import { arranged } from './arranging.ts';
import { easy } from './easy.ts';
import { unpacked } from './packed.ts';
import { bestAction, inActions } from './root.ts';

/** Three actions and the exchange that follows, on few boards. */
const effort = { boards: 4, deepest: 3, aims: 'to-win' } as const;

/** In some turns it does not look closely, and plays what easy would. */
const lapses = { some: 2, of: 7 } as const;

/** Sees a trick that is three actions long, but makes no plans, and is not always with its mind on the game. */
export const medium: Bot<ZGameKind> = (view, seat, thinking) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, thinking.rng);
    case 'turns':
      if (thinking.rng.int(lapses.of) < lapses.some) return easy(view, seat, thinking);
      return unpacked(bestAction(view, effort, inActions(thinking)).action);
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};
