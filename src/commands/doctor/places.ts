import { addressOf, type TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import type { Keeping } from '../client/rights.ts';
import { readSettings } from '../settings/settings.ts';

/** What is shown in which channels. */
export type Places = ReadonlyMap<string, ReadonlySet<Keeping>>;

/** Where games are on, by channel: those in its threads too. */
export async function livePlaces(store: Pick<Store, 'allLive'>): Promise<Places> {
  const places = new Map<string, Set<Keeping>>();
  for (const table of await store.allLive()) {
    const place = placeOf(table);
    if (place !== undefined) places.set(place.channel, (places.get(place.channel) ?? new Set()).add(place.keeping));
  }
  return places;
}

function placeOf(table: TableId): { readonly channel: string; readonly keeping: Keeping } | undefined {
  const address = addressOf(table);
  switch (address.at) {
    case 'channel':
    case 'thread':
      return { channel: address.channel, keeping: address.at };
    case 'solo':
      return undefined;
  }
}

/** Which channels a server has chosen: those where games may start, and that of the board of the day. */
export async function chosenPlaces(store: Pick<Store, 'settings'>, guild: string): Promise<Places> {
  const { channels, dailyPost } = readSettings(await store.settings(guild)).settings;
  const chosen = channels.map((id) => [id, new Set<Keeping>(['channel', 'new-thread'])] as const);
  if (dailyPost === undefined || channels.includes(dailyPost.channel)) return new Map(chosen);
  return new Map([...chosen, [dailyPost.channel, new Set<Keeping>(['channel'])]]);
}

export function joinedPlaces(...all: readonly Places[]): Places {
  const places = new Map<string, Set<Keeping>>();
  for (const [channel, keepings] of all.flatMap((each) => [...each])) {
    places.set(channel, new Set([...(places.get(channel) ?? []), ...keepings]));
  }
  return places;
}
