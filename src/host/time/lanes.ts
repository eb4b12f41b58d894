import type { TableId } from '../../store/address.ts';
import type { Timers } from './timers.ts';

/** Works on several tables side by side, and on each only once at a time. */
export interface Lanes {
  isAtWork(table: TableId): boolean;
  /** How many tables are being worked on or wait for it. */
  size(): number;
  /** Does the work as soon as a lane is free. Nothing happens when the table is there already. */
  add(table: TableId, work: () => Promise<void>): void;
  /** Resolves when there is no work left. */
  idle(): Promise<void>;
  /** Drops the work that waits, and resolves when the rest is done. */
  stop(): Promise<void>;
}

export interface LanesParts {
  /** How many tables are worked on side by side. */
  readonly width: number;
  readonly timers: Timers;
  /** Work that takes longer than this leaves its lane to the next table, and goes on beside the lanes. */
  readonly patience: number;
  readonly slow: (table: TableId) => void;
  /** The work itself handles its errors. This is for those that it does not know. */
  readonly failed: (table: TableId, error: unknown) => void;
}

export function openLanes({ width, timers, patience, slow, failed }: LanesParts): Lanes {
  const waiting = new Map<TableId, () => Promise<void>>();
  const running = new Map<TableId, Promise<void>>();
  let taken = 0;

  function fill() {
    for (const [table, work] of waiting) {
      if (taken >= width) return;
      waiting.delete(table);
      running.set(table, run(table, work));
    }
  }

  async function run(table: TableId, work: () => Promise<void>) {
    taken++;
    let holds = true;
    const free = () => {
      if (!holds) return;
      holds = false;
      taken--;
    };
    const cancel = timers.after(patience, () => {
      free();
      slow(table);
      fill();
    });
    try {
      await work();
    } catch (error) {
      failed(table, error);
    } finally {
      cancel();
      free();
      running.delete(table);
      fill();
    }
  }

  async function idle() {
    while (running.size > 0) await Promise.all(running.values());
  }

  return {
    isAtWork: (table) => running.has(table),
    size: () => waiting.size + running.size,
    add(table, work) {
      if (waiting.has(table) || running.has(table)) return;
      waiting.set(table, work);
      fill();
    },
    idle,
    async stop() {
      waiting.clear();
      await idle();
    },
  };
}
