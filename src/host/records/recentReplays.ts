import type { Store } from '../../store/port.ts';
import { type MatchRecord, recordIn } from './record.ts';
import { monthsResultsPage, mostRecent, readResult, recentList } from './result.ts';

/** The last finished matches of a server that can still be shown. */
export type RecentReplays = (guild: string) => Promise<readonly MatchRecord[]>;

/** The list is asked for with each letter that somebody types. */
const freshFor = 5_000;
const servers = 50;
const month = 31 * 24 * 60 * 60_000;

interface Ended {
  readonly code: string;
  readonly at: number;
}

export function openRecentReplays(
  store: Pick<Store, 'highest' | 'portions' | 'replay'>,
  wall: () => number,
): RecentReplays {
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
    const listed = await store.highest(guild, recentList, 0, mostRecent);
    let last: readonly Ended[] = listed.map(({ name, score }) => ({ code: name, at: score }));
    const pages = last.length < mostRecent ? [...new Set([wall(), wall() - month].map(monthsResultsPage))] : [];
    for (const page of pages) {
      for await (const lines of store.portions(guild, page)) last = latest([...last, ...lines.flatMap(endedIn)]);
    }
    const kept = await Promise.all(last.map(({ code }) => store.replay(code)));
    return kept.flatMap((replay) => (replay && recordIn(replay)) ?? []);
  }
}

/** The list has what ended since it is kept. What an earlier version has entered is on a page of its month. */
function endedIn([code, text]: readonly [string, string]): Ended[] {
  const at = readResult(text)?.at;
  return at === undefined ? [] : [{ code, at }];
}

/** The last ones, each once. */
function latest(all: readonly Ended[]): readonly Ended[] {
  const once = [...new Map(all.map((each) => [each.code, each])).values()];
  return once.toSorted((a, b) => b.at - a.at).slice(0, mostRecent);
}
