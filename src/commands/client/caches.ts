import { Options } from 'discord.js';

const me = (of: { readonly id: string; readonly client: { readonly user: { readonly id: string } } }) =>
  of.id === of.client.user.id;

/**
 * What discord.js remembers. Names come with each press and message, so only the last people need to be known; servers,
 * channels and roles must all be known, for what the bot may do in them.
 */
export const caches = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  UserManager: { maxSize: 1_000, keepOverLimit: me },
  GuildMemberManager: { maxSize: 100, keepOverLimit: me },
  ThreadMemberManager: { maxSize: 0, keepOverLimit: me },
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  PresenceManager: 0,
  VoiceStateManager: 0,
});
