import type { VersusLine } from './lines.ts';

/**
 * How far a contest moves a rating. Whoever plays the same person again and again, or a second account of their own,
 * gets little by it.
 */

/** So many days the games with one person are remembered. */
const remembered = 30;
/** Somebody who has met so many others counts in full. */
const known = 3;
/** So much does somebody count who has met nobody else. */
const leastTrust = 0.1;

type Days = VersusLine['days'][string];

/** How many matches they played on each of the last days, with one more today. */
export function daysWith(line: VersusLine, game: string, today: number): Days {
  const recent = (line.days[game] ?? []).filter(([day]) => day > today - remembered);
  const known = recent.find(([day]) => day === today)?.[1] ?? 0;
  return [...recent.filter(([day]) => day !== today), [today, known + 1]];
}

export const allOf = (days: Days): number => days.reduce((sum, [, played]) => sum + played, 0);

/** So many matches with one person count in full: a short series should go to whoever wins more of it. */
const inFull = 3;

/** From 0 to 1. `others`: how many the opponent has met beside. The matches after the first few count less and less. */
export function partFor(nth: number, others: number): number {
  return Math.min(1, Math.max(leastTrust, others / known)) / Math.max(1, nth - inFull + 1);
}
