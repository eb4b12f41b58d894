/** The calendar of a server's time zone. */

/** Such as `2026-11`. */
export function monthIn(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

const dayLength = 24 * 60 * 60_000;

/** Days counted from 1970, for what is near enough in any time zone. */
export const dayOf = (at: number): number => Math.floor(at / dayLength);
