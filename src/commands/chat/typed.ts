import { type Client, DiscordAPIError, type Message, PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../../games/kernel.ts';

/** As long as a notation may be. */
const longest = 60;
/** What was taken in without a new board to show for it. */
const taken = '✅';

/** What could be a move in this message. */
export function typedIn(message: Message<true>, games: Iterable<Game>): string | undefined {
  if (message.author.bot || message.system) return undefined;
  const text = withoutMention(message.content, message.client.user.id);
  if (text.length === 0 || text.length > longest) return undefined;
  return [...games].some((game) => game.reads(text)) ? text : undefined;
}

/** Who typed it, and when by Discord's clock. */
export function writerOf({ author, member, createdTimestamp: stamp }: Message<true>) {
  return { by: author.id, name: member?.displayName ?? author.displayName, stamp };
}

/** Many may act at once at an open table: each sees that it counts, and the channel stays quiet. */
export async function mark(message: Message<true>, client: Client, log: Logger): Promise<void> {
  const rights = client.user && message.channel.permissionsFor(client.user);
  // Where it may not, the board says it all the same.
  if (rights?.has(PermissionFlagsBits.AddReactions) === false) return;
  await message.react(taken).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.debug(
      { code: error.code },
      'Discord refused the mark under a typed move; the board shows the move all the same',
    );
  });
}

function withoutMention(content: string, self: string): string {
  return content.replace(new RegExp(`<@!?${self}>`, 'g'), '').trim();
}
