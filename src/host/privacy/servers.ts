import type { TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { mentions } from '../match/formerly.ts';
import { matchIn } from '../reading.ts';
import { Unreadable } from '../unreadable.ts';
import { enterLines } from './enterLines.ts';

/** Servers that have the bot, and those that it has left. */

/** No server has this id. */
const home = 'servers';
const page = 'seen';
const forgottenAfter = 30 * 24 * 60 * 60_000;
const sideBySide = 20;

/** Notes that the bot is in these servers now (wall time). */
export async function noteServers(guilds: readonly string[], now: number, store: Store): Promise<void> {
  const lines = guilds.map((name) => ({ page, name, text: String(now) }));
  await enterLines(home, lines, store);
}

/** The servers in which nobody has seen the bot for thirty days. */
export async function longUnseen(now: number, store: Store): Promise<readonly string[]> {
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
  await store.dropSettings(guild);
  await store.seeCleared(({ text }) => (mentions(text, guild) ? 'drop' : 'keep'));
  await enterLines(home, [{ page, name: guild, text: undefined }], store);
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
