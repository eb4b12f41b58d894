import type { Logger } from 'pino';
import type { Instant } from '../../games/contract.ts';
import { type Clock, type Store, StoreAway, type TableId } from '../../store/port.ts';
import type { Announcer, Herald } from '../outbox/announcer.ts';
import type { Desk, Snapshot } from '../tables.ts';
import { tableTime, wallTime } from './tableClock.ts';

export interface Sweeper {
  /** One look at all that is due. Called every second, and whenever one likes. */
  sweep(): Promise<void>;
  clock(): Clock;
}

export interface SweeperParts {
  readonly store: Store;
  readonly desk: Desk;
  readonly announcer: Announcer;
  readonly herald: Herald;
  readonly wall: () => number;
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

export function openSweeper(parts: SweeperParts): Sweeper {
  const { store, desk, announcer, herald, wall, hearing, attend, log } = parts;
  const putOff = new Map<TableId, number>();
  let clock: Clock = { before: 0, outages: [] };
  let first = true;
  let away = false;

  async function tickAll(now: Instant) {
    for (const table of await store.due(now, batch)) {
      if ((putOff.get(table) ?? 0) > wall()) continue;
      putOff.delete(table);
      try {
        await listenTo(table);
        const answer = await desk.change(table, { act: 'tick' }, now);
        if (answer === 'nothing') {
          const snapshot = await desk.look(table);
          if (snapshot !== undefined) attend(snapshot);
          putOff.set(table, wall() + patience);
        } else if (!answer.ok) putOff.set(table, wall() + patience);
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        putOff.set(table, wall() + patience);
        log.error({ table, error: String(error) }, 'a table could not be ticked');
      }
    }
  }

  /** Nothing is closed before all that was typed in time has been heard, also what this process was deaf for. */
  async function listenTo(table: TableId) {
    const snapshot = await desk.look(table);
    if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return;
    const since = snapshot.game.listening(snapshot.match.play);
    if (since !== undefined) await herald.hear(snapshot, wallTime(clock, since));
  }

  /** After a silence: whoever typed meanwhile sees at once that it counts. */
  async function listenToAll(now: Instant) {
    for (const table of await store.due(now + soon, batch)) {
      await listenTo(table).catch((error: unknown) => {
        if (error instanceof StoreAway) throw error;
        log.warn({ table, error: String(error) }, 'what was typed could not be read again');
      });
    }
  }

  async function announceAll() {
    const now = wall();
    // What an earlier process left behind waits for nobody.
    const until = first ? now + patience : now;
    for (const table of await store.unannounced(until, until + patience, batch)) {
      try {
        const snapshot = await desk.look(table);
        if (snapshot !== undefined) announcer.push({ ...snapshot, origin: 'found', manner: 'in-place' });
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        log.error({ table, error: String(error) }, 'a table could not be announced');
      }
    }
    first = false;
  }

  return {
    clock: () => clock,
    async sweep() {
      if (!hearing()) return;
      try {
        const silence = clock.outages.at(-1)?.[1];
        clock = await store.pulse(wall(), tolerance);
        await announcer.settle();
        if (first || clock.outages.at(-1)?.[1] !== silence) await listenToAll(tableTime(clock, wall()));
        await tickAll(tableTime(clock, wall()));
        await announceAll();
        if (away) log.info('the store answers again');
        away = false;
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        if (!away) log.error({ error: error.message }, 'the store does not answer; games stand still until it does');
        away = true;
      }
    },
  };
}
