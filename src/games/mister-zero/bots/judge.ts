import type { Seat } from '../../contract.ts';
import type { Judgement, Judging } from '../../judging.ts';
import type { Thinking } from '../../thinking.ts';
import type { MisterZeroKind, Move, View } from '../kind.ts';
import { teamOf } from '../seats.ts';
import { placing } from './laying.ts';
import { think } from './think.ts';

export const judging: Judging<MisterZeroKind> = {
  when: 'any-time',
  judge: (view, seat, thinking) => (view.phase === 'placing' ? judge(view, seat, thinking) : undefined),
  side: (_, seat) => teamOf(seat),
};

/** What hard would do in the place of whoever is to lay a token, and how it judges the position. */
export function judge(view: View, _seat: Seat, { rng, late, best }: Thinking<Move>): Judgement<Move> {
  if (view.phase !== 'placing') throw new Error('Nobody is to lay a token.');
  const { choice, worth, certain } = think(view, { rng, late, best: (each) => best(placing(each)) });
  return { move: placing(choice), worth, certain };
}
