import { type Client, DiscordAPIError, type Message, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../../games/kernel.ts';
import { channelIn } from '../client/channels.ts';
import { lacking } from '../client/rights.ts';

/** The longest that a notation may be. */
const longest = 60;
const gone = new Set<number | string>([RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel]);
/** What a reaction says of a typed move. */
const signs = { counts: '✅', refused: '❌' } as const;

/** What a member wrote, if it is short enough to be a move. */
export function shortTextIn(message: Message<true>): string | undefined {
  if (message.author.bot || message.system) return undefined;
  const text = withoutMention(message.content, message.client.user.id);
  return text.length === 0 || text.length > longest ? undefined : text;
}

/** The text of this message that could be a move. */
export function typedIn(message: Message<true>, games: Iterable<Game>): string | undefined {
  const text = shortTextIn(message);
  return text !== undefined && [...games].some((game) => game.reads(text)) ? text : undefined;
}

/** Its id, who typed the message, and when by Discord's clock. */
export function writerOf({ id, author, member, createdTimestamp: stamp }: Message<true>) {
  return { id, by: author.id, name: member?.displayName ?? author.displayName, stamp };
}

/**
 * Many may type at once. A reaction shows each whether the move counts, without new messages. `gone`: nobody sees the
 * message any more.
 */
export async function mark(
  message: Message<true>,
  sign: keyof typeof signs,
  client: Client,
  log: Logger,
): Promise<'marked' | 'not marked' | 'gone'> {
  const channel = channelIn(message);
  if (channel === undefined) return 'gone';
  const rights = client.user && channel.permissionsFor(client.user);
  if (rights && lacking(rights, 'mark').length > 0) return 'not marked';
  try {
    await message.react(signs[sign]);
    return 'marked';
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.debug({ code: error.code, sign }, 'Discord refused the mark under a typed move');
    return gone.has(error.code) ? 'gone' : 'not marked';
  }
}

function withoutMention(content: string, self: string): string {
  return content.replace(new RegExp(`<@!?${self}>`, 'g'), '').trim();
}
