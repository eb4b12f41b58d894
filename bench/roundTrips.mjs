// Counts the round trips to the store that a move takes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { games } from '../dist/games/registry.js';
import { openHost } from '../dist/host/host.js';
import { openTableClock } from '../dist/host/time/tableClock.js';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openEmbeddedServer } from '../dist/store/embedded/embeddedServer.js';
import { openRedisStore } from '../dist/store/redisStore.js';

const ada = /** @type {const} */ ({ kind: 'member', id: '101', name: 'Ada' });
const bob = /** @type {const} */ ({ kind: 'member', id: '102', name: 'Bob' });
const table = '7000';

/** How often a move waits for the store, on average. What is sent together is one trip. */
export async function measureRoundTrips({ moves = 20 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const server = await openEmbeddedServer({ dataDir, log: () => undefined });
  const client = connectRedis(server.address);
  let [trips, underWay] = [0, 0];
  const send = client.sendCommand.bind(client);
  client.sendCommand = (...command) => {
    if (underWay++ === 0) trips++;
    const answer = /** @type {Promise<unknown>} */ (send(...command));
    const arrived = () => void underWay--;
    answer.then(arrived, arrived);
    return answer;
  };
  const store = openRedisStore(client);
  const host = openHost({
    store,
    games,
    herald: { announce: async () => ({ bulletin: 'shown', posted: 'edited' }) },
    chat: { async *typedSince() {} },
    clock: openTableClock(Date.now),
    ponder: () => Promise.reject(new Error('Nobody here is a computer.')),
    ponderAside: () => Promise.reject(new Error('Nobody here is a computer.')),
    hearing: () => true,
    log: pino({ level: 'silent' }),
  });
  try {
    const turnLimit = 24 * 60 * 60_000;
    await host.challenge(table, { game: 'foxu', guild: '1', language: 'en', by: ada, against: [bob], turnLimit });
    await host.act(table, { act: 'accept', by: bob.id });
    const begins = (await host.look(table))?.match.seats[0];
    if (begins?.kind !== 'member') throw new Error('No member begins.');
    // Announcements are noted later, many together, so they do not count as part of a move.
    await host.stop();
    const before = trips;
    for (let move = 0; move < moves; move++) {
      const answer = await host.act(table, { act: 'move', by: begins.id, text: 'shuffle' });
      if (answer === 'nothing' || !answer.ok) throw new Error('A move was refused.');
    }
    return (trips - before) / moves;
  } finally {
    await host.stop();
    await store.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
