import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { readMatch } from '../../src/host/match/match.ts';
import { Unreadable } from '../../src/host/unreadable.ts';
import { clearTable, listTables, putBack, tryAgain } from '../../src/mendTable.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import { bucketOf, livingOf, recordKey, writtenWith } from '../../src/store/keys.ts';
import { describeEach, needs, storeKinds } from '../needs.ts';
import { ada, bob, duel, hour, minute, openRoom, type Room } from './room.ts';

const stop = { act: 'stop', by: '999', rank: 'moderator' } as const;
const move = { act: 'move', by: ada.id, text: 'shuffle' } as const;

/** Each way to break a table, and what players are told of it. */
const damages = {
  'is of a newer format': { why: 'newer', to: (kept: Kept) => ({ ...kept, format: 2 }) },
  'is of a newer version of its game': {
    why: 'newer',
    to: (kept: Kept) => ({ ...kept, play: { ...kept.play, version: 99 } }),
  },
  'has a state that is none': { why: 'damaged', to: (kept: Kept) => ({ ...kept, play: { ...kept.play, state: 7 } }) },
  'is of a game that is not there': { why: 'unknown-game', to: (kept: Kept) => ({ ...kept, game: 'chess' }) },
  'is no match': { why: 'damaged', to: () => ({ format: 1 }) },
} as const;
type Kept = { readonly play: object };

let room: Room;

/** Begins a duel whose reminder comes after 18 hours. */
async function begin(table: TableId): Promise<void> {
  await room.host.challenge(table, duel);
  await room.host.act(table, { act: 'accept', by: bob.id });
}

