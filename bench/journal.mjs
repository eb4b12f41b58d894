// Measures what the journal adds to a commit, in a process of its own: a Valkey prints lines, and runs as long as its process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openClients } from '../dist/store/embedded/clients.js';
import { openKeeper } from '../dist/store/embedded/keeper.js';
import { startValkey } from '../dist/store/embedded/valkey.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { listenAt } from '../dist/store/sockets.js';
import { commitOf } from './commits.mjs';
import { median } from './figures.mjs';

/**
 * The median of a commit with and without the journal, in turns, in milliseconds.
 * @param {{ warmUp?: number, repetitions?: number }} [options]
 * @returns {Promise<{ kept: number, open: number, ratio: number }>}
 */
export async function measureJournal({ warmUp = 500, repetitions = 3_000 } = {}) {
  const child = fork(fileURLToPath(import.meta.url), [String(warmUp), String(repetitions)], { stdio: 'ignore' });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The measuring process has ended.')));
  const [kept, open] = (await Promise.race([once(child, 'message'), ended]))[0];
  return { kept, open, ratio: kept / open };
}

async function measure(/** @type {number} */ warmUp, /** @type {number} */ repetitions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const keeper = await openKeeper(await startValkey(), dataDir, () => undefined);
  const open = openClients(await startValkey(), {
    admit: (frame) => ({ frame, execute: 'now' }),
    writeClock: () => undefined,
  });
  const kinds = await Promise.all(
    [keeper.adopt, open].map(async (adopt, i) => {
      const path = join(dataDir, `${i}.sock`);
      await listenAt(path, adopt);
      return { store: openRedisStore(connectRedis(path)), times: /** @type {number[]} */ ([]) };
    }),
  );
  for (let from = 0; from < warmUp + repetitions; from++) {
    for (const { store, times } of kinds) {
      const before = performance.now();
      await store.commit(commitOf(0, from));
      if (from >= warmUp) times.push(performance.now() - before);
    }
  }
  await rm(dataDir, { recursive: true, force: true });
  return kinds.map(({ times }) => median(times));
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.send !== undefined) {
  const medians = await measure(Number(process.argv[2]), Number(process.argv[3]));
  process.send(medians, () => process.exit());
}
