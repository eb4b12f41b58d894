import type { GameDefinition } from '../../src/games/contract.ts';
import type { Judging } from '../../src/games/judging.ts';
import { type CoinsKind, coins } from './coins.ts';

/** A game that can say what is good: tails, and surely so for the second player. */
export function judgedCoins(when: Judging<CoinsKind>['when'] = 'any-time'): GameDefinition<CoinsKind> {
  const plain = coins(() => '');
  return {
    ...plain,
    face: { ...plain.face, say: (move) => `the ${move}` },
    judging: {
      when,
      judge: (view, seat) => {
        // Once a tail is hidden, there is nothing more to say.
        if (view.hidden.includes('tails')) return undefined;
        return seat === 1
          ? { move: 'tails', worth: 1, certain: 'proved' }
          : { move: 'tails', worth: 0.2, certain: 'guessed' };
      },
    },
  };
}
