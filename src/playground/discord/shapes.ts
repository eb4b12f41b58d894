import type {
  APIChannel,
  APIGuildMember,
  APIMessage,
  APIRole,
  APIUser,
  GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';
import { bitsOf, everyone } from './permissions.ts';
import {
  type Attachment,
  type Channel,
  channelTypes,
  type Guild,
  type Member,
  type Message,
  type User,
} from './records.ts';
import { instantOf } from './snowflake.ts';
import type { World } from './world.ts';

/** The same things as Discord writes them on the wire. */

const date = (instant: number) => new Date(instant).toISOString();

export function userShape(user: User): APIUser {
  return {
    id: user.id,
    username: user.name,
    discriminator: '0',
    global_name: user.displayName,
    avatar: null,
    public_flags: 0 as never,
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
    flags: 0 as never,
    pending: false,
    communication_disabled_until: null,
  };
}

function role(id: string, name: string, permissions: bigint, position: number): APIRole {
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  const plain = { color: 0, colors, hoist: false, managed: false, mentionable: false, flags: 0 as never };
  return { id, name, permissions: String(permissions), position, ...plain };
}

export function memberRole(member: Member): APIRole {
  return role(member.roleId, `rights of ${member.user.name}`, bitsOf(member.granted), 1);
}

export function rolesOf(guild: Guild): APIRole[] {
  const granted = [...guild.members.values()].filter((member) => member.granted.size > 0);
  return [role(guild.id, '@everyone', bitsOf(everyone), 0), ...granted.map(memberRole)];
}

export function channelShape(channel: Channel, world: World): APIChannel {
  const { guild, thread, parent, recipient } = channel;
  const shared = { id: channel.id, type: channel.type, flags: 0, last_message_id: null };
  if (recipient !== undefined) return { ...shared, recipients: [userShape(recipient)] } as unknown as APIChannel;
  const placed = { ...shared, guild_id: guild?.id, name: channel.name, parent_id: parent?.id ?? null };
  if (thread === undefined) {
    const denied = { id: world.bot.id, type: 1, allow: '0', deny: String(bitsOf(channel.deniedToBot)) };
    return {
      ...placed,
      topic: channel.topic ?? null,
      position: 0,
      nsfw: false,
      rate_limit_per_user: 0,
      permission_overwrites: channel.deniedToBot.size > 0 ? [denied] : [],
    } as unknown as APIChannel;
  }
  const joined = thread.members.has(world.bot.id);
  const since = date(thread.archiveChangedAt);
  return {
    ...placed,
    owner_id: thread.owner.id,
    message_count: 0,
    member_count: thread.members.size,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: since,
      create_timestamp: since,
      ...(channel.type === channelTypes.privateThread && { invitable: true }),
    },
    ...(joined && { member: { id: channel.id, user_id: world.bot.id, join_timestamp: since, flags: 0 } }),
  } as unknown as APIChannel;
}

export function guildShape(guild: Guild) {
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
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: rolesOf(guild),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guild.preferredLocale,
    nsfw_level: 0,
    max_members: 500_000,
  };
}

/** Without the privileged intents only the bot's own member comes along. */
export function guildCreateShape(guild: Guild, world: World): GatewayGuildCreateDispatchData {
  const here = [...world.channels.values()].filter((channel) => channel.guild === guild);
  const threads = here.filter(({ thread }) => thread !== undefined && !thread.archived);
  const bot = guild.members.get(world.bot.id);
  return {
    ...guildShape(guild),
    joined_at: date(bot?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: bot === undefined ? [] : [memberShape(bot)],
    channels: here.filter(({ thread }) => thread === undefined).map((channel) => channelShape(channel, world)),
    threads: threads.map((thread) => channelShape(thread, world)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  } as unknown as GatewayGuildCreateDispatchData;
}

export function attachmentShape(attachment: Attachment) {
  const { id, filename, description, contentType, bytes, url, width, height } = attachment;
  return {
    id,
    filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(description !== undefined && { description }),
    ...(width !== undefined && { width, height }),
  };
}

/** `sealed` leaves out what needs the message content intent. */
export function messageShape(message: Message, world: World, reading: 'whole' | 'sealed' = 'whole'): APIMessage {
  const { channel, reference, interaction } = message;
  const open = reading === 'whole';
  const mentions = new Set([...(message.author.bot ? [] : message.mentions), ...message.pings.users]);
  const reactions = [...message.reactions].filter(([, users]) => users.length > 0);
  return {
    id: message.id,
    type: message.type,
    channel_id: channel.id,
    author: userShape(message.author),
    content: open ? message.content : '',
    embeds: open ? message.embeds : [],
    components: open ? message.components : [],
    attachments: open ? message.attachments.map(attachmentShape) : [],
    flags: message.flags,
    timestamp: date(instantOf(message.id)),
    edited_timestamp: message.editedAt === undefined ? null : date(message.editedAt),
    tts: false,
    pinned: false,
    mention_everyone: message.pings.everyone,
    mentions: [...mentions].map(userShape),
    mention_roles: [],
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(reactions.length > 0 && {
      reactions: reactions.map(([emoji, users]) => ({
        emoji: emojiShape(emoji),
        count: users.length,
        count_details: { burst: 0, normal: users.length },
        me: users.some(({ id }) => id === world.bot.id),
        me_burst: false,
        burst_colors: [],
      })),
    }),
    ...(reference !== undefined && {
      message_reference: { type: 0, message_id: reference.id, channel_id: channel.id, guild_id: channel.guild?.id },
      referenced_message: reference.deleted
        ? null
        : messageShape({ ...reference, reference: undefined }, world, reading),
    }),
    ...(interaction !== undefined && {
      application_id: world.bot.id,
      webhook_id: world.bot.id,
      interaction_metadata: {
        id: interaction.id,
        type: interaction.type,
        user: userShape(interaction.user),
        authorizing_integration_owners: { 0: channel.guild?.id ?? '0' },
      },
    }),
    ...(message.thread !== undefined && { thread: channelShape(message.thread, world) }),
  } as unknown as APIMessage;
}

/** From `name:id` or the character itself, as an address names an emoji. */
export function emojiShape(emoji: string): { id: string | null; name: string } {
  const [, name, id] = /^(\w+):(\d+)$/.exec(emoji) ?? [];
  return id === undefined || name === undefined ? { id: null, name: emoji } : { id, name };
}
