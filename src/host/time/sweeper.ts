import type { Logger } from 'pino';
import type { Instant } from '../../games/contract.ts';
import type { TableId } from '../../store/address.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import type { Chat } from '../chat.ts';
import type { Announcer } from '../outbox/announcer.ts';
import type { Snapshot, Tables } from '../tables.ts';
import { reread } from './reread.ts';
import type { TableClock } from './tableClock.ts';

export interface SweeperParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly announcer: Announcer;
  readonly chat: Chat;
  readonly clock: TableClock;
  /** While nobody can be heard, the tables' clock stands still. */
  readonly hearing: () => boolean;
  /** A table whose computer player may have to be woken. */
  readonly attend: (snapshot: Snapshot) => void;
  readonly log: Logger;
}

/** A silence this long is an outage: it is given back to the players. */
const tolerance = 3_000;
const batch = 50;
/** Tables that wake within this time may be waiting for what is typed. */
const soon = 10 * 60_000;
/** A table that could not be announced or ticked is left alone for so long. */
const patience = 15_000;

/** Gives one look at all that is due: called every second, and whenever one likes. */
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
        // No round closes before all that was typed in time was read, also what this process did not hear.
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
        log.error({ table, err: error }, 'the time of this table has come, but its game failed; it is tried again');
      }
    }
  }

  /** After a silence: whoever typed meanwhile sees at once that it counts. */
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
    // What an earlier process left behind waits for nobody.
    const until = first ? now + patience : now;
    for (const table of await store.unannounced(until, until + patience, batch)) {
      try {
        const snapshot = await tables.look(table);
        if (snapshot !== undefined) announcer.push({ ...snapshot, origin: 'found', manner: 'in-place' });
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        log.error(
          { table, err: error },
          'this table could not be loaded, so its board is not shown; it is tried again',
        );
      }
    }
    first = false;
  }

  return async () => {
    if (!hearing()) return;
    try {
      const outages = clock.set(await store.pulse(clock.wall(), tolerance));
      await announcer.settle();
      if (first || outages === 'another outage') await rereadAll(clock.now());
      await tickAll(clock.now());
      await announceAll();
      if (away) log.info('the store answers again');
      away = false;
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      if (!away) log.error({ err: error }, 'the store does not answer; games stand still until it does');
      away = true;
    }
  };
}
