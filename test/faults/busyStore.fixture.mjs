// Plays on many tables at once, in the thread that holds the file. Says on standard output what was acknowledged.
import { writeSync } from 'node:fs';
import { openThread } from '../../dist/store/sqlite/openThread.js';

const [dataDir = '', tables = '', moves = ''] = process.argv.slice(2);
const store = await openThread(dataDir);
const body = 'x'.repeat(3_000);

/** @param {number} nth */
async function play(nth) {
  const table = /** @type {`${bigint}`} */ (String(1_000 + nth));
  const shared = { table, chapter: /** @type {const} */ ('same'), listing: 'l' };
  for (let from = 0; from < Number(moves); from++) {
    const log = [`${from}`];
    await store.commit({
      ...shared,
      from,
      body: `${from + 1} ${body}`,
      log,
      wake: from,
      announceBy: from,
      input: `${from}`,
    });
    writeSync(1, `acknowledged ${table} ${from + 1}\n`);
    await store.announced(table, from + 1, `shown ${from + 1}`);
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, nth) => play(nth)));
// As in a power failure, nothing is closed.
process.kill(process.pid, 'SIGKILL');
