import { DiscordAPIError, SnowflakeUtil } from 'discord.js';
import type { Snapshot } from '../../host/tables.ts';
import { channelOf } from '../client/channels.ts';
import type { House } from '../services.ts';
import { type, typedIn } from './onMessage.ts';

const page = 100;
/** In a channel where more was said than this, the oldest bids were heard when they came, or never will be. */
const pages = 10;

/** Reads again what was said at this table since then, and acts on what was not heard. */
export async function hear({ table }: Snapshot, since: number, house: House): Promise<void> {
  try {
    const channel = await channelOf(house.client, table);
    let after = SnowflakeUtil.generate({ timestamp: BigInt(Math.floor(since)), increment: 0n }).toString();
    for (let read = 0; read < pages; read++) {
      const found = await channel.messages.fetch({ after, limit: page, cache: false });
      const messages = [...found.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
      for (const message of messages) {
        const text = message.inGuild() ? typedIn(message, house) : undefined;
        if (text !== undefined && message.inGuild()) await type(message, text, house, 'again');
        after = message.id;
      }
      if (messages.length < page) return;
    }
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    house.log.warn({ table, code: error.code }, 'the channel does not let what was typed be read');
  }
}
