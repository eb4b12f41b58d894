import type { Mind } from '../mind.ts';
import { anyMove } from './bots/anyMove.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import { judging } from './bots/judge.ts';
import { medium } from './bots/medium.ts';
import type { FoxuKind } from './kind.ts';
import { notation } from './notation.ts';

export const mind: Mind<FoxuKind> = {
  id: 'foxu',
  notation,
  bots: { easy, medium, hard },
  anyMove,
  judging,
};
