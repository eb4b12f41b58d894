import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/games/kernel.ts';
import { games } from '../../../src/games/registry.ts';
import type { Act } from '../../../src/host/match/act.ts';
import type { Challenge } from '../../../src/host/match/challenge.ts';
import { retrace } from '../../../src/host/match/retrace.ts';
import { codeOf, type MatchRecord, nameOf, recordIn } from '../../../src/host/records/record.ts';
import { openRecorder } from '../../../src/host/records/recorder.ts';
import { type Result, readResult } from '../../../src/host/records/result.ts';
import { gameLine, memberPage, rankList, readGameLine } from '../../../src/host/standings/lines.ts';
import { recordWithin, type Snapshot } from '../../../src/host/tables.ts';
import type { TableId } from '../../../src/store/address.ts';
import { type Store, StoreAway } from '../../../src/store/port.ts';
import { ada, bob, duel, openRoom, type Room } from '../room.ts';

const everyGame = new Map(games.map((game) => [game.id, game]));
const guild = '1';
let room: Room;
let next = 8_000;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const act = (table: TableId, done: Act) => room.host.act(table, done);

/** A match of Foxu that Ada gives up in the first turn of the pegs. */
async function ended(table: TableId): Promise<void> {
  expect(await room.host.challenge(table, { ...duel, first: 'challenger' })).toMatchObject({ ok: true });
  await act(table, { act: 'accept', by: bob.id });
  expect(await act(table, { act: 'move', by: ada.id, text: 'shuffle' })).toMatchObject({ ok: true });
  expect(await act(table, { act: 'resign', by: ada.id })).toMatchObject({ ok: true });
}

/** The results of a table, found by their replays. */
async function recordsOf(table: TableId): Promise<{ record: MatchRecord; result: Result }[]> {
  const { pages } = await room.store.contents(guild);
  const found = [];
  for (const page of pages.filter((name) => name.startsWith('results-'))) {
    for (const [code, text] of await room.store.page(guild, page)) {
      const replay = await room.store.replay(code);
      const record = replay && recordIn(replay);
      const result = readResult(text);
      if (record?.table === table && result !== undefined) found.push({ record, result });
    }
  }
  return found;
}

/** How many matches of Foxu count for somebody here. */
async function played(id: string): Promise<number> {
  const lines = await room.store.page(guild, memberPage(id));
  return readGameLine(lines.get(gameLine('foxu'))).all.played;
}

const newTable = () => `${next++}` as TableId;

