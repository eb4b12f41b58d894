// `node --expose-gc bench/endurance.mjs [commits] [folder]` commits again and again, while garbage is collected by force in
// the main thread, and, with `--gc-interval=20000`, in the thread that holds the file. It tells the memory as it goes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFile } from '../dist/store/sqlite/database.js';
import { openThread } from '../dist/store/sqlite/openThread.js';
import { storeOn } from '../dist/store/sqlite/sqliteStore.js';

const [commits = '1000000', parent = tmpdir()] = process.argv.slice(2);
const atOnce = 20;
const tables = 500;
const told = 10;
const body = 'x'.repeat(2_000);
const collect = globalThis.gc ?? (() => undefined);

/** @param {string} name @param {import('../dist/store/port.js').Store} store */
async function endure(name, store) {
  const count = Number(commits) / 2;
  const from = new Array(tables).fill(0);
  for (let made = 0; made < count; made += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, nth) => {
        const at = (made + nth) % tables;
        const table = /** @type {`${bigint}`} */ (String(1_000 + at));
        const kept = {
          keep: from[at] % 40,
          log: ['entry'],
          wake: made,
          announceBy: made,
          listing: 'l',
          input: `${made}`,
        };
        return store.commit({ table, from: from[at]++, body, chapter: 'same', ...kept });
      }),
    );
    if (answers.some((answer) => answer !== 'done')) throw new Error(`after ${made}: ${answers}`);
    await store.load('1000');
    if (made % 2_000 === 0) collect();
    if (made % (count / told) === 0) {
      collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      const [resident, heap, beyond] = [rss, heapUsed, external].map((bytes) => (bytes / 2 ** 20).toFixed(1));
      process.stdout.write(
        `${name}: ${made} commits, ${resident} MB resident, ${heap} MB heap, ${beyond} MB external\n`,
      );
    }
  }
  await store.close();
}

const folder = mkdtempSync(join(parent, 'plateau-endurance-'));
try {
  await endure('in the thread', await openThread(join(folder, 'thread')));
  await endure('in the main thread', storeOn(openFile(join(folder, 'main'))));
} finally {
  rmSync(folder, { recursive: true });
}
process.stdout.write(`${commits} commits on Node ${process.version}, no crash\n`);
