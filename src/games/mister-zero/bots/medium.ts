import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { aimOf } from './aims.ts';
import { diceFrom } from './dice.ts';
import { lastTokens } from './lastTokens.ts';
import { inPlay, placing } from './laying.ts';
import { choicesIn, packed } from './packed.ts';
import { favourite, treeOf } from './tree.ts';

/** So many games are played to the end for one move. */
const games = 800;
/** With so few bridges left, all ways to lay the rest are tried. */
const overlooked = 6;

/** Plays as hard does, but thinks of fewer games, and sees the end later. */
export const medium: Bot<MisterZeroKind> = inPlay((view, { rng }) => {
  const position = packed(view);
  const aim = aimOf(view);
  const last = lastTokens(position, aim, rng.shuffled(choicesIn(position)), overlooked);
  if (last !== undefined) return placing(last);
  const tree = treeOf(position, aim, diceFrom(rng));
  tree.grow(games);
  return placing(favourite(tree).choice);
});
