import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../../src/games/kernel.ts';
import { enterMatch } from '../../../src/host/records/bookkeeping.ts';
import { openRecentReplays } from '../../../src/host/records/recentReplays.ts';
import { type MatchRecord, recordIn } from '../../../src/host/records/record.ts';
import { mostRecent, recentList } from '../../../src/host/records/result.ts';
import { usualCustoms } from '../../../src/host/standings/entering.ts';
import { gameLine, memberPage, readGameLine } from '../../../src/host/standings/lines.ts';
import type { TableId } from '../../../src/store/address.ts';
import { ada, bob, duel, minute, openRoom, type Room } from '../room.ts';

const guild = '1';
let room: Room;
let next = 8_000;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** A game that was resigned, and the code of its replay. */
async function ended(): Promise<string> {
  const table = `${next++}` as TableId;
  await room.host.challenge(table, { ...duel, first: 'challenger' });
  await room.host.act(table, { act: 'accept', by: bob.id });
  await room.host.act(table, { act: 'resign', by: ada.id });
  await room.host.sweep();
  const [last] = await room.store.highest(guild, recentList, 0, 1);
  return last?.name ?? '';
}

const today = () => `results-${new Date(room.clock.wall).toISOString().slice(0, 10)}`;
const month = () => today().slice(0, -3);
/** Asked anew, as by a process that remembers nothing. */
const recent = async () =>
  (await openRecentReplays(room.store, () => room.clock.wall)(guild)).map((record) => record.code);
const played = async () =>
  readGameLine((await room.store.page(guild, memberPage(ada.id))).get(gameLine('foxu'))).all.played;

async function enter(lines: readonly { page: string; name: string; text: string }[]): Promise<void> {
  await room.store.enter(guild, { from: await room.store.bookRevision(guild), lines, scores: [] });
}

/** As an earlier version has entered it. */
async function movedToPageOfMonth(code: string): Promise<void> {
  const text = (await room.store.page(guild, today())).get(code) ?? '';
  const lines = [
    { page: month(), name: code, text },
    { page: today(), name: code, text: undefined },
  ];
  const scores = [{ list: recentList, name: code, score: undefined }];
  await room.store.enter(guild, { from: await room.store.bookRevision(guild), lines, scores });
}

test('results stand on a page of their day, and the last ones on a list', async () => {
  const codes = [await ended()];
  await room.pass(minute);
  codes.unshift(await ended());
  expect([...(await room.store.page(guild, today())).keys()].toSorted()).toEqual(codes.toSorted());
  expect(await recent()).toEqual(codes);
});

test('what an earlier version entered on a page of its month is found, among very many', async () => {
  const before = await recent();
  const old = before.at(-1) as string;
  await movedToPageOfMonth(old);
  for (let from = 0; from < 100_000; from += 1_000) {
    await enter(
      Array.from({ length: 1_000 }, (_, nth) => ({
        page: month(),
        name: `old ${from + nth}`,
        text: JSON.stringify({ game: 'foxu', at: from + nth, players: ['1', '2'], by: 'rules' }),
      })),
    );
  }
  expect(await recent()).toEqual(before);
}, 60_000);

test('a match that stands on the page of its month is not counted again', async () => {
  const code = await ended();
  const counted = await played();
  await movedToPageOfMonth(code);
  const record = recordIn((await room.store.replay(code)) ?? { line: '' }) as MatchRecord;
  // As when the process was killed before it could note that the match is recorded.
  await enterMatch(record, room.host.games.get('foxu') as Game, room.store, usualCustoms);
  expect(await played()).toBe(counted);
  expect((await room.store.page(guild, today())).has(code)).toBe(false);
});

test('the list is no longer than what is looked at', async () => {
  for (let nth = 0; nth < mostRecent + 5; nth++) {
    await ended();
    await room.pass(1_000);
  }
  expect((await room.store.placeOn(guild, recentList, 'none')).of).toBe(mostRecent);
  expect((await recent()).length).toBe(mostRecent);
}, 60_000);
