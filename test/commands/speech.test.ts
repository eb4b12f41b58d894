import { expect, test } from 'vitest';
import { chatSpeech, plainSpeech, writtenSpeech } from '../../src/commands/board/speech.ts';
import type { Match } from '../../src/host/match/match.ts';

const match = { seats: [] } as unknown as Match;
/** The clock of the tables is behind that of the walls by a minute and a half. */
const wallTime = (instant: number) => instant + 90_000;

test('Pictures and plain texts know the second that every clock on a wall shows at an instant.', () => {
  for (const speech of [plainSpeech, writtenSpeech].map((make) => make(match, 'en', wallTime))) {
    expect([0, 11_999, 12_000, 29_999, 30_000].map((instant) => speech.second?.(instant))).toEqual([30, 41, 42, 59, 0]);
  }
});

test('Texts whose times count down by themselves need no second.', () => {
  expect(chatSpeech(match, 'en', wallTime).second).toBeUndefined();
});
