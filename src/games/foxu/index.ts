import { type GameDefinition, none } from '../contract.ts';
import { chapters } from './chapters.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import type { FoxuKind } from './kind.ts';
import { lesson } from './lesson.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { config, state } from './schema.ts';
import { words } from './words.ts';

export const foxu: GameDefinition<FoxuKind> = {
  ...mind,
  version: 1,
  edition: 1,
  seating: { least: 2, most: 2 },
  config,
  presets: { standard: {} },
  state,
  migrate: (_version, older) => older,
  rules,
  drafts: none,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  lesson,
  chapters,
};
