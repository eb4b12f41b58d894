import type { Timers } from '../../src/host/time/timers.ts';
import { turn } from '../inFlight.ts';

/** Time that passes only when a test lets it pass, so that minutes take milliseconds and every run is the same. */
export interface VirtualTime {
  readonly timers: Timers;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** Lets time pass until then, and runs what falls due, one after another. */
  until(wall: number): Promise<void>;
  /** The process stands still: time passes and nothing runs. What fell due meanwhile runs late. */
  stall(milliseconds: number): void;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** `settled` resolves when everything that waits for no timer has been done. */
export function openVirtualTime(start: number, settled: () => Promise<void> = turn): VirtualTime {
  let now = start;
  const waiting = new Set<Due>();

  const timers: Timers = {
    after(milliseconds, run) {
      const due = { at: now + milliseconds, run };
      waiting.add(due);
      return () => void waiting.delete(due);
    },
  };

  /** Of two that are due at the same time, the one that was asked for first. */
  function next(): Due | undefined {
    let first: Due | undefined;
    for (const due of waiting) if (first === undefined || due.at < first.at) first = due;
    return first;
  }

  return {
    timers,
    now: () => now,
    sleep: (milliseconds) => new Promise((resolve) => void timers.after(milliseconds, resolve)),
    async until(wall) {
      await settled();
      for (let due = next(); due !== undefined && due.at <= wall; due = next()) {
        waiting.delete(due);
        now = Math.max(now, due.at);
        due.run();
        await settled();
      }
      now = Math.max(now, wall);
    },
    stall(milliseconds) {
      now += milliseconds;
    },
  };
}
