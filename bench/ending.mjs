// Measures what it costs that a finished match is recorded: the commit that ends one, against any other of the same size.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openEmbeddedServer } from '../dist/store/embedded/embeddedServer.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { commitOf } from './commits.mjs';
import { median } from './figures.mjs';

/**
 * The median of a commit that ends a match and of one that does not, in turns, in milliseconds.
 * @param {{ warmUp?: number, repetitions?: number }} [options]
 * @returns {Promise<{ ends: number, goesOn: number, ratio: number }>}
 */
export async function measureEnding({ warmUp = 500, repetitions = 3_000 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const server = await openEmbeddedServer({ dataDir, log: () => undefined });
  const store = openRedisStore(connectRedis(server.address));
  const ends = /** @type {number[]} */ ([]);
  const goesOn = /** @type {number[]} */ ([]);
  try {
    for (let from = 0; from < warmUp + repetitions; from++) {
      for (const [table, times, recordBy] of /** @type {const} */ ([
        [0, ends, Date.now()],
        [1, goesOn, undefined],
      ])) {
        const before = performance.now();
        await store.commit({ ...commitOf(table, from), recordBy });
        if (from >= warmUp) times.push(performance.now() - before);
      }
    }
    return { ends: median(ends), goesOn: median(goesOn), ratio: median(ends) / median(goesOn) };
  } finally {
    await store.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
