import {
  ChannelType,
  type Client,
  DiscordAPIError,
  type Guild,
  type GuildMember,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { MatchRecord } from '../../host/records/record.ts';
import { addressOf, homeOf } from '../../store/address.ts';
import { channelsSeenBy, type Seen } from '../calls/seenBy.ts';

/** Who wants to see a finished match again. Without a server, only their own are shown. */
export interface Watcher {
  readonly user: string;
  readonly in?: { readonly guild: string; readonly seen: () => Seen } | undefined;
}

export function watcherOf(
  user: string,
  here: { readonly guild: Guild; readonly member: GuildMember } | undefined,
): Watcher {
  if (here === undefined) return { user };
  // To look at every channel of a large server takes long, and most often nobody need.
  let seen: Seen | undefined;
  return { user, in: { guild: here.guild.id, seen: () => (seen ??= channelsSeenBy(here)) } };
}

/** All members who had a seat, also those who left. */
export function playersOf({ match }: MatchRecord): readonly string[] {
  const seated = match.seats.flatMap((occupant) => (occupant.kind === 'member' ? [occupant.id] : []));
  const replaced = (match.replaced ?? []).flatMap(({ id, taken }) => [id, ...(taken === undefined ? [] : [taken.id])]);
  return [...seated, ...replaced];
}

/** Whether they played, or can see where it was played. What is not known here is asked of nobody. */
export function surelyMayWatch(record: MatchRecord, watcher: Watcher): boolean {
  const players = playersOf(record);
  if (players.includes(watcher.user)) return true;
  if (record.match.solo !== undefined || watcher.in?.guild !== record.match.guild) return false;
  return watcher.in.seen().has(record.table, players);
}

/** The same, where Discord may be asked: of threads that have been archived nothing is known here. */
export async function mayWatch(record: MatchRecord, watcher: Watcher, client: Client): Promise<boolean> {
  if (surelyMayWatch(record, watcher)) return true;
  if (record.match.solo !== undefined || watcher.in?.guild !== record.match.guild) return false;
  const address = addressOf(record.table);
  if (address.at !== 'thread') return false;
  if (!watcher.in.seen().homes.includes(homeOf(record.table))) return false;
  try {
    const thread = await client.channels.fetch(address.thread);
    return thread?.isThread() === true && thread.type !== ChannelType.PrivateThread;
  } catch (error) {
    const gone: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess];
    if (error instanceof DiscordAPIError && gone.includes(error.code)) return false;
    throw error;
  }
}
