import type { Instant } from '../../games/contract.ts';
import type { Clock } from '../../store/port.ts';

/** The clock of all tables. It stands still while no process hosts, so players lose no time in an outage. */
export interface TableClock {
  /** What it shows now. */
  now(): Instant;
  /** What it showed at this wall time, but never later than now. */
  at(wall: number): Instant;
  /** The wall time when it showed, or will show, this instant. */
  wallTime(instant: Instant): number;
  wall(): number;
  /** Takes over the outages that the store knows. */
  set(clock: Clock): void;
}

export function openTableClock(wall: () => number): TableClock {
  let clock: Clock = { before: 0, outages: [] };
  const now = () => tableTime(clock, wall());
  return {
    now,
    at: (then) => Math.min(now(), tableTime(clock, then)),
    wallTime: (instant) => wallTime(clock, instant),
    wall,
    set(next) {
      clock = next;
    },
  };
}

/** What the tables' clock showed at this wall time. During an outage it shows when the outage began. */
export function tableTime(clock: Clock, wall: number): Instant {
  return clock.outages.reduce((time, [from, to]) => time - Math.max(0, Math.min(wall, to) - from), wall - clock.before);
}

/** The wall time when the tables' clock first shows this instant, given the outages known so far. */
export function wallTime(clock: Clock, instant: Instant): number {
  return clock.outages.reduce((time, [from, to]) => (time > from ? time + (to - from) : time), instant + clock.before);
}
