import type { TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { mentions } from '../match/formerly.ts';

/** What is kept of people where no table and no book leads to. */

/** Deletes all of it that names somebody. Answers which tables keep something there that cannot be read. */
export async function forgetAside(person: string, store: Store): Promise<readonly TableId[]> {
  for (const { home, shelf } of await store.passingShelves()) {
    for (const [name, line] of await store.notes(home, shelf)) {
      if (home === person || mentions(line, person)) await store.unnote(home, shelf, name);
    }
  }
  await store.seeCleared(({ text }) => (mentions(text, person) ? 'drop' : 'keep'));
  const unread: TableId[] = [];
  for (const table of await store.archivedTables()) {
    if ((await forgetArchived(table, person, store)) === 'unread') unread.push(table);
  }
  return unread;
}

/** Deletes what is to pass and was on its shelf already when this was called before: no process has seen to it. */
export function openPassing(store: Pick<Store, 'passingShelves' | 'notes' | 'unnote'>): () => Promise<void> {
  let before: ReadonlySet<string> = new Set();
  return async () => {
    const now = new Set<string>();
    for (const { home, shelf } of await store.passingShelves()) {
      for (const name of (await store.notes(home, shelf)).keys()) {
        const place = JSON.stringify([home, shelf, name]);
        if (before.has(place)) await store.unnote(home, shelf, name);
        else now.add(place);
      }
    }
    before = now;
  };
}

/** What could be recorded has been, so it is of no use to anybody what is left of a match in an archive. */
async function forgetArchived(table: TableId, person: string, store: Store): Promise<'done' | 'unread'> {
  try {
    const { archived } = await store.ended(table);
    const theirs = archived.filter(({ text }) => mentions(text, person));
    if (theirs.length > 0) await store.recorded(table, 'none', theirs);
    return 'done';
  } catch (error) {
    if (!(error instanceof DamagedKey || error instanceof SyntaxError)) throw error;
    return 'unread';
  }
}
