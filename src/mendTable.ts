import { everyGame } from './games/registry.ts';
import { listingOf } from './host/listing.ts';
import { writeMatch } from './host/match/match.ts';
import { shownAfter } from './host/match/shown.ts';
import { wakes } from './host/match/turns.ts';
import { snapshotOf } from './host/reading.ts';
import type { Snapshot } from './host/tables.ts';
import { Unreadable } from './host/unreadable.ts';
import { addressOf, type TableId } from './store/address.ts';
import type { Cleared, Store } from './store/port.ts';

/** Lists and mends tables that cannot be read, for `npm run table`. */

const everAfter = Number.MAX_SAFE_INTEGER;
const most = 1_000_000;

/** The snapshot, or why there is none. */
async function lookAt(store: Store, table: TableId): Promise<Snapshot | Unreadable | undefined> {
  try {
    const snapshot = await snapshotOf(store, everyGame, table);
    const damaged = await store.damagedKeys(table);
    if (damaged.length === 0) return snapshot;
    const revision = snapshot?.revision ?? 0;
    return new Unreadable(table, 'damaged', `of a wrong type: ${damaged.join(', ')}`, { revision });
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}

/** A line for each table that is live, that cannot be read, or that was cleared, and for each damaged list. */
export async function listTables(store: Store): Promise<string[]> {
  const live = await store.allLive();
  const others = (await store.due(everAfter, most)).filter((table) => !live.includes(table));
  const lines: string[] = [];
  let readable = 0;
  for (const table of [...live, ...others.toSorted()]) {
    const found = await lookAt(store, table);
    if (found instanceof Unreadable) lines.push(`${table}  set aside (${found.why}): ${found.message}`);
    else if (found !== undefined && live.includes(table)) {
      readable++;
      const { game, match } = found;
      lines.push(`${table}  ${game.id}, ${match.stage.at}, turn ${match.play?.turn ?? 0}`);
    }
  }
  for (const each of await store.cleared()) {
    lines.push(
      `${nameOf(each)}  cleared on ${new Date(each.at).toISOString()}; --put-back brings it back, for 90 days`,
    );
  }
  for (const key of store.damagedLists()) lines.push(`${key}  has a wrong type: what is on this list is not shown`);
  lines.push(readable === 0 ? 'No table is live here.' : `${readable} live. Say which: npm run table -- <id>`);
  return lines;
}

/** Moves what cannot be read out of the way, as a moderator does with `stop`. A game that can be read goes on. */
export async function clearTable(store: Store, table: TableId, now: number): Promise<string> {
  const found = await lookAt(store, table);
  if (found === undefined) throw new Error(`There is no table ${table}. npm run table lists them.`);
  if (!(found instanceof Unreadable)) throw new Error(`${table} can be read: end its game in Discord, with stop.`);
  if (found.revision !== undefined) {
    await store.clear(table, now, 'damaged');
    const moved = `Out of the way, with @${now} behind its name: what was ${found.message}.`;
    if (found.revision === 0) return `${moved} ${table} is free for a new game.`;
    return `${moved} ${await tryAgain(store, table)}`;
  }
  await store.clear(table, now, 'everything');
  return `${table} is free for a new game. What was kept there is ${nameOf({ table, at: now })} now.`;
}

export async function putBack(store: Store, name: string, now: number): Promise<string> {
  const cleared = (await store.cleared()).find((each) => nameOf(each) === name);
  const done = cleared === undefined ? 'unknown' : await store.putBack(cleared, now);
  if (cleared === undefined || done === 'unknown') {
    throw new Error(`Nothing was cleared by the name of ${name}. npm run table lists what was.`);
  }
  if (done === 'taken') throw new Error(`A game is going on at ${cleared.table}; end it in Discord first, with stop.`);
  return `It is back. ${await tryAgain(store, cleared.table)}`;
}

/** If the table can be read now, it gets back on every list it belongs to, and the bot shows it. */
export async function tryAgain(store: Store, table: TableId): Promise<string> {
  const found = await lookAt(store, table);
  if (found === undefined) throw new Error(`There is no table ${table}. npm run table lists them.`);
  if (found instanceof Unreadable) return `${table} cannot be read (${found.why}): ${found.message}.`;
  const { match, game, revision } = found;
  // A new number for everybody: boards that are older than this do not fit any more.
  const body = { ...match, shown: shownAfter({ revision, before: match }, match, ['table']) };
  const done = await store.commit({
    table,
    from: revision,
    body: writeMatch(body),
    log: [],
    chapter: 'same',
    wake: wakes(match, game)[0]?.at,
    announceBy: addressOf(table).at === 'solo' ? undefined : 0,
    listing: listingOf(match, game),
  });
  return done === 'conflict'
    ? `${table} was changed meanwhile, so it can be read.`
    : `${table} can be read: ${game.id}, ${match.stage.at}. The bot shows it and goes on with it.`;
}

const nameOf = ({ table, at }: Cleared): string => `${table}@${at}`;
