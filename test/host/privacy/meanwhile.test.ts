import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableId } from '../../../src/store/address.ts';
import { duel, openRoom, type Room } from '../room.ts';
import { keysWith } from './readable.ts';

const ada = { kind: 'member', id: '774000000000000001', name: 'Ada Zwischendurch' } as const;
const bob = { kind: 'member', id: '774000000000000002', name: 'Bob' } as const;

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

async function begun(table: TableId) {
  expect(await room.host.challenge(table, { ...duel, by: ada, against: [bob] })).toMatchObject({ ok: true });
  expect(await room.host.act(table, { act: 'accept', by: bob.id })).toMatchObject({ ok: true });
}

/** Forgets her in a process in which this happens when the tables were looked at, and the books were not. */
async function forgottenWhile(happens: () => Promise<void>) {
  let awaited = true;
  const homes = async () => {
    if (awaited) {
      awaited = false;
      await happens();
    }
    return room.store.homes();
  };
  const process = room.another({ ...room.store, homes });
  expect(await process.forget(ada.id)).toEqual({ unread: 0 });
  await process.stop();
  await room.host.sweep();
}

test.each<[string, TableId, (table: TableId) => Promise<void>]>([
  ['begins', '9501', begun],
  [
    'begins and ends',
    '9502',
    async (table) => {
      await begun(table);
      await room.host.act(table, { act: 'resign', by: ada.id });
    },
  ],
])('somebody is forgotten also in a game that %s while they are', async (_, table, happens) => {
  await forgottenWhile(() => happens(table));
  expect(await keysWith([ada.id, ada.name], room.store)).toEqual([]);
});
