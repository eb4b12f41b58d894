// Measures how long the event loop of a process stands still while much is read from its file.
import { setTimeout as sleep } from 'node:timers/promises';
import { answer, apart } from './apart.mjs';
import { channelsElsewhere, openCopies } from './copies.mjs';
import { openPlace } from './place.mjs';
import { openSetting } from './setting.mjs';

/**
 * @typedef {object} Stalled
 * @property {number} took Milliseconds.
 * @property {number} stall The longest time in which nothing else had its turn.
 */

/** Something else wants its turn as often as this, in milliseconds. */
const every = 5;

/** Begins to watch this process, and gives what ends it and tells the longest time in which nothing else had its turn. */
export function watchStalls() {
  let [last, longest] = [performance.now(), 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - every);
    last = now;
  };
  const timer = setInterval(look, every);
  return async () => {
    // A stall that has just ended shows with the next beat.
    await sleep(2 * every);
    clearInterval(timer);
    return longest;
  };
}

/** The longest such time while this process does nothing for a while: so long others on this machine hold it up. */
export async function stallAtRest(milliseconds = 2_000) {
  const watched = watchStalls();
  await sleep(milliseconds);
  return watched();
}

/**
 * @param {{ tables?: number }} [options]
 * @returns {Promise<{ atRest: number, allLive: Stalled, keptTables: Stalled, homes: Stalled, export: Stalled }>}
 */
export const measureStalls = ({ tables = 20_000 } = {}) => apart(import.meta.url, { tables });

async function measure(/** @type {{ tables: number }} */ { tables }) {
  const setting = await openSetting();
  const place = await openPlace('sqlite');
  const copies = await openCopies(setting);
  await setting.discord.close();
  const channels = channelsElsewhere(tables);
  await place.put(channels.map((channel) => copies.at(channel)));
  const store = await place.open();
  // Each of these homes has a book, as that of a server or a person.
  const noteMany = async (/** @type {readonly string[]} */ some) =>
    Promise.all(some.map((home) => store.note(home, 'shelf', 'name', 'line', '')));
  for (let at = 0; at < tables; at += 100) await noteMany(channels.slice(at, at + 100));

  const seen = (/** @type {readonly string[]} */ found) => {
    if (found.length !== tables) throw new Error(`${found.length} of ${tables} were found.`);
  };
  /** @param {() => Promise<unknown>} ask @returns {Promise<Stalled>} */
  const stalled = async (ask) => {
    const watched = watchStalls();
    const begun = performance.now();
    await ask();
    const took = performance.now() - begun;
    return { took, stall: await watched() };
  };
  try {
    return {
      atRest: await stallAtRest(),
      allLive: await stalled(async () => seen(await store.allLive())),
      keptTables: await stalled(async () => seen(await store.keptTables())),
      homes: await stalled(async () => seen(await store.homes())),
      export: await stalled(async () => {
        for await (const _ of store.export());
      }),
    };
  } finally {
    await store.close();
    await place.remove();
  }
}

await answer(import.meta.url, measure);
