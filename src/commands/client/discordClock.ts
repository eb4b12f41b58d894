import type { Logger } from 'pino';

/**
 * The time by Discord's clock. Bids are judged by the time Discord put on them, so deadlines must be computed by the
 * same clock. The clock of the machine may be wrong, and it may be set while the bot runs.
 */
export interface DiscordClock {
  now(): number;
  /** To be called when something arrives that Discord made at this time. */
  heard(stamp: number): void;
}

export interface DiscordClockParts {
  readonly log: Logger;
  /** What the clock of the machine shows. */
  readonly wall?: () => number;
  /** A clock that nobody sets. */
  readonly steady?: () => number;
  /** Without it, the machine is believed until something arrives. */
  readonly entered?: Entered | undefined;
}

/** A time that Discord told, and what the steady clock showed then. */
export interface Entered {
  readonly discord: number;
  readonly steady: number;
}

/** An answer of Discord has just told this date. It has no fractions of a second. */
export function enteredAt(date: string | null): Entered | undefined {
  const discord = Date.parse(date ?? '') + 500;
  return Number.isNaN(discord) ? undefined : { discord, steady: steadyClock() };
}

const steadyClock = (): number => performance.timeOrigin + performance.now();

/**
 * An arrival is late by the difference of the clocks plus its travel time, so the quickest is right. Two clocks that
 * nobody sets drift apart by less than this part of the time that passes. However late many arrivals are, the time can
 * therefore hardly go back, nor leap when they come quickly again: that would look like an outage.
 */
const drift = 0.001;
/** Milliseconds by which the clocks may differ without a word. */
export const worthTelling = 2_000;

export function openDiscordClock({
  log,
  wall = Date.now,
  steady = steadyClock,
  entered,
}: DiscordClockParts): DiscordClock {
  let ahead = entered === undefined ? 0 : entered.steady - entered.discord;
  let last: number | undefined;
  let arrivals = 0;
  let told = false;
  return {
    // The steady clock shows fractions, and times are kept in whole milliseconds.
    now: () => Math.round(steady() - ahead),
    heard(stamp) {
      const now = steady();
      const late = now - stamp;
      ahead = last === undefined ? late : Math.min(late, ahead + drift * (now - last));
      last = now;
      arrivals++;
      const differs = wall() - (now - ahead);
      // A single arrival may have travelled for long, so a warning needs several.
      if (told || arrivals < 3 || Math.abs(differs) < worthTelling) return;
      told = true;
      log.warn(
        { seconds: Math.round(differs / 1_000) },
        'the clock of this machine differs from that of Discord; let NTP set it',
      );
    },
  };
}
