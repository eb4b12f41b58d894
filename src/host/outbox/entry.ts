import type { Snapshot } from '../tables.ts';
import type { Notice } from './herald.ts';

/** That a table is to be shown, and what is to be heeded then. */
export interface Entry {
  /** Undefined: it is loaded when its turn comes. */
  readonly made: Snapshot | undefined;
  readonly origin: Notice['origin'];
  /** Of several processes that show a table, only the one that has its mark fulfils a wish. */
  readonly manner: 'in-place' | 'as-wished';
  /** Bulletins of other messages that may show the table. */
  readonly strays: readonly string[];
  readonly since: number;
  /** The wall time of the oldest change that was not shown yet. Undefined: nothing was changed here. */
  readonly changed?: number | undefined;
}

/** The newer of two states to be shown, with everything that either of them asks for. */
export function merged(before: Entry | undefined, entry: Entry): Entry {
  if (before === undefined || before === entry) return entry;
  const { made } = entry;
  const older = before.made === undefined || (made !== undefined && before.made.revision > made.revision);
  return {
    // Only what is loaded says whether a wish is open.
    made: older ? before.made : made,
    origin: before.origin === 'found' ? 'found' : entry.origin,
    manner: before.manner === 'as-wished' ? 'as-wished' : entry.manner,
    strays: [...new Set([...before.strays, ...entry.strays])],
    since: before.since,
    changed: before.changed ?? entry.changed,
  };
}
