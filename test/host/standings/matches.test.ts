import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import type { Act } from '../../../src/host/match/act.ts';
import type { Challenge } from '../../../src/host/match/challenge.ts';
import { openRecorder } from '../../../src/host/records/recorder.ts';
import { type CustomsOf, usualCustoms } from '../../../src/host/standings/entering.ts';
import {
  apartLine,
  fresh,
  gameLine,
  memberPage,
  rankList,
  readGameLine,
  readTally,
} from '../../../src/host/standings/lines.ts';
import { monthIn } from '../../../src/host/standings/months.ts';
import { rankingOf } from '../../../src/host/standings/reading.ts';
import type { Snapshot } from '../../../src/host/tables.ts';
import type { TableId } from '../../../src/store/address.ts';
import { type Store, StoreAway } from '../../../src/store/port.ts';
import { duel, hour, openRoom, type Room } from '../room.ts';

let room: Room;
let next = 9_000;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const newTable = () => `${next++}` as TableId;
/** Somebody new, who plays on a server of their own. */
function newcomers() {
  const guild = `${next++}`;
  const member = (name: string) => ({ kind: 'member', id: `${next++}`, name }) as const;
  const [ada, bob, cleo] = [member('Ada'), member('Bob'), member('Cléo')];
  return { guild, ada, bob, cleo };
}

async function begin(table: TableId, challenge: Challenge): Promise<void> {
  expect(await room.host.challenge(table, challenge)).toMatchObject({ ok: true });
  for (const { id } of challenge.against.filter((each) => each.kind === 'member'))
    await act(table, { act: 'accept', by: id });
}

const act = (table: TableId, done: Act) => room.host.act(table, done);
const course = async (guild: string, id: string, game: string) =>
  readGameLine((await room.store.page(guild, memberPage(id))).get(gameLine(game))).all;
const ranked = async (guild: string, game: string) =>
  (await room.store.highest(guild, rankList(game), 0, 9)).map(({ name }) => name);

describe('A match of two', () => {
  test('that one of them gives up is lost for that one', async () => {
    const { guild, ada, bob } = newcomers();
    const table = newTable();
    await begin(table, { ...duel, guild, by: ada, against: [bob] });
    await act(table, { act: 'resign', by: ada.id });
    await room.host.sweep();
    expect(await course(guild, ada.id, 'foxu')).toMatchObject({ played: 1, won: 0 });
    expect(await course(guild, bob.id, 'foxu')).toMatchObject({ played: 1, won: 1, run: 1 });
    expect(await ranked(guild, 'foxu')).toEqual([bob.id, ada.id]);
  });

  test('that one of them lets run out of time is lost for that one', async () => {
    const { guild, ada, bob } = newcomers();
    const table = newTable();
    await begin(table, { ...duel, guild, by: ada, against: [bob], turnLimit: hour, first: 'opponent' });
    await act(table, { act: 'move', by: bob.id, text: 'shuffle' });
    await room.pass(2 * hour);
    const { match } = (await room.host.look(table)) as Snapshot;
    expect(match.stage).toMatchObject({ at: 'over', ending: { by: 'time' } });
    const [one, other] = [await course(guild, ada.id, 'foxu'), await course(guild, bob.id, 'foxu')];
    expect([one.won, other.won].toSorted()).toEqual([0, 1]);
    expect([one.played, other.played]).toEqual([1, 1]);
  });

  test('that a moderator stops counts for nobody', async () => {
    const { guild, ada, bob } = newcomers();
    const table = newTable();
    await begin(table, { ...duel, guild, by: ada, against: [bob] });
    await act(table, { act: 'stop', by: '1', rank: 'moderator' });
    await room.host.sweep();
    expect((await room.store.page(guild, memberPage(ada.id))).size).toBe(0);
    expect(await ranked(guild, 'foxu')).toEqual([]);
  });

  test('with a computer counts apart', async () => {
    const { guild, ada } = newcomers();
    const table = newTable();
    await begin(table, { ...duel, guild, by: ada, against: [{ kind: 'computer', level: 'easy' }] });
    await act(table, { act: 'resign', by: ada.id });
    await room.host.sweep();
    const lines = await room.store.page(guild, memberPage(ada.id));
    expect(readTally(lines.get(apartLine('foxu', 'easy')))).toEqual({ played: 1, won: 0, drawn: 0 });
    expect(await ranked(guild, 'foxu')).toEqual([]);
  });

  test('counts for nobody where the server wants no ranking', async () => {
    const { guild, ada, bob } = newcomers();
    const table = newTable();
    const away: Store = { ...room.store, ended: () => Promise.reject(new StoreAway('killed')) };
    const host = room.another(away);
    await host.challenge(table, { ...duel, guild, by: ada, against: [bob] });
    await host.act(table, { act: 'accept', by: bob.id });
    await host.act(table, { act: 'resign', by: ada.id });
    await host.stop();
    const customs: CustomsOf = async () => ({ timeZone: 'UTC', results: 'do-not-count' });
    const recorder = openRecorder({
      store: room.store,
      everyGame: new Map(games.map((game) => [game.id, game])),
      clock: room.tableClock,
      replayDays: 90,
      customs,
      log: pino({ level: 'silent' }),
    });
    recorder.attend((await room.host.look(table)) as Snapshot);
    await recorder.idle();
    expect((await room.store.contents(guild)).pages.filter((page) => page.startsWith('member/'))).toEqual([]);
    expect((await room.store.contents(guild)).pages).toHaveLength(1);
  });
});

