import type { Logger } from 'pino';
import type { Instant } from '../../games/contract.ts';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import type { Chat } from '../chat.ts';
import type { Announcer } from '../outbox/announcer.ts';
import { announceWithin, type Snapshot, type Tables } from '../tables.ts';
import { reread } from './reread.ts';
import type { TableClock } from './tableClock.ts';

export interface SweeperParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly announcer: Announcer;
  readonly chat: Chat;
  readonly clock: TableClock;
  /** Whether Discord can be heard. While it cannot, the tables' clock stands still. */
  readonly hearing: () => boolean;
  /** Starts the computer players and errands this table waits for. */
  readonly attend: (snapshot: Snapshot) => void;
  readonly log: Logger;
}

/** A silence longer than this is an outage: players get that time back. */
const tolerance = 3_000;
const batch = 50;
/** Tables that wake within this time may be listening for typed moves. */
const soon = 10 * 60_000;
/** A table that could not be announced or ticked is tried again after this time. */
const patience = 15_000;

/** Returns the function that handles everything due. It is called every second, and may be called at any time. */
export function openSweeper(parts: SweeperParts): () => Promise<void> {
  const { store, tables, announcer, chat, clock, hearing, attend, log } = parts;
  const putOff = new Map<TableId, number>();
  let first = true;
  let away = false;

  async function tickAll(now: Instant) {
    for (const table of await store.due(now, batch)) {
      if ((putOff.get(table) ?? 0) > clock.wall()) continue;
      putOff.delete(table);
      try {
        // A round must not close before every move typed in time was read, also those this process did not hear.
        await reread(table, tables, chat, clock);
        const answer = await tables.change(table, { act: 'tick' }, now);
        if (answer === 'nothing') {
          const snapshot = await tables.look(table);
          if (snapshot !== undefined) attend(snapshot);
          putOff.set(table, clock.wall() + patience);
        } else if (!answer.ok) putOff.set(table, clock.wall() + patience);
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        putOff.set(table, clock.wall() + patience);
        log.error({ table, err: error }, 'this table was due, but its game failed; it is tried again');
      }
    }
  }

  /** After an outage: whoever typed a move during it sees at once that it counts. */
  async function rereadAll(now: Instant) {
    for (const table of await store.due(now + soon, batch)) {
      await reread(table, tables, chat, clock).catch((error: unknown) => {
        if (error instanceof StoreAway) throw error;
        log.warn({ table, err: error }, 'what was typed in this channel could not be read again');
      });
    }
  }

  async function announceAll() {
    const now = clock.wall();
    for (const table of await store.unannounced(now, now + announceWithin, batch)) {
      if (!announcer.has(table)) announcer.again(table, { manner: 'in-place' });
    }
  }

  return async () => {
    if (!hearing()) return;
    try {
      const outages = clock.set(await store.pulse(clock.wall(), tolerance));
      await announcer.settle();
      if (first || outages === 'another outage') await rereadAll(clock.now());
      await tickAll(clock.now());
      await announceAll();
      first = false;
      if (away) {
        log.info('the store answers again');
        await announcer.verify();
      }
      away = false;
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      if (!away) log.error({ err: error }, 'the store does not answer; games stand still until it does');
      away = true;
    }
  };
}
