import type { Game } from '../../games/kernel.ts';
import type { Entering, Store } from '../../store/port.ts';
import { cupLines, cupResultOf } from '../cups/cupResult.ts';
import { type CustomsOf, standingsEntering } from '../standings/entering.ts';
import type { MatchRecord } from './record.ts';
import { resultOf, resultsPage } from './result.ts';

/** What a finished match changes in the book of its server. */

/** Another match may have been entered since the book was read. So often it is tried again. */
const tries = 20;

/** Enters a match once, whoever does it. */
export async function enterMatch(record: MatchRecord, game: Game, store: Store, customs: CustomsOf): Promise<void> {
  const { guild } = record.match;
  for (let attempt = 0; attempt < tries; attempt++) {
    if ((await store.enter(guild, await enteringOf(record, game, store, customs))) !== 'conflict') return;
  }
  throw new Error(`the book of a server was written to ${tries} times while a match was to be entered`);
}

async function enteringOf(record: MatchRecord, game: Game, store: Store, customs: CustomsOf): Promise<Entering> {
  // What is read after it cannot be older than it says.
  const from = await store.bookRevision(record.match.guild);
  const line = { page: resultsPage(record.ended), name: record.code, text: JSON.stringify(resultOf(record, game)) };
  const { lines, scores } = await standingsEntering(record, game, store, customs);
  const ofCup = await cupLines(record, cupResultOf(record, game), store);
  return { from, once: line, lines: [line, ...lines, ...ofCup], scores };
}
