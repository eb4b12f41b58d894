import { knownItems } from '../backup/strangers.ts';
import { endLine, headLine, type Kept, keptLine } from '../backup/written.ts';
import { isPassing } from '../keys.ts';
import type { Database, SqlRow } from './database.ts';
import { openItems } from './items.ts';

/** How a row is written in a backup. */
const written: Readonly<Record<Kept['type'], (row: SqlRow) => unknown[]>> = {
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
    const { get } = openItems(database);
    const isKept = (record: string) => get(record, 'revision') !== undefined;
    for (const kept of keysIn(database.each('SELECT key, type, field, value FROM kept ORDER BY key, field'))) {
      const items = isPassing(kept.key) ? [] : knownItems(kept, isKept);
      if (items.length === 0) continue;
      yield keptLine({ ...kept, items });
      count += 1;
    }
    yield endLine(count);
  } finally {
    database.run('COMMIT');
  }
}

function* keysIn(rows: Iterable<SqlRow>): Generator<Kept> {
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
