import type { Bot } from '../../contract.ts';
import type { FoxuKind } from '../kind.ts';
import { judge } from './judge.ts';

/** Sees to the end of the game from the opening on. Between moves that are equally good, chance decides. */
export const hard: Bot<FoxuKind> = (view, seat, thinking) => judge(view, seat, thinking).move;
