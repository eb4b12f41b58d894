// Measures what the embedded store costs with many tables: while nobody plays, and at the start after it was killed.
import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openEmbeddedServer } from '../dist/store/embedded/embeddedServer.js';
import { embeddedFolder, fileOf, numbersOf, snapshotNumbers } from '../dist/store/embedded/folder.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { commitOf } from './commits.mjs';
import { median } from './figures.mjs';
import { processorTime } from './processor.mjs';

/** How many commits are under way at once. */
const together = 50;

/** @typedef {import('../dist/store/port.js').Store} Store */

async function open(/** @type {string} */ dataDir) {
  const before = await children();
  const begun = performance.now();
  const server = await openEmbeddedServer({ dataDir, log: () => undefined });
  const took = performance.now() - begun;
  const pid = (await children()).find((each) => !before.includes(each));
  if (pid === undefined) throw new Error('The embedded store has no process.');
  const store = openRedisStore(connectRedis(server.address));
  const close = async () => {
    await store.close();
    await server.stop();
  };
  const kill = async () => {
    process.kill(pid, 'SIGKILL');
    // Before it could be started again.
    await close();
  };
  return { store, pid, took, close, kill };
}

async function children() {
  const threads = await readdir('/proc/self/task');
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8')));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

async function bytesIn(/** @type {string} */ folder) {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * As a bot that hosts, while nobody plays.
 * @param {{ readonly store: Store, readonly pid: number }} opened @param {string} folder @param {number} seconds
 */
async function hostIdly({ store, pid }, folder, seconds) {
  const second = async () => {
    const now = Date.now();
    await Promise.all([store.pulse(now, 3_000), store.due(now, 50), store.unannounced(now, now + 15_000, 50)]);
    await sleep(1_000);
  };
  await second();
  const [processor, bytes] = [await processorTime(pid), await bytesIn(folder)];
  for (let n = 0; n < seconds; n++) await second();
  return {
    processor: ((await processorTime(pid)) - processor) / seconds,
    bytes: ((await bytesIn(folder)) - bytes) / seconds,
  };
}

/**
 * Changes one table after the other, as fast as the store takes it.
 * @param {number} tables
 */
function playerOf(tables) {
  let changed = 0;
  return async (/** @type {Store} */ store) => {
    const some = Array.from({ length: together }, (_, n) => changed + n);
    await Promise.all(some.map((n) => store.commit(commitOf(n % tables, Math.floor(n / tables)))));
    changed += together;
    return changed;
  };
}

/**
 * Leaves as much to be replayed as there may be: a full journal, and what was written since while a snapshot was taken.
 * Few tables have their snapshot before that.
 * @param {string} folder @param {() => Promise<unknown>} play
 */
async function fillJournals(folder, play) {
  const size = (/** @type {number} */ number) => statSync(fileOf(folder, number, 'journal')).size;
  const journals = () => numbersOf(folder, 'journal');
  const full = journals().at(-1) ?? 1;
  while (journals().at(-1) === full) await play();
  while (size(full + 1) < size(full) / 2 && !snapshotNumbers(folder).includes(full + 1)) await play();
  return (size(full) + size(full + 1)) / 1e6;
}

/** Every journal but the first is begun together with a snapshot. */
const isFolding = (/** @type {string} */ folder) =>
  numbersOf(folder, 'journal').at(-1) !== (snapshotNumbers(folder).at(-1) ?? 1);

async function startOf(/** @type {string} */ dataDir, /** @type {number} */ repetitions) {
  const times = [];
  for (let n = 0; n < repetitions; n++) {
    const { took, close } = await open(dataDir);
    times.push(took);
    await close();
  }
  return median(times);
}

/**
 * `idle` are milliseconds of processor time a second, and bytes a second on the disk; `start`, milliseconds.
 * @param {{ tables?: number, seconds?: number, repetitions?: number }} [options]
 */
export async function measureEmbedded({ tables = 20_000, seconds = 5, repetitions = 3 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const folder = embeddedFolder(dataDir);
  const play = playerOf(tables);
  try {
    const nothing = await startOf(dataDir, repetitions);
    const opened = await open(dataDir);
    const { store } = opened;
    const empty = await hostIdly(opened, folder, seconds);
    while ((await play(store)) < tables);
    await store.pulse(Date.now(), 3_000);
    while (isFolding(folder)) await sleep(100);
    const full = await hostIdly(opened, folder, seconds);
    await opened.close();
    const quiet = await startOf(dataDir, repetitions);
    const again = await open(dataDir);
    const journals = await fillJournals(folder, () => play(again.store));
    await again.kill();
    const killed = await startOf(dataDir, repetitions);
    return { idle: { empty, full }, start: { nothing, quiet, killed }, journals };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
