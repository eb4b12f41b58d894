import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsPage } from '../../../src/host/records/result.ts';
import type { TableId } from '../../../src/store/address.ts';
import { duel, openRoom, type Room } from '../room.ts';
import { keysWith } from './readable.ts';

const [ada, bob, eve, fay, gus] = (['Ada Fortgegangen', 'Bob', 'Eve', 'Fay', 'Gus Ersatzmann'] as const).map(
  (name, at) => ({ kind: 'member', id: `77200000000000000${at}`, name }) as const,
) as [Seated, Seated, Seated, Seated, Seated];
type Seated = { readonly kind: 'member'; readonly id: string; readonly name: string };

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

async function fourAt(table: TableId) {
  const challenge = { ...duel, game: 'mister-zero', by: ada, against: [bob, eve, fay] };
  expect(await room.host.challenge(table, challenge)).toMatchObject({ ok: true });
  for (const { id } of [bob, eve, fay]) await room.host.act(table, { act: 'accept', by: id });
  expect(await room.host.act(table, { act: 'leave', by: ada.id })).toMatchObject({ ok: true });
}

async function ended(table: TableId, by: string, rank: 'moderator' | 'entitled') {
  expect(await room.host.act(table, { act: 'stop', by, rank })).toMatchObject({ ok: true });
  await room.host.sweep();
  // The next game at the same place, so that nothing but the record is left of this one.
  await room.host.challenge(table, { ...duel, by: bob, against: [eve] });
}

const about = ({ id, name }: Seated) => keysWith([id, name], room.store);

describe('Of a finished game in which others played on, nothing names', () => {
  beforeAll(async () => {
    await fourAt('9301');
    await ended('9301', '7', 'moderator');
    await fourAt('9302');
    expect(await room.host.act('9302', { act: 'sit', by: gus.id, name: gus.name })).toMatchObject({ ok: true });
    expect(await room.host.act('9302', { act: 'leave', by: gus.id })).toMatchObject({ ok: true });
    await ended('9302', '7', 'moderator');
    await fourAt('9303');
    await ended('9303', '772000000000000009', 'entitled');
  });

  test('who left it, once they are forgotten; until then it is in what they may read', async () => {
    expect(await about(ada)).not.toEqual([]);
    expect((await room.host.exportOf(ada.id)).games.map(({ table }) => table).sort()).toEqual(['9301', '9302', '9303']);
    await room.host.forget(ada.id);
    expect(await about(ada)).toEqual([]);
  });

  test('who played, also where the record is of a version that this one cannot read', async () => {
    const kept = await room.store.page('1', resultsPage(room.clock.wall));
    const [code = ''] = [...kept].flatMap(([name, text]) => (text.includes(fay.id) ? [name] : []));
    expect(await room.store.replay(code)).toBeDefined();
    await room.store.rewriteReplay(code, deflateRawSync(JSON.stringify({ format: 9, by: fay })).toString('base64'));
    await room.host.forget(fay.id);
    expect(await room.store.replay(code)).toBeUndefined();
  });

  test('who took over a seat and left it', async () => {
    expect(await about(gus)).not.toEqual([]);
    await room.host.forget(gus.id);
    expect(await about(gus)).toEqual([]);
  });

  test('who ended it without playing', async () => {
    const entitled = { kind: 'member', id: '772000000000000009', name: '772000000000000009' } as const;
    expect(await about(entitled)).not.toEqual([]);
    await room.host.forget(entitled.id);
    expect(await about(entitled)).toEqual([]);
  });
});
