import type { Guild, GuildTextBasedChannel } from 'discord.js';
import { missingNames } from '../client/rights.ts';
import type { Words } from '../words/words.ts';

/** The channel for the post, or why there can be none, as a text for those who manage the server. */
export function postPlace(
  { channels, members }: Guild,
  id: string,
  say: Words,
): { readonly channel: GuildTextBasedChannel } | { readonly trouble: string } {
  const channel = channels.cache.get(id);
  if (channel === undefined || !channel.isTextBased()) return { trouble: say.daily.cannotPost.gone };
  const me = members.me;
  const names = me === null ? undefined : missingNames(channel.permissionsFor(me), 'channel', say);
  return names === undefined ? { channel } : { trouble: say.daily.cannotPost.missing({ names }) };
}
