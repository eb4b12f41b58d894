import type { Language } from '../../games/contract.ts';

/** Time zones by their names in the IANA database, such as `Europe/Paris`. */

/** JavaScript does not count UTC among the zones that it lists. */
const all: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** One for most clocks of the world, from west to east: as many as one menu takes. */
export const commonZones: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Mexico_City',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Moscow',
  'Asia/Dubai',
  'Indian/Reunion',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** A name that a later version of JavaScript lists under another one is good, too. An offset such as `+02:00` is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The zone that somebody typed, by its name or by its city; undefined when there is none or more than one. */
export function zoneNamed(typed: string): string | undefined {
  const wanted = plain(typed);
  const named = all.find((zone) => plain(zone) === wanted);
  if (named !== undefined) return named;
  const [only, ...others] = all.filter((zone) => plain(cityOf(zone)) === wanted);
  if (only !== undefined) return others.length === 0 ? only : undefined;
  const known = typed.trim();
  return known !== '' && isTimeZone(known) ? known : undefined;
}

/** The zones whose name holds what was typed, those that begin with it first. Before anything is typed, common ones. */
export function zonesLike(typed: string): readonly string[] {
  const wanted = plain(typed);
  if (wanted === '') return commonZones;
  const begins = (zone: string) => plain(zone).startsWith(wanted) || plain(cityOf(zone)).startsWith(wanted);
  const found = all.filter((zone) => plain(zone).includes(wanted));
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))];
}

/** What the clocks of a zone show, as it is written in this language. */
export function timeIn(zone: string, at: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '_');
