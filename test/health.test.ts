import { afterEach, describe, expect, test } from 'vitest';
import { openHealth } from '../src/health.ts';
import { openMonitoring } from '../src/monitoring.ts';
import { connectRedis } from '../src/store/connectRedis.ts';
import { openRedisStore } from '../src/store/redisStore.ts';
import { openPool } from '../src/workers/openPool.ts';
import { needs } from './needs.ts';
import { openFaultyCluster } from './store/faultyCluster.ts';
import { askAt, type FaultyRedis, openFaultyRedis } from './store/faultyRedis.ts';

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Health {
  /** Asks, as somebody does who has not asked for some time. */
  ask(path?: '/livez' | '/readyz' | '/healthz'): Promise<readonly [status: number, text: string]>;
  metrics(): Promise<string>;
  /** How often the store was asked. */
  readonly checks: () => number;
  hearing: boolean;
  picturesWaiting: () => number;
}

async function healthOf(url: string): Promise<Health> {
  const store = openRedisStore(connectRedis(url));
  let checks = 0;
  const check = () => {
    checks += 1;
    return store.check();
  };
  const health: Health = {
    ask: async (path = '/readyz') => {
      const response = await fetch(`${address}${path}`);
      return [response.status, await response.text()];
    },
    metrics: async () => (await fetch(`${address}/metrics`)).text(),
    checks: () => checks,
    hearing: true,
    picturesWaiting: () => 0,
  };
  const bot = {
    hearing: () => health.hearing,
    guilds: () => 0,
    picturesWaiting: () => health.picturesWaiting(),
    setAside: () => 0,
  };
  const counted = { ...store, check };
  const { server } = await openMonitoring({ host: '127.0.0.1', port: 0, store: counted, bot: () => bot });
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  cleanups.push(store.close, () => server.close());
  return health;
}

/** Asks until the answer is that one; the last answer is remembered for a second. */
async function until(health: Health, status: number, text: string): Promise<void> {
  await expect.poll(health.ask, { timeout: 20_000 }).toEqual([status, `${text}\n`]);
}

