import {
  type APIDMChannel,
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  type APIThreadChannel,
  type APIUser,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  OverwriteType,
} from 'discord-api-types/v10';
import { bitsOf, everyone } from '../world/permissions.ts';
import type { Channel, Guild, Member, ThreadState, User } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** The same things as Discord writes them on the wire. */

/** The API's types have names for single flags alone. */
const noFlags: number = 0;

export const date = (instant: number) => new Date(instant).toISOString();

export function userShape(user: User): APIUser {
  return {
    id: user.id,
    username: user.name,
    discriminator: '0',
    global_name: user.displayName,
    avatar: null,
    public_flags: noFlags,
    ...(user.bot && { bot: true }),
  };
}

export function memberShape(member: Member): APIGuildMember {
  return {
    user: userShape(member.user),
    nick: member.nick ?? null,
    avatar: null,
    banner: null,
    roles: member.granted.size > 0 ? [member.roleId] : [],
    joined_at: date(member.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: noFlags,
    pending: false,
    communication_disabled_until: null,
  };
}

function role(id: string, name: string, permissions: bigint, position: number): APIRole {
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  const plain = { color: 0, colors, hoist: false, managed: false, mentionable: false, flags: noFlags };
  return { id, name, permissions: String(permissions), position, ...plain };
}

export function memberRole(member: Member): APIRole {
  return role(member.roleId, `rights of ${member.user.name}`, bitsOf(member.granted), 1);
}

export function rolesOf(guild: Guild): APIRole[] {
  const granted = [...guild.members.values()].filter((member) => member.granted.size > 0);
  return [role(guild.id, '@everyone', bitsOf(everyone), 0), ...granted.map(memberRole)];
}

export function channelShape(channel: Channel, world: World): ChannelShape {
  if (channel.recipient !== undefined) return directShape(channel, channel.recipient);
  if (channel.thread !== undefined) return threadShape(channel, channel.thread, world);
  return textShape(channel, world);
}

type DirectShape = Omit<APIDMChannel, 'name'>;
export type ChannelShape = DirectShape | APITextChannel | APIThreadChannel;

const shared = { flags: noFlags, last_message_id: null };

function directShape({ id }: Channel, recipient: User): DirectShape {
  return { ...shared, id, type: ChannelType.DM, recipients: [userShape(recipient)] };
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

function textShape(channel: Channel, world: World): APITextChannel {
  const deny = String(bitsOf(channel.deniedToBot));
  const denied = { id: world.bot.id, type: OverwriteType.Member, allow: '0', deny };
  return {
    ...inGuild(channel),
    type: ChannelType.GuildText,
    parent_id: null,
    topic: channel.topic ?? null,
    position: 0,
    nsfw: false,
    permission_overwrites: channel.deniedToBot.size > 0 ? [denied] : [],
  };
}

function threadShape(channel: Channel, thread: ThreadState, world: World): APIThreadChannel {
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

type GuildShape = Omit<APIGuild, 'preferred_locale'> & { readonly preferred_locale: string };

export function guildShape(guild: Guild): GuildShape {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    description: null,
    banner: null,
    owner_id: guild.owner.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.AllMessages,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    roles: rolesOf(guild),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: GuildMFALevel.None,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: noFlags,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guild.preferredLocale,
    nsfw_level: GuildNSFWLevel.Default,
    max_members: 500_000,
    hub_type: null,
    incidents_data: null,
  };
}

/** Without the privileged intents only the bot's own member comes along. */
type GuildCreateShape = GuildShape &
  Omit<GatewayGuildCreateDispatchData, keyof APIGuild | 'channels' | 'threads'> & {
    readonly channels: readonly APITextChannel[];
    readonly threads: readonly APIThreadChannel[];
  };

export function guildCreateShape(guild: Guild, world: World): GuildCreateShape {
  const here = [...world.channels.values()].filter((channel) => channel.guild === guild);
  const bot = guild.members.get(world.bot.id);
  return {
    ...guildShape(guild),
    joined_at: date(bot?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: bot === undefined ? [] : [memberShape(bot)],
    channels: here.filter(({ thread }) => thread === undefined).map((channel) => textShape(channel, world)),
    threads: here.flatMap((channel) =>
      channel.thread === undefined || channel.thread.archived ? [] : [threadShape(channel, channel.thread, world)],
    ),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
