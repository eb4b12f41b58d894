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
    await room.host.servers.seen([left, stays]);
  });

  test('is not forgotten as long as it was seen within thirty days', async () => {
    await later(30 * 24 - 1);
    expect(await room.host.servers.longUnseen()).toEqual([]);
  });

  test('is unseen after thirty days, unlike one where the bot still is', async () => {
    await room.host.servers.seen([stays]);
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
