import type { Logger } from 'pino';
import type { Entry, Game } from '../../games/kernel.ts';
import type { TableId } from '../../store/address.ts';
import { type Chapter, type Store, StoreAway } from '../../store/port.ts';
import { openUnderWay } from '../jobs/underWay.ts';
import { leavesRecord } from '../match/match.ts';
import { gameOf, matchIn, undamaged } from '../reading.ts';
import { type CustomsOf, usualCustoms } from '../standings/entering.ts';
import { recordWithin, type Snapshot } from '../tables.ts';
import type { TableClock } from '../time/tableClock.ts';
import { enterMatch } from './bookkeeping.ts';
import { type MatchRecord, recordIn, recordOf, replayOf } from './record.ts';

/** No more tables are taken up by one look. */
const batch = 20;
const all = 100_000;
/** What failed is tried again so often. */
const failedAgain = 60_000;
/** Old replays are looked for so often. */
const dropEvery = 60 * 60_000;
const dropAtMost = 500;
const day = 24 * 60 * 60_000;
/** Another match may have the code by chance, but hardly so many. */
const codes = 8;

export interface RecorderParts {
  readonly store: Store;
  readonly everyGame: ReadonlyMap<string, Game>;
  readonly clock: TableClock;
  /** For so many days, finished matches can be shown again. */
  readonly replayDays: number;
  /** What a server has chosen for its ranking. The usual when left out. */
  readonly customs?: CustomsOf | undefined;
  /** A game of a cup was recorded. */
  readonly ofCup?: ((guild: string, cup: string) => void) | undefined;
  readonly log: Logger;
}

/** Keeps what finished matches leave: each once, whichever process finds it, and wherever one was killed. */
export interface Recorder {
  /** Records what has ended here, if anything has. */
  attend(snapshot: Snapshot): void;
  /** Records all that has ended until now, wherever it was. */
  recordAll(): Promise<void>;
  /** Takes up what other processes have left, and drops replays that are too old. */
  look(): Promise<void>;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export function openRecorder(parts: RecorderParts): Recorder {
  const { store, everyGame, clock, replayDays, customs = usualCustoms, ofCup, log } = parts;
  const underWay = openUnderWay();
  /** When something there last failed. */
  const failed = new Map<TableId, number>();
  let dropped = Number.NEGATIVE_INFINITY;

  const begin = (table: TableId) => underWay.begin(table, () => recordAt(table));

  async function recordAt(table: TableId): Promise<void> {
    try {
      const { archived, last, chapter } = await undamaged(table, store.ended(table));
      const done = [];
      for (const each of archived) if (await record(table, each)) done.push(each);
      const all = (last === undefined || (await record(table, last))) && done.length === archived.length;
      if (all) failed.delete(table);
      // Else what is left stays marked.
      await store.recorded(table, all ? chapter : 'none', done);
    } catch (error) {
      tell(table, error);
    }
  }

  /** False for what this version cannot read or record: it stays until one comes that can. The others do not wait for it. */
  async function record(table: TableId, { body, log: lines }: Chapter): Promise<boolean> {
    try {
      const match = matchIn(table, body);
      if (!leavesRecord(match)) return true;
      const game = gameOf(table, match, everyGame);
      const entries = lines.map((line) => JSON.parse(line) as Entry);
      const ended = clock.wallTime(match.clock.since);
      const kept = await keep((attempt) => recordOf({ table, match, log: entries, game, ended }, attempt));
      await enterMatch(kept, game, store, customs);
      if (match.cup !== undefined) ofCup?.(match.guild, match.cup.id);
      return true;
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      tell(table, error);
      return false;
    }
  }

  /** What was kept first counts, also when a process was killed before the rest was done. */
  async function keep(make: (attempt: number) => MatchRecord): Promise<MatchRecord> {
    for (let attempt = 0; attempt < codes; attempt++) {
      const made = make(attempt);
      const answer = await store.keepReplay(replayOf(made));
      if (answer === 'kept') return made;
      if (answer === 'taken') continue;
      const known = await store.replay(made.code);
      return (known && recordIn(known)) ?? made;
    }
    throw new Error('all codes for a finished match are taken');
  }

  function tell(table: TableId, error: unknown) {
    // The heartbeat tells of a store that is away.
    if (error instanceof StoreAway || underWay.stopping()) return;
    const before = failed.get(table);
    failed.set(table, clock.wall());
    if (before !== undefined) return;
    log.error({ table, err: error }, 'a finished game could not be recorded yet; it is tried again');
  }

  return {
    attend({ table, match }) {
      if (leavesRecord(match)) begin(table);
    },
    async recordAll() {
      const tables = await store.unrecorded(Number.MAX_SAFE_INTEGER, clock.wall() + recordWithin, all);
      for (const table of tables) begin(table);
      await underWay.idle();
    },
    async look() {
      const now = clock.wall();
      for (const table of await store.unrecorded(now, now + recordWithin, batch)) {
        if (now - (failed.get(table) ?? Number.NEGATIVE_INFINITY) >= failedAgain) begin(table);
      }
      if (now - dropped < dropEvery) return;
      dropped = now;
      await store.dropReplays(now - replayDays * day, dropAtMost);
    },
    idle: underWay.idle,
    stop: underWay.stop,
  };
}
