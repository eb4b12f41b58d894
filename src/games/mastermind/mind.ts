import type { Mind } from '../mind.ts';
import { anyMove } from './bots/anyMove.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import { judging } from './bots/judge.ts';
import { medium } from './bots/medium.ts';
import type { MastermindKind } from './kind.ts';
import { notation } from './notation.ts';

export const mind: Mind<MastermindKind> = {
  id: 'mastermind',
  notation,
  bots: { easy, medium, hard },
  anyMove,
  judging,
};
