import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, connectRedis } from '../../src/store/connectRedis.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { needs } from '../needs.ts';
import { openFaultyCluster } from './faultyCluster.ts';
import { type FaultyRedis, openFaultyRedis } from './faultyRedis.ts';
import { commit } from './samples.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function opened(): Promise<{ redis: FaultyRedis; client: Client; store: Store }> {
  const redis = await openFaultyRedis();
  cleanups.push(redis.close);
  const client = connectRedis(redis.url);
  const store = openRedisStore(client);
  cleanups.push(store.close);
  await store.counts();
  return { redis, client, store };
}

/** Tries until the store takes a change, and gives how many tries were refused. */
async function untilTaken(store: Store, patience: number): Promise<number> {
  const deadline = performance.now() + patience;
  for (let refused = 0; ; refused++) {
    try {
      await store.saveSettings('1', 'taken');
      return refused;
    } catch (error) {
      if (!(error instanceof StoreAway) || performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

describe('A Redis', needs.server, () => {
  test('that failed over behind its address is written to again within seconds, and nothing is written twice', async () => {
    const { redis, store } = await opened();
    await store.commit(commit({ table: '1', from: 0, log: ['before'] }));
    await redis.failOver();
    expect(await untilTaken(store, 5_000)).toBeLessThan(20);
    expect(await store.commit(commit({ table: '1', from: 1, log: ['after'] }))).toBe('done');
    expect(await store.log('1')).toEqual(['before', 'after']);
  });

  const faults: readonly [
    name: string,
    begin: (redis: FaultyRedis) => unknown,
    end: (redis: FaultyRedis) => unknown,
  ][] = [
    ['is full', (redis) => redis.full(), (redis) => redis.roomy()],
    ['is a read-only replica', (redis) => redis.readOnly(), (redis) => redis.writable()],
    ['has no room on its disk', (redis) => redis.diskFull(), (redis) => redis.diskRoomy()],
    ['gives the bot no rights any more', (redis) => redis.takeRights(), (redis) => redis.giveRights()],
    ['knows another password', (redis) => redis.changePassword(), (redis) => redis.changePasswordBack()],
    ['hangs', (redis) => redis.pause(), (redis) => redis.resume()],
    ['was killed', (redis) => redis.kill(), (redis) => redis.restart()],
  ];
  test.each(faults)('that %s is away, and is used again by itself when that is over', async (_, begin, end) => {
    const { redis, store } = await opened();
    await store.commit(commit({ table: '1', from: 0 }));
    await begin(redis);
    const calls = [
      store.commit(commit({ table: '1', from: 1 })),
      store.saveSettings('1', 'lost'),
      store.announced('1', 1, 'lost'),
      store.note('1', 'shelf', 'name', 'line', ''),
      store.pulse(1, 1),
    ];
    for (const answer of await Promise.allSettled(calls)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreAway) });
      expect(String((answer as PromiseRejectedResult).reason)).not.toContain(redis.password);
    }
    await end(redis);
    await untilTaken(store, 10_000);
  });

  test('that is slow is waited for', async () => {
    const { redis, store } = await opened();
    redis.proxy.delay = 200;
    expect(await store.commit(commit({ table: '1', from: 0 }))).toBe('done');
  });

  test('that was restored from an older day gives what it had then', async () => {
    const { redis, store } = await opened();
    await store.commit(commit({ table: '1', from: 0, log: ['old'] }));
    await redis.remember();
    await store.commit(commit({ table: '1', from: 1, log: ['new'] }));
    await redis.goBack();
    await untilTaken(store, 10_000);
    expect(await store.log('1')).toEqual(['old']);
  });
});

test('What was sent to a cluster while it was away is not done later', needs.server, async () => {
  const cluster = await openFaultyCluster({ fullCoverage: 'no' });
  cleanups.push(cluster.close);
  const store = openRedisStore(connectRedis(cluster.url));
  cleanups.push(store.close);
  await store.saveSettings('1', 'before');
  for (const node of cluster.ports.keys()) await cluster.kill(node);
  for (let tries = 0; tries < 4; tries++) {
    await expect(store.saveSettings('1', 'late')).rejects.toBeInstanceOf(StoreAway);
  }
  for (const node of cluster.ports.keys()) await cluster.restart(node);
  await cluster.untilWhole();
  while ((await store.settings('1').catch(() => undefined)) === undefined) await sleep(50);
  expect(await store.settings('1')).toBe('before');
});
