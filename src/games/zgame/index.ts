import type { GameDefinition } from '../contract.ts';
import { chapters } from './chapters.ts';
import { drafts } from './face/drafts.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import { sideOf, type ZGameKind } from './kind.ts';
import { lesson } from './lesson.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { config, state } from './schema.ts';
import { words } from './words.ts';

export const zgame: GameDefinition<ZGameKind> = {
  ...mind,
  version: 1,
  edition: 1,
  seating: { least: 2, most: 2 },
  config,
  presets: { standard: {} },
  state,
  migrate: (_version, older) => older,
  rules,
  drafts,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  seatName: (seat, _seats, language) => words[language].sides[sideOf(seat)],
  // Also what a player types who is ready already may say what stands where.
  secret: ({ act }, _seat, { phase }) => phase === 'arranging' && (act === 'arrange' || act === 'swap'),
  smallTalk: ['ready-already'],
  lesson,
  chapters,
};