describe('A finished match', () => {
  test('is recorded at once, with all that is needed to play it again', async () => {
    const table = newTable();
    await ended(table);
    await room.host.sweep();
    const [{ record, result }] = (await recordsOf(table)) as [{ record: MatchRecord; result: Result }];
    expect(result).toEqual({
      game: 'foxu',
      at: room.clock.wall,
      players: [ada.id, bob.id],
      places: [2, 1],
      by: 'resigning',
    });
    expect(record).toMatchObject({ edition: 1, match: { game: 'foxu', guild } });
    const { plays, fault } = retrace(record.match, record.log, everyGame.get('foxu') as Game);
    expect(fault).toBeUndefined();
    expect(plays).toHaveLength(record.log.length + 1);
    expect(await room.store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
  });

  test('is recorded once, however often somebody wishes for another afterwards', async () => {
    const table = newTable();
    await ended(table);
    await room.host.sweep();
    await act(table, { act: 'rematch', by: ada.id });
    await act(table, { act: 'rematch', by: bob.id });
    await act(table, { act: 'resign', by: bob.id });
    await room.host.sweep();
    const places = (await recordsOf(table)).map(({ result }) => result.players[result.places?.indexOf(1) ?? -1]);
    expect(places.toSorted()).toEqual([ada.id, bob.id].toSorted());
  });

  test('that was ended without a result says so', async () => {
    const table = newTable();
    await room.host.challenge(table, duel);
    await act(table, { act: 'accept', by: bob.id });
    await act(table, { act: 'stop', by: '999', rank: 'moderator' });
    await room.host.sweep();
    const [found] = await recordsOf(table);
    expect(found?.result).toMatchObject({ by: 'moderator' });
    expect(found?.result.places).toBeUndefined();
  });

  test('that nobody accepted leaves nothing', async () => {
    const table = newTable();
    await room.host.challenge(table, duel);
    await act(table, { act: 'decline', by: bob.id });
    await room.host.sweep();
    expect(await recordsOf(table)).toEqual([]);
  });

  test('stands under another code when its own is taken', async () => {
    const table = newTable();
    await unrecorded(table);
    const { match } = (await room.host.look(table)) as Snapshot;
    const [code, other] = [0, 1].map((attempt) => codeOf(nameOf(table, match), match.seed, attempt)) as [
      string,
      string,
    ];
    await room.store.keepReplay({ code, match: 'another', line: '', at: room.clock.wall });
    room.clock.wall += recordWithin + 1;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    await room.host.sweep();
    expect((await recordsOf(table)).map(({ record }) => record.code)).toEqual([other]);
  });
});

const calls = ['ended', 'keepReplay', 'replay', 'bookRevision', 'page', 'enter', 'recorded'] as const;

describe('A process that is killed while it records,', () => {
  // Each call to the store may be the last, before or after the store has done it.
  const points = calls.flatMap((call) => (['before', 'after'] as const).map((when) => [call, when] as const));
  test.each(points)('at %s, %s the store did it, neither loses nor doubles a result', async (call, when) => {
    const table = newTable();
    const before = await played(ada.id);
    const at = calls.indexOf(call);
    await killedAt(table, at, when);
    room.clock.wall += recordWithin + 1;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    // Another process, in which nothing is known of the first.
    const other = recorderOn(room.store);
    await other.look();
    await other.idle();
    const found = await recordsOf(table);
    expect(found).toHaveLength(1);
    expect(await played(ada.id)).toBe(before + 1);
    expect(await played(bob.id)).toBe(before + 1);
    expect(await room.store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
  });

  test('beside another that records the same, does no harm', async () => {
    const table = newTable();
    await unrecorded(table);
    const several = [1, 2, 3, 4].map(() => recorderOn(room.store));
    const snapshot = (await room.host.look(table)) as Snapshot;
    const before = await played(ada.id);
    for (const recorder of several) recorder.attend(snapshot);
    await Promise.all(several.map((recorder) => recorder.idle()));
    expect(await recordsOf(table)).toHaveLength(1);
    expect(await played(ada.id)).toBe(before + 1);
    const [first] = await room.store.highest(guild, rankList('foxu'), 0, 1);
    expect(first?.name).toBe(bob.id);
  });
});

describe('What cannot be recorded', () => {
  test('keeps nothing else at its table from being recorded, and is recorded when it can be', async () => {
    const table = newTable();
    await unrecorded(table, { game: 'mister-zero' });
    await unrecorded(table);
    room.clock.wall += recordWithin + 1;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    const misterZero = everyGame.get('mister-zero') as Game;
    const broken: Game = { ...misterZero, sides: () => raise('broken rules') };
    const lines: { msg: string }[] = [];
    const failing = recorderOn(room.store, new Map(everyGame).set(broken.id, broken), lines);
    await failing.look();
    await failing.idle();
    expect((await recordsOf(table)).map(({ result }) => result.game)).toEqual(['foxu']);
    expect(lines).toMatchObject([{ table, msg: 'a finished game could not be recorded yet; it is tried again' }]);

    // It is tried again from time to time, and told once.
    room.clock.wall += 10_000;
    await failing.look();
    room.clock.wall += 60_000;
    await failing.look();
    await failing.idle();
    expect(lines).toHaveLength(1);
    expect(await room.store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([table]);

    const mended = recorderOn(room.store);
    await mended.recordAll();
    expect((await recordsOf(table)).map(({ result }) => result.game).toSorted()).toEqual(['foxu', 'mister-zero']);
    expect(await room.store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
  });
});

describe('A match that nobody has recorded yet', () => {
  test('stays until it is, however many begin after it, and what was not played takes no place beside it', async () => {
    const table = newTable();
    await unrecorded(table);
    const away = room.another({ ...room.store, ended: () => Promise.reject(new StoreAway('killed')) });
    for (let n = 0; n < 12; n++) {
      await away.challenge(table, duel);
      await away.act(table, { act: 'decline', by: bob.id });
    }
    expect((await room.store.ended(table)).archived).toHaveLength(1);
    for (let n = 0; n < 22; n++) {
      await away.challenge(table, duel);
      await away.act(table, { act: 'accept', by: bob.id });
      await away.act(table, { act: 'resign', by: ada.id });
    }
    await away.stop();
    const recorder = recorderOn(room.store);
    await recorder.recordAll();
    expect(await recordsOf(table)).toHaveLength(23);
  });
});

describe('Replays', () => {
  test('are dropped after their days, and results stay', async () => {
    const table = newTable();
    await ended(table);
    await room.host.sweep();
    const [found] = await recordsOf(table);
    const code = found?.record.code ?? '';
    room.clock.wall += 91 * 24 * 60 * 60_000;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    await room.host.sweep();
    expect(await room.store.replay(code)).toBeUndefined();
    const { pages } = await room.store.contents(guild);
    const texts = await Promise.all(pages.map((page) => room.store.page(guild, page, [code])));
    expect(texts.filter((page) => page.has(code))).toHaveLength(1);
  });
});

function raise(what: string): never {
  throw new Error(what);
}

function recorderOn(store: Store, known = everyGame, lines: unknown[] = []) {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return openRecorder({ store, everyGame: known, clock: room.tableClock, replayDays: 90, log });
}

/** A match that has ended and that the process which ended it did not record. */
async function unrecorded(table: TableId, changes: Partial<Challenge> = {}): Promise<void> {
  const away: Store = { ...room.store, ended: () => Promise.reject(new StoreAway('killed')) };
  const host = room.another(away);
  expect(await host.challenge(table, { ...duel, first: 'challenger', ...changes })).toMatchObject({ ok: true });
  await host.act(table, { act: 'accept', by: bob.id });
  await host.act(table, { act: 'resign', by: ada.id });
  await host.stop();
}

/** Records until this call to the store, which is the last thing the process does. */
async function killedAt(table: TableId, at: number, when: 'before' | 'after'): Promise<void> {
  await unrecorded(table);
  let dead = false;
  const dying = new Proxy(room.store, {
    get(store, name: keyof Store) {
      const call = store[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const last = (calls as readonly string[]).indexOf(name) >= at;
        if (last && when === 'before') dead = true;
        if (dead) throw new StoreAway('killed');
        const answer = await call(...args);
        dead ||= last;
        if (dead) throw new StoreAway('killed');
        return answer;
      };
    },
  });
  const recorder = recorderOn(dying);
  recorder.attend((await room.host.look(table)) as Snapshot);
  await recorder.idle();
}
