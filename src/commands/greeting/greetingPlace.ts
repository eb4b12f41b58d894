import { ChannelType, type Guild, type GuildMember, type TextChannel } from 'discord.js';
import { lacking } from '../client/rights.ts';

/** Where a server is greeted: in its system channel, else in the first text channel in which a game can begin. */
export function greetingPlace({ channels, systemChannel, members }: Guild): TextChannel | undefined {
  const { me } = members;
  if (me === null) return undefined;
  const inOrder = [...channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .sort(byPlace);
  return [...(systemChannel === null ? [] : [systemChannel]), ...inOrder].find((channel) => canPlay(channel, me));
}

function canPlay(channel: TextChannel, me: GuildMember): boolean {
  return lacking(channel.permissionsFor(me), 'channel').length === 0;
}

/** As Discord lists them: those in no category first, and of two in the same place the older one. */
function byPlace(one: TextChannel, other: TextChannel): number {
  const category = ({ parent }: TextChannel) => (parent === null ? -1 : parent.rawPosition);
  return (
    category(one) - category(other) ||
    one.rawPosition - other.rawPosition ||
    one.createdTimestamp - other.createdTimestamp
  );
}
