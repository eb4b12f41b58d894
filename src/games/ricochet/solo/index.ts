import type { GameDefinition } from '../../contract.ts';
import { notation } from '../notation/notation.ts';
import { chapters } from './chapters.ts';
import { example } from './example.ts';
import { face } from './face/face.ts';
import { type AloneKind, config, state } from './kind.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

export const alone: GameDefinition<AloneKind> = {
  id: 'ricochet-alone',
  version: 1,
  seating: { least: 1, most: 1 },
  config,
  presets: { standard: example },
  state,
  migrate: (_version, older) => older,
  rules,
  notation,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  chapters,
  bots: {},
};
