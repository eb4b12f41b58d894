import type { Logger } from 'pino';
import type { Measures } from '../../measures/port.ts';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { wakes } from '../match/turns.ts';
import type { Announcer } from '../outbox/announcer.ts';
import type { Forgetting } from '../privacy/unfinished.ts';
import type { Recorder } from '../records/recorder.ts';
import { announceWithin, type Snapshot, type Tables } from '../tables.ts';
import { Unreadable } from '../unreadable.ts';
import type { Heartbeat } from './heartbeat.ts';
import { openLanes } from './lanes.ts';
import type { Rereading } from './rereading.ts';
import type { SetAside } from './setAside.ts';
import type { StoreWatch } from './storeWatch.ts';
import type { TableClock } from './tableClock.ts';
import type { Timers } from './timers.ts';

export interface SweeperParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly announcer: Announcer;
  readonly clock: TableClock;
  readonly heartbeat: Heartbeat;
  readonly rereading: Rereading;
  readonly setAside: SetAside;
  readonly timers: Timers;
  readonly watch: StoreWatch;
  /** Starts the computer players and errands this table waits for. */
  readonly attend: (snapshot: Snapshot) => void;
  readonly recorder: Pick<Recorder, 'look'>;
  readonly forgetting: Pick<Forgetting, 'look'>;
  readonly measures?: Measures | undefined;
  readonly log: Logger;
}

export interface Sweeper {
  /** Looks once for all that is due, and begins to handle it. Each table is handled aside, and holds up no other. */
  look(): Promise<void>;
  /** Resolves when all that was begun is done. */
  idle(): Promise<void>;
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** No more than these are begun by one look. */
const batch = { due: 200, unannounced: 50 };
/** So many tables are handled side by side. */
const sideBySide = 16;
/** Broken tables may be cleared from the command line, or by another process. So often that is asked. */
const askCleared = 15_000;
/** A table that takes longer leaves its place to the next, and the log tells of it. */
const patience = 10_000;

export function openSweeper(parts: SweeperParts): Sweeper {
  const { store, tables, announcer, clock, heartbeat, rereading, setAside, timers, watch, attend, recorder } = parts;
  const { forgetting, measures, log } = parts;
  const lanes = openLanes({ width: sideBySide, timers, patience, slow: tellSlow, failed: setAside.broke });
  const failing = new Set<string>();
  const damagedTold = new Set<string>();
  let slowTold = Number.NEGATIVE_INFINITY;
  let clearedAsked = Number.NEGATIVE_INFINITY;

  function tellSlow(table: TableId) {
    // Once an hour is enough: when Discord is slow, many tables are.
    if (clock.wall() - slowTold < 60 * 60_000) return;
    slowTold = clock.wall();
    log.warn(
      { table },
      'the sweep takes long: this table was due, but its channel is still being read; the others go on',
    );
  }

  async function tickAll() {
    // An outage that the clock does not know yet would make tables look due that are not.
    if (!heartbeat.isFresh()) return;
    const aside = setAside.held() + lanes.size();
    for (const table of await store.due(clock.now(), batch.due + aside)) {
      if (!setAside.has(table)) lanes.add(table, () => tick(table));
    }
  }

  async function tick(table: TableId) {
    if (!heartbeat.isFresh()) return;
    const now = clock.now();
    try {
      // No round closes and nobody loses on time before every move typed in time was read, whoever did not hear it.
      try {
        if ((await rereading.readDue(table, now)) === 'being read') return;
      } catch (error) {
        if (error instanceof StoreAway || error instanceof Unreadable) throw error;
        log.warn({ table, err: error }, 'this table was due, but its channel could not be read; it is tried again');
        setAside.put(table, 'unheard');
        return;
      }
      const answer = await tables.change(table, { act: 'tick' }, now);
      if (setAside.isBroken(table)) return;
      if (answer === 'nothing' || !answer.ok) await waitFor(table);
      else setAside.back(table);
    } catch (error) {
      // The heartbeat and the next look tell of a store that is away.
      if (!(error instanceof StoreAway)) setAside.broke(table, error);
    }
  }

  /** Time alone changes nothing here: a computer player or an errand has to be done, or another process was quicker. */
  async function waitFor(table: TableId) {
    const snapshot = await tables.look(table);
    // Somebody may have acted meanwhile, and what is kept beside the match is damaged.
    if (setAside.isBroken(table)) return;
    if (snapshot === undefined) return setAside.put(table, 'waits');
    attend(snapshot);
    const next = wakes(snapshot.match, snapshot.game)[0];
    if (next === undefined || next.at <= clock.now()) setAside.put(table, 'waits');
    else setAside.back(table);
  }

  async function announceAll() {
    const now = clock.wall();
    for (const table of await store.unannounced(now, now + announceWithin, batch.unannounced + setAside.broken())) {
      if (!announcer.has(table)) announcer.again(table);
    }
  }

  async function noteCleared() {
    if (setAside.broken() === 0 || clock.wall() - clearedAsked < askCleared) return;
    clearedAsked = clock.wall();
    setAside.cleared(await store.cleared());
  }

  function tellDamaged() {
    for (const key of store.damagedLists()) {
      if (damagedTold.has(key)) continue;
      damagedTold.add(key);
      log.error({ key }, 'this list in the store is damaged; what is on it is not handled until it is mended');
    }
  }

  /** Each step is done whatever became of those before it. What fails is told once. */
  async function step(what: string, run: () => Promise<void>) {
    try {
      await run();
      failing.delete(what);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      if (!failing.has(what)) {
        log.error({ step: what, err: error }, 'a part of the sweep failed; it is tried again each second');
      }
      failing.add(what);
    }
  }

  return {
    async look() {
      const began = performance.now();
      await watch.ask('sweep', async () => {
        await step('settle', announcer.settle);
        await step('tick', tickAll);
        await step('announce', announceAll);
        await step('record', recorder.look);
        await step('forget', forgetting.look);
        await step('note what was cleared', noteCleared);
        tellDamaged();
        measures?.swept(performance.now() - began);
      });
      rereading.goOn();
    },
    async idle() {
      await lanes.idle();
      await rereading.idle();
    },
    async stop() {
      await Promise.all([lanes.stop(), rereading.stop()]);
    },
  };
}
