import { type Client, DiscordAPIError, SnowflakeUtil } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../../games/kernel.ts';
import type { Chat } from '../../host/chat.ts';
import { channelOf } from '../client/channels.ts';
import { mark, typedIn, writerOf } from './typed.ts';

const page = 100;
/** No more pages are read again than these. A bid after them counts only if it was heard when it was typed. */
const pages = 10;

export interface HistoryParts {
  readonly client: Client;
  readonly games: readonly Game[];
  readonly log: Logger;
}

/** Reads what was typed from the channels' own history. */
export function openHistory({ client, games, log }: HistoryParts): Chat {
  return {
    async *typedSince({ table, game }, since) {
      try {
        const channel = await channelOf(client, table);
        let after = SnowflakeUtil.generate({ timestamp: BigInt(Math.floor(since)), increment: 0n }).toString();
        for (let read = 0; read < pages; read++) {
          const found = await channel.messages.fetch({ after, limit: page, cache: false });
          const messages = [...found.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
          for (const message of messages) {
            after = message.id;
            const text = message.inGuild() ? typedIn(message, games) : undefined;
            if (text === undefined || !message.inGuild()) continue;
            const counted = async () => {
              if (game.seating.open) await mark(message, client, log);
            };
            yield { ...writerOf(message), text, counted };
          }
          if (messages.length < page) return;
        }
      } catch (error) {
        if (!(error instanceof DiscordAPIError)) throw error;
        log.warn(
          { table, code: error.code },
          'Discord does not let me read this channel again; allow Read Message History there, or bids may be missed',
        );
      }
    },
  };
}
