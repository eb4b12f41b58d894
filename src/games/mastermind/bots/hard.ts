import { dearCards } from './dearCards.ts';
import { seekBest } from './seekBest.ts';
import { playerWho } from './turns.ts';

export const hard = playerWho(dearCards, seekBest);
