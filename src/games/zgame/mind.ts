import type { Mind } from '../mind.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import type { ZGameKind } from './kind.ts';
import { notation } from './notation.ts';

export const mind: Mind<ZGameKind> = {
  id: 'zgame',
  notation,
  bots: { easy, hard },
};
