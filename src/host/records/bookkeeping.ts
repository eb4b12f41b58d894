import type { Game } from '../../games/kernel.ts';
import type { Entering, Store } from '../../store/port.ts';
import { cupLines, cupResultOf } from '../cups/cupResult.ts';
import { type CustomsOf, standingsEntering } from '../standings/entering.ts';
import type { MatchRecord } from './record.ts';
import { monthsResultsPage, mostRecent, recentList, resultOf, resultsPage } from './result.ts';

/** What a finished match changes in the book of its server. */

/** Another match may have been entered since the book was read. So often it is tried again. */
const tries = 20;

/** Enters a match once, whoever does it. */
export async function enterMatch(record: MatchRecord, game: Game, store: Store, customs: CustomsOf): Promise<void> {
  const { guild } = record.match;
  for (let attempt = 0; attempt < tries; attempt++) {
    const entering = await enteringOf(record, game, store, customs);
    if (entering === 'known' || (await store.enter(guild, entering)) !== 'conflict') return;
  }
  throw new Error(`the book of a server was written to ${tries} times while a match was to be entered`);
}

async function enteringOf(
  record: MatchRecord,
  game: Game,
  store: Store,
  customs: CustomsOf,
): Promise<Entering | 'known'> {
  const { code, ended, match } = record;
  // What is read after it cannot be older than it says.
  const from = await store.bookRevision(match.guild);
  if ((await store.page(match.guild, monthsResultsPage(ended), [code])).size > 0) return 'known';
  const line = { page: resultsPage(ended), name: code, text: JSON.stringify(resultOf(record, game)) };
  const { lines, scores } = await standingsEntering(record, game, store, customs);
  const recent = await recentAfter(record, store);
  const ofCup = await cupLines(record, cupResultOf(record, game), store);
  return { from, once: line, lines: [line, ...lines, ...ofCup], scores: [...scores, ...recent] };
}

/** The list of the last results, with this one, and without those that are no longer among them. */
async function recentAfter({ code, ended, match }: MatchRecord, store: Store): Promise<Entering['scores']> {
  const beyond = await store.highest(match.guild, recentList, mostRecent - 1, mostRecent);
  return [
    ...beyond.map(({ name }) => ({ list: recentList, name, score: undefined })),
    { list: recentList, name: code, score: ended },
  ];
}
