import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordIn } from '../../../src/host/records/record.ts';
import type { TableId } from '../../../src/store/address.ts';
import { exported } from '../../store/samples.ts';
import { duel, openRoom, type Room } from '../room.ts';

const guild = '1';
/** Ids that appear nowhere else by chance. */
const ada = { kind: 'member', id: '771000000000000001', name: 'Ada Nimmermehr' } as const;
const bob = { kind: 'member', id: '771000000000000002', name: 'Bob Immerda' } as const;
const eve = { kind: 'member', id: '771000000000000003', name: 'Eve' } as const;

let room: Room;
let next = 9_000;
const newTable = () => `${next++}` as TableId;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

async function begun(table: TableId, game = 'foxu', against: readonly (typeof bob | typeof eve)[] = [bob]) {
  const challenge = { ...duel, game, by: ada, against, first: 'challenger' } as const;
  expect(await room.host.challenge(table, challenge)).toMatchObject({ ok: true });
  for (const { id } of against) await room.host.act(table, { act: 'accept', by: id });
}

const matchAt = async (table: TableId) => (await room.host.look(table))?.match;
const everything = async () => (await exported(room.store)).join('\n');

describe('Somebody who wishes to be forgotten', () => {
  const tables = { over: newTable(), live: newTable(), four: newTable(), asked: newTable(), open: newTable() };

  beforeAll(async () => {
    await begun(tables.over);
    await room.host.act(tables.over, { act: 'resign', by: bob.id });
    await room.host.sweep();
    await begun(tables.live);
    await begun(tables.four, 'mister-zero', [bob, eve, { ...eve, id: '771000000000000004' } as never]);
    await room.host.challenge(tables.asked, { ...duel, by: ada, against: [bob] });
    const opening = { game: 'ricochet', guild, language: 'en', by: ada, config: undefined } as never;
    await room.host.open(tables.open, { ...(opening as object), config: standard('ricochet') } as never);
    await room.host.open(
      `@${ada.id}` as TableId,
      {
        ...(opening as object),
        config: standard('ricochet'),
        solo: { name: 'puzzle', comes: 'anytime' },
      } as never,
    );
    await room.store.note(guild, 'ricochet/daily', `2026-11-19/${ada.id}`, '{"best":7}', '');
    await room.store.note(ada.id, 'letters', '2026 a', 'nonce', '');
    await room.store.savePreferences(ada.id, '{"calls":"never"}');
    await room.store.enter(guild, {
      from: await room.store.bookRevision(guild),
      lines: [
        { page: `member/${ada.id}`, name: 'foxu', text: '{"won":1}' },
        { page: `member/${bob.id}`, name: `vs/${ada.id}`, text: '{"won":0}' },
      ],
      scores: [
        { list: 'rank/foxu', name: ada.id, score: 25 },
        { list: 'rank/foxu', name: bob.id, score: 20 },
      ],
    });
    const before = await everything();
    expect(before).toContain(ada.id);
    expect(before).toContain(bob.id);
    expect(await room.host.forget(ada.id)).toEqual({ unread: 0 });
    await room.host.sweep();
  });

  test('stands nowhere in an export of the store, neither by id nor by name', async () => {
    const left = await everything();
    expect(left.split('\n').filter((line) => line.includes(ada.id))).toEqual([]);
    expect(left).not.toContain('Nimmermehr');
    for (const { page, text } of await replays()) {
      expect(text).not.toContain(ada.id);
      expect(text).not.toContain('Nimmermehr');
      expect(page).toMatch(/^results-/);
    }
  });

  test('left the games that went on, as a loss where two play', async () => {
    expect(await matchAt(tables.live)).toMatchObject({
      stage: { at: 'over', ending: { by: 'resigning', seat: 0 } },
      seats: [{ kind: 'former' }, { kind: 'member', id: bob.id }],
    });
    expect(await matchAt(tables.asked)).toMatchObject({ stage: { at: 'withdrawn' } });
    const four = await matchAt(tables.four);
    expect(four?.stage.at).toBe('playing');
    expect(four?.seats.filter(({ kind }) => kind === 'computer')).toHaveLength(1);
    expect((await matchAt(tables.open))?.stage.at).toBe('playing');
    expect(await matchAt(`@${ada.id}` as TableId)).toBeUndefined();
  });

  test('leaves the finished games of others as they were, played by a former player', async () => {
    const records = (await replays()).map(({ record }) => record);
    const ended = records.find(({ table }) => table === tables.over);
    expect(ended?.match.seats).toEqual([{ kind: 'former' }, bob]);
    expect(ended?.log).toBeDefined();
    expect(await room.store.placeOn(guild, 'rank/foxu', bob.id)).toEqual({ place: 0, of: 1 });
    const lines = await room.store.page(guild, `member/${bob.id}`);
    expect([...lines.keys()].filter((name) => name.startsWith('vs/'))).toEqual([]);
  });

  test('is forgotten again without harm', async () => {
    const before = await everything();
    expect(await room.host.forget(ada.id)).toEqual({ unread: 0 });
    expect((await everything()).length).toBe(before.length);
  });

  test('can be asked for no rematch, and plays again as anybody does', async () => {
    const answer = await room.host.act(tables.live, { act: 'rematch', by: bob.id });
    expect(answer).toMatchObject({ ok: false, refusal: { why: 'no-rematch' } });
    const table = newTable();
    await begun(table);
    expect(await matchAt(table)).toMatchObject({ stage: { at: 'playing' }, seats: [ada, bob] });
  });
});

