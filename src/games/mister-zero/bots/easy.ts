import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { aimOf } from './aims.ts';
import { diceFrom } from './dice.ts';
import { hopesIn, mostHopeful } from './hope.ts';
import { lastTokens } from './lastTokens.ts';
import { inPlay, placing } from './laying.ts';
import { choicesIn, packed } from './packed.ts';

/** A beginner looks at so many choices, */
const looked = 60;
/** and imagines for each so many ways in which it may go on. */
const imagined = 60;
/** With so few bridges left, everybody sees what is going to happen. */
const seen = 3;

/** A beginner: looks at some of the choices, and at none of them for long. */
export const easy: Bot<MisterZeroKind> = inPlay((view, { rng }) => {
  const position = packed(view);
  const aim = aimOf(view);
  const choices = rng.shuffled(choicesIn(position));
  const last = lastTokens(position, aim, choices, seen);
  if (last !== undefined) return placing(last);
  const best = mostHopeful(choices.slice(0, looked), hopesIn(position, aim, diceFrom(rng), imagined), () => false);
  if (best === undefined) throw new Error('There is always a token to lay somewhere.');
  return placing(best);
});
