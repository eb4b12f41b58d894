import { expect, test } from 'vitest';
import { withCapitals } from '../../src/commands/board/sentences.ts';
import { chatSpeech, plainSpeech, writtenSpeech } from '../../src/commands/board/speech.ts';
import { gameLine } from '../../src/commands/calls/gameLine.ts';
import { type Level, languages, levels } from '../../src/games/contract.ts';
import { courseOf } from '../../src/host/listing.ts';
import type { Match } from '../../src/host/match/match.ts';
import { begun, game, snapshotOf } from '../host/matches.ts';

const against = (level: string): Match => {
  const match = begun('ada', 'bob');
  return { ...match, seats: match.seats.with(1, { kind: 'computer', level }) };
};
const wallTime = (instant: number) => instant;
const names: Readonly<Record<(typeof languages)[number], Readonly<Record<Level, string>>>> = {
  en: { easy: 'the computer (easy)', medium: 'the computer (medium)', hard: 'the computer (hard)' },
  fr: { easy: 'l’ordinateur (facile)', medium: 'l’ordinateur (moyen)', hard: 'l’ordinateur (fort)' },
};
const named = languages.flatMap((language) =>
  levels.map((level) => [language, level, names[language][level]] as const),
);

test.each(named)('in %s, a computer of the level %s is %s wherever it is named', (language, level, name) => {
  const match = against(level);
  for (const speech of [chatSpeech, plainSpeech, writtenSpeech]) {
    // Names in written text are kept apart from what stands around them.
    expect(
      speech(match, language, wallTime)
        .player(1)
        .replace(/[\u2068\u2069\\]/g, ''),
    ).toBe(name);
  }
  expect(gameLine(snapshotOf(match), { about: 'standing', member: 'ada', language, wallTime })).toContain(name);
  expect(withCapitals(`${name}.`)).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}.`);
});

test('a computer of a level that is no longer known is still a computer', () => {
  expect(plainSpeech(against('brilliant'), 'en', wallTime).player(1)).toBe('the computer (brilliant)');
});

test('computers are no members: they are not waited for, called or counted', () => {
  const match = against('hard');
  expect(courseOf(match, game).members).toEqual(['ada']);
  expect(courseOf({ ...match, seats: match.seats.toReversed() }, game).awaited).toEqual([]);
});
