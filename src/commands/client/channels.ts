import { ChannelType, type Client, type GuildTextBasedChannel, type Message } from 'discord.js';
import { idOf, shownIn, type TableId } from '../../store/address.ts';

/** The table of a channel or thread. Each thread has a table of its own, beside that of its channel. */
export function tableOf(channel: {
  readonly id: string;
  readonly parentId?: string | null;
  isThread(): boolean;
}): TableId {
  return channel.isThread() && channel.parentId
    ? idOf({ at: 'thread', channel: channel.parentId, thread: channel.id })
    : idOf({ at: 'channel', channel: channel.id });
}

/** The channel in which a message was written; undefined when it was deleted since, though discord.js promises one. */
export function channelIn(message: Message<true>): GuildTextBasedChannel | undefined {
  return message.channel ?? undefined;
}

/** The channel that shows a table. It may belong to another process's shard: writing there works all the same. */
export async function channelOf(client: Client, table: TableId): Promise<GuildTextBasedChannel> {
  const id = shownIn(table);
  if (id === undefined) throw new Error('a solo is shown in no channel');
  const channel = await client.channels.fetch(id, { allowUnknownGuild: true });
  // discord.js gives none of a kind that is newer than it. Of one that was deleted, Discord says that it knows none.
  if (channel === null || channel.isDMBased() || !channel.isTextBased()) throw new Error(`no text channel ${id}`);
  return channel;
}

/** Channels in which a thread can be opened for one more game. */
export function takesThreads(type: ChannelType): boolean {
  return type === ChannelType.GuildText || type === ChannelType.GuildAnnouncement;
}
