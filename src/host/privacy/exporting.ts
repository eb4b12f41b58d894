import { homeOf, type TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { readListing } from '../listing.ts';
import type { MatchRecord } from '../records/record.ts';
import { linesAbout, recordsIn, saidIn, scoresAbout } from './about.ts';

/** All that is kept about a person, as they may read it. Of a game that goes on it tells no more than its board. */
export interface Exported {
  readonly person: string;
  readonly preferences: unknown;
  /** By server; what belongs to no server stands under the person's own id. */
  readonly books: Readonly<Record<string, ExportedBook>>;
  /** Finished games that can still be shown, with their moves. */
  readonly games: readonly MatchRecord[];
  readonly playing: readonly { readonly table: TableId; readonly game: string; readonly since: number | undefined }[];
}

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
    games.push(...(await recordsIn(lines, store)));
  }
  return {
    person,
    preferences: preferences === undefined ? undefined : saidIn(preferences),
    books,
    games,
    playing: await playingOf(person, store),
  };
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
