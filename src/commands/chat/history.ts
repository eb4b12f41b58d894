import { type Client, DiscordAPIError, SnowflakeUtil } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../../games/kernel.ts';
import type { Chat } from '../../host/chat.ts';
import { channelOf } from '../client/channels.ts';
import type { Counting } from './counting.ts';
import { typedIn, writerOf } from './typed.ts';

const page = 100;

export interface HistoryParts {
  readonly client: Client;
  readonly games: readonly Game[];
  readonly counting: Pick<Counting, 'counts'>;
  readonly log: Logger;
}

/** Discord's clock and that of this process may differ a little. What is typed later than asked for does no harm. */
const margin = 2_000;

/** The smallest id that something made at this wall time can have. */
const idAt = (wall: number): bigint => SnowflakeUtil.generate({ timestamp: BigInt(Math.floor(wall)), increment: 0n });

/** Reads what was typed from the channels' own history. */
export function openHistory({ client, games, counting, log }: HistoryParts): Chat {
  return {
    async *typedSince({ table }, since, until) {
      try {
        const channel = await channelOf(client, table);
        const last = idAt(until + margin);
        // However many pages there are, reading ends: nobody can type before a time that has passed.
        for (let after = idAt(since), more = true; more; ) {
          const found = await channel.messages.fetch({ after: String(after), limit: page, cache: false });
          const messages = [...found.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
          more = messages.length === page;
          for (const message of messages) {
            after = BigInt(message.id);
            if (after > last) return;
            const text = message.inGuild() ? typedIn(message, games) : undefined;
            if (text === undefined || !message.inGuild()) continue;
            yield { ...writerOf(message), text, counted: () => void counting.counts(message, table) };
          }
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
