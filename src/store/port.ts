import type { TableId } from './address.ts';

/** Where tables are kept. The store knows keys, revisions and instants. Only the host knows what a body means. */

export interface Loaded {
  /** 0 when nothing was ever kept here. Revisions go on from one match to the next. */
  readonly revision: number;
  readonly body: string | undefined;
  /** What the host last noted about the messages that show the table. */
  readonly bulletin: string | undefined;
  /** Names the wish for a new message that shows the table, as long as there is none. */
  readonly wish: string | undefined;
  /** The names of the last inputs that counted. */
  readonly inputs: readonly string[];
}

export interface Commit {
  readonly table: TableId;
  /** The revision the new body was made from; its own revision is one higher. */
  readonly from: number;
  readonly body: string;
  /** Entries to append to the log. */
  readonly log: readonly string[];
  /** `new` moves the match before this one, body and log, into the archive and starts an empty log. */
  readonly chapter: 'same' | 'new';
  /** On the tables' clock: when this table is due again. */
  readonly wake: number | undefined;
  /** Wall clock: when another process may announce it, if this one has not. Undefined: nothing to announce. */
  readonly announceBy: number | undefined;
  /** A line for the channel's list of live tables; undefined takes it off the list. */
  readonly listing: string | undefined;
  /** The id of the message or interaction that asked for this change. Each counts once, whichever process heard it. */
  readonly input?: string | undefined;
}

/** Spans of wall time in which no process was hosting. */
export type Outage = readonly [from: number, to: number];

export interface Clock {
  /** How long all outages older than those listed took together. */
  readonly before: number;
  readonly outages: readonly Outage[];
}

export interface Archived {
  readonly body: string;
  readonly log: readonly string[];
}

export interface Noted {
  /** The newest revision that is to be announced. */
  readonly newest: number;
  /** The revision that is kept. It is lower than what was shown when the store has lost something. */
  readonly kept: number;
  /** The bulletin that was there before. */
  readonly before: string | undefined;
}

/** What a try to write gave. */
export interface Checked {
  /** Into how many parts the store is divided, each of which may be on a machine of its own. */
  readonly parts: number;
  /** How many of them can be written to. */
  readonly writable: number;
  /** Why the others cannot, in a few words. */
  readonly fault: string | undefined;
}

/** A table that was cleared: what was kept there stays under a name of its own. */
export interface Cleared {
  readonly table: TableId;
  /** Wall time. With the table it names what was cleared. */
  readonly at: number;
}

export interface Store {
  load(table: TableId): Promise<Loaded>;
  /** `repeated`: an earlier commit had this input. Then, and on a conflict, nothing was written. */
  commit(commit: Commit): Promise<'done' | 'conflict' | 'repeated'>;

  /** Tables whose wake is at or before this instant, at most `limit`, the most overdue first. */
  due(now: number, limit: number): Promise<TableId[]>;
  /** Tables whose process has not announced them by this wall time. No other process is given them until `again`. */
  unannounced(now: number, again: number, limit: number): Promise<TableId[]>;
  /** Hides from the other processes, until then, those of these tables that this process is to announce. */
  hold(tables: readonly TableId[], until: number): Promise<void>;
  /** Puts a kept table on the list of what is to be announced, with a wish. One that is still open stays instead. */
  remind(table: TableId, announceBy: number, wish: string): Promise<void>;
  /**
   * Notes the bulletin, unless that of a newer revision is there, and that this wish is fulfilled. The table leaves this
   * process's list unless something newer than `revision` is to be announced, or a wish is open. Other processes that
   * are still announcing it keep it on theirs.
   */
  announced(table: TableId, revision: number, bulletin: string, wish?: string): Promise<Noted>;
  /** The keys of those lists that had a wrong type when they were last asked. What all others have is given. */
  damagedLists(): readonly string[];

  /** The live tables of a channel and its threads, each with its listing. */
  live(home: string): Promise<ReadonlyMap<TableId, string>>;
  /** The live tables of several channels and their threads, each with its listing. Fails when a part of them is away. */
  liveIn(homes: readonly string[]): Promise<ReadonlyMap<TableId, string>>;
  /** The live tables of all channels. */
  allLive(): Promise<TableId[]>;
  log(table: TableId): Promise<string[]>;
  /** Finished matches of a table, the newest first, at most 20. */
  archive(table: TableId): Promise<Archived[]>;

  /** The keys with a wrong type that keep a table from being changed, its own and those of its lists. */
  damagedKeys(table: TableId): Promise<readonly string[]>;
  /**
   * Moves all that is kept of a table out of the way, unread and unchanged, and with it the lists that have a wrong
   * type. Its revisions go on from there. `damaged`: only what has a wrong type, but not the record.
   */
  clear(table: TableId, at: number, what: 'everything' | 'damaged'): Promise<void>;
  /** What was cleared, the oldest first. */
  cleared(): Promise<Cleared[]>;
  /** Puts back what was cleared, unless something is live there. What ended there meanwhile is cleared instead. */
  putBack(cleared: Cleared, now: number): Promise<'done' | 'taken' | 'unknown'>;

  settings(guild: string): Promise<string | undefined>;
  saveSettings(guild: string, settings: string): Promise<void>;
  /** What a person prefers, in all servers. */
  preferences(person: string): Promise<string | undefined>;
  /** Undefined: nothing is kept of them any more. */
  savePreferences(person: string, preferences: string | undefined): Promise<void>;

  /**
   * Keeps a line under a name for a server, for instance a day's result, or for a person. Deletes names that sort before
   * `oldest`. A shelf whose name begins with `passing-` is not exported.
   */
  note(guild: string, shelf: string, name: string, line: string, oldest: string): Promise<void>;
  /** Deletes such a line. */
  unnote(guild: string, shelf: string, name: string): Promise<void>;
  notes(guild: string, shelf: string): Promise<ReadonlyMap<string, string>>;

  /** Says that a process hosts now (wall clock). A pause of more than `tolerance` since the last pulse is an outage. */
  pulse(now: number, tolerance: number): Promise<Clock>;
  /** The same clock for a process that does not host. */
  clock(): Promise<Clock>;

  counts(): Promise<{ readonly live: number; readonly waking: number; readonly unannounced: number }>;
  /** Tries to write everywhere, and changes nothing. */
  check(): Promise<Checked>;
  /** Everything that is kept, but for what passes by itself, one JSON line for each key. */
  export(): AsyncIterable<string>;
  /** Replaces everything that is kept by what was exported. */
  import(lines: AsyncIterable<string> | Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** The server cannot be reached, or did not answer in time. A commit may or may not have been done. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}

/** What a key of a table holds is not what Plateau keeps there. The message says what is wrong. */
export class DamagedKey extends Error {
  override name = 'DamagedKey';
}
