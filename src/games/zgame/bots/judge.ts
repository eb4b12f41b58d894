import type { Seat } from '../../contract.ts';
import type { Judgement } from '../../judging.ts';
import { likely, oddsOf } from '../../kit/likely.ts';
import type { Thinking } from '../../thinking.ts';
import type { Move, View } from '../kind.ts';
import { effort } from './hard.ts';
import { unpacked } from './packed.ts';
import { bestAction, chance, inActions } from './root.ts';
import { certain } from './worth.ts';

/**
 * What the best player would have done with what this seat saw then. It is meant for games that are over: before, the
 * answer would betray what is hidden.
 */
export function judge(view: View, _seat: Seat, thinking: Thinking<Move>, made?: Move): Judgement<Move> | undefined {
  switch (view.phase) {
    case 'turns': {
      const about = made?.act === 'move' || made?.act === 'reveal' ? made : undefined;
      const found = bestAction(view, { ...effort, aims: 'to-judge' }, inActions(thinking), about);
      const { action, worth, worths, asked } = found;
      const open = view.pieces.every(({ sign }) => sign !== undefined);
      const seen = open && worths.some((each) => Math.abs(each) > certain);
      const judged = seen
        ? ({ move: unpacked(action), worth: Math.sign(worth), certain: 'proved' } as const)
        : ({ move: unpacked(action), worth: likelyBy(worth), certain: 'guessed' } as const);
      if (asked === undefined) return judged;
      const told = open && Math.abs(asked) > chance(certain) ? Math.sign(asked) : likelyBy(asked);
      return { ...judged, made: Math.min(told, judged.worth) };
    }
    case 'arranging':
    case 'over':
      return undefined;
  }
}

/** By how much the search takes the odds for too even, as games of hard with itself have shown: the more, the longer it looks. */
const steep = 2;

function likelyBy(worth: number): number {
  return likely(steep * oddsOf(worth));
}
