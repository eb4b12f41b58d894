import type { Kept } from '../backup/written.ts';
import { buckets } from '../keys.ts';
import type { Database, SqlValue } from './database.ts';

/** The items of a key, as Redis has them. */
export interface Items {
  get(key: string, field?: SqlValue): string | undefined;
  /** Fields and values in the order of the fields, or the numbered items of a list. */
  all(key: string): [field: string, value: string][];
  /** Without a value, the field is deleted. */
  put(type: Kept['type'], key: string, field: SqlValue, value: SqlValue | undefined): void;
  push(key: string, item: string): void;
  unshift(key: string, item: string): void;
  /** Answers how many items there were. */
  drop(key: string): number;
  move(from: string, to: string): void;
  /** The members of sorted sets whose score is not above this, the lowest first. */
  upTo(keys: readonly string[], score: number, limit: number): string[];
  count(keys: readonly string[]): number;
  /** The keys that begin so. */
  beginning(start: string): string[];
}

export function openItems({ all, run }: Database): Items {
  const drop = (key: string) => run('DELETE FROM kept WHERE key = ?', key);
  const insert = 'INSERT OR REPLACE INTO kept (key, type, field, value)';
  const among = "key IN (SELECT value FROM json_each(?)) AND type = 'zset'";
  return {
    get(key, field = '') {
      const [row] = all('SELECT value FROM kept WHERE key = ? AND field = ?', key, field);
      return row && String(row['value']);
    },
    all: (key) =>
      all('SELECT field, value FROM kept WHERE key = ? ORDER BY field', key).map(({ field, value }) => [
        String(field),
        String(value),
      ]),
    put(type, key, field, value) {
      if (value === undefined) run('DELETE FROM kept WHERE key = ? AND field = ?', key, field);
      else run(`${insert} VALUES (?, ?, ?, ?)`, key, type, field, value);
    },
    push: (key, item) =>
      void run(`${insert} SELECT ?1, 'list', coalesce(max(field) + 1, 0), ?2 FROM kept WHERE key = ?1`, key, item),
    unshift: (key, item) =>
      void run(`${insert} SELECT ?1, 'list', coalesce(min(field) - 1, 0), ?2 FROM kept WHERE key = ?1`, key, item),
    drop,
    move(from, to) {
      drop(to);
      run('UPDATE kept SET key = ? WHERE key = ?', to, from);
    },
    upTo(keys, score, limit) {
      const sql = `SELECT field FROM kept WHERE ${among} AND value <= ? ORDER BY value, field LIMIT ?`;
      return all(sql, JSON.stringify(keys), score, limit).map(({ field }) => String(field));
    },
    count(keys) {
      const [row] = all(
        'SELECT count(*) AS n FROM kept WHERE key IN (SELECT value FROM json_each(?))',
        JSON.stringify(keys),
      );
      return Number(row?.['n']);
    },
    beginning: (start) =>
      all('SELECT DISTINCT key FROM kept WHERE key >= ? AND key < ?', start, `${start}\u{10ffff}`).map(({ key }) =>
        String(key),
      ),
  };
}

/** The names for which keys of this kind are kept, such as `settings`. */
export function namesOf({ beginning }: Items, kind: string): string[] {
  const inBucket = (bucket: string) => beginning(`${bucket}${kind}:`);
  return buckets.flatMap((bucket) => inBucket(bucket).map((key) => key.slice(bucket.length + kind.length + 1))).sort();
}
