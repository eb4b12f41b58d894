import type { Game } from '../../games/kernel.ts';
import type { Store } from '../../store/port.ts';
import type { MatchRecord } from '../records/record.ts';
import { boutsOf } from './bouts.ts';
import { type Changes, linesFor, playersOf, standingsAfter } from './counting.ts';
import { memberPage, monthsLine, rankingsPage, readMonths } from './lines.ts';
import { monthIn } from './months.ts';
import { loadRate } from './rating.ts';

/** What a server has chosen that concerns its ranking. */
export interface Customs {
  readonly timeZone: string;
  readonly results: 'count' | 'do-not-count';
}

export type CustomsOf = (guild: string) => Promise<Customs>;
export const usualCustoms: CustomsOf = async () => ({ timeZone: 'UTC', results: 'count' });

/** The rankings of this month and of the one before it are kept. */
const monthsKept = 2;

const nothing: Changes = { lines: [], scores: [] };

/** What a match changes in the rankings of its server, as its book is now. */
export async function standingsEntering(
  record: MatchRecord,
  game: Game,
  store: Pick<Store, 'page' | 'contents' | 'tearOut'>,
  customsOf: CustomsOf,
): Promise<Changes> {
  const { guild } = record.match;
  const bouts = await boutsOf(record, game);
  const players = playersOf(bouts);
  if (players.length === 0) return nothing;
  const customs = await customsOf(guild);
  if (customs.results === 'do-not-count') return nothing;
  const month = monthIn(customs.timeZone, record.ended);
  const known = readMonths((await store.page(guild, rankingsPage, [monthsLine])).get(monthsLine));
  const months = [...new Set([...known, month])].sort().slice(-monthsKept);
  if (!known.includes(month)) await dropOld(guild, months, store);
  const counted = {
    bouts,
    game: record.match.game,
    code: record.code,
    at: record.ended,
    month: months.includes(month) ? month : undefined,
    months,
  };
  const pages = await Promise.all(
    players.map(async ({ id }) => [id, await store.page(guild, memberPage(id), linesFor(id, counted))] as const),
  );
  const before = new Map(pages);
  const rate = await loadRate();
  const { lines, scores } = standingsAfter(counted, (id) => before.get(id) ?? new Map(), rate);
  const kept = { page: rankingsPage, name: monthsLine, text: JSON.stringify(months) };
  return { lines: known.includes(month) ? lines : [...lines, kept], scores };
}

/** Rankings of earlier months are in nobody's way, so it does not matter when they go. */
async function dropOld(
  guild: string,
  months: readonly string[],
  store: Pick<Store, 'contents' | 'tearOut'>,
): Promise<void> {
  const [oldest = ''] = months;
  for (const list of (await store.contents(guild)).lists) {
    const month = /^rank\/[^/]+\/(\d{4}-\d{2})$/.exec(list)?.[1];
    if (month !== undefined && month < oldest) await store.tearOut(guild, 'lists', list);
  }
}