test('Rankings of earlier months go when a new month has begun, but for the last one', async () => {
  const { guild, ada, bob } = newcomers();
  const seen: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const table = newTable();
    await begin(table, { ...duel, guild, by: ada, against: [bob] });
    await act(table, { act: 'resign', by: ada.id });
    await room.host.sweep();
    seen.push(monthIn('UTC', room.clock.wall));
    room.clock.wall += 31 * 24 * hour;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
  }
  const { lists } = await room.store.contents(guild);
  const rankings = lists.filter((list) => list.startsWith('rank/'));
  expect(rankings).toEqual([rankList('foxu'), ...seen.slice(1).map((each) => rankList('foxu', each))].toSorted());
  const asked = { guild, game: 'foxu', member: ada.id, now: room.clock.wall - 31 * 24 * hour } as const;
  const ofMonth = await rankingOf({ ...asked, period: 'month' }, room.store, usualCustoms);
  expect(ofMonth).toMatchObject({ month: seen[2], of: 2, own: undefined });
  expect(ofMonth.best.map(({ place, name, course: { played } }) => [place, name, played])).toEqual([
    [1, 'Bob', 1],
    [2, 'Ada', 1],
  ]);
  const ever = await rankingOf({ ...asked, period: 'all-time' }, room.store, usualCustoms);
  expect(ever.best[0]?.course).toMatchObject({ played: 3, won: 3, run: 3 });
});

test('Whoever is not among the first ten sees their own place too', async () => {
  const { guild } = newcomers();
  const all = Array.from({ length: 12 }, (_, nth) => ({ id: `${next++}`, rating: 40 - nth }));
  await room.store.enter(guild, {
    from: 0,
    lines: all.map(({ id, rating }) => {
      const own = { ...fresh, mu: rating, played: 1 };
      return { page: memberPage(id), name: gameLine('foxu'), text: JSON.stringify({ all: own, months: {} }) };
    }),
    scores: all.map(({ id, rating }) => ({ list: rankList('foxu'), name: id, score: rating })),
  });
  const last = all.at(-1)?.id ?? '';
  const asked = { guild, game: 'foxu', member: last, period: 'all-time', now: room.clock.wall } as const;
  const ranking = await rankingOf(asked, room.store, usualCustoms);
  expect(ranking.best.map(({ id }) => id)).toEqual(all.slice(0, 10).map(({ id }) => id));
  expect(ranking).toMatchObject({ of: 12, own: { place: 12, id: last } });
});

describe('A match of more', () => {
  test('is lost for who left it, whoever plays on in that seat, and won by none but those who stayed', async () => {
    const { guild, ada, bob, cleo } = newcomers();
    const dan = { id: `${next++}`, name: 'Dan' };
    const table = newTable();
    const config = games.find(({ id }) => id === 'mister-zero')?.configure({});
    const eve = { kind: 'member', id: `${next++}`, name: 'Eve' } as const;
    await begin(table, { ...duel, game: 'mister-zero', config, guild, by: ada, against: [bob, cleo, eve] });
    await act(table, { act: 'leave', by: ada.id });
    await act(table, { act: 'sit', by: dan.id, name: dan.name });
    await playOn(table);
    await room.host.sweep();
    const { match } = (await room.host.look(table)) as Snapshot;
    expect(match.stage).toMatchObject({ at: 'over', ending: { by: 'rules' } });
    expect(await course(guild, ada.id, 'mister-zero')).toMatchObject({ played: 1, won: 0, drawn: 0 });
    expect(await course(guild, dan.id, 'mister-zero')).toMatchObject({ played: 0 });
    const all = await Promise.all([bob, cleo, eve].map(({ id }) => course(guild, id, 'mister-zero')));
    expect(all.map(({ played }) => played)).toEqual([1, 1, 1]);
    expect((await ranked(guild, 'mister-zero')).toSorted()).toEqual(
      [ada, bob, cleo, eve].map(({ id }) => id).toSorted(),
    );
  });
});

/** Any moves, until it is over. */
async function playOn(table: TableId): Promise<void> {
  const game = games.find(({ id }) => id === 'mister-zero');
  for (let turn = 0; turn < 60; turn++) {
    const { match } = (await room.host.look(table)) as Snapshot;
    if (match.stage.at !== 'playing' || match.play === undefined || game === undefined) return;
    const awaited = game.awaiting(match.play);
    const [seat] = awaited === 'anyone' ? [] : awaited;
    const occupant = match.seats[seat ?? -1];
    if (seat === undefined || occupant?.kind !== 'member') {
      await room.pass(10_000);
      continue;
    }
    const text = game.anyMove(game.view(match.play, seat), seat, rngFrom('any', turn));
    expect(await act(table, { act: 'move', by: occupant.id, text })).toMatchObject({ ok: true });
  }
}
