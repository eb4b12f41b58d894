import type { Thinking } from '../../thinking.ts';
import type { Table } from '../kind.ts';
import { aimOf, bestRank, rankNear, worthOf } from './aims.ts';
import { countOf } from './bits.ts';
import { diceFrom } from './dice.ts';
import { hopesIn, mostHopeful } from './hope.ts';
import { type Choice, isRedToLay, packed } from './packed.ts';
import { proverOf } from './proof.ts';
import { favourite, treeOf } from './tree.ts';

export interface Thought {
  readonly choice: Choice;
  /** From -1 to 1, for the team that is to lay. */
  readonly worth: number;
  readonly certain: 'proved' | 'guessed';
}

/** With no more free bridges than this, all ways to lay the rest may be looked at in time. */
const provable = 12;

/** So many games take about a millisecond. */
const batch = 128;

/** Before it looks at all ways, it plays so many games to learn which choices are promising. */
const scouting = 8;

/** So many games tell how easily the others err after a choice. */
const trials = 200;

/** Thinks for as long as there is time, or until it has a proof. */
export function think(table: Table, { rng, late, best }: Pick<Thinking<Choice>, 'rng' | 'late' | 'best'>): Thought {
  const position = packed(table);
  const aim = aimOf(table);
  const dice = diceFrom(rng);
  const tree = treeOf(position, aim, dice);
  const sign = isRedToLay(position) ? 1 : -1;

  /** Grows the tree for so many questions. Tells whether it is late. */
  function grow(questions: number): boolean {
    for (let asked = 0; asked < questions; asked++) {
      tree.grow(batch);
      if (late()) return true;
      best(favourite(tree).choice);
    }
    return false;
  }

  const guessed = (): Thought => ({ ...favourite(tree), certain: 'guessed' });
  if (countOf(position.free) > provable) {
    grow(Number.POSITIVE_INFINITY);
    return guessed();
  }
  if (grow(scouting)) return guessed();
  const prover = proverOf(
    position,
    aim,
    tree.tried().map(({ choice }) => choice),
  );
  for (let questions = scouting; ; questions *= 2) {
    let over = false;
    let asked = 0;
    const soon = () => {
      over = late();
      return over || ++asked >= questions;
    };
    const proved = prover.run(soon, sign * rankNear(aim, sign * favourite(tree).worth));
    if (proved !== undefined) {
      const { rank, choice } = proved;
      const first = choice ?? favourite(tree).choice;
      best(first);
      // A win is a win. Of choices that draw or lose alike, the one is best after which the others err most easily.
      const alike = rank === sign * bestRank(aim, sign) ? [] : prover.attaining(late, rank);
      const trick = mostHopeful(alike, hopesIn(position, aim, dice, trials), late);
      const worth = worthOf(aim, sign * rank);
      return { choice: trick ?? first, worth: sign > 0 ? worth : 0 - worth, certain: 'proved' };
    }
    if (over || grow(questions)) return guessed();
  }
}
