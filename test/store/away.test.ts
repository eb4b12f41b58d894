import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { describeEach, needs } from '../needs.ts';
import { openPlainRedis } from './plainRedis.ts';
import { serverKinds, temporaryFolder } from './servers.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function untilBack(store: Store): Promise<void> {
  for (;;) {
    try {
      await store.settings('1');
      return;
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      await sleep(50);
    }
  }
}

const everyCall: readonly [name: string, call: (store: Store) => Promise<unknown>][] = [
  ['load', (store) => store.load('1')],
  ['commit', (store) => store.commit({ ...silent, table: '1' })],
  ['due', (store) => store.due(1, 1)],
  ['unannounced', (store) => store.unannounced(1, 2, 1)],
  ['remind', (store) => store.remind('1', 1, 'a wish')],
  ['announced', (store) => store.announced('1', 1, '')],
  ['live', (store) => store.live('1')],
  ['log', (store) => store.log('1')],
  ['ended', (store) => store.ended('1')],
  ['recorded', (store) => store.recorded('1', 0, [])],
  ['unrecorded', (store) => store.unrecorded(1, 2, 3)],
  ['page', (store) => store.page('1', 'games')],
  ['enter', (store) => store.enter('1', { from: 0, lines: [], scores: [] })],
  ['highest', (store) => store.highest('1', 'foxu', 0, 1)],
  ['placeOn', (store) => store.placeOn('1', 'foxu', '2')],
  ['contents', (store) => store.contents('1')],
  ['portions', (store) => store.portions('1', 'games')[Symbol.asyncIterator]().next()],
  ['scoreOn', (store) => store.scoreOn('1', 'foxu', '2')],
  ['keptTables', (store) => store.keptTables()],
  ['archivedTables', (store) => store.archivedTables()],
  ['settled', (store) => store.settled()],
  ['homes', (store) => store.homes()],
  ['erase', (store) => store.erase('1')],
  ['dropSettings', (store) => store.dropSettings('1')],
  ['dropReplay', (store) => store.dropReplay('A')],
  ['tearOut', (store) => store.tearOut('1', 'pages', 'games')],
  ['bookRevision', (store) => store.bookRevision('1')],
  ['keepReplay', (store) => store.keepReplay({ code: 'A', match: '1', line: '', at: 1 })],
  ['replay', (store) => store.replay('A')],
  ['rewriteReplay', (store) => store.rewriteReplay('A', '')],
  ['dropReplays', (store) => store.dropReplays(1, 1)],
  ['clear', (store) => store.clear('1', 1, 'everything')],
  ['cleared', (store) => store.cleared()],
  ['passingShelves', (store) => store.passingShelves()],
  ['seeCleared', (store) => store.seeCleared(() => 'drop')],
  ['putBack', (store) => store.putBack({ table: '1', at: 1 }, 2)],
  ['settings', (store) => store.settings('1')],
  ['saveSettings', (store) => store.saveSettings('1', '')],
  ['saveSettings', (store) => store.saveSettings('1', '', { from: undefined })],
  ['preferences', (store) => store.preferences('1')],
  ['savePreferences', (store) => store.savePreferences('1', '')],
  ['liveIn', (store) => store.liveIn(['1', '2'])],
  ['pulse', (store) => store.pulse(1, 1)],
  ['counts', (store) => store.counts()],
  ['import', (store) => store.import(['{"plateau":"store","version":1}', '{"keys":0}'])],
];

const silent = {
  from: 0,
  body: '',
  log: [],
  chapter: 'same',
  wake: undefined,
  announceBy: undefined,
  listing: undefined,
} as const;

const kinds = await serverKinds();

describeEach(
  kinds.flatMap(({ name, need, open }) => (open ? [{ name, need, open }] : [])),
  'When the $name is away',
  ({ open }) => {
    test('every call says so, and works again by itself once it is back, and nothing kept is lost', async () => {
      const folder = await temporaryFolder();
      cleanups.push(folder.remove);
      const server = await open(folder.path);
      const store = openRedisStore(connectRedis(server.address));
      cleanups.push(store.close);
      await store.saveSettings('1', 'kept');
      await server.stop();

      const answers = await Promise.allSettled(everyCall.map(([, call]) => call(store)));
      for (const [i, answer] of answers.entries()) {
        expect(answer, everyCall[i]?.[0]).toMatchObject({ status: 'rejected', reason: expect.any(StoreAway) });
      }

      // It leaves out what is on a machine that is away, and fails once all are known to be.
      await expect(store.hold(['1'], 1)).rejects.toBeInstanceOf(StoreAway);

      const again = await open(folder.path);
      cleanups.push(again.stop);
      await untilBack(store);
      expect(await store.settings('1')).toBe('kept');
    });
  },
);

test('A server that hangs is away until it answers again', needs.server, async () => {
  const server = await openPlainRedis();
  cleanups.push(server.close);
  const client = connectRedis(server.url);
  const store = openRedisStore(client);
  cleanups.push(store.close);
  const pid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);

  process.kill(pid, 'SIGSTOP');
  try {
    await expect(store.load('1')).rejects.toBeInstanceOf(StoreAway);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await untilBack(store);
});

test('A server that never ran is away', async () => {
  const folder = await temporaryFolder();
  cleanups.push(folder.remove);
  for (const address of [
    `${folder.path}/none.sock`,
    'redis://127.0.0.1:1',
    'redis-cluster://127.0.0.1:1,127.0.0.1:2',
  ]) {
    const store = openRedisStore(connectRedis(address));
    cleanups.push(store.close);
    await expect(store.load('1')).rejects.toBeInstanceOf(StoreAway);
  }
});