describeEach(storeKinds, 'A table that cannot be read, in the $name store,', ({ kind }) => {
  beforeEach(async () => {
    room = await openRoom(games, kind);
  });
  afterEach(() => room.close());

  async function damage(table: TableId, to: (kept: Kept) => object): Promise<string> {
    const { body = '' } = await room.store.load(table);
    const damaged = JSON.stringify(to(JSON.parse(body)));
    await room.behind.setField(recordKey(table), 'body', damaged);
    return damaged;
  }

  const spoil = (table: TableId) => room.behind.spoil(recordKey(table));

  test('starves no other: with sixty of them the reminder of a healthy table comes in time', async () => {
    const ways = Object.values(damages);
    for (let n = 0; n < 60; n++) {
      const table = idOf({ at: 'channel', channel: `90${n}` });
      await begin(table);
      await (n % 6 === 5 ? spoil(table) : damage(table, ways[n % 6]?.to ?? (() => ({}))));
    }
    room.clock.wall += minute;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    await begin('7000');
    await room.pass(18 * hour + minute);
    // The first look finds the sixty, the next one all others.
    await room.pass(3_000);
    expect(readMatch((await room.store.load('7000')).body ?? '').clock.reminded).toBe(true);
    const reminded = room.announced.filter(({ match }) => match.call?.why === 'reminder');
    expect(reminded.map(({ table }) => table)).toEqual(['7000']);
    expect(room.host.setAside()).toBe(60);
    const named = room.logged.filter(({ msg }) => msg.startsWith('this table cannot be read'));
    expect(named.length).toBe(60);
    expect(new Set(named.map(({ table }) => table)).size).toBe(60);
  });

  test.each(Object.entries(damages))('because it %s, stays as it is, and whoever acts is told why', async (_, way) => {
    await begin('7000');
    const kept = await damage('7000', way.to);
    const refusal = { ok: false, refusal: { of: 'host', why: way.why } };
    expect(await room.host.act('7000', move)).toMatchObject(refusal);
    expect(await room.host.act('7000', { act: 'stop', by: ada.id, rank: 'member' })).toMatchObject(refusal);
    expect(await room.host.challenge('7000', duel)).toMatchObject(refusal);
    await expect(room.host.look('7000')).rejects.toThrow(Unreadable);
    await room.pass(40 * hour);
    expect((await room.store.load('7000')).body).toBe(kept);
    expect(await room.store.log('7000')).toEqual([]);
  });

  test('is cleared by a moderator, and what was kept there can be brought back', async () => {
    await begin('7000');
    const kept = await damage('7000', damages['is of a newer version of its game'].to);
    expect(await room.host.act('7000', stop)).toMatchObject({ ok: false, refusal: { why: 'cleared' } });
    expect(room.host.setAside()).toBe(0);
    expect(await room.host.look('7000')).toBeUndefined();
    expect(await room.host.live('7000')).toEqual(new Map());
    expect(await room.host.challenge('7000', duel)).toMatchObject({ ok: true, snapshot: { revision: 3 } });
    const [cleared] = await room.store.cleared();
    const name = `7000@${room.clock.wall}`;
    expect(cleared).toEqual({ table: '7000', at: room.clock.wall });
    await expect(putBack(room.store, name, 1)).rejects.toThrow('A game is going on');
    expect(await room.host.act('7000', stop)).toMatchObject({ ok: true });
    expect(await putBack(room.store, name, 1)).toContain('cannot be read (newer)');
    expect((await room.store.load('7000')).body).toBe(kept);
    expect(await listTables(room.store)).toEqual([
      expect.stringContaining('7000  set aside (newer)'),
      expect.stringContaining('7000@1  cleared on 1970-01-01'),
      'No table is live here.',
    ]);
  });

  test('is no longer counted within seconds of being cleared from outside, though it was to be tried in an hour', async () => {
    await begin('7000');
    await begin('7001');
    await spoil('7000');
    await spoil('7001');
    await room.pass(40 * hour);
    expect(room.host.setAside()).toBe(2);
    await clearTable(room.store, '7000', room.clock.wall);
    await room.pass(20_000);
    expect(room.host.setAside()).toBe(1);
    // What is broken again after it was cleared is counted again.
    await begin('7000');
    await spoil('7000');
    await room.host.act('7000', move);
    await room.pass(20_000);
    expect(room.host.setAside()).toBe(2);
  });

  test('is cleared also when its key is spoilt, and old boards do not fit what comes after', async () => {
    await begin('7000');
    await spoil('7000');
    expect(await clearTable(room.store, '7000', room.clock.wall)).toContain('7000 is free');
    expect(await room.host.challenge('7000', duel)).toMatchObject({ ok: true });
    const press = { act: 'decline', by: bob.id } as const;
    expect(await room.host.act('7000', press, { seen: { board: 1 } })).toMatchObject({ refusal: { why: 'moved-on' } });
    expect(await room.host.act('7000', press, { seen: { match: 2 } })).toMatchObject({ refusal: { why: 'moved-on' } });
  });

  test('is cleared also when its revision is no number', async () => {
    await begin('7000');
    await room.behind.setField(recordKey('7000'), 'revision', 'seven');
    const refusal = { ok: false, refusal: { of: 'host', why: 'damaged' } };
    expect(await room.host.act('7000', move)).toMatchObject(refusal);
    expect(await room.host.challenge('7000', duel)).toMatchObject(refusal);
    expect(await room.host.act('7000', stop)).toMatchObject({ ok: false, refusal: { why: 'cleared' } });
    expect(await room.host.challenge('7000', duel)).toMatchObject({ ok: true });
  });

  test('goes on as soon as it can be read again', async () => {
    await begin('7000');
    const { body = '' } = await room.store.load('7000');
    await damage('7000', damages['has a state that is none'].to);
    await room.pass(20 * hour);
    expect(room.host.setAside()).toBe(1);
    expect(await tryAgain(room.store, '7000')).toContain('cannot be read (damaged)');
    await room.behind.setField(recordKey('7000'), 'body', body);
    expect(await tryAgain(room.store, '7000')).toContain('can be read: foxu, playing');
    await room.pass(5_000);
    expect(room.host.setAside()).toBe(0);
    expect(room.announced.at(-1)?.table).toBe('7000');
    await room.pass(minute);
    expect(readMatch((await room.store.load('7000')).body ?? '').clock.reminded).toBe(true);
  });
});

