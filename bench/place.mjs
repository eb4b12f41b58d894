// Where games are kept while something is measured, in a temporary folder. `TMPDIR` says on which disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { openFile } from '../dist/store/sqlite/database.js';
import { openThread } from '../dist/store/sqlite/openThread.js';
import { callsOn, makeCalls } from '../dist/store/sqlite/transactions.js';
import { redisServer, startRedis } from './redis.mjs';

/**
 * @typedef {import('../dist/store/port.js').Store} Store
 * @typedef {import('../dist/store/port.js').Commit} Commit
 *
 * @typedef {'sqlite' | 'redis'} StoreKind A file, or a server beside the bot.
 *
 * @typedef {object} Place
 * @property {StoreKind} kind
 * @property {Readonly<Record<string, string>>} environment It tells a bot of the place.
 * @property {() => Promise<Store>} open As a bot does. A file is opened so by one process at a time.
 * @property {(commits: readonly Commit[]) => Promise<void>} put Many at once, whether or not a bot runs.
 * @property {() => Promise<number>} bytes All that is kept takes so many, on the disk or in the memory of the server.
 * @property {() => Promise<void>} remove
 */

/** The kinds that this machine has. */
export const kinds = /** @type {readonly StoreKind[]} */ (redisServer === undefined ? ['sqlite'] : ['sqlite', 'redis']);

/** So many commits are written together. Then a bot that runs gets its turn, in milliseconds. */
const portion = 20;
const pause = 5;

/**
 * @param {StoreKind} kind
 * @returns {Promise<Place>}
 */
export async function openPlace(kind) {
  const folder = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return kind === 'sqlite' ? filePlace(folder, remove) : redisPlace(folder, remove);
}

/**
 * @param {string} dataDir
 * @param {() => Promise<void>} remove
 * @returns {Place}
 */
function filePlace(dataDir, remove) {
  return {
    kind: 'sqlite',
    environment: { DATA_DIR: dataDir },
    open: () => openThread(dataDir),
    async put(commits) {
      const database = openFile(dataDir);
      const calls = callsOn(database, 'bench');
      for (const some of portionsOf(commits)) {
        const outcomes = makeCalls(
          database,
          calls,
          some.map((commit) => ({ name: 'commit', args: [commit] })),
        );
        for (const { answer, fault } of outcomes) expectDone(answer ?? fault);
        await sleep(pause);
      }
      database.close();
    },
    async bytes() {
      const database = openFile(dataDir);
      const [size] = database.all(
        'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
      );
      database.close();
      return Number(size?.['bytes']);
    },
    remove,
  };
}

/**
 * @param {string} folder
 * @param {() => Promise<void>} remove
 * @returns {Promise<Place>}
 */
async function redisPlace(folder, remove) {
  const server = await startRedis(folder);
  const open = async () => openRedisStore(connectRedis(server.url));
  return {
    kind: 'redis',
    environment: { DATA_DIR: folder, REDIS_URL: server.url },
    open,
    async put(commits) {
      const store = await open();
      for (const some of portionsOf(commits)) {
        for (const answer of await Promise.all(some.map((commit) => store.commit(commit)))) expectDone(answer);
      }
      await store.close();
    },
    async bytes() {
      const client = connectRedis(server.url);
      let bytes = 0;
      let cursor = '0';
      do {
        const [next, keys] = /** @type {[string, string[]]} */ (await client.call('SCAN', cursor, 'COUNT', '1000'));
        const sizes = keys.map((key) => client.call('MEMORY', 'USAGE', key, 'SAMPLES', '0'));
        for (const size of await Promise.all(sizes)) bytes += Number(size);
        cursor = next;
      } while (cursor !== '0');
      client.disconnect();
      return bytes;
    },
    async remove() {
      await server.stop();
      await remove();
    },
  };
}

/** @param {readonly Commit[]} commits */
function portionsOf(commits) {
  const count = Math.ceil(commits.length / portion);
  return Array.from({ length: count }, (_, nth) => commits.slice(nth * portion, (nth + 1) * portion));
}

function expectDone(/** @type {unknown} */ answer) {
  if (answer !== 'done') throw new Error(`A commit was not done: ${answer}`);
}

/**
 * Uses an empty store, and removes it.
 * @param {StoreKind} kind
 * @param {(store: Store, place: Place) => Promise<T>} use
 * @template T
 */
export async function withStore(kind, use) {
  const place = await openPlace(kind);
  const store = await place.open();
  try {
    return await use(store, place);
  } finally {
    await store.close();
    await place.remove();
  }
}
