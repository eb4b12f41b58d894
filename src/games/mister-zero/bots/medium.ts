import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { aimOf } from './aims.ts';
import { diceFrom } from './dice.ts';
import { lastTokens } from './lastTokens.ts';
import { inPlay, placing } from './laying.ts';
import { packed } from './packed.ts';
import { favourite, treeOf } from './tree.ts';

/** So many games are played to the end for one move. */
const games = 2_500;
/** With so few bridges left, all ways to lay the rest are tried. */
const overlooked = 7;

/** Plays as hard does, but thinks of fewer games, and sees the end later. It takes some milliseconds for a move. */
export const medium: Bot<MisterZeroKind> = inPlay((view, { rng }) => {
  const position = packed(view);
  const aim = aimOf(view);
  const tree = treeOf(position, aim, diceFrom(rng));
  tree.grow(games);
  const promising = tree.tried().map(({ choice }) => choice);
  return placing(lastTokens(position, aim, promising, overlooked) ?? favourite(tree).choice);
});
