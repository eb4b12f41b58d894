import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableId } from '../../src/store/address.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { bucketOf, buckets, clockKey } from '../../src/store/keys.ts';
import { openStore } from '../../src/store/openStore.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { needs } from '../needs.ts';
import { type FaultyCluster, openFaultyCluster } from './faultyCluster.ts';
import { commit, exported } from './samples.ts';

const quietly = pino({ level: 'silent' });
const tables = Array.from({ length: 200 }, (_, n) => String(n + 1) as TableId);

describe('A Redis Cluster that has lost a third', needs.server, () => {
  let cluster: FaultyCluster;
  let store: Store;
  let lost: number;
  /** Which tables are kept on the machine that is lost, and which are not. */
  let gone: readonly TableId[];
  let there: readonly TableId[];
  let partsAway: number[];

  beforeAll(async () => {
    cluster = await openFaultyCluster({ fullCoverage: 'no' });
    lost = await cluster.ownerOf(clockKey);
    const owners = new Map<string, number>();
    for (const bucket of buckets) owners.set(bucket, await cluster.ownerOf(bucket));
    gone = tables.filter((table) => owners.get(bucketOf(table)) === lost);
    there = tables.filter((table) => owners.get(bucketOf(table)) !== lost);
  });
  afterAll(() => cluster.close());

  beforeEach(async () => {
    partsAway = [];
    store = openRedisStore(connectRedis(cluster.url), (away) => partsAway.push(away));
    await store.import(['{"plateau":"store","version":1}', '{"keys":0}']);
    for (const table of tables) {
      await store.commit(commit({ table, log: ['first'], wake: 1, announceBy: 1, listing: 'live' }));
    }
  });
  afterEach(async () => {
    await store.close();
    cluster.resume(lost);
    await cluster.restart(lost);
    await cluster.untilWhole();
  });

  const ways: readonly [name: string, lose: () => Promise<void>][] = [
    ['which was killed just now', () => cluster.kill(lost)],
    [
      'which the others know to be lost',
      async () => {
        await cluster.kill(lost);
        await cluster.untilLost(lost);
      },
    ],
    ['which hangs', async () => cluster.pause(lost)],
  ];

  test('lets processes start while it hangs, whichever of its machines they ask first', async () => {
    cluster.pause(lost);
    const { url } = cluster;
    const opened = await Promise.allSettled(
      Array.from({ length: 8 }, () => openStore({ url, dataDir: '', log: quietly })),
    );
    for (const each of opened) if (each.status === 'fulfilled') await each.value.store.close();
    expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test.each(ways)('%s, plays on with what is there', async (_, lose) => {
    expect(there.length).toBeGreaterThan(100);
    await store.pulse(1_000, 1_000);
    await lose();

    const started = performance.now();
    await expect(store.load(gone[0] as TableId)).rejects.toBeInstanceOf(StoreAway);
    await expect(store.commit(commit({ table: gone[0] as TableId, from: 1 }))).rejects.toBeInstanceOf(StoreAway);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(await store.commit(commit({ table: there[0] as TableId, from: 1, wake: 1, listing: 'live' }))).toBe('done');

    expect((await store.due(10, 1_000)).toSorted()).toEqual(there.toSorted());
    expect((await store.unannounced(10, 100, 1_000)).toSorted()).toEqual(there.toSorted());
    expect(await store.allLive()).toEqual(there.toSorted());
    expect((await store.counts()).live).toBe(there.length);
    const again = performance.now();
    await store.due(10, 1_000);
    // A process that has only tables of the lost part to show is not cut off from the store.
    await store.hold(gone.slice(0, 1), 1_000);
    expect(performance.now() - again, 'a part that was away is not waited for again').toBeLessThan(1_000);

    const checked = await store.check();
    expect(checked).toMatchObject({ parts: 64, fault: expect.any(String) });
    expect(checked.writable).toBeGreaterThan(30);
    expect(checked.writable).toBeLessThan(64);
    expect(partsAway).toEqual([64 - checked.writable]);
  });

  test('keeps no backup of a part only, and says why', async () => {
    await cluster.kill(lost);
    await expect(exported(store)).rejects.toBeInstanceOf(StoreAway);
  });

  test('keeps the clock, also for a process that starts meanwhile, and when the lost part is back', async () => {
    const day = 86_400_000;
    await store.pulse(day, 1_000);
    const outages = [[day, day + 5_000]];
    expect((await store.pulse(day + 5_000, 1_000)).outages).toEqual(outages);
    await cluster.kill(lost);
    for (const second of [6, 7, 8]) {
      expect((await store.pulse(day + second * 1_000, 1_000)).outages).toEqual(outages);
    }
    const other = openRedisStore(connectRedis(cluster.url));
    expect((await other.clock()).outages).toEqual(outages);
    expect((await other.pulse(day + 9_000, 1_000)).outages).toEqual(outages);

    await cluster.restart(lost);
    await cluster.untilWhole();
    while ((await store.check()).writable < 64);
    expect((await store.pulse(day + 10_000, 1_000)).outages).toEqual(outages);
    expect((await other.pulse(day + 11_000, 1_000)).outages).toEqual(outages);
    await other.close();
    const third = openRedisStore(connectRedis(cluster.url));
    expect((await third.pulse(day + 12_000, 1_000)).outages).toEqual(outages);
    expect((await third.pulse(day + 20_000, 1_000)).outages).toEqual([...outages, [day + 12_000, day + 20_000]]);
    await third.close();
  });

  test('has everything again when the part is back', async () => {
    await cluster.kill(lost);
    await store.due(10, 1_000);
    await cluster.restart(lost);
    await cluster.untilWhole();
    while ((await store.due(10, 1_000)).length < tables.length);
    expect(await store.allLive()).toEqual(tables.toSorted());
    expect(await store.check()).toEqual({ parts: 64, writable: 64, fault: undefined });
    expect(partsAway.at(-1)).toBe(0);
  });
});

test('While the slot of a table moves, no change of it is lost or done twice', needs.server, async () => {
  const cluster = await openFaultyCluster({ fullCoverage: 'yes' });
  const store = openRedisStore(connectRedis(cluster.url));
  const [table] = tables as [TableId];
  const key = bucketOf(table);
  let done = 0;
  let playing = true;

  async function play(): Promise<void> {
    while (playing) {
      const { revision } = await store.load(table);
      const answer = await store.commit(commit({ table, from: revision, log: [String(revision)] })).catch((error) => {
        if (!(error instanceof StoreAway)) throw error;
        return 'away';
      });
      if (answer === 'done') done += 1;
    }
  }

  try {
    const played = play();
    for (let round = 0; round < 6; round++) {
      const owner = await cluster.ownerOf(key);
      await cluster.moveSlot(key, (owner + 1) % 3);
    }
    playing = false;
    await played;
    expect(done).toBeGreaterThan(10);
    expect(await store.log(table)).toEqual(Array.from({ length: done }, (_, n) => String(n)));
    expect((await store.load(table)).revision).toBe(done);
  } finally {
    playing = false;
    await store.close();
    await cluster.close();
  }
});
