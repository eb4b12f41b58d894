import type { Language } from '../../games/contract.ts';

/** Days as servers count them, each in its own time zone. A day is written `2026-11-19`, so that days sort. */

const aDay = 24 * 60 * 60_000;
const anHour = 60 * 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** To make one takes long, and there are only so many zones. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, ...numbers });
  clocks.set(zone, made);
  return made;
}

interface Shown {
  readonly day: string;
  readonly hour: number;
}

/** What a clock in this zone shows. */
function shownIn(zone: string, at: number): Shown {
  const parts = clockOf(zone).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

export const dayIn = (zone: string, at: number): string => shownIn(zone, at).day;

/**
 * The day whose post is due: today, from this hour on. Where the clocks jump over the hour, it is due as soon as they are
 * beyond it; where they jump over it into the next day, in the hour before. Whoever posts keeps each day that was
 * posted, so an hour that comes twice posts nothing twice.
 */
export function dayDue(zone: string, hour: number, at: number): string | undefined {
  const { day, hour: now } = shownIn(zone, at);
  return now >= hour || dayIn(zone, at + anHour) !== day ? day : undefined;
}

/** The number of a day, counted from 1970. */
export const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / aDay);

/** The day of so many days before in the calendar, whether or not a zone has left it out. */
export function daysBefore(day: string, count: number): string {
  return new Date((numberOf(day) - count) * aDay).toISOString().slice(0, 10);
}

/** Such as 19 Nov. */
export function dayInWords(day: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(Date.parse(day));
}
