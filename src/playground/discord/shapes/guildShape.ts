import {
  type APIGuild,
  type APIThreadChannel,
  type GatewayGuildCreateDispatchData,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
} from 'discord-api-types/v10';
import type { Guild } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { textShape, threadShape } from './channelShape.ts';
import { date, memberShape, noFlags, rolesOf } from './memberShape.ts';

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
    system_channel_id: guild.systemChannel ?? null,
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

/** A bot without the privileged intents is told of no member but itself. */
type GuildCreateShape = GuildShape &
  Omit<GatewayGuildCreateDispatchData, keyof APIGuild | 'channels' | 'threads'> & {
    readonly channels: readonly ReturnType<typeof textShape>[];
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
