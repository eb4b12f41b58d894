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
  /** How many entries of the log stay, when what came after them was taken back. All of them when left out. */
  readonly keep?: number | undefined;
  /** Entries to append to the log. */
  readonly log: readonly string[];
  /**
   * `new` moves the match before this one, body and log, into the archive unless it is recorded, and empties the log.
   * `instead`: so does it, but the match before leaves nothing.
   */
  readonly chapter: 'same' | 'new' | 'instead';
  /** On the tables' clock: when this table is due again. */
  readonly wake: number | undefined;
  /** Wall clock: when another process may announce it, if this one has not. Undefined: nothing to announce. */
  readonly announceBy: number | undefined;
  /** Wall clock: when another process may record what ended here, if this one has not. Undefined: nothing has ended. */
  readonly recordBy?: number | undefined;
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

export interface Chapter {
  readonly body: string;
  readonly log: readonly string[];
}

export interface Archived extends Chapter {
  /** As it is kept. */
  readonly text: string;
}

/** What a table keeps that has not been recorded. */
export interface Unrecorded {
  /** Earlier matches, the oldest first. */
  readonly archived: readonly Archived[];
  /** The last match, whether or not it has ended. Undefined when it is recorded. */
  readonly last: Chapter | undefined;
  /** Tells the last match from the next one. */
  readonly chapter: number;
}

/** What is kept of a finished match, so that it can be shown again. */
export interface Replay {
  /** Short, and the same whoever writes it. It names the replay. */
  readonly code: string;
  /** The match. A code that names another match already is taken. */
  readonly match: string;
  readonly line: string;
  /** Wall time. By it replays are dropped. */
  readonly at: number;
}

/** What is written into the book of one home, all at once. */
export interface Entering {
  /** The revision of the book that this was made from. */
  readonly from: number;
  /** A line that is among those to be written. When it is there already, nothing is written. */
  readonly once?: { readonly page: string; readonly name: string } | undefined;
  /** A line without text is deleted. */
  readonly lines: readonly { readonly page: string; readonly name: string; readonly text: string | undefined }[];
  /** A name without a score leaves the list. */
  readonly scores: readonly { readonly list: string; readonly name: string; readonly score: number | undefined }[];
}

export interface Contents {
  readonly pages: readonly string[];
  readonly lists: readonly string[];
  readonly shelves: readonly string[];
}

/** What is kept for good of a server, or of a person: pages of named lines, and lists that are ordered by a score. */
export interface Book {
  bookRevision(home: string): Promise<number>;
  /** The lines of a page, or those that are named. */
  page(home: string, page: string, names?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * The lines of a page that may be long, in portions between which others get their turn. A line may come twice, and one
   * that is written meanwhile may be missing.
   */
  portions(home: string, page: string): AsyncIterable<readonly (readonly [name: string, text: string])[]>;
  /** `known`: the line that is written once is there. Then, and on a conflict, nothing was written. */
  enter(home: string, entering: Entering): Promise<'done' | 'known' | 'conflict'>;
  /** The names with the highest scores, from this place on. The first place is 0. */
  highest(
    home: string,
    list: string,
    from: number,
    count: number,
  ): Promise<readonly { readonly name: string; readonly score: number }[]>;
  /** The place of a name, undefined when it is not on the list, and how many are. */
  placeOn(
    home: string,
    list: string,
    name: string,
  ): Promise<{ readonly place: number | undefined; readonly of: number }>;
  scoreOn(home: string, list: string, name: string): Promise<number | undefined>;
  /** The names of all pages and lists of a book, and of the shelves beside it that do not pass. */
  contents(home: string): Promise<Contents>;
  /** Deletes a page, a list or a shelf. With the last of them, nothing is left of the book. */
  tearOut(home: string, what: keyof Contents, name: string): Promise<void>;
}

export interface Replays {
  /** Keeps it, unless it is kept already. `taken`: another match has this code. */
  keepReplay(replay: Replay): Promise<'kept' | 'known' | 'taken'>;
  replay(code: string): Promise<Replay | undefined>;
  /** Writes another line over the one that is kept, if any is. */
  rewriteReplay(code: string, line: string): Promise<void>;
  dropReplay(code: string): Promise<void>;
  /** Drops replays from before this wall time, at most `limit` in each part of the store. Answers how many. */
  dropReplays(before: number, limit: number): Promise<number>;
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

export interface Store extends Book, Replays {
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
  /** Tables where something ended that its process has not recorded by this wall time. No other is given them until `again`. */
  unrecorded(now: number, again: number, limit: number): Promise<TableId[]>;
  /** What ended at a table and is not recorded yet. Of earlier matches at most 200 are kept. */
  ended(table: TableId): Promise<Unrecorded>;
  /**
   * The last match is recorded, or need not be, if it is still that of `chapter`; and so are these earlier ones. The table
   * leaves the list unless something else has ended meanwhile. `none`: only earlier ones are, and the table stays listed.
   */
  recorded(table: TableId, chapter: number | 'none', archived: readonly Archived[]): Promise<void>;

  /** The keys with a wrong type that keep a table from being changed, its own and those of its lists. */
  damagedKeys(table: TableId): Promise<readonly string[]>;
  /**
   * Moves all that is kept of a table out of the way, unread and unchanged, and with it the lists that have a wrong
   * type. Its revisions go on from there. `damaged`: only what has a wrong type, but not the record.
   */
  clear(table: TableId, at: number, what: 'everything' | 'damaged'): Promise<void>;
  /** Every table of which a match is kept, live or over. To find them takes long. */
  keptTables(): Promise<readonly TableId[]>;
  /** Every table that keeps an earlier match which is not recorded. To find them takes long. */
  archivedTables(): Promise<readonly TableId[]>;
  /** Every home that has a book or shelves. To find them takes long. */
  homes(): Promise<readonly string[]>;
  /** Deletes all that is kept of a table. */
  erase(table: TableId): Promise<void>;
  /** What was cleared, the oldest first. */
  cleared(): Promise<Cleared[]>;
  /**
   * Shows all that was cleared, one thing after another, each with what is kept of it as one text. What is answered by
   * `drop` is deleted for good. To find it takes long.
   */
  seeCleared(see: (what: { readonly at: number; readonly text: string }) => 'keep' | 'drop'): Promise<void>;
  /** Puts back what was cleared, unless something is live there. What ended there meanwhile is cleared instead. */
  putBack(cleared: Cleared, now: number): Promise<'done' | 'taken' | 'unknown'>;

  settings(guild: string): Promise<string | undefined>;
  /** `over`: the settings that these were made from. When others are kept now, it is a conflict, and nothing is written. */
  saveSettings(
    guild: string,
    settings: string,
    over?: { readonly from: string | undefined },
  ): Promise<'done' | 'conflict'>;
  /** The servers that have settings. To find them takes long. */
  settled(): Promise<readonly string[]>;
  dropSettings(guild: string): Promise<void>;
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
  /** All shelves that pass; no contents name them. To find them takes long. */
  passingShelves(): Promise<readonly { readonly home: string; readonly shelf: string }[]>;

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

/** Scripts compare revisions as they are written. One that is written in another way would never fit again. */
export function revisionIn(text: string): number {
  const revision = Number(text);
  if (!Number.isSafeInteger(revision) || revision < 0 || String(revision) !== text) {
    throw new DamagedKey('the revision that is kept is none');
  }
  return revision;
}
