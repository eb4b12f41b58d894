import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { inPlay, placing } from './laying.ts';
import { think } from './think.ts';

/** Grows a tree of games played to the end. Near the end of the game it tries all ways to lay the rest. */
export const hard: Bot<MisterZeroKind> = inPlay((view, { rng, late, best }) =>
  placing(think(view, { rng, late, best: (choice) => best(placing(choice)) }).choice),
);
