import { openFaultTown } from './faultTown.ts';
import { undergo } from './ordeal.ts';
import { openProxy } from './proxy.ts';
import { openRedis } from './redisServer.ts';
import { faultTest } from './tally.ts';

const games = ['foxu', 'zgame', 'ricochet'];

faultTest('Redis stops, dies, hangs, is slow, full, read-only', async (tally, closing) => {
  const redis = closing(await openRedis());
  const proxy = closing(await openProxy(redis.port));
  const town = closing(await openFaultTown(`redis://127.0.0.1:${proxy.port}`));
  await town.start();
  const set = (name: string, value: string) => redis.admin.config('SET', name, value);
  await undergo({
    town,
    seed: 'redis faults',
    tally,
    games,
    ordeals: [
      { name: 'stopped', begin: redis.stop, lasts: 1_000, mend: redis.start },
      { name: 'killed', begin: redis.kill, lasts: 1_000, mend: redis.start },
      { name: 'hangs', begin: () => redis.signal('SIGSTOP'), lasts: 4_000, mend: () => redis.signal('SIGCONT') },
      { name: 'slow', begin: () => proxy.delay(300), lasts: 3_000, mend: () => proxy.delay(0) },
      { name: 'cut', begin: () => proxy.refuse(), lasts: 1_500, mend: () => proxy.lead(redis.port) },
      { name: 'full', begin: () => set('maxmemory', '1'), lasts: 2_000, mend: () => set('maxmemory', '0') },
      {
        name: 'read-only',
        begin: () => redis.admin.replicaof('127.0.0.1', 1),
        lasts: 2_000,
        mend: () => redis.admin.replicaof('NO', 'ONE'),
      },
    ],
  });
});

faultTest('Redis fails over behind one address', async (tally, closing) => {
  const one = closing(await openRedis());
  const other = closing(await openRedis());
  const proxy = closing(await openProxy(one.port));
  const view = closing(await openProxy(one.port));
  const url = (port: number) => `redis://127.0.0.1:${port}`;
  const town = closing(await openFaultTown(url(proxy.port), url(view.port)));
  await town.start();

  /** The replica takes over, and what was the master becomes its replica. Open connections are not closed. */
  const handOver = (from: typeof one, to: typeof one) => ({
    name: 'failover',
    async begin() {
      await to.admin.replicaof('127.0.0.1', from.port);
      while (!(await to.admin.info('replication')).includes('master_link_status:up')) await to.admin.ping();
      await from.admin.wait(1, 1_000);
      await to.admin.replicaof('NO', 'ONE');
      await from.admin.replicaof('127.0.0.1', to.port);
      proxy.lead(to.port, 'leave open');
      view.lead(to.port);
    },
    lasts: 1_000,
  });
  await undergo({ town, seed: 'failover', tally, games, ordeals: [handOver(one, other), handOver(other, one)] });
});

faultTest('Redis is restored from an older day', async (tally, closing) => {
  const redis = closing(await openRedis());
  const town = closing(await openFaultTown(redis.url));
  await town.start();
  const older: string[] = [];
  await undergo({
    town,
    seed: 'older day',
    tally,
    games,
    published: 'may be gone',
    ordeals: [
      {
        name: 'export',
        async begin() {
          for await (const line of town.store.export()) older.push(line);
        },
        lasts: 0,
      },
      { name: 'days go by', begin: () => undefined, lasts: 200 },
      { name: 'restored', begin: () => town.store.import(older), lasts: 500, order: 'press first' },
    ],
  });
});
