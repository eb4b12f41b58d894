import type { GameDefinition } from '../contract.ts';
import { chapters } from './chapters.ts';
import { choices, commands, standard } from './choices.ts';
import { levelTotalsOf } from './course.ts';
import { drafts } from './face/drafts.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import type { MastermindKind } from './kind.ts';
import { lesson } from './lesson.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { config, state } from './schema.ts';
import { words } from './words.ts';

export const mastermind: GameDefinition<MastermindKind> = {
  ...mind,
  version: 1,
  edition: 1,
  seating: { least: 2, most: 3 },
  config,
  choices,
  presets: {
    standard,
    short: { ...standard, length: 'short' },
    'with-possible': { ...standard, possible: 'told' },
    'one-after-the-other': { ...standard, setters: 'one-after-the-other' },
  },
  state,
  migrate: (_version, older) => older,
  rules,
  drafts,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  commands,
  cup: { won: ({ course }) => levelTotalsOf(course) },
  secret: ({ act }, seat, view) => view.phase === 'choosing' && seat === view.setter && act === 'choose',
  smallTalk: ['not-between-rounds'],
  lesson,
  chapters,
};
