import { describe, expect, test } from 'vitest';
import { deedFor } from '../../src/commands/chat/deeds.ts';
import { leaveQuestion } from '../../src/commands/common/matchActs.ts';
import { words } from '../../src/commands/words/words.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { cupMatch } from '../../src/host/cups/cupMatch.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { begun } from '../host/cups/cups.ts';

/** The first game of a cup of Ricochet, where in other games everybody may come and go. */
function ricochet(): { snapshot: Snapshot; who: { by: string; name: string } } {
  const game = games.find(({ id }) => id === 'ricochet') as Game;
  const cup = begun(4, { game: 'ricochet', config: game.presets.standard });
  const match = cupMatch(cup, { round: 0, at: 0 }, game, { began: 1, seed: 'seed', now: 2_000 }) as Match;
  const [first] = match.seats;
  const by = first?.kind === 'member' ? first.id : '';
  return {
    snapshot: { table: '5000.6000', revision: 1, match, game, bulletin: undefined } as Snapshot,
    who: { by, name: 'First' },
  };
}

describe('In a game of a cup', () => {
  test.each(['resign', 'leave'] as const)('whoever types that they %s is told that they lose by it', (wish) => {
    const { snapshot, who } = ricochet();
    const deed = deedFor(wish, snapshot, who);
    expect(deed).toMatchObject({ do: 'tell', text: expect.stringContaining(words.en.resignSure) });
    expect(leaveQuestion(snapshot, words.fr)).toBe(words.fr.resignSure);
  });

  test('nobody who plays can stop it', () => {
    const { snapshot, who } = ricochet();
    expect(deedFor('stop', snapshot, who)).toEqual({ do: 'refuse', refusal: { of: 'host', why: 'in-a-cup' } });
  });
});
