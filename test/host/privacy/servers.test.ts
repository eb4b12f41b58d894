import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableId } from '../../../src/store/address.ts';
import { exported } from '../../store/samples.ts';
import { ada, bob, duel, hour, openRoom, type Room } from '../room.ts';

const [left, stays] = ['881000000000000001', '881000000000000002'] as const;
let room: Room;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const joinedLongAgo = (id: string) => ({ id, joined: room.clock.wall - 365 * 24 * hour });

async function ended(table: TableId, guild: string) {
  await room.host.challenge(table, { ...duel, guild, by: ada });
  await room.host.act(table, { act: 'accept', by: bob.id });
  await room.host.act(table, { act: 'resign', by: bob.id });
  await room.host.sweep();
}

async function later(hours: number) {
  room.clock.wall += hours * hour;
  await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
}

const mentioning = async (id: string) => (await exported(room.store)).filter((line) => line.includes(id));

describe('A server that removed the bot', () => {
  beforeAll(async () => {
    await ended('6001', left);
    await ended('6002', stays);
    await room.store.saveSettings(left, '{}');
    await room.store.note(left, 'ricochet/daily', '2026-11-19/5', '{}', '');
    await room.host.servers.seen([joinedLongAgo(left), joinedLongAgo(stays)]);
  });

  test('is not forgotten as long as it was seen within thirty days', async () => {
    await later(30 * 24 - 1);
    expect(await room.host.servers.longUnseen()).toEqual([]);
  });

  test('is unseen after thirty days, unlike one where the bot still is', async () => {
    await room.host.servers.seen([{ id: stays }]);
    await later(2);
    expect(await room.host.servers.longUnseen()).toEqual([left]);
  });

  test('is forgotten with all its games, results and settings, and no other is', async () => {
    expect(await mentioning(left)).not.toEqual([]);
    await room.host.servers.forget(left);
    expect(await mentioning(left)).toEqual([]);
    expect(await room.store.keptTables()).toEqual(['6002']);
    expect((await room.store.contents(stays)).pages).not.toEqual([]);
    expect(await room.host.servers.longUnseen()).toEqual([]);
  });
});

describe('A server that nobody has noted, though something is kept of it,', () => {
  const servers = [1, 2, 3, 4, 5, 6].map((n) => `88200000000000000${n}`);
  const [ofTable = '', ofSettings = '', ofResults = '', ofCups = '', ofStreaks = '', ofDaily = ''] = servers;
  const alone = { kind: 'member', id: '882000000000000009', name: 'Ida' } as const;
  const line = async (home: string, page: string, name: string, text: string) =>
    room.store.enter(home, { from: await room.store.bookRevision(home), lines: [{ page, name, text }], scores: [] });
  const noted = async () => [...(await room.store.page('servers', 'seen')).keys()].filter((id) => id.startsWith('882'));

  beforeAll(async () => {
    await room.host.challenge('6003', { ...duel, guild: ofTable, by: ada });
    await room.store.saveSettings(ofSettings, '{}');
    await ended('6004', ofResults);
    await room.store.erase('6004');
    await line(ofCups, 'cups', 'a', '{}');
    await line(ofStreaks, 'streaks/ricochet/daily', ada.id, '{}');
    await room.store.note(ofDaily, 'ricochet/daily', `2026-11-19/${ada.id}`, '{}', '');
    // What somebody does without any server is kept under their own id.
    await room.host.challenge(`@${alone.id}-foxu` as TableId, {
      ...{ ...duel, guild: alone.id, by: alone },
      against: [{ kind: 'computer', level: 'easy' }],
    });
    await room.host.act(`@${alone.id}-foxu` as TableId, { act: 'resign', by: alone.id });
    await room.host.sweep();
    await room.store.note(alone.id, 'letters', '2026-11-19 123456789012345678', '123456789012345678', '');
    await room.store.note(alone.id, 'ricochet/daily', `2026-11-19/${alone.id}`, '{}', '');
    await line(alone.id, 'streaks/ricochet/daily', alone.id, '{}');
    await line(alone.id, `member/${alone.id}`, 'person', '{}');
  });

  test('is noted by the first look, and no person is', async () => {
    expect((await room.store.contents(alone.id)).pages).toHaveLength(3);
    expect(await noted()).toEqual([]);
    expect(await room.host.servers.longUnseen()).toEqual([]);
    expect((await noted()).sort()).toEqual(servers);
  });

  test('is unseen thirty days later, and then forgotten', async () => {
    await later(30 * 24 - 1);
    expect(await room.host.servers.longUnseen()).not.toContain(ofTable);
    await later(2);
    expect(await room.host.servers.longUnseen()).toEqual(expect.arrayContaining([...servers]));
    for (const guild of servers) await room.host.servers.forget(guild);
    for (const guild of servers) expect(await mentioning(guild)).toEqual([]);
    expect(await mentioning(alone.id)).not.toEqual([]);
  });
});

describe('A server that is seen for the first time', () => {
  const minute = hour / 60;
  const [fresh, old, known, silent] = [3, 4, 5, 6].map((n) => `88100000000000000${n}`) as [
    string,
    string,
    string,
    string,
  ];
  const toGreet = async () => [...(await room.store.page('servers', 'greetings')).keys()];
  const joined = (id: string, ago: number) => ({ id, joined: room.clock.wall - ago });

  test('is to be greeted when the bot joined it lately, and nothing is kept of it', async () => {
    await room.store.saveSettings(known, '{}');
    const servers = [joined(fresh, minute), joined(old, 8 * 24 * hour), joined(known, minute), { id: silent }];
    await room.host.servers.seen(servers);
    expect(await toGreet()).toEqual([fresh]);
  });

  test('is not noted as long as Discord does not say since when the bot is there', async () => {
    await room.host.servers.seen([joined(silent, minute)]);
    expect((await toGreet()).sort()).toEqual([fresh, silent]);
  });

  test('is to be greeted once, also when two processes see it at once and the bot leaves and comes back', async () => {
    const text = JSON.stringify({ at: 1, channel: '2', message: '3' });
    const lines = [{ page: 'greetings', name: fresh, text }];
    await room.store.enter('servers', { from: await room.store.bookRevision('servers'), lines, scores: [] });
    await Promise.all([1, 2].map(() => room.host.servers.seen([joined(fresh, minute)])));
    expect((await room.store.page('servers', 'greetings')).get(fresh)).toBe(text);
  });

  test('is to be greeted again once it was forgotten', async () => {
    await room.host.servers.forget(fresh);
    expect(await mentioning(fresh)).toEqual([]);
    await room.host.servers.seen([joined(fresh, minute)]);
    expect(await toGreet()).toContain(fresh);
  });
});
