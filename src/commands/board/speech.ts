import type { Language, Speech } from '../../games/contract.ts';
import type { Match, Occupant } from '../../host/match/match.ts';
import { words } from '../words/words.ts';
import { escaped, isolated, plainName } from './names.ts';

/** Speech for texts that Discord renders: it shows people as mentions, and times that count down by themselves. */
export function chatSpeech(
  match: Pick<Match, 'seats'>,
  language: Language,
  wallTime: (instant: number) => number,
): Speech {
  return {
    language,
    player: (seat) => name(match.seats[seat], language, ({ id }) => `<@${id}>`),
    when: (instant) => `<t:${Math.floor(wallTime(instant) / 1000)}:R>`,
  };
}

/** Speech for plain text, where Discord renders nothing: alt text, pictures, suggestions. */
export function plainSpeech(
  match: Pick<Match, 'seats'>,
  language: Language,
  wallTime: (instant: number) => number,
): Speech {
  return named(match, language, wallTime, (plain) => plain);
}

/** Speech for plain text that stands in a chat, such as the board in words. Names bring no markup with them. */
export function writtenSpeech(
  match: Pick<Match, 'seats'>,
  language: Language,
  wallTime: (instant: number) => number,
): Speech {
  return named(match, language, wallTime, (plain) => isolated(escaped(plain)));
}

function named(
  match: Pick<Match, 'seats'>,
  language: Language,
  wallTime: (instant: number) => number,
  shown: (plain: string) => string,
): Speech {
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return {
    language,
    player: (seat) =>
      name(match.seats[seat], language, (member) =>
        shown(plainName(member.name) ?? words[language].somebody(seat + 1)),
      ),
    when: (instant) => `${clock.format(wallTime(instant))} UTC`,
    second: (instant) => new Date(wallTime(instant)).getUTCSeconds(),
  };
}

function name(
  occupant: Occupant | undefined,
  language: Language,
  member: (occupant: Occupant & { kind: 'member' }) => string,
): string {
  if (occupant === undefined) return '?';
  switch (occupant.kind) {
    case 'member':
      return member(occupant);
    case 'computer':
      return words[language].computer(occupant.level);
    case 'nobody':
      return words[language].freeSeat;
    case 'former':
      return words[language].privacy.former;
  }
}
