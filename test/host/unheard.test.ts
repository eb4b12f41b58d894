import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/host/match/match.ts';
import type { Tables } from '../../src/host/tables.ts';
import { openRereading } from '../../src/host/time/rereading.ts';
import { openStoreWatch } from '../../src/host/time/storeWatch.ts';
import { openTableClock } from '../../src/host/time/tableClock.ts';
import { nodeTimers } from '../../src/host/time/timers.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import { openModelStore } from './modelStore.ts';
import { bob, duel, hour, minute, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';

async function matchNow(): Promise<Match> {
  const snapshot = await room.host.look(table);
  if (snapshot === undefined) throw new Error('no table');
  return snapshot.match;
}

/** Begins a duel, and gives who moves first. */
async function begin(turnLimit: number): Promise<{ readonly by: string; readonly name: string }> {
  await room.host.challenge(table, { ...duel, turnLimit });
  await room.host.act(table, { act: 'accept', by: bob.id });
  const [first] = (await matchNow()).seats;
  if (first?.kind !== 'member') throw new Error('nobody begins');
  return { by: first.id, name: first.name };
}

/** Lets time pass, in which this host is never silent itself. */
async function stay(minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n++) await room.pass(minute);
}

/** This host was there all the time. The move was typed where only another process hears. */
describe('a move that another process should have heard', () => {
  test('is read before its player would lose on time, and counts', async () => {
    const first = await begin(5 * minute);
    await stay(2);
    room.typed.push({ ...first, id: '901', text: 'ready', stamp: room.clock.wall });
    await stay(4);
    const { stage, play } = await matchNow();
    expect(stage.at).toBe('playing');
    expect(play?.turn).toBe(1);
    expect(room.heard).toEqual([{ table, since: expect.any(Number) }]);
  });

  test('is looked for in the turn that ends, and in no more than the last two days of it', async () => {
    await begin(7 * 24 * hour);
    const began = room.clock.wall;
    await room.pass(7 * 24 * hour - minute);
    room.heard.length = 0;
    await stay(2);
    expect((await matchNow()).stage).toMatchObject({ at: 'over', ending: { by: 'time' } });
    expect(room.heard.length).toBe(1);
    const since = room.heard[0]?.since;
    expect(since).toBeGreaterThanOrEqual(began + 5 * 24 * hour);
    // The reminder came after three quarters of the turn.
    expect(since).toBeLessThan(began + 5.25 * 24 * hour);
  });

  test('is not looked for when a player is only reminded', async () => {
    await begin(5 * minute);
    await stay(4);
    expect((await matchNow()).clock.reminded).toBe(true);
    expect(room.heard).toEqual([]);
  });
});

test('whoever typed a move while this process did not run is not reminded when it starts', async () => {
  const first = await begin(5 * minute);
  await room.host.stop();
  room.typed.push({ ...first, id: '901', text: 'ready', stamp: room.clock.wall + 2 * minute });
  room.clock.wall += 4 * minute;
  // Another process hosted meanwhile, but did not look yet.
  await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
  const next = room.another();
  await next.sweep();
  const { play, clock } = await matchNow();
  expect({ turn: play?.turn, reminded: clock.reminded }).toEqual({ turn: 1, reminded: false });
  expect(room.announced.map(({ match }) => match.call?.why)).not.toContain('reminder');
  await next.stop();
});

test('after a silence every open table is looked at, those first that wake soonest, however many there are', async () => {
  const store = openModelStore(async () => undefined);
  const ids = Array.from({ length: 20_000 }, (_, n) => idOf({ at: 'channel', channel: `${100_000 + n}` }));
  const common = { from: 0, body: '', log: [], chapter: 'new', announceBy: undefined, listing: '' } as const;
  for (const [n, id] of ids.entries()) await store.commit({ ...common, table: id, wake: 2 * ids.length - n });
  const looked: TableId[] = [];
  const look = async (id: TableId) => {
    looked.push(id);
    return undefined;
  };
  const log = pino({ level: 'silent' });
  const rereading = openRereading({
    store,
    tables: { look } as Partial<Tables> as Tables,
    chat: { async *typedSince() {} },
    clock: openTableClock(() => 0),
    timers: nodeTimers,
    watch: openStoreWatch(log, () => undefined),
    log,
  });
  rereading.begin('unknown');
  await rereading.idle();
  expect(new Set(looked)).toEqual(new Set(ids));
  expect(looked.length).toBe(ids.length);
  expect(looked[0]).toBe(ids.at(-1));
});
