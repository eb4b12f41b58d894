// Measures what the embedded store costs with many tables: idle, at the start, for a commit, and while it makes a snapshot.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openClients } from '../dist/store/embedded/clients.js';
import { openEmbeddedServer } from '../dist/store/embedded/embeddedServer.js';
import { openKeeper } from '../dist/store/embedded/keeper.js';
import { startValkey } from '../dist/store/embedded/valkey.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { listenAt } from '../dist/store/sockets.js';
import { median } from './figures.mjs';

const body = 'x'.repeat(2_400);
const log = Array.from({ length: 30 }, () => 'y'.repeat(40));
const day = 24 * 60 * 60_000;

/** @param {number} n @param {number} from */
const commitOf = (n, from) => ({
  table: /** @type {import('../dist/store/address.js').TableId} */ (String(1_000_000 + n)),
  from,
  body,
  log: from === 0 ? log : log.slice(0, 1),
  chapter: /** @type {const} */ ('same'),
  wake: Date.now() + day,
  announceBy: undefined,
  listing: 'listing',
});

async function childPid() {
  const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).split(' ');
  return Number(children.filter(Boolean).at(-1));
}

/** Processor time in milliseconds, bytes handed to the disk, and megabytes in memory, of a process. */
async function spent(/** @type {number} */ pid) {
  const [stat, io, status] = await Promise.all(
    ['stat', 'io', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
  );
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) * 10,
    bytes: Number(/^wchar: (\d+)$/m.exec(io ?? '')?.[1]),
    memory: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1]) / 1024,
  };
}

/** As a bot that hosts, while nobody plays. */
async function hostIdly(/** @type {import('../dist/store/port.js').Store} */ store, /** @type {number} */ seconds) {
  for (let second = 0; second < seconds; second++) {
    const now = Date.now();
    await Promise.all([store.pulse(now, 3_000), store.due(now, 50), store.unannounced(now, now + 15_000, 50)]);
    await sleep(1_000);
  }
}

/** The longest that one load waits, while `work` goes on. */
async function longestWait(
  /** @type {import('../dist/store/port.js').Store} */ store,
  /** @type {Promise<unknown>} */ work,
) {
  let [going, longest] = [true, 0];
  const ended = work.finally(() => {
    going = false;
  });
  while (going) {
    const before = performance.now();
    await store.load('1');
    longest = Math.max(longest, performance.now() - before);
    await sleep(1);
  }
  await ended;
  return longest;
}

/** @param {{ tables?: number, seconds?: number }} [options] */
export async function measureEmbedded({ tables = 20_000, seconds = 10 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const open = async () => {
    const begun = performance.now();
    const server = await openEmbeddedServer({ dataDir, log: () => undefined });
    return { server, took: performance.now() - begun, store: openRedisStore(connectRedis(server.address)) };
  };
  try {
    const first = await open();
    const fill = async () => {
      for (let n = 0; n < tables; n += 100) {
        await Promise.all(
          Array.from({ length: Math.min(100, tables - n) }, (_, i) => first.store.commit(commitOf(n + i, 0))),
        );
      }
      await sleep(3_000);
    };
    // While it fills, the journal grows past its limit again and again, and snapshots are made of it.
    const pause = await longestWait(first.store, fill());
    const before = await spent(await childPid());
    await hostIdly(first.store, seconds);
    const after = await spent(await childPid());
    await first.store.close();
    await first.server.stop();
    const again = await open();
    await again.store.close();
    await again.server.stop();
    return {
      pause,
      idleCpu: (after.cpu - before.cpu) / (seconds * 10),
      idleBytes: (after.bytes - before.bytes) / seconds,
      memory: after.memory,
      start: again.took,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The median of a commit in this very process, with and without the journal. */
export async function measureJournal({ warmUp = 500, repetitions = 3_000 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const valkeys = [await startValkey(), await startValkey()];
  const keeper = await openKeeper(/** @type {any} */ (valkeys[0]), dataDir, () => undefined);
  const open = openClients(/** @type {any} */ (valkeys[1]), {
    admit: (frame) => ({ frame, execute: 'now' }),
    writeClock: () => undefined,
  });
  const kinds = await Promise.all(
    [keeper.adopt, open].map(async (adopt, i) => {
      const path = join(dataDir, `${i}.sock`);
      const server = await listenAt(path, adopt);
      return { server, store: openRedisStore(connectRedis(path)), times: /** @type {number[]} */ ([]) };
    }),
  );
  try {
    for (let from = 0; from < warmUp + repetitions; from++) {
      for (const { store, times } of kinds) {
        const before = performance.now();
        await store.commit(commitOf(0, from));
        if (from >= warmUp) times.push(performance.now() - before);
      }
    }
    const [kept, open] = kinds.map(({ times }) => median(times));
    return { kept: kept ?? 0, open: open ?? 0, ratio: (kept ?? 0) / (open ?? 1) };
  } finally {
    for (const { store, server } of kinds) {
      await store.close();
      server.close();
    }
    await keeper.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
