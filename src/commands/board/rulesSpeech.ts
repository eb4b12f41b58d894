import type { Language, Speech } from '../../games/contract.ts';
import { words } from '../words/words.ts';

const minute = 60_000;

/** The speech of the rules, where players are not particular people and every game has just begun. */
export function rulesSpeech(language: Language): Speech {
  const spoken = new Intl.RelativeTimeFormat(language);
  return {
    language,
    player: (seat) => words[language].somebody(seat + 1),
    when: (instant) => spoken.format(Math.round(instant / minute), 'minute'),
  };
}
