import type { Logger } from 'pino';
import type { TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { isLive } from '../match/match.ts';
import type { Snapshot } from '../tables.ts';

/** What is to be shown of a table, at its newest. */
export interface Notice extends Snapshot {
  /** `found`: its maker did not announce it, or could not say so. Part of it may have been sent. */
  readonly origin: 'made' | 'found';
  /** Shown where it stands, or again at the end of the channel. */
  readonly manner: 'in-place' | 'anew';
}

/** Whoever shows tables to people. It must be able to show the same notice twice without showing anything double. */
export interface Herald {
  announce(notice: Notice): Promise<{ readonly bulletin: string; readonly posted: 'new' | 'edited' | 'nothing' }>;
}

interface Note {
  readonly revision: number;
  readonly bulletin: string;
}

export interface Announcer {
  push(notice: Notice): void;
  /** Tells the store what was announced since the last time: one call for many edits. */
  settle(): Promise<void>;
  /** Until nothing more is being announced. */
  idle(): Promise<void>;
}

const remembered = 2_000;

/** One announcement at a time for each table; what waits behind it is replaced by what is newer. */
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

  /** A notice loaded before the last announcement ended does not know of it. */
  function newestBulletin(notice: Notice): string | undefined {
    const note = latest.get(notice.table);
    const loaded = notice.bulletin === undefined ? undefined : readNote(notice.bulletin);
    if (note === undefined || (loaded !== undefined && loaded.revision > note.revision)) return loaded?.bulletin;
    return note.bulletin;
  }

  async function announce(notice: Notice) {
    const { table, revision } = notice;
    const { bulletin, posted } = await herald.announce({ ...notice, bulletin: newestBulletin(notice) });
    // Where it cannot be shown now it is tried again, as long as somebody may be waiting for it.
    if (posted === 'nothing' && isLive(notice.match)) return;
    const note = { revision, bulletin };
    remember(table, note);
    // A new message must be known at once: forgotten, it would be sent again. An edit may be repeated.
    if (posted === 'new') await store.announced(table, revision, writeNote(note));
    else unsettled.set(table, note);
  }

  async function drain(table: TableId) {
    for (let notice = waiting.get(table); notice !== undefined; notice = waiting.get(table)) {
      waiting.delete(table);
      try {
        await announce(notice);
      } catch (error) {
        // It stays in the store's list and is found there.
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
