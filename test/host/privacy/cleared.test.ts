import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableId } from '../../../src/store/address.ts';
import { archiveKey, clearedKey, liveKey, recordKey } from '../../../src/store/keys.ts';
import { duel, hour, openRoom, type Room } from '../room.ts';
import { keysWith } from './readable.ts';

const ada = { kind: 'member', id: '773000000000000001', name: 'Ada Weggeraeumt' } as const;
const bob = { kind: 'member', id: '773000000000000002', name: 'Bob' } as const;
const [left, stays] = ['883000000000000001', '883000000000000002'] as const;

/** From one look to the next. */
const day = 25 * hour;

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** A game that this version cannot read, moved out of the way. */
async function cleared(table: TableId, guild: string, by: typeof ada | typeof bob = ada) {
  await room.host.challenge(table, { ...duel, guild, by, against: [bob] });
  const { body = '' } = await room.store.load(table);
  await room.behind.setField(recordKey(table), 'body', body.replace('"format":1', '"format":9'));
  const stop = { act: 'stop', by: '7', rank: 'moderator' } as const;
  expect(await room.host.act(table, stop)).toMatchObject({ refusal: { why: 'cleared' } });
}

const about = (...texts: readonly string[]) => keysWith(texts, room.store);

test('What passes and was left behind, since its process was killed, goes within two days, and with its server', async () => {
  const notes = () => room.store.notes(left, 'passing-panels');
  await room.store.note(left, 'passing-panels', 'a', ada.id, '');
  await room.pass(day);
  await room.store.note(left, 'passing-panels', 'b', bob.id, '');
  expect((await notes()).size).toBe(2);
  await room.pass(day);
  expect(await notes()).toEqual(new Map([['b', bob.id]]));
  await room.host.servers.forget(left);
  expect(await notes()).toEqual(new Map());
});

describe('What was cleared', () => {
  beforeAll(async () => {
    await cleared('9401', stays);
    await cleared('9402', stays, bob);
    await cleared(`@${ada.id}`, stays);
    // As a Redis leaves it, from which a backup was brought here.
    await room.behind.setField(clearedKey(liveKey('9403'), room.clock.wall), '9403', `damaged by ${ada.id}`);
  });

  test('goes when somebody is forgotten whom it names, and nothing else does', async () => {
    const ofThem = await about(ada.id, ada.name);
    for (const kind of ['cleared', 'cleared-table', 'cleared-live']) {
      expect(ofThem.map((key) => key.split(':')[0]?.split('@')[0])).toContain(kind);
    }
    expect((await room.host.exportOf(ada.id)).cleared).toHaveLength(3);
    await room.host.forget(ada.id);
    expect(await about(ada.id, ada.name)).toEqual([]);
    expect((await room.store.cleared()).map(({ table }) => table)).toEqual(['9402']);
  });

  test('is not all that cannot be read: whoever is forgotten is told of an archive that is damaged', async () => {
    await room.host.challenge('9407', { ...duel, by: bob, against: [ada] });
    await room.behind.prepend(archiveKey('9407'), '?');
    expect(await room.host.forget(ada.id)).toEqual({ unread: 1 });
    await room.behind.drop(archiveKey('9407'));
    expect(await room.host.forget(ada.id)).toEqual({ unread: 0 });
  });

  test('goes with its server, as does what cannot be read there', async () => {
    await cleared('9404', left, bob);
    await room.host.challenge('9405', { ...duel, guild: left, by: bob, against: [ada] });
    const { body = '' } = await room.store.load('9405');
    await room.behind.setField(recordKey('9405'), 'body', body.slice(0, -40));
    expect(await about(left)).not.toEqual([]);
    await room.host.servers.forget(left);
    expect(await about(left)).toEqual([]);
    expect(await about(stays)).not.toEqual([]);
  });

  test('stays for ninety days, and then goes for good', async () => {
    await room.pass(89 * 24 * hour);
    expect((await room.store.cleared()).map(({ table }) => table)).toEqual(['9402']);
    await room.pass(2 * 24 * hour);
    expect(await room.store.cleared()).toEqual([]);
    expect((await about('cleared')).filter((key) => key.startsWith('cleared'))).toEqual([]);
  });
});
