import type { GameDefinition } from '../../contract.ts';
import { example } from '../example.ts';
import { notation } from '../notation/notation.ts';
import { chapters } from './chapters.ts';
import { drafts } from './face/drafts.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import { config, type SoloKind, state } from './kind.ts';
import { rules } from './rules.ts';
import { words } from './words.ts';

export const solo: GameDefinition<SoloKind> = {
  id: 'ricochet-alone',
  version: 1,
  edition: 1,
  seating: { least: 1, most: 1 },
  config,
  presets: { standard: { ...example, level: 'medium', seed: 'plateau' } },
  state,
  migrate: (_version, older) => older,
  rules,
  notation,
  drafts,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  // The game itself has one.
  lesson: { config: { ...example, level: 'medium', seed: 'plateau' }, seats: 1, seed: 'plateau', steps: [] },
  chapters,
  bots: {},
};
