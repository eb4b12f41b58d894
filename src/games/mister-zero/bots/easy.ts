import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { aimOf, even } from './aims.ts';
import { diceFrom } from './dice.ts';
import { lastTokens } from './lastTokens.ts';
import { inPlay, placing } from './laying.ts';
import { bridgeOf, choicesIn, copyOf, digitOf, isRedToLay, lay, nowhere, packed, resetTo } from './packed.ts';
import { playOut } from './playout.ts';

/** A beginner looks at so many choices, */
const looked = 40;
/** and imagines for each so many ways in which it may go on. */
const imagined = 16;
/** With so few bridges left, everybody sees what is going to happen. */
const seen = 3;

/** A beginner: looks at some of the choices, and at none of them for long. */
export const easy: Bot<MisterZeroKind> = inPlay((view, { rng }) => {
  const position = packed(view);
  const aim = aimOf(view);
  const choices = rng.shuffled(choicesIn(position));
  const last = lastTokens(position, aim, choices, seen);
  if (last !== undefined) return placing(last);
  const dice = diceFrom(rng);
  const next = copyOf(position);
  const made = new Uint8Array(nowhere);
  const sign = isRedToLay(position) ? 1 : -1;
  const hopes = choices.slice(0, looked).map((choice) => {
    let sum = 0;
    for (let game = 0; game < imagined; game++) {
      resetTo(next, position);
      lay(next, digitOf(choice), bridgeOf(choice));
      sum += sign * (aim.worth[playOut(next, dice, made) + even] ?? 0);
    }
    return { choice, sum };
  });
  const [best] = hopes.toSorted((one, other) => other.sum - one.sum);
  if (best === undefined) throw new Error('There is always a token to lay somewhere.');
  return placing(best.choice);
});
