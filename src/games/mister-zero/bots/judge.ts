import type { Seat } from '../../contract.ts';
import type { Judgement, Judging } from '../../judging.ts';
import { likely, oddsOf } from '../../kit/likely.ts';
import type { Thinking } from '../../thinking.ts';
import type { MisterZeroKind, Move, View, ViewOf } from '../kind.ts';
import { gameOf, teamOf } from '../seats.ts';
import { countOf } from './bits.ts';
import { placing } from './laying.ts';
import { isRedToLay, nowhere, packed } from './packed.ts';
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
  return { move: placing(choice), worth: certain === 'proved' ? worth : guessed(view, worth), certain };
}

/** By how much games that are laid to the end at random make the odds too even, as hard with itself has found. */
const steep = 4;
/** How much better the odds of whoever lays last are in the opening, as a natural logarithm. Random games do not show it. */
const last = 2;

/** Before the last game of a series nobody wins: there each token counts, as the search says. */
function guessed(view: ViewOf<'placing'>, worth: number): number {
  if (gameOf(view) < view.config.games) return likely(oddsOf(worth));
  const position = packed(view);
  const unseen = last * (countOf(position.free) / nowhere) ** 2;
  return likely(steep * oddsOf(worth) + (isRedToLay(position) ? -unseen : unseen));
}
