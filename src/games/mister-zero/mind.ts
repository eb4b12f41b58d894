import type { Mind } from '../mind.ts';
import { advising } from './bots/advising.ts';
import { anyMove } from './bots/anyMove.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import { judging } from './bots/judge.ts';
import { medium } from './bots/medium.ts';
import type { MisterZeroKind } from './kind.ts';
import { notation } from './notation.ts';

export const mind: Mind<MisterZeroKind> = {
  id: 'mister-zero',
  notation,
  bots: { easy, medium, hard },
  asides: { easy: advising(easy), medium: advising(medium), hard: advising(hard) },
  anyMove,
  judging,
};
