import type { Logger } from 'pino';
import type { TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { isLive } from '../match/match.ts';
import type { Snapshot } from '../tables.ts';

/** The newest state of a table, to be shown. */
export interface Notice extends Snapshot {
  /** `found`: the process that made it did not note that it was announced. Part of it may have been sent. */
  readonly origin: 'made' | 'found';
  /** Shown in the message it has, or in a new one at the end of the channel. */
  readonly manner: 'in-place' | 'anew';
}

/** Shows tables to people. When it gets the same notice twice, it must not show anything twice. */
export interface Herald {
  announce(notice: Notice): Promise<{ readonly bulletin: string; readonly posted: 'new' | 'edited' | 'nothing' }>;
}

interface Note {
  readonly revision: number;
  readonly bulletin: string;
}

export interface Announcer {
  push(notice: Notice): void;
  /** Tells the store what was announced since the last call, many edits at once. */
  settle(): Promise<void>;
  /** Resolves when nothing is being announced any more. */
  idle(): Promise<void>;
}

const remembered = 2_000;

/** Makes one announcement at a time for each table. A newer notice replaces the one that waits. */
export function openAnnouncer(store: Store, herald: Herald, log: Logger): Announcer {
  const running = new Map<TableId, Promise<void>>();
  const waiting = new Map<TableId, Notice>();
  const unsettled = new Map<TableId, Note>();
  const latest = new Map<TableId, Note>();

  function remember(table: TableId, note: Note) {
    latest.delete(table);
    latest.set(table, note);
    const oldest = latest.keys().next().value;
    if (latest.size > remembered && oldest !== undefined) latest.delete(oldest);
  }

  /** A notice may have been loaded before the last announcement ended. Its bulletin is then out of date. */
  function newestBulletin(notice: Notice): string | undefined {
    const note = latest.get(notice.table);
    const loaded = notice.bulletin === undefined ? undefined : readNote(notice.bulletin);
    if (note === undefined || (loaded !== undefined && loaded.revision > note.revision)) return loaded?.bulletin;
    return note.bulletin;
  }

  async function announce(notice: Notice) {
    const { table, revision } = notice;
    const { bulletin, posted } = await herald.announce({ ...notice, bulletin: newestBulletin(notice) });
    // What could not be shown now is tried again later, as long as the match is live.
    if (posted === 'nothing' && isLive(notice.match)) return;
    const note = { revision, bulletin };
    remember(table, note);
    // A new message is noted at once: if the note were lost, it would be sent again. Repeating an edit does no harm.
    if (posted === 'new') await store.announced(table, revision, writeNote(note));
    else unsettled.set(table, note);
  }

  async function drain(table: TableId) {
    for (let notice = waiting.get(table); notice !== undefined; notice = waiting.get(table)) {
      waiting.delete(table);
      try {
        await announce(notice);
      } catch (error) {
        // The table stays in the store's list, so the sweeper finds it and tries again.
        log.warn(
          { table, revision: notice.revision, err: error },
          'the board could not be shown yet; it is tried again',
        );
      }
    }
    running.delete(table);
  }

  return {
    push(notice) {
      const before = waiting.get(notice.table);
      if (before !== undefined && before.revision > notice.revision) return;
      const manner = before?.manner === 'anew' ? 'anew' : notice.manner;
      waiting.set(notice.table, { ...notice, manner });
      if (!running.has(notice.table)) running.set(notice.table, drain(notice.table));
    },

    async settle() {
      const notes = [...unsettled];
      unsettled.clear();
      try {
        await Promise.all(notes.map(([table, note]) => store.announced(table, note.revision, writeNote(note))));
      } catch (error) {
        for (const [table, note] of notes) if (!unsettled.has(table)) unsettled.set(table, note);
        throw error;
      }
    },

    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

const writeNote = (note: Note): string => JSON.stringify([note.revision, note.bulletin]);

function readNote(text: string): Note {
  const [revision, bulletin] = JSON.parse(text) as [number, string];
  return { revision, bulletin };
}
