// Counts the round trips to the store that a move takes.
import { connectRedis } from '../dist/store/connectRedis.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { openPlace } from './place.mjs';
import { quietHost } from './quietHost.mjs';

const ada = /** @type {const} */ ({ kind: 'member', id: '101', name: 'Ada' });
const bob = /** @type {const} */ ({ kind: 'member', id: '102', name: 'Bob' });
const table = '7000';

/** @typedef {(...args: any[]) => any} Ask */

/**
 * How often a move waits for the store, on average. Questions that are asked together are one trip.
 * @param {{ kind?: import('./place.mjs').StoreKind, moves?: number }} [options]
 */
export async function measureRoundTrips({ kind = 'sqlite', moves = 20 } = {}) {
  const { counting, trips } = openCounter();
  const place = await openPlace(kind);
  const { REDIS_URL: url } = place.environment;
  const store = url === undefined ? countedCalls(await place.open(), counting) : countedCommands(url, counting);
  const host = quietHost(store);
  try {
    const turnLimit = 24 * 60 * 60_000;
    await host.challenge(table, { game: 'foxu', guild: '1', language: 'en', by: ada, against: [bob], turnLimit });
    await host.act(table, { act: 'accept', by: bob.id });
    const begins = (await host.look(table))?.match.seats[0];
    if (begins?.kind !== 'member') throw new Error('No member begins.');
    // Announcements are noted later, many together, so they do not count as part of a move.
    await host.stop();
    const before = trips();
    for (let move = 0; move < moves; move++) {
      const answer = await host.act(table, { act: 'move', by: begins.id, text: 'shuffle' });
      if (answer === 'nothing' || !answer.ok) throw new Error('A move was refused.');
    }
    return (trips() - before) / moves;
  } finally {
    await host.stop();
    await store.close();
    await place.remove();
  }
}

function openCounter() {
  let [trips, underWay] = [0, 0];
  const counting = (/** @type {Ask} */ ask) =>
    /** @type {Ask} */ (
      (...args) => {
        if (underWay++ === 0) trips++;
        const arrived = () => void underWay--;
        const answer = ask(...args);
        Promise.resolve(answer).then(arrived, arrived);
        return answer;
      }
    );
  return { counting, trips: () => trips };
}

/**
 * A call of a store on a file is one message to its thread.
 * @param {import('./place.mjs').Store} store
 * @param {(ask: Ask) => Ask} counting
 */
const countedCalls = (store, counting) =>
  /** @type {typeof store} */ (
    /** @type {unknown} */ (Object.fromEntries(Object.entries(store).map(([name, ask]) => [name, counting(ask)])))
  );

/**
 * @param {string} url
 * @param {(ask: Ask) => Ask} counting
 */
function countedCommands(url, counting) {
  const client = connectRedis(url);
  client.sendCommand = counting(client.sendCommand.bind(client));
  return openRedisStore(client);
}
