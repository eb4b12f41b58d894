import { describe, expect, test } from 'vitest';
import { plainSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import type { Language } from '../../src/games/contract.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { beginPlay } from '../../src/host/match/begin.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import { ada, bob, duel, hour } from '../host/room.ts';

const game = games.find(({ id }) => id === 'zgame') as Game;
const now = Date.UTC(2026, 7, 1, 12);

/** Both arrange their pieces. Bob's time began an hour after Ada's. */
function arranging(changes: Partial<Match> = {}): Match {
  const invited = challengeMatch({ ...duel, game: 'zgame' }, game, 1, 'seed', now);
  const begun = beginPlay(invited, [ada, bob], { game, now, seed: 'seed', revision: 1 });
  const turns = [0, 1].map((seat) => ({ seat, since: now + seat * hour, reminded: false }));
  return { ...begun, clock: { ...begun.clock, turns }, ...changes };
}

function lines(match: Match, language: Language): string[] {
  const snapshot = { table: '7000', revision: 2, match, game, bulletin: undefined } as const;
  return stageLines(
    snapshot,
    plainSpeech(match, language, (instant) => instant),
  );
}

test('a game that was ended by somebody who is forgotten was ended by a former player', () => {
  const match = arranging({ stage: { at: 'over', ending: { by: 'member', id: '?' } } });
  expect(lines(match, 'en')[0]).toBe('a former player has ended this game.');
  expect(lines(match, 'fr')[0]).toBe('un ancien joueur a arrêté cette partie.');
});

describe('the line below a board that says how much time is left', () => {
  test('names each player where they have not the same time', () => {
    expect(lines(arranging(), 'en')).toEqual([
      '-# Ada: time for this turn ends Aug 2, 2026, 12:00 PM UTC.',
      '-# Bob: time for this turn ends Aug 2, 2026, 1:00 PM UTC.',
    ]);
    expect(lines(arranging(), 'fr')).toEqual([
      '-# Ada\u00a0: le temps de ce tour s’achève 2 août 2026, 12:00 UTC.',
      '-# Bob\u00a0: le temps de ce tour s’achève 2 août 2026, 13:00 UTC.',
    ]);
  });

  test('names nobody where all have the same', () => {
    const { clock } = arranging();
    const turns = [0, 1].map((seat) => ({ seat, since: now, reminded: false }));
    expect(lines(arranging({ clock: { ...clock, turns } }), 'en')).toEqual([
      '-# Time for this turn ends Aug 2, 2026, 12:00 PM UTC.',
    ]);
  });

  test('reminds whoever is called of their own time', () => {
    const call = { why: 'reminder', seats: [1] } as const;
    expect(lines(arranging({ call }), 'en').at(-1)).toBe('Bob, a reminder: your turn ends Aug 2, 2026, 1:00 PM UTC.');
  });
});
