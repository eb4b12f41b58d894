import type { Logger } from 'pino';
import type { Store } from '../../store/port.ts';
import type { StoreWatch } from './storeWatch.ts';
import type { TableClock } from './tableClock.ts';
import type { Timers } from './timers.ts';

/** Tells the store again and again that this process hosts. It waits for no other work, not even for its own answers. */
export interface Heartbeat {
  /** Tells it once, and resolves when the store has answered. */
  beat(): Promise<void>;
  /**
   * Tells it between two beats, and waits for nothing: an outage begins at the last time that the store was told, and what
   * is about to be changed must not lie after that.
   */
  mark(): void;
  /** Whether the last beat is so young that no outage can have happened since. */
  isFresh(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface HeartbeatParts {
  readonly store: Store;
  readonly clock: TableClock;
  /** Whether Discord can be heard. While it cannot, the tables' clock stands still. */
  readonly hearing: () => boolean;
  readonly timers: Timers;
  readonly watch: StoreWatch;
  /** Is called when this process listens again: it may have missed what was said since that wall time. */
  readonly missed: (since: Since) => void;
  readonly log: Logger;
}

/** A wall time. At its start a process does not know how long nobody listened. */
export type Since = number | 'unknown';

/** A silence longer than this is an outage: players get that time back. */
export const tolerance = 3_000;
const every = 1_000;

export function openHeartbeat(parts: HeartbeatParts): Heartbeat {
  const { store, clock, hearing, timers, watch, missed, log } = parts;
  /** The wall time of the last beat that the store has taken. */
  let last: number | undefined;
  let cancel: (() => void) | undefined;
  let failing = false;
  const underWay = new Set<Promise<void>>();

  function beat(): Promise<void> {
    const beating = tell().finally(() => underWay.delete(beating));
    underWay.add(beating);
    return beating;
  }

  async function tell(): Promise<void> {
    if (!hearing()) return;
    const now = clock.wall();
    try {
      const answer = await watch.ask('heartbeat', () => store.pulse(now, tolerance));
      if (answer === 'away') return;
      clock.set(answer);
      failing = false;
    } catch (error) {
      if (!failing)
        log.error({ err: error }, 'the store refused the heartbeat; all games stand still until it takes one');
      failing = true;
      return;
    }
    const before = last;
    last = now;
    if (before === undefined) missed('unknown');
    else if (now - before > tolerance) missed(before);
  }

  function mark() {
    const telling = store.pulse(clock.wall(), tolerance).then(clock.set);
    // What goes wrong here goes wrong with the next beat too, which tells of it.
    const marking = telling.catch(() => undefined).finally(() => underWay.delete(marking));
    underWay.add(marking);
  }

  function beatAgain() {
    cancel = timers.after(every, () => {
      beatAgain();
      void beat();
    });
  }

  return {
    beat,
    mark,
    isFresh: () => last !== undefined && clock.wall() - last <= tolerance,
    async start() {
      beatAgain();
      await beat();
    },
    async stop() {
      cancel?.();
      await Promise.all(underWay);
    },
  };
}
