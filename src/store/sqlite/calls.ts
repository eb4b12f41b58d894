import { homeOf, type TableId } from '../address.ts';
import { grouped } from '../grouped.ts';
import * as keys from '../keys.ts';
import { bucketOf, buckets, livingOf, logKey, recordKey, unannouncedOf, unrecordedOf, wakesOf } from '../keys.ts';
import { type Archived, type Chapter, type Cleared, type Commit, type Noted, revisionIn } from '../port.ts';
import { bookCalls } from './books.ts';
import type { Database } from './database.ts';
import { namesOf, openItems } from './items.ts';

const inputsKept = 64;
const archivedKept = 200;

/**
 * All that the store does, each call as a whole or not at all: see `transactions.ts`. The keys are those of `redisStore.ts`,
 * and so is what the calls do there in scripts. `self` names this process on the list of what is to be announced.
 */
export function openCalls(database: Database, self: string) {
  const items = openItems(database);
  const { get, all, put, push, unshift, drop, move, upTo, count, beginning } = items;
  const { run } = database;
  const fieldsOf = (key: string) => new Map(all(key));
  const valuesOf = (key: string) => all(key).map(([, value]) => value);
  const markOf = (table: TableId) => `${table} ${self}`;
  const marksOf = (table: TableId) => unannouncedOf(bucketOf(homeOf(table)));
  const livesAt = (home: string) => all(keys.liveKey(home)) as [TableId, string][];
  /** The names of all keys of a kind, such as the tables of `table`. */
  const named = (kind: string) => namesOf(items, kind);

  /** Moves the record and the log of a table out of the way. */
  function moveAway(table: TableId, at: number): void {
    for (const key of [recordKey(table), logKey(table)]) move(key, keys.clearedKey(key, at));
    put('hash', keys.clearedOf(bucketOf(homeOf(table))), keys.nameCleared({ table, at }), String(at));
  }

  return {
    load(table: TableId) {
      const kept = fieldsOf(recordKey(table));
      return {
        revision: revisionIn(kept.get('revision') ?? '0'),
        body: kept.get('body'),
        bulletin: kept.get('bulletin'),
        wish: kept.get('wish'),
        inputs: kept.get('inputs')?.split(' ') ?? [],
      };
    },

    commit({ table, from, body, keep, log, chapter, wake, announceBy, recordBy, listing, input }: Commit) {
      const [home, record, entries] = [homeOf(table), recordKey(table), logKey(table)];
      const bucket = bucketOf(home);
      const kept = fieldsOf(record);
      const counted = kept.get('inputs')?.split(' ') ?? [];
      if (input !== undefined && counted.includes(input)) return 'repeated';
      if ((kept.get('revision') ?? '0') !== String(from)) return 'conflict';

      const finished = kept.get('body');
      if (chapter === 'new' && finished !== undefined && !kept.has('recorded')) {
        unshift(keys.archiveKey(table), archived(finished, valuesOf(entries)));
        // Nobody can have lost so many results by a fault that passes.
        const surplus = 'SELECT field FROM kept WHERE key = ?1 ORDER BY field LIMIT -1 OFFSET ?2';
        run(`DELETE FROM kept WHERE key = ?1 AND field IN (${surplus})`, keys.archiveKey(table), archivedKept);
      }
      if (chapter !== 'same') {
        drop(entries);
        put('hash', record, 'recorded', undefined);
        put('hash', record, 'chapter', String(Number(kept.get('chapter') ?? 0) + 1));
      }
      const made = String(from + 1);
      put('hash', record, 'revision', made);
      put('hash', record, 'body', body);
      if (input !== undefined) put('hash', record, 'inputs', [...counted, input].slice(-inputsKept).join(' '));
      if (keep !== undefined) run('DELETE FROM kept WHERE key = ? AND field >= ?', entries, keep);
      for (const entry of log) push(entries, entry);

      put('zset', wakesOf(bucket), table, wake);
      // A commit with nothing to announce must not remove the mark of an earlier one that is still to be announced.
      if (announceBy !== undefined) {
        put('hash', record, 'announcing', made);
        put('zset', marksOf(table), markOf(table), announceBy);
      }
      if (recordBy !== undefined) put('zset', unrecordedOf(bucket), table, recordBy);
      put('hash', keys.liveKey(home), table, listing);
      put('set', livingOf(bucket), table, listing === undefined ? undefined : '');
      return 'done';
    },

    due: (now: number, limit: number) => upTo(buckets.map(wakesOf), now, limit) as TableId[],

    unannounced(now: number, again: number, limit: number) {
      const marks = upTo(buckets.map(unannouncedOf), now, limit);
      const tables = marks.map((mark) => mark.split(' ')[0] as TableId);
      for (const [at, table] of tables.entries()) {
        put('zset', marksOf(table), marks[at] ?? '', undefined);
        put('zset', marksOf(table), markOf(table), again);
      }
      return [...new Set(tables)];
    },
    hold(tables: readonly TableId[], until: number) {
      for (const table of tables) {
        run('UPDATE kept SET value = ? WHERE key = ? AND field = ?', until, marksOf(table), markOf(table));
      }
    },
    remind(table: TableId, announceBy: number, wish: string) {
      const kept = fieldsOf(recordKey(table));
      if (kept.size === 0) return;
      put('hash', recordKey(table), 'wish', kept.get('wish') ?? wish);
      put('zset', marksOf(table), markOf(table), announceBy);
    },
    announced(table: TableId, revision: number, bulletin: string, wish = ''): Noted {
      const record = recordKey(table);
      const kept = fieldsOf(record);
      const unmark = () => {
        for (const mark of [markOf(table), table]) put('zset', marksOf(table), mark, undefined);
      };
      const before = kept.get('bulletin') || undefined;
      if (!kept.has('revision')) {
        unmark();
        return { newest: 0, kept: 0, before };
      }
      const fulfilled = kept.get('wish') === wish;
      if (fulfilled) put('hash', record, 'wish', undefined);
      const revisionKept = revisionIn(kept.get('revision') ?? '');
      const newest = Number(kept.get('announcing') ?? Number.NaN) || revisionKept;
      // A revision is shown that is ahead of the kept one when the store has lost something. The note of such a state would be
      // wrong, and so would one that is older than the note of another process.
      if (revision <= revisionKept) {
        if (revision >= (Number(kept.get('noted') ?? 0) || 0)) {
          put('hash', record, 'bulletin', bulletin);
          put('hash', record, 'noted', String(revision));
        }
        if (newest <= revision && (fulfilled || !kept.has('wish'))) unmark();
      }
      return { newest, kept: revisionKept, before };
    },

    live: (home: string): ReadonlyMap<TableId, string> => new Map(livesAt(home)),
    liveIn: (homes: readonly string[]): ReadonlyMap<TableId, string> => new Map(homes.flatMap(livesAt)),
    allLive: () => buckets.flatMap((bucket) => all(livingOf(bucket)).map(([table]) => table as TableId)).sort(),
    log: (table: TableId) => valuesOf(logKey(table)),
    unrecorded(now: number, again: number, limit: number) {
      const tables = upTo(buckets.map(unrecordedOf), now, limit) as TableId[];
      for (const table of tables) put('zset', unrecordedOf(bucketOf(homeOf(table))), table, again);
      return tables;
    },
    ended(table: TableId) {
      const kept = fieldsOf(recordKey(table));
      const body = kept.has('recorded') ? undefined : kept.get('body');
      return {
        chapter: Number(kept.get('chapter') ?? 0),
        last: body ? { body, log: valuesOf(logKey(table)) } : undefined,
        archived: valuesOf(keys.archiveKey(table))
          .reverse()
          .map((text): Archived => ({ ...(JSON.parse(text) as Chapter), text })),
      };
    },
    recorded(table: TableId, chapter: number | 'none', earlier: readonly Archived[]) {
      for (const { text } of earlier) run('DELETE FROM kept WHERE key = ? AND value = ?', keys.archiveKey(table), text);
      const kept = fieldsOf(recordKey(table));
      // When the next match has begun meanwhile, this one was moved into the archive, and is taken up there.
      if (Number(kept.get('chapter') ?? 0) !== chapter) return;
      if (kept.has('body')) put('hash', recordKey(table), 'recorded', '1');
      put('zset', unrecordedOf(bucketOf(homeOf(table))), table, undefined);
    },

    /** A row of SQLite always has its type. */
    damagedKeys: (_table: TableId): readonly string[] => [],
    clear(table: TableId, at: number, what: 'everything' | 'damaged') {
      const [kept, bucket] = [fieldsOf(recordKey(table)), bucketOf(homeOf(table))];
      // A record without a body is what an earlier clearing has left.
      if (what === 'damaged' || !kept.has('body')) return;
      moveAway(table, at);
      // Boards of the old match must not fit the next one. Without a known revision, the time is higher than any. So it
      // is with a revision that is no number, or such a number that it can hardly be counted on from there.
      const revision = Number(kept.get('revision') || Number.NaN);
      put(
        'hash',
        recordKey(table),
        'revision',
        String(revision >= 0 && revision < 2 ** 52 ? Math.round(revision) : at),
      );
      put('zset', wakesOf(bucket), table, undefined);
      for (const [mark] of all(marksOf(table))) {
        if (mark.split(' ')[0] === table) put('zset', marksOf(table), mark, undefined);
      }
      put('hash', keys.liveKey(homeOf(table)), table, undefined);
      put('set', livingOf(bucket), table, undefined);
    },
    cleared: () =>
      buckets
        .flatMap((bucket) => all(keys.clearedOf(bucket)).map(([name]) => keys.readCleared(name)))
        .sort((a, b) => a.at - b.at),
    /** The keys of what was cleared, those that belong together. */
    aside: (): string[][] => {
      const found = buckets.flatMap((bucket) => beginning(`${bucket}cleared-`));
      return [...grouped(found, (key) => `${keys.groupOf(key)} ${keys.clearedIn(key)?.name}`).values()];
    },
    asideText: (aside: readonly string[]) => JSON.stringify([aside, aside.map(all)]),
    dropAside(aside: readonly string[]) {
      const [key = ''] = aside;
      put('hash', keys.clearedOf(`${keys.prefix}${keys.groupOf(key)}:`), keys.clearedIn(key)?.name ?? '', undefined);
      aside.forEach(drop);
    },
    putBack({ table, at }: Cleared, now: number) {
      const [record, bucket] = [recordKey(table), bucketOf(homeOf(table))];
      if (all(keys.clearedKey(record, at)).length === 0) return 'unknown';
      if (get(livingOf(bucket), table) !== undefined) return 'taken';
      const newest = Number(get(record, 'revision') ?? 0) || 0;
      if (get(record, 'body') !== undefined) moveAway(table, now);
      for (const key of [record, logKey(table)]) move(keys.clearedKey(key, at), key);
      put('hash', keys.clearedOf(bucket), keys.nameCleared({ table, at }), undefined);
      // Boards of what was there meanwhile must not fit.
      put('hash', record, 'revision', String(Math.max(newest, Number(get(record, 'revision')) || 0) + 1));
      put('set', livingOf(bucket), table, '');
      put('zset', wakesOf(bucket), table, 0);
      return 'done';
    },
    erase(table: TableId) {
      const bucket = bucketOf(homeOf(table));
      for (const key of [recordKey(table), logKey(table), keys.archiveKey(table)]) drop(key);
      for (const key of [wakesOf(bucket), unrecordedOf(bucket)]) put('zset', key, table, undefined);
      put('zset', marksOf(table), markOf(table), undefined);
      put('hash', keys.liveKey(homeOf(table)), table, undefined);
      put('set', livingOf(bucket), table, undefined);
    },
    keptTables: () => named('table') as TableId[],
    archivedTables: () => named('archive') as TableId[],
    counts: () => ({
      live: count(buckets.map(livingOf)),
      waking: count(buckets.map(wakesOf)),
      unannounced: count(buckets.map(unannouncedOf)),
    }),
    ...bookCalls(database, items),
  };
}

/** As Lua writes it, so that a text is found again in a backup from Redis. */
function archived(body: string, log: readonly string[]): string {
  const encoded = (value: unknown) => JSON.stringify(value).replaceAll('/', '\\/').replaceAll('\x7f', '\\u007f');
  return `{"body":${encoded(body)},"log":${encoded(log)}}`;
}
