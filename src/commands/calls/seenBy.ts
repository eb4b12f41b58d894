import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { addressOf, homeOf, type TableId } from '../../store/address.ts';
import type { SlashCall } from '../slash/asked.ts';

/** The channels that the person who gave a command can see. */
export interface Seen {
  /** All but threads. */
  readonly homes: readonly string[];
  /** Whether they can see where this table is. `members`: who plays there. */
  has(table: TableId, members: readonly string[]): boolean;
}

export function channelsSeenBy({ guild, member }: Pick<SlashCall, 'guild' | 'member'>): Seen {
  const seen = new Map(
    guild.channels.cache
      .filter((channel) => !channel.isThread() && member.permissionsIn(channel).has(PermissionFlagsBits.ViewChannel))
      .map((channel) => [channel.id, channel]),
  );

  return {
    homes: [...seen.keys()],
    has(table, members) {
      const home = seen.get(homeOf(table));
      if (home === undefined) return false;
      const address = addressOf(table);
      if (address.at !== 'thread') return address.at === 'channel';
      // Who is in a private thread is not known here, and neither is a thread that is archived.
      const thread = guild.channels.cache.get(address.thread);
      if (thread !== undefined && thread.type !== ChannelType.PrivateThread) return true;
      return members.includes(member.id) || member.permissionsIn(home).has(PermissionFlagsBits.ManageThreads);
    },
  };
}
