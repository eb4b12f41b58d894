import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/games/kernel.ts';
import { everyGame } from '../../src/games/registry.ts';
import type { Act, Applied, Surroundings } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { beginPlay } from '../../src/host/match/begin.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import { differences, retrace } from '../../src/host/match/retrace.ts';
import { ada, bob, duel } from './room.ts';

const game = everyGame.get('foxu') as Exclude<ReturnType<typeof everyGame.get>, undefined>;
const around = (now: number): Surroundings => ({ game, now, seed: 'seed', revision: 1 });

/** A duel in which Ada and Bob made these moves, with its log. */
function played(...moves: readonly string[]): { match: Match; log: Entry[] } {
  let match = beginPlay(challengeMatch(duel, game, 1, 'seed', 1_000), [ada, bob], around(1_000));
  const log: Entry[] = [];
  for (const [index, text] of moves.entries()) {
    const applied = applyAct(match, moveOf(match, text), around(2_000 + index)) as Applied & { done: 'yes' };
    expect(applied.done).toBe('yes');
    match = applied.match;
    log.push(...applied.entries);
  }
  return { match, log };
}

function moveOf(match: Match, text: string): Act {
  const [seat] = match.play === undefined ? [] : [game.awaiting(match.play)].flat();
  return { act: 'move', by: seat === 1 ? bob.id : ada.id, text };
}

const opening = ['shuffle', 'ready', 'corners yellow a1', 'yellow a4', 'keep'];

describe('a match played again from its log', () => {
  test('is the same, turn by turn', () => {
    const { match, log } = played(...opening);
    const { plays, fault } = retrace(match, log, game);
    expect(fault).toBeUndefined();
    expect(plays.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(plays.at(-1)?.state).toEqual(match.play?.state);
  });

  test('is the same also when it was ended from outside', () => {
    const { match, log } = played(...opening);
    const ended = applyAct(match, { act: 'resign', by: ada.id }, around(9_000)) as Applied & { done: 'yes' };
    expect(retrace(ended.match, log, game).fault).toBeUndefined();
  });

  test('says at which turn the game no longer accepts an entry', () => {
    const { match, log } = played(...opening);
    const forged = log.with(2, { at: 5, input: { type: 'move', seat: 0, text: 'yellow a4' } });
    const { plays, fault } = retrace(match, forged, game);
    expect(fault).toEqual({ what: 'refused', turn: 3, why: 'not-now' });
    expect(plays.length).toBe(3);
  });

  test('says where the state differs though every entry is accepted', () => {
    const { match, log } = played(...opening);
    const forged = log.with(3, { at: 5, input: { type: 'move', seat: 0, text: 'yellow a3' } });
    const { fault } = retrace(match, forged, game);
    expect(fault).toMatchObject({ what: 'other-state' });
    expect(fault?.what === 'other-state' && fault.paths).toContain('board.tubes.yellow');
  });

  test('cannot be compared when what it began with was not kept', () => {
    const { match, log } = played('shuffle');
    expect(retrace({ ...match, opened: undefined }, log, game).fault).toEqual({ what: 'no-opening' });
  });
});

test('the differences of two values are listed by their paths', () => {
  expect(differences({ a: [1, 2], b: null }, { a: [1, 3], b: {} })).toEqual(['a.1', 'b']);
  expect(differences([1], [1, 2])).toEqual(['1']);
  expect(differences({ a: 1 }, { a: 1 })).toEqual([]);
  expect(differences(1, 2)).toEqual(['all']);
});
