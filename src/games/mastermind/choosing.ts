import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { setterOf } from './course.ts';
import type { MastermindKind, Move, Refusal, StateOf } from './kind.ts';
import { type Code, isCard, packWithout } from './pieces.ts';

/** The setter secretly chooses three cards of the pack, in order. */
export function stepChoosing(
  state: StateOf<'choosing'>,
  seat: Seat,
  move: Move,
  { rng }: Moment,
): Step<MastermindKind> {
  const { course } = state;
  const round = course.points.length;
  const setter = setterOf(course, round);
  switch (move.act) {
    case 'row':
      return refused({ why: 'cards-not-set', setter });
    case 'next':
      return refused({ why: 'not-between-rounds' });
    case 'draw':
    case 'choose': {
      if (seat !== setter) return refused({ why: 'not-the-setter', setter });
      const pack = packWithout(course.covered);
      const named = move.act === 'draw' ? rng.shuffled(pack).slice(0, 3) : move.cards;
      const code = codeOf(named, pack);
      if ('why' in code) return refused(code);
      return done({ phase: 'seeking', course, code, given: [] }, { what: 'set', seat, round: round + 1 });
    }
  }
}

function codeOf(named: readonly string[], pack: readonly string[]): Code | Refusal {
  for (const [place, card] of named.entries()) {
    if (!isCard(card)) return { why: 'no-such-card', card };
    if (!pack.includes(card)) return { why: 'card-covered', card };
    if (named.indexOf(card) < place) return { why: 'card-twice', card };
  }
  const [left, middle, right, ...more] = named.filter(isCard);
  return left === undefined || middle === undefined || right === undefined || more.length > 0
    ? { why: 'wrong-number-of-cards', given: named.length }
    : [left, middle, right];
}
