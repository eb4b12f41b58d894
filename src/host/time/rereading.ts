import type { Logger } from 'pino';
import type { Instant } from '../../games/contract.ts';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import type { Chat } from '../chat.ts';
import { times } from '../match/turns.ts';
import type { Tables } from '../tables.ts';
import { Unreadable } from '../unreadable.ts';
import type { Since } from './heartbeat.ts';
import { openLanes } from './lanes.ts';
import { type Reason, reread, type Silence } from './reread.ts';
import type { StoreWatch } from './storeWatch.ts';
import type { TableClock } from './tableClock.ts';
import type { Timers } from './timers.ts';

/** Reads the channels again after this process did not listen: whoever typed meanwhile sees at once that it counts. */
export interface Rereading {
  /** Reads each channel once, beside all other work. It joins what is still to be read from an earlier time. */
  begin(since: Since): void;
  /** Goes on with what could not be begun because the store was away. */
  goOn(): void;
  /**
   * Reads a table that is due, unless it is being read just now. It takes over what is still to be read there. Throws
   * when the channel could not be read; then that is still to be read.
   */
  readDue(table: TableId, now: Instant): Promise<'read' | 'being read'>;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export interface RereadingParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly clock: TableClock;
  readonly timers: Timers;
  readonly watch: StoreWatch;
  readonly log: Logger;
}

const sideBySide = 8;
/** A channel that takes longer than this leaves its place to the next. */
const patience = 10_000;
/** Tables that wake within this time may be listening for typed moves. */
const soon = 10 * 60_000;
/** So many of these are read before all others. */
const first = 3_000;
/** What was heard just before the silence may not have been handled. */
const margin = 5_000;

export function openRereading(parts: RereadingParts): Rereading {
  const { store, tables, chat, clock, timers, watch, log } = parts;
  const tell = (table: TableId, error: unknown) =>
    log.warn({ table, err: error }, 'what was typed in this channel could not be read again');
  const lanes = openLanes({ width: sideBySide, timers, patience, slow: () => undefined, failed: tell });
  /** The silence after which each table is still to be read. */
  const silences = new Map<TableId, Silence>();
  /** The silence after which the tables are still to be found that are to be read. */
  let wanted: Silence | undefined;
  /** The silence after which they are being found. */
  let sought: Silence | undefined;
  let finding: Promise<void> | undefined;

  async function find() {
    while (wanted !== undefined) {
      const silence = wanted;
      sought = silence;
      wanted = undefined;
      const found = await watch.ask('rereading', () => toRead(silence.since)).catch(tellLook);
      sought = undefined;
      if (found === 'away') {
        wanted = joined(silence, wanted);
        return;
      }
      for (const table of found) {
        note(table, silence);
        lanes.add(table, () => readAll(table));
      }
    }
  }

  function note(table: TableId, silence: Silence) {
    silences.set(table, joined(silence, silences.get(table)));
  }

  /** A table may be due before it was found. */
  const pending = (table: TableId): Silence | undefined =>
    [silences.get(table), sought, wanted].reduce((one, other) => (one === undefined ? other : joined(one, other)));

  /** First the tables whose game may be listening, since their time runs out; then those where moves may be typed. */
  async function toRead(since: Since): Promise<TableId[]> {
    const [waking, live] = [await store.due(clock.now() + horizon(since), first), await store.allLive()];
    return [...new Set([...waking, ...live])];
  }

  function tellLook(error: unknown): TableId[] {
    log.warn({ err: error }, 'the channels to be read again could not be found; each is read when its table is due');
    return [];
  }

  /** If there is another silence while the channel is being read, it is read once more, from where that began. */
  async function readAll(table: TableId) {
    for (let silence = silences.get(table); silence !== undefined; silence = silences.get(table)) {
      try {
        await read(table, { why: 'silence', silence });
      } catch (error) {
        // The sweep handles tables that cannot be read, and tells of a store that is away.
        if (!(error instanceof Unreadable) && !(error instanceof StoreAway)) tell(table, error);
        return;
      }
    }
  }

  /** What could not be read is still to be read, at the latest when the table is due. */
  async function read(table: TableId, reason: Reason) {
    silences.delete(table);
    try {
      await reread(table, { tables, chat, clock }, reason);
    } catch (error) {
      if (reason.silence !== undefined) note(table, reason.silence);
      throw error;
    }
  }

  function goOn() {
    if (wanted === undefined || finding !== undefined) return;
    finding = find().finally(() => {
      finding = undefined;
    });
  }

  return {
    begin(since) {
      const heard = since === 'unknown' ? since : since - margin;
      wanted = joined({ since: heard, until: clock.wall() }, wanted);
      goOn();
    },
    goOn,
    async readDue(table, now) {
      if (lanes.isAtWork(table)) return 'being read';
      // When its turn comes in the lanes there is nothing to do.
      await read(table, { why: 'due', now, silence: pending(table) });
      return 'read';
    },
    async idle() {
      await finding;
      await lanes.idle();
    },
    async stop() {
      wanted = undefined;
      await finding;
      silences.clear();
      await lanes.stop();
    },
  };
}

/** At the start every open table is looked at: each wakes within this time. */
const horizon = (since: Since): number => (since === 'unknown' ? times.abandoned : soon);

function joined(one: Silence, other: Silence | undefined): Silence {
  if (other === undefined) return one;
  const since = one.since === 'unknown' || other.since === 'unknown' ? 'unknown' : Math.min(one.since, other.since);
  return { since, until: Math.min(one.until, other.until) };
}
