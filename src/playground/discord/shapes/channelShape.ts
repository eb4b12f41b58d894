import {
  type APIDMChannel,
  type APIGroupDMChannel,
  type APIGuildVoiceChannel,
  type APITextChannel,
  type APIThreadChannel,
  ChannelType,
  OverwriteType,
} from 'discord-api-types/v10';
import { bitsOf, type Permission } from '../world/permissions.ts';
import type { Channel, ThreadState, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { date, noFlags, userShape } from './memberShape.ts';

export function channelShape(channel: Channel, world: World): ChannelShape {
  if (channel.recipient !== undefined) return directShape(channel, channel.recipient);
  if (channel.group !== undefined) return groupShape(channel, channel.group);
  if (channel.thread !== undefined) return threadShape(channel, channel.thread, world);
  return textShape(channel, world);
}

type DirectShape = Omit<APIDMChannel, 'name'>;
export type ChannelShape = DirectShape | APIGroupDMChannel | APITextChannel | APIGuildVoiceChannel | APIThreadChannel;

const shared = { flags: noFlags, last_message_id: null };

function directShape({ id }: Channel, recipient: User): DirectShape {
  return { ...shared, id, type: ChannelType.DM, recipients: [userShape(recipient)] };
}

function groupShape({ id, name }: Channel, members: readonly User[]): APIGroupDMChannel {
  return { ...shared, id, type: ChannelType.GroupDM, name, recipients: members.map(userShape) };
}

/** What a channel of a server has, be it a thread or not. */
function inGuild({ id, guild, name }: Channel) {
  return {
    ...shared,
    id,
    ...(guild !== undefined && { guild_id: guild.id }),
    name,
    rate_limit_per_user: 0,
  };
}

export function textShape(channel: Channel, world: World): APITextChannel | APIGuildVoiceChannel {
  const denying = (id: string, permissions: Iterable<Permission>) => {
    return { id, type: OverwriteType.Member, allow: '0', deny: String(bitsOf(permissions)) };
  };
  const anyKind = {
    ...inGuild(channel),
    parent_id: null,
    position: 0,
    nsfw: false,
    permission_overwrites: [
      ...(channel.deniedToBot.size > 0 ? [denying(world.bot.id, channel.deniedToBot)] : []),
      ...[...channel.hiddenFrom].map((id) => denying(id, ['ViewChannel'])),
    ],
  };
  if (channel.type !== ChannelType.GuildVoice) {
    return { ...anyKind, type: ChannelType.GuildText, topic: channel.topic ?? null };
  }
  return { ...anyKind, type: ChannelType.GuildVoice, bitrate: 64_000, user_limit: 0, rtc_region: null };
}

export function threadShape(channel: Channel, thread: ThreadState, world: World): APIThreadChannel {
  const joined = thread.members.has(world.bot.id);
  const since = date(thread.archiveChangedAt);
  const isPrivate = channel.type === ChannelType.PrivateThread;
  return {
    ...inGuild(channel),
    type: isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    ...(channel.parent !== undefined && { parent_id: channel.parent.id }),
    owner_id: thread.owner.id,
    message_count: 0,
    member_count: thread.members.size,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: since,
      create_timestamp: since,
      ...(isPrivate && { invitable: true }),
    },
    ...(joined && { member: { id: channel.id, user_id: world.bot.id, join_timestamp: since, flags: noFlags } }),
  };
}
