import type { TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { mentions } from '../match/formerly.ts';
import { matchIn } from '../reading.ts';
import { Unreadable } from '../unreadable.ts';
import { enterLines } from './enterLines.ts';
import { keptServers } from './keptServers.ts';

/** Servers that have the bot, and those that it has left. */

export interface ServerSeen {
  readonly id: string;
  /** When the bot joined it, where Discord says so. Until then, a server that is new is not noted. */
  readonly joined?: number | undefined;
}

/** No server has this id. */
export const serversHome = 'servers';
/** Which servers are to be greeted, and which were. */
export const greetingsPage = 'greetings';
const home = serversHome;
const page = 'seen';
const day = 24 * 60 * 60_000;
const forgottenAfter = 30 * day;
/** Who let the bot in longer ago has found out what it is. */
const newAtMost = 7 * day;
const sideBySide = 20;
/** Another process may write to the same book. So often it is tried again. */
const tries = 20;

/** Whether a server that the bot joined then is still new to it. */
export const isNew = (joined: number, now: number): boolean => now - joined <= newAtMost;

/**
 * Notes that the bot is in these servers now (wall time). That one is to be greeted is kept in the same script in which it
 * is seen for the first time. So a kill loses no greeting, and a server that is known is never greeted.
 */
export async function noteServers(servers: readonly ServerSeen[], now: number, store: Store): Promise<void> {
  if (servers.length === 0) return;
  const ids = servers.map(({ id }) => id);
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(home);
    const known = await store.page(home, page, ids);
    const unknown = servers.filter(({ id, joined }) => !known.has(id) && joined !== undefined);
    const greeted: string[] = [];
    for (const { id, joined } of unknown) {
      if (joined !== undefined && isNew(joined, now) && !(await isKnown(id, store))) greeted.push(id);
    }
    const lines = [
      ...[...known.keys(), ...unknown.map(({ id }) => id)].map((name) => ({ page, name, text: String(now) })),
      ...greeted.map((name) => ({ page: greetingsPage, name, text: JSON.stringify({ at: now }) })),
    ];
    if (lines.length === 0 || (await store.enter(home, { from, lines, scores: [] })) !== 'conflict') return;
  }
  throw new Error('the book of servers was written to all the time');
}

/** Whether something is kept of a server, as where an earlier version has noted no servers. */
async function isKnown(guild: string, store: Store): Promise<boolean> {
  if ((await store.settings(guild)) !== undefined) return true;
  const { pages, lists, shelves } = await store.contents(guild);
  return pages.length + lists.length + shelves.length > 0;
}

/** The servers in which nobody has seen the bot for thirty days. Those that nobody has noted yet begin with it now. */
export async function longUnseen(now: number, store: Store): Promise<readonly string[]> {
  const known = await store.page(home, page);
  const unknown = [...(await keptServers(store, (id) => !known.has(id)))];
  await enterLines(
    home,
    unknown.map((name) => ({ page, name, text: String(now) })),
    store,
  );
  const seen = await store.page(home, page);
  return [...seen].flatMap(([guild, at]) => (now - Number(at) > forgottenAfter ? [guild] : []));
}

/** Deletes all that is kept of a server. */
export async function forgetServer(guild: string, store: Store): Promise<void> {
  const tables = await store.keptTables();
  for (let at = 0; at < tables.length; at += sideBySide) {
    await Promise.all(tables.slice(at, at + sideBySide).map((table) => eraseOf(guild, table, store)));
  }
  const { pages, lists, shelves } = await store.contents(guild);
  for (const each of pages) {
    for (const code of (await store.page(guild, each)).keys()) await store.dropReplay(code);
    await store.tearOut(guild, 'pages', each);
  }
  for (const list of lists) await store.tearOut(guild, 'lists', list);
  for (const shelf of shelves) await store.tearOut(guild, 'shelves', shelf);
  for (const { home: whose, shelf } of await store.passingShelves()) {
    if (whose === guild) await store.tearOut(guild, 'shelves', shelf);
  }
  await store.dropSettings(guild);
  await store.seeCleared(({ text }) => (mentions(text, guild) ? 'drop' : 'keep'));
  const ours = [page, greetingsPage];
  await enterLines(
    home,
    ours.map((each) => ({ page: each, name: guild, text: undefined })),
    store,
  );
}

async function eraseOf(guild: string, table: TableId, store: Store): Promise<void> {
  try {
    const { body } = await store.load(table);
    if (body !== undefined && isOf(guild, table, body)) await store.erase(table);
  } catch (error) {
    // Nobody can say of which server it is. A moderator there would have had it cleared.
    if (!(error instanceof DamagedKey)) throw error;
  }
}

function isOf(guild: string, table: TableId, body: string): boolean {
  try {
    return matchIn(table, body).guild === guild;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // What cannot be read may still be seen to be theirs.
    return mentions(body, guild);
  }
}