describe('A table in a Redis that cannot be read', needs.server, () => {
  beforeEach(async () => {
    room = await openRoom(games, 'redis');
  });
  afterEach(() => room.close());

  describe.each(writtenWith('7000').slice(1))('because $key has a wrong type,', ({ key }) => {
    const refusal = { ok: false, refusal: { of: 'host', why: 'damaged' } };
    const resign = { act: 'resign', by: ada.id } as const;
    beforeEach(async () => {
      await begin('7000');
      await room.behind.spoil(key);
    });

    test('is named once in the log and counted, and whoever acts is told why', async () => {
      expect(await room.host.act('7000', resign)).toMatchObject(refusal);
      await room.pass(20 * hour);
      expect(await room.host.act('7000', resign)).toMatchObject(refusal);
      expect(room.host.setAside()).toBe(1);
      const named = room.logged.filter(({ msg }) => msg.startsWith('this table cannot be read'));
      expect(named).toMatchObject([
        { table: '7000', why: 'damaged', err: { message: expect.stringContaining(`${key} is a string`) } },
      ]);
      expect(await room.host.look('7000')).toMatchObject({ match: { stage: { at: 'playing' } } });
    });

    test('is ended by a moderator, and its place is free', async () => {
      expect(await room.host.act('7000', { act: 'stop', by: ada.id, rank: 'member' })).toMatchObject({
        refusal: { why: 'stop-not-yours' },
      });
      expect(await room.host.act('7000', stop)).toMatchObject({ ok: true });
      expect(await room.host.challenge('7000', duel)).toMatchObject({ ok: true });
      expect(room.host.setAside()).toBe(0);
      expect(await room.host.live('7000')).toMatchObject(new Map([['7000', { game: 'foxu' }]]));
      expect(await room.store.cleared()).toEqual([]);
    });

    test('is shown and mended by the command, and its game goes on', async () => {
      expect(await room.host.act('7000', resign)).toMatchObject(refusal);
      const wrong = `of a wrong type: ${key}`;
      expect(await tryAgain(room.store, '7000')).toContain(`cannot be read (damaged): ${wrong}`);
      if (!/:(living|wakes)$/.test(key)) {
        expect(await listTables(room.store)).toContainEqual(`7000  set aside (damaged): ${wrong}`);
      }
      expect(await clearTable(room.store, '7000', 77)).toMatch(/of a wrong type: .* 7000 can be read: foxu, playing/);
      await room.pass(5_000);
      expect(room.host.setAside()).toBe(0);
      expect(await listTables(room.store)).toContainEqual('7000  foxu, playing, turn 0');
      expect(await room.host.act('7000', resign)).toMatchObject({ ok: true });
    });
  });

  test('is no match that has ended: beside a damaged key another begins there, and nobody need clear it', async () => {
    await begin('7000');
    await room.host.act('7000', stop);
    for (const { key } of writtenWith('7000').slice(1)) {
      await room.behind.spoil(key);
    }
    expect(await room.host.challenge('7000', duel)).toMatchObject({ ok: true });
  });

  test('is named with its list when that is what is damaged, and the tables of all other lists are read again', async () => {
    await begin('7000');
    const lost = livingOf(bucketOf('100'));
    expect(lost).not.toBe(livingOf(bucketOf('7000')));
    await room.behind.spoil(lost);
    const next = room.another();
    // The first look finds the list, the second names it.
    await next.sweep();
    await next.sweep();
    expect(room.heard.map(({ table }) => table)).toContain('7000');
    expect(room.logged).toMatchObject([
      { key: lost, msg: expect.stringContaining('this list in the store is damaged') },
    ]);
    expect(await listTables(room.store)).toEqual([
      '7000  foxu, playing, turn 0',
      `${lost}  has a wrong type: what is on this list is not shown`,
      '1 live. Say which: npm run table -- <id>',
    ]);
    await next.stop();
  });
});
