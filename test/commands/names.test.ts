import { describe, expect, test } from 'vitest';
import { plainName } from '../../src/commands/board/names.ts';
import { plainSpeech, writtenSpeech } from '../../src/commands/board/speech.ts';
import type { Match } from '../../src/host/match/match.ts';

describe('a name', () => {
  test.each([
    ['marks that turn the text', '\u202eredruM\u2066\u061c', 'redruM'],
    ['a soft hyphen', 'A\u00adda', 'Ada'],
    ['fillers', '\u3164A\u115fd\uffa0a', 'Ada'],
    ['blank braille', '\u2800Ada\u2800\u2800Lovelace', 'Ada Lovelace'],
    ['ends of lines', 'Ada\r\n\u2028Lovelace', 'Ada Lovelace'],
  ])('loses %s', (_, name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  test.each([
    ['a family', '👩\u200d👩\u200d👧'],
    ['a red heart', '❤\ufe0f'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a Persian word', 'می\u200cخواهم'],
    ['Korean', '김민준'],
    ['braille', '⠁⠙⠁'],
  ])('keeps %s as it is', (_, name) => {
    expect(plainName(name)).toBe(name);
  });

  test.each([
    ['Hangul fillers', '\u3164\u1160'],
    ['blank braille', '\u2800'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['what only joins emoji', '\u200d\ufe0f\u{e0067}\u200c'],
    ['spaces and marks', ' \u200b\u00a0\u202e'],
  ])('made of %s is none', (_, name) => {
    expect(plainName(name)).toBeUndefined();
  });
});

describe('a name that is written from right to left', () => {
  const names = ['דנה', 'Bob', 'سارة *'];
  const seats = names.map((name, nth) => ({ kind: 'member', id: String(nth), name }));
  const match = { seats } as unknown as Match;
  const shown = (speech: typeof writtenSpeech) => {
    const { player } = speech(match, 'en', (instant) => instant);
    return names.map((_, seat) => player(seat));
  };

  test('does not turn what stands around it in the board in words', () => {
    expect(shown(writtenSpeech)).toEqual(['\u2068דנה\u2069', 'Bob', '\u2068سارة \\*\u2069']);
  });

  test('stands as it is in alt text, which is heard, and in pictures', () => {
    expect(shown(plainSpeech)).toEqual(names);
  });
});
