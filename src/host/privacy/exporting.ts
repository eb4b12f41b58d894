import { homeOf, type TableId } from '../../store/address.ts';
import { DamagedKey, type Store } from '../../store/port.ts';
import { readListing } from '../listing.ts';
import { mentions } from '../match/formerly.ts';
import type { MatchRecord } from '../records/record.ts';
import { isOwn, linesAbout, replaysIn, saidIn, scoresAbout } from './about.ts';

/** All that is kept about a person, as they may read it. Of a game that goes on it tells no more than its board. */
export interface Exported {
  readonly person: string;
  readonly preferences: unknown;
  /** By server; what belongs to no server stands under the person's own id. */
  readonly books: Readonly<Record<string, ExportedBook>>;
  /** Finished games that can still be shown, with their moves. */
  readonly games: readonly MatchRecord[];
  readonly playing: readonly { readonly table: TableId; readonly game: string; readonly since: number | undefined }[];
  /** Other tables that name them: their game is over, did not begin, or cannot be read. */
  readonly named: readonly TableId[];
  /** When tables were cleared that named them. */
  readonly cleared: readonly number[];
}

/** So many tables are read side by side. */
const sideBySide = 20;

interface ExportedBook {
  readonly lines: readonly { readonly on: string; readonly name: string; readonly says: unknown }[];
  readonly scores: Readonly<Record<string, number>>;
}

export async function exportPerson(person: string, store: Store): Promise<Exported> {
  const preferences = await store.preferences(person);
  const books: Record<string, ExportedBook> = {};
  const games: MatchRecord[] = [];
  for (const home of await store.homes()) {
    const lines = await linesAbout(home, person, store);
    const scores = await scoresAbout(home, person, store);
    if (lines.length === 0 && scores.length === 0) continue;
    books[home] = {
      lines: lines.map(({ on, name, text }) => ({ on, name, says: saidIn(text) })),
      scores: Object.fromEntries(scores.map(({ list, score }) => [list, score])),
    };
    games.push(...(await replaysIn(lines, store)).flatMap(({ record }) => record ?? []));
  }
  const playing = await playingOf(person, store);
  const elsewhere = (await namedAt(person, store)).filter((named) => !playing.some(({ table }) => table === named));
  return {
    person,
    preferences: preferences === undefined ? undefined : saidIn(preferences),
    books,
    games,
    playing,
    named: elsewhere,
    cleared: await clearedWith(person, store),
  };
}

async function namedAt(person: string, store: Store): Promise<readonly TableId[]> {
  const kept = await store.keptTables();
  const named: TableId[] = [];
  for (let at = 0; at < kept.length; at += sideBySide) {
    const some = kept.slice(at, at + sideBySide);
    const found = await Promise.all(some.map((table) => names(table, person, store)));
    named.push(...some.filter((_, each) => found[each]));
  }
  return named;
}

async function names(table: TableId, person: string, store: Store): Promise<boolean> {
  try {
    const { body } = await store.load(table);
    return body !== undefined && (isOwn(table, person) || mentions(body, person));
  } catch (error) {
    if (!(error instanceof DamagedKey)) throw error;
    return isOwn(table, person);
  }
}

async function clearedWith(person: string, store: Store): Promise<readonly number[]> {
  const found: number[] = [];
  await store.seeCleared(({ at, text }) => {
    if (mentions(text, person)) found.push(at);
    return 'keep';
  });
  return found;
}

async function playingOf(person: string, store: Store): Promise<Exported['playing']> {
  const tables = await store.allLive();
  const live = await store.liveIn([...new Set(tables.map(homeOf))]);
  return [...live].flatMap(([table, text]) => {
    const listing = readListing(text);
    return listing?.course?.members.includes(person)
      ? [{ table, game: listing.game, since: listing.course.since }]
      : [];
  });
}
