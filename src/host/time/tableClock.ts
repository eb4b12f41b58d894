import type { Instant } from '../../games/contract.ts';
import type { Clock } from '../../store/port.ts';

/** The clock all tables live by. It stands still while nobody hosts: what time took away in an outage is given back. */
export interface TableClock {
  /** Where it stands now. */
  now(): Instant;
  /** Where it stood at this wall time, but never later than now. */
  at(wall: number): Instant;
  /** When it showed, or will show, this instant. */
  wallTime(instant: Instant): number;
  wall(): number;
  /** Takes over what the store knows of outages; says whether there was a new one. */
  set(clock: Clock): 'same outages' | 'another outage';
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
      const known = clock.outages.at(-1)?.[1];
      clock = next;
      return next.outages.at(-1)?.[1] === known ? 'same outages' : 'another outage';
    },
  };
}

/** Where the tables' clock stood at this wall time. Within an outage it stands where the outage began. */
export function tableTime(clock: Clock, wall: number): Instant {
  return clock.outages.reduce((time, [from, to]) => time - Math.max(0, Math.min(wall, to) - from), wall - clock.before);
}

/** When the tables' clock showed this first, or will, if nothing else goes wrong. Outages that came later count for nothing. */
export function wallTime(clock: Clock, instant: Instant): number {
  return clock.outages.reduce((time, [from, to]) => (time > from ? time + (to - from) : time), instant + clock.before);
}
