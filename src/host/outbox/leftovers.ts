import type { TableId } from '../../store/address.ts';
import { openSetbacks } from './setbacks.ts';

/** Messages that still show a table beside its board, since it did not work to replace them. By bulletin. */
export interface Leftovers {
  /** Those of a table that are to be tried again now. */
  due(table: TableId, now: number): readonly string[];
  /** The tables that have any. */
  allDue(now: number): readonly TableId[];
  /** These old ones were tried, and perhaps others. Those are left. */
  tried(
    table: TableId,
    which: { readonly old: readonly string[]; readonly left: readonly string[] },
    now: number,
  ): void;
  forget(table: TableId): void;
}

export function openLeftovers(): Leftovers {
  const leftovers = new Map<TableId, readonly string[]>();
  // A new board need not wait for an old one, so these have a patience of their own.
  const setbacks = openSetbacks();
  const due = (table: TableId, now: number) => (setbacks.isOver(table, now) ? (leftovers.get(table) ?? []) : []);

  function forget(table: TableId) {
    leftovers.delete(table);
    setbacks.clear(table);
  }

  return {
    due,
    allDue: (now) => [...leftovers.keys()].filter((table) => setbacks.isOver(table, now)),
    tried(table, { old, left }, now) {
      const waiting = (leftovers.get(table) ?? []).filter((each) => !old.includes(each));
      if (left.length > 0) setbacks.add(table, 'failed', now);
      const all = [...new Set([...waiting, ...left])];
      if (all.length > 0) leftovers.set(table, all);
      else forget(table);
    },
    forget,
  };
}
