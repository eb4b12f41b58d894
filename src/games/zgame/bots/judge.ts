import type { Seat } from '../../contract.ts';
import type { Judgement } from '../../judging.ts';
import type { Thinking } from '../../thinking.ts';
import type { Move, View } from '../kind.ts';
import { effort } from './hard.ts';
import { unpacked } from './packed.ts';
import { bestAction, inActions } from './root.ts';
import { certain } from './worth.ts';

/**
 * What the best player would have done with what this seat saw then. It is meant for games that are over: before, the
 * answer would betray what is hidden.
 */
export function judge(view: View, _seat: Seat, thinking: Thinking<Move>): Judgement<Move> | undefined {
  switch (view.phase) {
    case 'turns': {
      const { action, worth, worths } = bestAction(view, { ...effort, aims: 'to-judge' }, inActions(thinking));
      const open = view.pieces.every(({ sign }) => sign !== undefined);
      const seen = open && worths.some((each) => Math.abs(each) > certain);
      return { move: unpacked(action), worth: seen ? Math.sign(worth) : worth, certain: seen ? 'proved' : 'guessed' };
    }
    case 'arranging':
    case 'over':
      return undefined;
  }
}
