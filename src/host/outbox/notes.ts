import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { readKept } from '../kept.ts';
import type { Snapshot } from '../tables.ts';

/** What was shown of a table, as the store keeps it. */
export interface Note {
  readonly revision: number;
  readonly bulletin: string;
  /** The message that shows it. */
  readonly place: string | undefined;
  /** No other note has this name. Notes of earlier versions have none. */
  readonly name: string | undefined;
}

/** A note, and what only this process knows of it. */
export interface OwnNote extends Note {
  /** What this process knew to be noted before. */
  readonly after: Note | undefined;
  /** The wish that is no longer open. */
  readonly wish: string | undefined;
  readonly at: number;
}

/** What the store's answer to a note asks for. */
export type Sequel =
  | { readonly sequel: 'none' }
  /** Another process made something newer, and this one's edit may have come after. */
  | { readonly sequel: 'behind'; readonly strays: readonly string[] }
  /** The store has lost what was shown. */
  | { readonly sequel: 'ahead' };

export interface Notes {
  /** The newest note of a table that this process remembers. */
  latest(table: TableId): OwnNote | undefined;
  all(): IterableIterator<readonly [TableId, OwnNote]>;
  /** What was noted last of this table, here or in the store. */
  newest(snapshot: Snapshot): Note | undefined;
  /** The wish for a new message, unless this process has just fulfilled it. */
  openWish(snapshot: Snapshot): string | undefined;
  /** The bulletin of another message that this process has edited since, if the store does not know that yet. */
  untold(table: TableId, known: Note | undefined): readonly string[];
  /** A name for a new note. */
  name(): string;
  /** Keeps a note until `settle`. */
  keep(table: TableId, note: OwnNote): void;
  /** Keeps a note and tells the store at once. */
  tell(table: TableId, note: OwnNote): Promise<void>;
  readonly unsettled: ReadonlyMap<TableId, OwnNote>;
  /** Tells the store all notes that it does not have yet. */
  settle(): Promise<void>;
}

const remembered = 2_000;

export function openNotes(store: Store, log: Logger, follow: (table: TableId, sequel: Sequel) => void): Notes {
  const self = randomBytes(6).toString('base64url');
  let named = 0;
  const latest = new Map<TableId, OwnNote>();
  const unsettled = new Map<TableId, OwnNote>();

  function keep(table: TableId, made: OwnNote) {
    const note = { ...made, wish: made.wish ?? unsettled.get(table)?.wish };
    latest.delete(table);
    latest.set(table, note);
    const oldest = latest.keys().next().value;
    if (latest.size > remembered && oldest !== undefined) latest.delete(oldest);
    unsettled.set(table, note);
  }

  async function tell(table: TableId) {
    const note = unsettled.get(table);
    if (note === undefined) return;
    const { newest, kept, before } = await store.announced(table, note.revision, writeNote(note), note.wish);
    if (unsettled.get(table) === note) unsettled.delete(table);
    const there = before === undefined ? undefined : readNote(before);
    // Only one of the two messages may stay a board.
    const strays = there === undefined || isReplaced(there, note) ? [] : [there.bulletin, note.bulletin];
    if (kept < note.revision) follow(table, kept === 0 ? { sequel: 'none' } : { sequel: 'ahead' });
    else if (newest > note.revision || strays.length > 0) follow(table, { sequel: 'behind', strays });
    else follow(table, { sequel: 'none' });
  }

  /** Whether the message of another note shows the table no longer, or is the same one. */
  function isReplaced(there: Note, { place, after }: OwnNote): boolean {
    if (there.place === undefined || there.place === place) return true;
    // Another process may have edited that message after this one had replaced it by a link.
    const own = there.name?.startsWith(`${self}/`) === true;
    return there.place === after?.place && (own || there.name === after.name);
  }

  return {
    latest: (table) => latest.get(table),
    openWish: ({ table, wish }) => (wish === latest.get(table)?.wish ? undefined : wish),
    untold(table, known) {
      const note = unsettled.get(table);
      return note === undefined || note.place === known?.place ? [] : [note.bulletin];
    },
    name: () => `${self}/${(named++).toString(36)}`,
    all: () => latest.entries(),
    unsettled,
    keep,

    /** A snapshot may have been loaded before the last announcement ended. Its bulletin is then out of date. */
    newest({ table, bulletin }) {
      const note = latest.get(table);
      const loaded = bulletin === undefined ? undefined : readNote(bulletin);
      return note === undefined || (loaded !== undefined && loaded.revision > note.revision) ? loaded : note;
    },

    async tell(table, note) {
      keep(table, note);
      // The board was shown. If the store is away, it is told later.
      await tell(table).catch((error: unknown) => {
        if (!(error instanceof StoreAway)) throw error;
      });
    },

    async settle() {
      // Where one table is kept may be away while the others are there. It is told the next time.
      await Promise.allSettled([...unsettled.keys()].map((table) => tell(table).catch(failed(table))));
    },
  };

  /** One table that cannot be noted must not keep the notes of all others. */
  function failed(table: TableId) {
    return (error: unknown) => {
      if (error instanceof StoreAway) throw error;
      unsettled.delete(table);
      log.error({ table, err: error }, 'the store does not take the note of what was shown of this table');
    };
  }
}

function writeNote({ revision, bulletin, place, name }: Note): string {
  return JSON.stringify([revision, bulletin, place ?? null, name]);
}

const noteSchema = z.tuple([z.number(), z.string(), z.string().nullable().optional(), z.string().optional()]);

/** Undefined when what is kept there is no note. The board is then looked for, and the note written over. */
function readNote(text: string): Note | undefined {
  const kept = readKept(noteSchema, text);
  if (kept === undefined) return undefined;
  const [revision, bulletin, place, name] = kept;
  return { revision, bulletin, place: place ?? undefined, name };
}

/** The message that shows this match; undefined when none is known. */
export function placeOf({ bulletin, match }: Snapshot): string | undefined {
  const note = bulletin === undefined ? undefined : readNote(bulletin);
  return note !== undefined && note.revision >= match.began ? note.place : undefined;
}
