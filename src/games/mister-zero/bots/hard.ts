import type { Bot } from '../../contract.ts';
import type { MisterZeroKind } from '../kind.ts';
import { judge } from './judge.ts';
import { inPlay } from './laying.ts';

/** Grows a tree of games played to the end. Near the end of the game it tries all ways to lay the rest. */
export const hard: Bot<MisterZeroKind> = inPlay((view, thinking) => judge(view, view.awaited, thinking).move);
