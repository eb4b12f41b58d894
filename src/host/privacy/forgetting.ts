import type { TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { mentions, withoutPerson } from '../match/formerly.ts';
import { packed } from '../records/record.ts';
import type { Recorder } from '../records/recorder.ts';
import type { Tables } from '../tables.ts';
import { Unreadable } from '../unreadable.ts';
import { isOwn, type LineAbout, linesAbout, type ReplayAbout, replaysIn, saidIn, scoresAbout } from './about.ts';
import { forgetAside } from './aside.ts';

export interface ForgettingParts {
  readonly store: Store;
  readonly tables: Pick<Tables, 'change'>;
  readonly recorder: Pick<Recorder, 'recordAll'>;
  readonly now: () => number;
}

export interface Forgotten {
  /** Tables that cannot be read, and so may still mention somebody. */
  readonly unread: number;
}

/** No server has this id. Its book says who is to be forgotten, until it is done. */
export const waitingRoom = 'forgetting';

/** So many tables are read side by side. */
const sideBySide = 20;
/** Whoever begins one game after another meanwhile is not waited for. */
const looks = 5;
/** A book may be written to while it is read. */
const tries = 20;

/**
 * Deletes or makes nameless all that is kept about a person. To do it twice, or again after it was cut short, does no harm.
 * What they still play comes first: what it leaves is recorded, and then forgotten with the rest.
 */
export async function forgetPerson(person: string, parts: ForgettingParts): Promise<Forgotten> {
  const { store } = parts;
  let { unread } = await forgetAtTables(person, parts);
  await forgetInBooks(person, parts);
  // Something may have begun with them before the books were done, such as a game of a cup.
  for (let look = 0; look < looks; look++) {
    const again = await forgetAtTables(person, parts);
    unread = again.unread;
    if (again.changed === 0) break;
    await forgetInBooks(person, parts);
  }
  await store.savePreferences(person, undefined);
  return { unread: new Set([...unread, ...(await forgetAside(person, store))]).size };
}

async function forgetInBooks(person: string, { store, recorder }: ForgettingParts): Promise<void> {
  await recorder.recordAll();
  const homes = (await store.homes()).filter((home) => home !== waitingRoom);
  for (const home of homes) await forgetIn(home, person, store);
}

async function forgetAtTables(
  person: string,
  { store, tables, now }: ForgettingParts,
): Promise<{ readonly unread: readonly TableId[]; readonly changed: number }> {
  const kept = await store.keptTables();
  const unread: TableId[] = [];
  let changed = 0;

  async function forgetAt(table: TableId): Promise<void> {
    if (isOwn(table, person)) {
      changed++;
      return store.erase(table);
    }
    try {
      const { body } = await store.load(table);
      if (body === undefined || !mentions(body, person)) return;
      const answer = await tables.change(table, { act: 'forget', by: person }, now());
      if (answer !== 'nothing' && answer.ok) changed++;
      else if (answer !== 'nothing') unread.push(table);
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof DamagedKey)) throw error;
      unread.push(table);
    }
  }

  for (let at = 0; at < kept.length; at += sideBySide) {
    await Promise.all(kept.slice(at, at + sideBySide).map(forgetAt));
  }
  return { unread, changed };
}

async function forgetIn(home: string, person: string, store: Store): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const from = await store.bookRevision(home);
    const lines = await linesAbout(home, person, store);
    const scores = await scoresAbout(home, person, store);
    for (const replay of await replaysIn(lines, store)) await forgetReplay(replay, person, store);
    for (const line of lines) if (line.what === 'shelves') await forgetNote(home, line, person, store);
    const changes = lines.flatMap((line) =>
      line.what === 'pages' ? [{ page: line.on, name: line.name, text: textAfter(home, line, person) }] : [],
    );
    if (changes.length === 0 && scores.length === 0) break;
    const gone = scores.map(({ list }) => ({ list, name: person, score: undefined }));
    if ((await store.enter(home, { from, lines: changes, scores: gone })) !== 'conflict') break;
    if (attempt === tries - 1) throw new Error('a book was written to whenever somebody was to be forgotten in it');
  }
  // Pages of their own would still bear their id as a name.
  const { pages, lists, shelves } = await store.contents(home);
  const own = (name: string) => home === person || mentions(name, person);
  for (const page of pages.filter(own)) await store.tearOut(home, 'pages', page);
  for (const list of lists.filter(own)) await store.tearOut(home, 'lists', list);
  for (const shelf of shelves.filter(own)) await store.tearOut(home, 'shelves', shelf);
}

/** Undefined where the whole line is about them. */
function textAfter(home: string, { on, name, text }: LineAbout, person: string): string | undefined {
  if (home === person || mentions(on, person) || mentions(name, person)) return undefined;
  const said = saidIn(text);
  return typeof said === 'string' ? withoutPerson(text, person) : JSON.stringify(withoutPerson(said, person));
}

async function forgetNote(home: string, line: LineAbout, person: string, store: Store): Promise<void> {
  const text = textAfter(home, line, person);
  if (text === undefined) await store.unnote(home, line.on, line.name);
  else await store.note(home, line.on, line.name, text, '');
}

/** A match that they played alone goes, since nobody else may see it; so does one that nobody can read here. */
async function forgetReplay({ code, record }: ReplayAbout, person: string, store: Store): Promise<void> {
  if (record === undefined || isOwn(record.table, person)) await store.dropReplay(code);
  else await store.rewriteReplay(code, packed(withoutPerson(record, person)));
}
