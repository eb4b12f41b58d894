import type { GameDefinition } from '../contract.ts';
import { chapters } from './chapters.ts';
import { choices, standard } from './choices.ts';
import { drafts } from './face/drafts.ts';
import { face } from './face/face.ts';
import { forms } from './face/forms.ts';
import { type MisterZeroKind, seatings } from './kind.ts';
import { lesson } from './lesson.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { config, state } from './schema.ts';
import { placeName, seatName } from './seatName.ts';
import { partnerOf, sidesOf } from './seats.ts';
import { pointsOf } from './series.ts';
import { words } from './words.ts';

export const misterZero: GameDefinition<MisterZeroKind> = {
  ...mind,
  version: 1,
  edition: 1,
  seating: { least: 2, most: 4, counts: seatings },
  config,
  choices,
  presets: { standard },
  state,
  migrate: (_version, older) => older,
  rules,
  drafts,
  forms,
  face,
  words: { en: words.en.game, fr: words.fr.game },
  sides: sidesOf,
  cup: { won: ({ tallies }) => pointsOf(tallies) },
  seatName,
  placeName,
  secret: ({ act }, seat, view) =>
    act === 'advise' &&
    view.phase === 'placing' &&
    view.config.advice === 'allowed' &&
    partnerOf(view, seat) === view.awaited,
  smallTalk: ['no-next-game'],
  lesson,
  chapters,
};
