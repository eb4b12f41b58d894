import { homeOf } from '../store/address.ts';
import type { Store } from '../store/port.ts';
import { readListing } from './listing.ts';

/** So many channels are asked at once, so that other work comes between. */
const atOnce = 50;

/** How many tables are live in each game, of all processes. The store is asked about every channel where one is. */
export async function liveGames(store: Pick<Store, 'allLive' | 'liveIn'>): Promise<ReadonlyMap<string, number>> {
  const homes = [...new Set((await store.allLive()).map(homeOf))];
  const count = new Map<string, number>();
  for (let at = 0; at < homes.length; at += atOnce) {
    const live = await store.liveIn(homes.slice(at, at + atOnce));
    for (const text of live.values()) {
      const game = readListing(text)?.game;
      if (game !== undefined) count.set(game, (count.get(game) ?? 0) + 1);
    }
  }
  return count;
}