describe('/readyz', needs.server, () => {
  const faults: readonly [
    says: string,
    begin: (redis: FaultyRedis) => unknown,
    end: (redis: FaultyRedis) => unknown,
  ][] = [
    ['it is a read-only replica', (redis) => redis.readOnly(), (redis) => redis.writable()],
    ['it has no memory left', (redis) => redis.full(), (redis) => redis.roomy()],
    ['it cannot save to its disk', (redis) => redis.diskFull(), (redis) => redis.diskRoomy()],
    ['it grants too few rights', (redis) => redis.takeRights(), (redis) => redis.giveRights()],
    ['it refuses the password', (redis) => redis.changePassword(), (redis) => redis.changePasswordBack()],
    ['it does not answer', (redis) => redis.pause(), (redis) => redis.resume()],
  ];
  test.each(faults)(
    'says that the store cannot be written to because %s, and when it can again',
    async (says, begin, end) => {
      const redis = await openFaultyRedis();
      cleanups.push(redis.close);
      const health = await healthOf(redis.url);
      await until(health, 200, 'ok');
      await begin(redis);
      await until(health, 503, `the store cannot be written to: ${says}`);
      expect(await health.ask('/healthz')).toEqual([503, `live: ok\nready: the store cannot be written to: ${says}\n`]);
      expect(await health.ask('/livez')).toEqual([200, 'ok\n']);
      await end(redis);
      await until(health, 200, 'ok');
    },
  );

  // What a commit does, each of which may be taken away by itself while the bot runs.
  const deeds = 'hmget type lrange lpush ltrim del hincrby hset rpush zrem zadd hdel sadd srem'.split(' ');
  test('says that a single right is missing that a commit needs, and when it is there again', async () => {
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    const store = openRedisStore(connectRedis(redis.url));
    cleanups.push(store.close);
    await store.pulse(Date.now(), 3_000);
    const written = async () =>
      /rdb_changes_since_last_save:\d+/.exec(String(await redis.ask('INFO', 'persistence')))?.[0];
    const before = await written();
    expect(await store.check()).toMatchObject({ parts: 64, writable: 64 });
    for (const deed of deeds) {
      await redis.ask('ACL', 'SETUSER', 'plateau', `-${deed}`);
      expect(await store.check(), deed).toEqual({ parts: 64, writable: 0, fault: 'it grants too few rights' });
      await redis.ask('ACL', 'SETUSER', 'plateau', `+${deed}`);
      expect(await store.check(), deed).toMatchObject({ writable: 64 });
    }
    expect([await redis.ask('DBSIZE'), await written()]).toEqual([1, before]);
  });

  test('says that a commit of a cluster lacks a right', async () => {
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    const store = openRedisStore(connectRedis(cluster.url));
    cleanups.push(store.close);
    await store.pulse(Date.now(), 3_000);
    for (const deed of ['zadd', 'rpush']) {
      for (const port of cluster.ports) await askAt(port, 'ACL', 'SETUSER', 'default', `-${deed}`);
      const { writable, fault } = await store.check();
      expect([writable < 64, fault], deed).toEqual([true, 'it grants too few rights']);
      for (const port of cluster.ports) await askAt(port, 'ACL', 'SETUSER', 'default', `+${deed}`);
      expect(await store.check(), deed).toMatchObject({ writable: 64 });
    }
  });

  test('says how much of a cluster can be written to, and that Discord is not heard', async () => {
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    const health = await healthOf(cluster.url);
    await until(health, 200, 'ok');
    await cluster.kill(0);
    await expect
      .poll(async () => (await health.ask()).join(' '), { timeout: 20_000 })
      .toMatch(/^503 the store cannot be written to: .+, 4\d of 64 parts can be written to\n$/);
    expect(await health.metrics()).toMatch(/^plateau_store_parts_writable 4\d$/m);
    health.hearing = false;
    expect((await health.ask())[1]).toMatch(/^Discord is not heard; the store cannot be written to/);
  });

  test('says that it is not ready before it hears Discord, but lives', async () => {
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    const health = await healthOf(redis.url);
    health.hearing = false;
    expect(await health.ask('/readyz')).toEqual([503, 'Discord is not heard\n']);
    expect(await health.ask('/livez')).toEqual([200, 'ok\n']);
    health.hearing = true;
    expect(await health.ask('/readyz')).toEqual([200, 'ok\n']);
    expect(await health.ask('/healthz')).toEqual([200, 'live: ok\nready: ok\n']);
  });

  test('says in the metrics how many pictures wait for a painter at that moment', async () => {
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    const file = new URL('./render/brokenJobs.mjs', import.meta.url);
    const one = {
      file,
      threads: 1,
      idle: 1_000,
      queue: 200,
      patience: 20_000,
      grace: 0,
      memory: 32,
      onFault: () => undefined,
    };
    const painters = openPool<{ spin(task: null): never; double(task: number): number }>(one);
    cleanups.push(painters.close);
    const health = await healthOf(redis.url);
    health.picturesWaiting = painters.waiting;
    const waiting = async () => /^plateau_pictures_waiting (\d+)$/m.exec(await health.metrics())?.[1];
    expect(await waiting()).toBe('0');
    const unwanted = new AbortController();
    const endless = painters.run('spin', null);
    const others = [1, 2, 3].map((number) => painters.run('double', number, unwanted.signal));
    const settled = Promise.allSettled([endless, ...others]);
    expect(await waiting()).toBe('3');
    unwanted.abort(new Error('nobody wants them'));
    expect(await waiting()).toBe('0');
    await painters.close();
    await settled;
  });

  test('asks the store once a second however often it is asked, and writes nothing', async () => {
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    const health = await healthOf(redis.url);
    const started = performance.now();
    for (let times = 0; times < 50; times++) {
      expect(await health.ask()).toEqual([200, 'ok\n']);
      expect(await health.metrics()).toMatch(/^plateau_store_parts_writable 64$/m);
    }
    const seconds = (performance.now() - started) / 1_000;
    expect(health.checks()).toBeLessThanOrEqual(1 + Math.ceil(seconds));
    expect(await redis.ask('DBSIZE')).toBe(0);
    expect(String(await redis.ask('INFO', 'persistence'))).toContain('rdb_changes_since_last_save:0');
  });
});

test('What cannot be told is a fault of its own, and does not accuse the store', async () => {
  const check = async () => ({ parts: 64, writable: 64, fault: undefined });
  const written = () => Promise.reject(new Error('redis://me:secret@host went wrong'));
  const parts = { host: '127.0.0.1', port: 0, check, hearing: () => true, metrics: { written } };
  const server = await openHealth(parts);
  cleanups.push(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([500, '/metrics failed: Error: redis://…@host went wrong\n']);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
