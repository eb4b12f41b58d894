import type { Logger } from 'pino';

/**
 * The time by Discord's clock. Bids are judged by the time Discord put on them, so deadlines must be computed by the
 * same clock. The clock of the machine may be wrong.
 */
export interface DiscordClock {
  now(): number;
  /** To be called when something arrives that Discord made at this time. */
  heard(stamp: number): void;
}

/** An arrival is late by the difference of the clocks plus its travel time. The quickest of this many is used. */
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
      // A single arrival may have travelled for long, so a warning needs several.
      if (told || late.length < 3 || Math.abs(ahead) < worthTelling) return;
      told = true;
      log.warn(
        { seconds: Math.round(ahead / 1_000) },
        'the clock of this machine differs from that of Discord; let NTP set it',
      );
    },
  };
}
