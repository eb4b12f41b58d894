import { type Client, DiscordAPIError, type Message, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../../games/kernel.ts';
import { channelIn } from '../client/channels.ts';

/** The longest that a notation may be. */
const longest = 60;
/** What a reaction says of a typed move. */
const signs = { counts: '✅', refused: '❌' } as const;

/** The text of this message that could be a move. */
export function typedIn(message: Message<true>, games: Iterable<Game>): string | undefined {
  if (message.author.bot || message.system) return undefined;
  const text = withoutMention(message.content, message.client.user.id);
  if (text.length === 0 || text.length > longest) return undefined;
  return [...games].some((game) => game.reads(text)) ? text : undefined;
}

/** Its id, who typed the message, and when by Discord's clock. */
export function writerOf({ id, author, member, createdTimestamp: stamp }: Message<true>) {
  return { id, by: author.id, name: member?.displayName ?? author.displayName, stamp };
}

/** Many may act at once at an open table. A reaction shows each whether the move counts, without new messages. */
export async function mark(
  message: Message<true>,
  sign: keyof typeof signs,
  client: Client,
  log: Logger,
): Promise<void> {
  const channel = channelIn(message);
  if (channel === undefined) return;
  const rights = client.user && channel.permissionsFor(client.user);
  // Without the right to react, the board alone shows that the move counts, and an answer that it does not.
  if (rights?.has(PermissionFlagsBits.AddReactions) === false) return;
  await message.react(signs[sign]).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.debug({ code: error.code, sign }, 'Discord refused the mark under a typed move');
  });
}

function withoutMention(content: string, self: string): string {
  return content.replace(new RegExp(`<@!?${self}>`, 'g'), '').trim();
}
