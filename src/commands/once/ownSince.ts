import { type GuildTextBasedChannel, type Message, SnowflakeUtil } from 'discord.js';
import { customIdsIn } from '../board/bulletin.ts';

/** The clocks of two processes, and that of Discord, may differ by so much. */
const tolerance = 60_000;

/** What the bot has posted in a channel since then: whoever began a post may have been killed before that was kept. */
export async function ownSince(channel: GuildTextBasedChannel, since: number): Promise<readonly Message[]> {
  const after = SnowflakeUtil.generate({ timestamp: since - tolerance }).toString();
  const recent = await channel.messages.fetch({ after, limit: 100, cache: false });
  return [...recent.values()].filter(({ author }) => author.id === channel.client.user.id);
}

/** The ids of what can be pressed on a message. */
export const pressable = ({ components }: Message): readonly string[] =>
  customIdsIn(components.map((component) => component.toJSON()));
