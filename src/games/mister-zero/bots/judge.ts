import type { Seat } from '../../contract.ts';
import type { Thinking } from '../../thinking.ts';
import type { Move, View } from '../kind.ts';
import { placing } from './laying.ts';
import { think } from './think.ts';

export interface Judgement {
  readonly move: Move;
  /** From -1 to 1, for the team of the seat that is to lay. */
  readonly worth: number;
  readonly certain: 'proved' | 'guessed';
}

/** What hard would do in the place of whoever is to lay a token, and how it judges the position. */
export function judge(view: View, _seat: Seat, { rng, late, best }: Thinking<Move>): Judgement {
  if (view.phase !== 'placing') throw new Error('Nobody is to lay a token.');
  const { choice, worth, certain } = think(view, { rng, late, best: (each) => best(placing(each)) });
  return { move: placing(choice), worth, certain };
}
