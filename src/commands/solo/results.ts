import { Locale } from 'discord.js';
import { z } from 'zod';
import type { Score } from '../../games/solo.ts';
import { readKept } from '../../host/kept.ts';
import type { Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import type { Store } from '../../store/port.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { daysBefore } from '../daily/days.ts';
import { markName, marksOf } from '../daily/marks.ts';
import { keepStreak } from '../daily/streaks.ts';
import { todayIn } from '../daily/today.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import { isOwnHome, ownHome } from './ownHome.ts';
import type { SoloPlayer } from './playSolo.ts';
import { dailyScore, type SoloOf, shelfOf, soloOf } from './soloOf.ts';

/** For how many days results are kept. */
const daysKept = 14;

/** Writes the member's score of the daily board over an earlier one, which is never better. */
export async function noteScore(snapshot: Snapshot, services: Services): Promise<void> {
  const { match } = snapshot;
  const found = soloOf(match);
  const occupant = match.seats[0];
  const score = dailyScore(snapshot);
  if (found === undefined || score === undefined || occupant?.kind !== 'member') return;
  if (!(await counts(match, found, services))) return;
  const { store } = services;
  const name = `${match.seed}/${occupant.id}`;
  const line = JSON.stringify({ ...score, name: occupant.name });
  await store.note(match.guild, shelfOf(found), name, line, daysBefore(match.seed, daysKept));
  await keepStreak(store, match.guild, shelfOf(found), occupant.id, match.seed);
}

/** A board counts on its day, and on the next until its solution is posted. */
async function counts(match: Match, found: SoloOf, services: Services): Promise<boolean> {
  const { guild, seed, language } = match;
  const own = isOwnHome(match) ? ownHome(guild, language) : { id: guild, preferredLocale: Locale.EnglishUS };
  const known = services.client.guilds.cache.get(guild) ?? own;
  const today = await todayIn(known, services);
  if (seed >= today) return true;
  return seed === daysBefore(today, 1) && !(await marksOf(services.store, guild)).has(markName(today, found));
}

const scoreSchema = z.object({
  best: z.number(),
  took: z.number(),
  first: z.number(),
  /** What the member was called. Earlier versions did not keep it. */
  name: z.string().optional(),
}) satisfies z.ZodType<Score>;

export interface Result extends Score {
  readonly member: string;
  readonly name?: string | undefined;
}

export async function resultsOf(
  store: Pick<Store, 'notes'>,
  guild: string,
  found: SoloOf,
  day: string,
): Promise<readonly Result[]> {
  const notes = await store.notes(guild, shelfOf(found));
  const prefix = `${day}/`;
  return [...notes].flatMap(([name, line]): Result[] => {
    const score = name.startsWith(prefix) ? readKept(scoreSchema, line) : undefined;
    return score === undefined ? [] : [{ member: name.slice(prefix.length), ...score }];
  });
}

export const shownAtMost = 10;

/** Today's results. A member who has not solved the board yet learns who has, but not in how many moves. */
export async function resultsMessage(
  { guild, member, language, services }: SoloPlayer,
  found: SoloOf,
): Promise<V2Message> {
  const say = words[language];
  const results = await resultsOf(services.store, guild.id, found, await todayIn(guild, services));
  if (results.length === 0) return textMessage(say.noResults);
  const named = ({ member: id }: Result) => `<@${id}>`;
  if (!results.some(({ member: id }) => id === member.id)) {
    const solvers = results.slice(0, 2 * shownAtMost).map(named);
    return textMessage(say.solvedBy({ players: solvers.join(', ') }));
  }
  const { best, fastest } = tableOf(results, { named, tell: (moves) => found.solo.tellBest(moves, language) });
  return textMessage([`**${say.bestResults}**`, ...best, `**${say.fastestResults}**`, ...fastest].join('\n'));
}

/** The lines of those with the fewest moves, and of those who solved it soonest. */
export function tableOf(
  results: readonly Result[],
  { named, tell }: { readonly named: (result: Result) => string; readonly tell: (moves: number) => string },
): { readonly best: readonly string[]; readonly fastest: readonly string[] } {
  const lines = (sorted: readonly Result[], told: (result: Result) => string) =>
    sorted.slice(0, shownAtMost).map((result, at) => `${at + 1}. ${named(result)} – ${told(result)}`);
  return {
    best: lines(
      results.toSorted((a, b) => a.best - b.best || a.took - b.took),
      ({ best, took }) => `${tell(best)} (${span(took)})`,
    ),
    fastest: lines(
      results.toSorted((a, b) => a.first - b.first),
      ({ first }) => span(first),
    ),
  };
}

/** Hours, minutes and seconds. */
export function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
