import type { Logger } from 'pino';
import type { TableId } from '../../store/address.ts';
import type { Cleared } from '../../store/port.ts';
import { Unreadable } from '../unreadable.ts';

/** Why the sweep leaves a table alone for a while: it waits for work of its own, its channel could not be read, or it is broken. */
type Why = 'waits' | 'unheard' | 'broken';

/** The tables that the sweep leaves alone for a while. Each is tried again, the broken ones ever less often. */
export interface SetAside {
  /** Whether to leave this table alone now. */
  has(table: TableId): boolean;
  /** Whether it is left alone because it could not be handled. */
  isBroken(table: TableId): boolean;
  /** The table could be loaded. If that had failed, or if somebody has changed it since, it is mended. */
  loaded(table: TableId, revision: number): void;
  put(table: TableId, why: 'waits' | 'unheard'): void;
  /** Sets aside a table that could not be handled. The log names it the first time. */
  broke(table: TableId, error: unknown): void;
  /** The table could be handled. */
  back(table: TableId): void;
  /** These were cleared, perhaps by another process. What broke before that is in the way no longer. */
  cleared(tables: readonly Cleared[]): void;
  /** How many tables are left alone now at most. */
  held(): number;
  /** How many of them could not be handled. */
  broken(): number;
}

interface Entry {
  readonly why: Why;
  readonly wait: number;
  readonly until: number;
  /** What could be read of a broken table all the same. */
  readonly revision: number | undefined;
}

const first = 15_000;
const longest: Readonly<Record<Why, number>> = { waits: first, unheard: 60_000, broken: 60 * 60_000 };
/** A table that was not tried again for so long after its time is not due any more. */
const forgotten = 60_000;

export function openSetAside(wall: () => number, log: Logger): SetAside {
  const entries = new Map<TableId, Entry>();
  /** The tables that the log has named as broken. */
  const told = new Set<TableId>();

  function put(table: TableId, why: Why, revision?: number) {
    const before = entries.get(table);
    const wait = before?.why === why ? Math.min(before.wait * 2, longest[why]) : first;
    entries.set(table, { why, wait, until: wall() + wait, revision });
  }

  function tidy() {
    const now = wall();
    for (const [table, { until }] of entries) if (until + forgotten < now) entries.delete(table);
  }

  const has = (table: TableId) => (entries.get(table)?.until ?? 0) > wall();
  const isBroken = (table: TableId) => has(table) && entries.get(table)?.why === 'broken';

  function back(table: TableId) {
    entries.delete(table);
    told.delete(table);
  }

  return {
    has,
    isBroken,
    put: (table, why) => put(table, why),
    back,
    loaded(table, revision) {
      if (isBroken(table) && entries.get(table)?.revision !== revision) back(table);
    },
    broke(table, error) {
      // Several may meet the same broken table within its time.
      if (isBroken(table)) return;
      put(table, 'broken', error instanceof Unreadable ? error.revision : undefined);
      if (told.has(table)) return;
      told.add(table);
      if (error instanceof Unreadable) {
        log.error(
          { table, why: error.why, err: error },
          'this table cannot be read; it is set aside as it is and tried again later',
        );
      } else log.error({ table, err: error }, 'this table was due, but its game failed; it is tried again later');
    },
    cleared(tables) {
      for (const { table, at } of tables) {
        const { why, until = 0, wait = 0 } = entries.get(table) ?? {};
        if (why === 'broken' && at >= until - wait) back(table);
      }
    },
    held() {
      tidy();
      return entries.size;
    },
    broken: () => [...entries.values()].filter(({ why }) => why === 'broken').length,
  };
}
