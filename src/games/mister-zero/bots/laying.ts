import type { Bot } from '../../contract.ts';
import type { Thinking } from '../../thinking.ts';
import { bridges } from '../board.ts';
import type { MisterZeroKind, Move, ViewOf } from '../kind.ts';
import { bridgeOf, type Choice, digitOf } from './packed.ts';

/** A player who lays tokens like this, and goes on between games. */
export function inPlay(lay: (view: ViewOf<'placing'>, thinking: Thinking<Move>) => Move): Bot<MisterZeroKind> {
  return (view, _seat, thinking) => {
    switch (view.phase) {
      case 'placing':
        return lay(view, thinking);
      case 'between':
        return { act: 'next' };
      case 'over':
        throw new Error('Nobody moves in a game that is over.');
    }
  };
}

export function placing(choice: Choice): Extract<Move, { act: 'place' }> {
  return { act: 'place', ...namesOf(choice) };
}

/** A choice as players name it. */
export function namesOf(choice: Choice): { readonly digit: number; readonly bridge: string } {
  const bridge = bridges[bridgeOf(choice)];
  if (bridge === undefined) throw new Error(`There is no bridge ${bridgeOf(choice)}.`);
  return { digit: digitOf(choice), bridge };
}
