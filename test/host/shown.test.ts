import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Act } from '../../src/host/match/act.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Seen } from '../../src/host/tables.ts';
import { recordKey } from '../../src/store/keys.ts';
import { ada, bob, duel, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
  await room.host.challenge(table, { ...duel, game: 'zgame', first: 'challenger' });
  await does({ act: 'accept', by: bob.id });
});
afterEach(() => room.close());

const table = '7000';

async function does(act: Act, seen?: Seen): Promise<string> {
  const answer = await room.host.act(table, act, seen === undefined ? {} : { seen });
  if (answer === 'nothing' || answer.ok) return 'done';
  return answer.refusal.of === 'host' ? answer.refusal.why : answer.refusal.refusal.why;
}

const shuffles = ({ id }: typeof ada | typeof bob, seen?: Seen) => does({ act: 'move', by: id, text: 'shuffle' }, seen);

async function matchNow(): Promise<Match> {
  const snapshot = await room.host.look(table);
  if (snapshot === undefined) throw new Error('no table');
  return snapshot.match;
}

describe('the number of a board', () => {
  test('grows only for those who see that something changed', async () => {
    for (let n = 0; n < 3; n++) await shuffles(ada);
    expect((await matchNow()).shown).toEqual({ table: 2, seats: [5, 2] });
    await does({ act: 'move', by: bob.id, text: 'ready' });
    expect((await matchNow()).shown).toEqual({ table: 3, seats: [6, 3] });
  });

  test('goes on from game to game, also when another is begun there, and never counts what was private', async () => {
    for (let n = 0; n < 3; n++) await shuffles(ada);
    await does({ act: 'resign', by: bob.id });
    for (const by of [ada.id, bob.id]) await does({ act: 'rematch', by });
    expect(await matchNow()).toMatchObject({ began: 5, shown: { table: 5, seats: [5, 5] } });
    await shuffles(ada);
    await does({ act: 'resign', by: bob.id });
    await room.host.challenge(table, duel);
    expect(await matchNow()).toMatchObject({ began: 7, shown: { table: 7 } });
  });
});

describe('a private panel', () => {
  test('counts until its owner sees something new, whatever the other player does in private', async () => {
    await shuffles(bob);
    expect(await shuffles(ada, { panel: 2, table: 2 })).toBe('done');
    expect(await shuffles(ada, { panel: 2, table: 2 })).toBe('moved-on');
    expect(await shuffles(ada, { panel: 3, table: 2 })).toBe('done');
    expect(await shuffles(bob, { board: 2 })).toBe('done');
    expect(await shuffles(bob, { panel: 4, table: 2 })).toBe('done');
  });

  test('of an earlier game counts no more, even if it has the number of one that is shown now', async () => {
    for (let n = 0; n < 3; n++) await shuffles(ada);
    await does({ act: 'resign', by: bob.id });
    for (const by of [ada.id, bob.id]) await does({ act: 'rematch', by });
    expect(await shuffles(ada, { panel: 5, table: 2 })).toBe('moved-on');
    expect(await shuffles(ada, { panel: 5, table: 5 })).toBe('done');
  });

  test('that was opened before panels had two numbers is shown anew, and the board still counts', async () => {
    const match = await matchNow();
    await room.behind.setField(
      recordKey(table),
      'body',
      JSON.stringify({ ...match, shown: { table: 2, seats: [4, 2] } }),
    );
    expect(await shuffles(ada, { panel: 4, table: 4 })).toBe('moved-on');
    expect(await shuffles(bob, { board: 2 })).toBe('done');
  });
});

describe('what somebody does in private', () => {
  test('leaves a draw offer open', async () => {
    await does({ act: 'draw', by: bob.id });
    await shuffles(ada);
    expect((await matchNow()).drawOffer).toBe(1);
    await does({ act: 'move', by: ada.id, text: 'ready' });
    expect((await matchNow()).drawOffer).toBeUndefined();
  });

  test('does not keep them from being called', async () => {
    const { seen } = await matchNow();
    room.clock.wall += 1_000;
    await shuffles(ada);
    expect((await matchNow()).seen).toEqual(seen);
    await does({ act: 'move', by: ada.id, text: 'ready' });
    expect((await matchNow()).seen).not.toEqual(seen);
  });
});
