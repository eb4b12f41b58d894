import type { Instant } from '../../games/contract.ts';
import type { Clock } from '../../store/port.ts';

/** The tables' clock stands still while nobody hosts: what time took away in an outage is given back. */

/** Where the tables' clock stood at this wall time. Within an outage it stands where the outage began. */
export function tableTime(clock: Clock, wall: number): Instant {
  return clock.outages.reduce((time, [from, to]) => time - Math.max(0, Math.min(wall, to) - from), wall - clock.before);
}

/** When the tables' clock showed this first, or will, if nothing else goes wrong. Outages that came later count for nothing. */
export function wallTime(clock: Clock, instant: Instant): number {
  return clock.outages.reduce((time, [from, to]) => (time > from ? time + (to - from) : time), instant + clock.before);
}
