import type { Logger } from 'pino';

/**
 * What time it is for Discord. Bids are judged by the time Discord put on them, so deadlines must be reckoned by the
 * same clock, and that of the machine may be wrong.
 */
export interface DiscordClock {
  now(): number;
  /** Something arrived that Discord made at this time. */
  heard(stamp: number): void;
}

/** Each arrival is late by what the clocks differ and by its way here; the quickest of so many tells the difference best. */
const arrivals = 30;
const worthTelling = 2_000;

export function openDiscordClock(log: Logger, wall: () => number = Date.now): DiscordClock {
  const late: number[] = [];
  let ahead = 0;
  let told = false;
  return {
    now: () => wall() - ahead,
    heard(stamp) {
      late.push(wall() - stamp);
      if (late.length > arrivals) late.shift();
      ahead = Math.min(...late);
      // A first arrival may have been on its way for long: only several agree.
      if (told || late.length < 3 || Math.abs(ahead) < worthTelling) return;
      told = true;
      log.warn(
        { seconds: Math.round(ahead / 1_000) },
        'the clock of this machine differs from that of Discord; let NTP set it',
      );
    },
  };
}
