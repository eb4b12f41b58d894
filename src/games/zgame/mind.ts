import type { Mind } from '../mind.ts';
import { anyMove } from './bots/anyMove.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import { judge } from './bots/judge.ts';
import { medium } from './bots/medium.ts';
import type { ZGameKind } from './kind.ts';
import { notation } from './notation.ts';

export const mind: Mind<ZGameKind> = {
  id: 'zgame',
  notation,
  bots: { easy, medium, hard },
  anyMove,
  judging: { when: 'afterwards', judge },
};
