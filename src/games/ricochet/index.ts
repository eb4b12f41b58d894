import type { GameDefinition } from '../contract.ts';
import { chapters } from './chapters.ts';
import { choices, standard } from './choices.ts';
import { commands } from './commands.ts';
import { contest } from './contest.ts';
import { tokensToWin } from './decided.ts';
import { drafts } from './face/drafts.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import { config, type RicochetKind, state } from './kind.ts';
import { lesson } from './lesson.ts';
import { mind } from './mind.ts';
import { rules, smallTalk } from './rules.ts';
import { placesOf } from './scoring.ts';
import { solos } from './solo/solos.ts';
import { runErrand } from './solver/errand.ts';
import { words } from './words.ts';

export const ricochet: GameDefinition<RicochetKind> = {
  ...mind,
  version: 1,
  edition: 1,
  seating: { least: 1, most: 60, open: true },
  config,
  choices,
  presets: { standard },
  state,
  migrate: (_version, older) => older,
  rules,
  runErrand,
  drafts,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  commands,
  contest,
  cup: {
    places: ({ players }) => placesOf(players),
    // Two play, also while only one of them has bid.
    config: (config) => ({ ...config, ties: 'tournament', tokens: config.tokens ?? tokensToWin.get(2) }),
  },
  solos,
  smallTalk,
  lesson,
  chapters,
};