test('who asked is forgotten by another process when the one that had begun is gone', async () => {
  const table = newTable();
  await begun(table);
  await room.store.savePreferences(ada.id, '{"calls":"never"}');
  const dying = room.another({ ...room.store, homes: () => Promise.reject(new Error('killed')) });
  await expect(dying.forget(ada.id)).rejects.toThrow('killed');
  await dying.stop();
  expect(await everything()).toContain(ada.id);
  await room.host.sweep();
  // Whoever has begun may still be at it.
  expect(await everything()).toContain(ada.id);
  await room.pass(20_000);
  expect(await everything()).not.toContain(ada.id);
  const again = newTable();
  await begun(again);
  await room.pass(20_000);
  expect(await matchAt(again)).toMatchObject({ stage: { at: 'playing' }, seats: [ada, bob] });
});

describe('An export of what is kept about a person', () => {
  test('has their finished games with all moves, their lines and preferences, and of live games no secret', async () => {
    const [over, live] = [newTable(), newTable()];
    await begun(over);
    await room.host.act(over, { act: 'resign', by: ada.id });
    await room.host.sweep();
    await begun(live, 'zgame');
    await room.store.savePreferences(eve.id, '{"calls":"never"}');
    const told = await room.host.exportOf(ada.id);
    expect(told.person).toBe(ada.id);
    expect(told.games.map(({ table }) => table)).toContain(over);
    expect(told.playing).toContainEqual({ table: live, game: 'zgame', since: expect.any(Number) });
    expect(Object.keys(told.books)).toEqual([guild]);
    const text = JSON.stringify(told);
    const state = (await matchAt(live))?.play;
    expect(text).not.toContain(state?.seed);
    expect(text).not.toContain(JSON.stringify(state?.state));
    expect((await room.host.exportOf(eve.id)).preferences).toEqual({ calls: 'never' });
    expect(await room.host.exportOf('771000000000000099')).toEqual({
      person: '771000000000000099',
      preferences: undefined,
      books: {},
      games: [],
      playing: [],
      named: [],
      cleared: [],
    });
  });
});

const standard = (id: string) => room.host.games.get(id)?.presets.standard;

async function replays() {
  const found = [];
  for (const page of (await room.store.contents(guild)).pages) {
    for (const code of (await room.store.page(guild, page)).keys()) {
      const replay = await room.store.replay(code);
      const record = replay && recordIn(replay);
      if (record !== undefined) found.push({ page, record, text: JSON.stringify(record) });
    }
  }
  return found;
}
