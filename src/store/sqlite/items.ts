import { endLine, headLine, type Kept, keptLine } from '../backup/lines.ts';
import { knownItems } from '../backup/strangers.ts';
import { buckets, isPassing } from '../keys.ts';
import type { Database, Row, Value } from './database.ts';

/** What a key holds, as Redis does it. */
export interface Items {
  get(key: string, field?: Value): string | undefined;
  /** Fields and values in the order of the fields, or the numbered items of a list. */
  all(key: string): [field: string, value: string][];
  /** Without a value, the field is deleted. */
  put(type: Kept['type'], key: string, field: Value, value: Value | undefined): void;
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

/** How a row is written in a backup. */
const written: Readonly<Record<Kept['type'], (row: Row) => unknown[]>> = {
  string: ({ value }) => [value],
  list: ({ value }) => [value],
  set: ({ field }) => [field],
  hash: ({ field, value }) => [field, value],
  zset: ({ field, value }) => [value, field],
};

/** Everything, as it is at one instant. A list may name a table that was erased since. */
export function* exportLines(database: Database): Generator<string> {
  database.run('BEGIN');
  try {
    let count = 0;
    yield headLine;
    const tables = new Set(namesOf(openItems(database), 'table'));
    for (const kept of keysIn(database.each('SELECT key, type, field, value FROM kept ORDER BY key, field'))) {
      const items = isPassing(kept.key) ? [] : knownItems(kept, tables);
      if (items.length === 0) continue;
      yield keptLine({ ...kept, items });
      count += 1;
    }
    yield endLine(count);
  } finally {
    database.run('COMMIT');
  }
}

function* keysIn(rows: Iterable<Row>): Generator<Kept> {
  let kept: (Kept & { readonly items: string[] }) | undefined;
  for (const row of rows) {
    const [key, type] = [String(row['key']), row['type'] as Kept['type']];
    if (kept?.key !== key) {
      if (kept !== undefined) yield kept;
      kept = { key, type, items: [] };
    }
    kept.items.push(...written[kept.type](row).map(String));
  }
  if (kept !== undefined) yield kept;
}

/** Replaces everything. */
export function importLines(database: Database, lines: readonly Kept[]): void {
  const { put } = openItems(database);
  database.run('DELETE FROM kept');
  for (const { key, type, items } of lines) {
    const width = written[type]({ field: '', value: '' }).length;
    for (let at = 0; at < items.length; at += width) {
      const [first = '', second = ''] = items.slice(at, at + width);
      if (type === 'hash') put(type, key, first, second);
      else if (type === 'zset') put(type, key, second, Number(first));
      else if (type === 'set') put(type, key, first, '');
      else put(type, key, type === 'list' ? at : '', first);
    }
  }
}
