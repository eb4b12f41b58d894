import type { Store } from '../../store/port.ts';
import { type MatchRecord, recordIn } from './record.ts';
import { readResult, resultsPage } from './result.ts';

/** The last finished matches of a server that can still be shown. */
export type RecentReplays = (guild: string) => Promise<readonly MatchRecord[]>;

/** Somebody who looks for a replay may not see all of them. */
const looked = 60;
/** The list is asked for with each letter that somebody types. */
const freshFor = 5_000;
const servers = 50;
const month = 31 * 24 * 60 * 60_000;

export function openRecentReplays(store: Pick<Store, 'page' | 'replay'>, wall: () => number): RecentReplays {
  const known = new Map<string, { readonly at: number; readonly found: Promise<readonly MatchRecord[]> }>();

  return (guild) => {
    const before = known.get(guild);
    if (before !== undefined && wall() - before.at < freshFor) return before.found;
    const found = recent(guild);
    known.delete(guild);
    known.set(guild, { at: wall(), found });
    found.catch(() => known.delete(guild));
    if (known.size > servers) known.delete(known.keys().next().value ?? guild);
    return found;
  };

  async function recent(guild: string): Promise<readonly MatchRecord[]> {
    const pages = [...new Set([wall(), wall() - month].map(resultsPage))];
    const lines = (await Promise.all(pages.map((page) => store.page(guild, page)))).flatMap((page) => [...page]);
    const last = lines
      .flatMap(([code, text]) => {
        const at = readResult(text)?.at;
        return at === undefined ? [] : [{ code, at }];
      })
      .toSorted((a, b) => b.at - a.at)
      .slice(0, looked);
    const kept = await Promise.all(last.map(({ code }) => store.replay(code)));
    return kept.flatMap((replay) => (replay && recordIn(replay)) ?? []);
  }
}
