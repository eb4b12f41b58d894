import { addressOf, type TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { cupsPage } from '../cups/keeping.ts';
import { matchIn } from '../reading.ts';
import { readResult } from '../records/result.ts';
import { memberPage } from '../standings/lines.ts';
import { Unreadable } from '../unreadable.ts';

/** Of which servers something is kept, whether or not anybody has noted that the bot is there. */

/** So many tables are read side by side. */
const sideBySide = 20;

/** Those for which `wanted` asks. To find them takes long. */
export async function keptServers(store: Store, wanted: (id: string) => boolean): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const isOpen = (id: string) => wanted(id) && !found.has(id);
  for (const guild of await store.settled()) if (isOpen(guild)) found.add(guild);
  const tables = await store.keptTables();
  for (let at = 0; at < tables.length; at += sideBySide) {
    const guilds = await Promise.all(tables.slice(at, at + sideBySide).map((table) => serverOf(table, store)));
    for (const guild of guilds) if (guild !== undefined && isOpen(guild)) found.add(guild);
  }
  for (const home of await store.homes()) {
    if (isOpen(home) && isId(home) && (await isServers(home, store))) found.add(home);
  }
  return found;
}

const isId = (home: string): boolean => /^\d+$/.test(home);

async function serverOf(table: TableId, store: Store): Promise<string | undefined> {
  try {
    const { body } = await store.load(table);
    if (body === undefined) return undefined;
    const { guild } = matchIn(table, body);
    const address = addressOf(table);
    // What somebody plays without a server is kept under their own id.
    return address.at === 'solo' && address.member === guild ? undefined : guild;
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof DamagedKey)) throw error;
    return undefined;
  }
}

/** Whether a book is a server's, and not that of one person: then others stand in it. */
async function isServers(home: string, store: Store): Promise<boolean> {
  const { pages, shelves } = await store.contents(home);
  const others = ([name, text]: readonly [string, string]) =>
    readResult(text)?.players.some((player) => isId(player) && player !== home) ??
    (/^\d+$/.test(name) && name !== home);
  for (const page of pages) {
    if (page === cupsPage || (page.startsWith(memberPage('')) && page !== memberPage(home))) return true;
    if (!/^(results-|streaks\/)/.test(page)) continue;
    for await (const lines of store.portions(home, page)) if (lines.some(others)) return true;
  }
  for (const shelf of shelves.filter((name) => name.includes('/'))) {
    for (const name of (await store.notes(home, shelf)).keys()) if (!name.endsWith(`/${home}`)) return true;
  }
  return false;
}
