import type { Seat } from '../../contract.ts';
import type { Judgement, Judging } from '../../judging.ts';
import { likely, oddsOf } from '../../kit/likely.ts';
import type { Thinking } from '../../thinking.ts';
import type { MisterZeroKind, Move, Seating, View, ViewOf } from '../kind.ts';
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

/** How the odds differ from what games show that are laid to the end at random, as hard with itself has found. */
interface Experience {
  /** By how much random games make them too even. */
  readonly steep: number;
  /** How much better the odds of whoever lays last are in the opening, as a natural logarithm. Random games do not show it. */
  readonly last: number;
  /** How fast the search comes to see that. */
  readonly fading: number;
}
const experience: Readonly<Record<Seating, Experience>> = {
  2: { steep: 4, last: 2, fading: 2 },
  4: { steep: 1, last: 0.65, fading: 0 },
};

/** Before the last game of a series nobody wins: there each token counts, as the search says. */
function guessed(view: ViewOf<'placing'>, worth: number): number {
  if (gameOf(view) < view.config.games) return likely(oddsOf(worth));
  const position = packed(view);
  const { steep, last, fading } = experience[view.seats];
  const unseen = last * (countOf(position.free) / nowhere) ** fading;
  return likely(steep * oddsOf(worth) + (isRedToLay(position) ? -unseen : unseen));
}
