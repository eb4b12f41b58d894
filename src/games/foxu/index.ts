import { type GameDefinition, none } from '../contract.ts';
import { anyMove } from './bots/anyMove.ts';
import { easy } from './bots/easy.ts';
import { hard } from './bots/hard.ts';
import { judging } from './bots/judge.ts';
import { medium } from './bots/medium.ts';
import { chapters } from './chapters.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import type { FoxuKind } from './kind.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { config, state } from './schema.ts';
import { words } from './words.ts';

export const foxu: GameDefinition<FoxuKind> = {
  id: 'foxu',
  version: 1,
  seating: { least: 2, most: 2 },
  config,
  presets: { standard: {} },
  state,
  migrate: (_version, older) => older,
  rules,
  notation,
  drafts: none,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  chapters,
  bots: { easy, medium, hard },
  anyMove,
  judging,
};
