import type { Language, Speech } from '../../games/contract.ts';
import { words } from '../words/words.ts';

const minute = 60_000;

/** The people whose games the pictures of the rules show. */
const people = ['Ada', 'Bob', 'Chloé', 'Dan'];

/** The speech of the rules, where every game has just begun. */
export function rulesSpeech(language: Language): Speech {
  const spoken = new Intl.RelativeTimeFormat(language);
  return {
    language,
    player: (seat) => people[seat] ?? words[language].somebody(seat + 1),
    when: (instant) => spoken.format(Math.round(instant / minute), 'minute'),
  };
}
