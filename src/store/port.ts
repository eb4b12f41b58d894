import type { TableId } from './address.ts';

/** Where tables are kept. The store knows keys, revisions and instants; what a body means is its owner's. */

export interface Loaded {
  /** 0 when nothing was ever kept here. Revisions go on from one match to the next. */
  readonly revision: number;
  readonly body: string | undefined;
  /** What its owner last noted of the messages that show it. */
  readonly bulletin: string | undefined;
}

export interface Commit {
  readonly table: TableId;
  /** The revision the new body was made from; the new one is one higher. */
  readonly from: number;
  readonly body: string;
  /** Entries to append to the log. */
  readonly log: readonly string[];
  /** `new` lays the finished match before this one, body and log, into the archive and starts an empty log. */
  readonly chapter: 'same' | 'new';
  /** On the tables' clock: when somebody must look at this table again. */
  readonly wake: number | undefined;
  /** Wall clock: when somebody else may announce it, if its maker has not. Undefined: nothing to announce. */
  readonly announceBy: number | undefined;
  /** A line for the channel's list of live tables; undefined takes it off the list. */
  readonly listing: string | undefined;
}

/** Spans of wall time in which no process was hosting. */
export type Outage = readonly [from: number, to: number];

export interface Clock {
  /** Outages older than those listed, summed up. */
  readonly before: number;
  readonly outages: readonly Outage[];
}

export interface Archived {
  readonly body: string;
  readonly log: readonly string[];
}

export interface Store {
  load(table: TableId): Promise<Loaded>;
  commit(commit: Commit): Promise<'done' | 'conflict'>;

  /** Tables whose wake is at or before this instant, at most `limit`, the most overdue first. */
  due(now: number, limit: number): Promise<TableId[]>;
  /** Tables waiting to be announced at this wall time. Each is put off until `again`, so that one finder tries at a time. */
  unannounced(now: number, again: number, limit: number): Promise<TableId[]>;
  /** Notes the bulletin; the table is off the list unless something newer than `revision` is to be announced. */
  announced(table: TableId, revision: number, bulletin: string): Promise<void>;

  /** The live tables of a channel and its threads, each with its listing. */
  live(home: string): Promise<ReadonlyMap<TableId, string>>;
  /** The live tables of all channels. */
  allLive(): Promise<TableId[]>;
  log(table: TableId): Promise<string[]>;
  /** Finished matches of a table, the newest first, at most 20. */
  archive(table: TableId): Promise<Archived[]>;

  settings(guild: string): Promise<string | undefined>;
  saveSettings(guild: string, settings: string): Promise<void>;

  /** Lines kept under names, for a server: results of a day, for instance. Names that sort before `oldest` are dropped. */
  note(guild: string, shelf: string, name: string, line: string, oldest: string): Promise<void>;
  notes(guild: string, shelf: string): Promise<ReadonlyMap<string, string>>;

  /** Says that somebody hosts now (wall clock). A silence longer than `tolerance` before it becomes an outage. */
  pulse(now: number, tolerance: number): Promise<Clock>;
  /** The same clock for somebody who only looks, and hosts nothing. */
  clock(): Promise<Clock>;

  counts(): Promise<{ readonly live: number; readonly waking: number; readonly unannounced: number }>;
  /** Everything, a JSON line a key. */
  export(): AsyncIterable<string>;
  /** Replaces everything by what was exported. */
  import(lines: AsyncIterable<string> | Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** The server cannot be reached, or did not answer in time. Whether a commit was done is not known. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}
