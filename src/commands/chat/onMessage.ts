import { DiscordAPIError, type Message, PermissionFlagsBits } from 'discord.js';
import type { HostRefusal } from '../../host/match/refusals.ts';
import { StoreAway } from '../../store/port.ts';
import { explain } from '../answering.ts';
import { textMessage } from '../board/board.ts';
import { tableOf } from '../client/channels.ts';
import type { House } from '../services.ts';
import { publicLanguage } from '../words/language.ts';
import { languageOf, words } from '../words/words.ts';

const longest = 60;
/** A spoken refusal is for one person, though everybody sees it: it goes away by itself. */
const shownFor = 15_000;
/** What was taken in without a new board to show for it. */
const taken = '✅';
/** Ordinary talk, or somebody else's game: left alone. */
const nothingToSay = new Set(['no-table', 'not-your-table', 'not-started', 'over', 'unreadable', 'full']);

/** `again`: read back after a silence. It may have been acted on before, so a refusal is no news. */
export type Heard = 'now' | 'again';

/** Moves typed in the channel. Whatever is no move is none of our business. */
export async function onMessage(message: Message, house: House): Promise<void> {
  if (!message.inGuild()) return;
  house.traffic.heard(message.channelId);
  const text = typedIn(message, house);
  if (text === undefined) return;
  try {
    await type(message, text, house, 'now');
  } catch (error) {
    if (error instanceof StoreAway) {
      const language = languageOf(message.guild.preferredLocale);
      await whisper(message, words[language].storeAway, house);
    } else house.log.error({ message: message.id, error: String(error) }, 'a typed move failed');
  }
}

/** What could be a move in this message. */
export function typedIn(message: Message<true>, { client, host }: House): string | undefined {
  if (message.author.bot || message.system) return undefined;
  const text = withoutMention(message.content, client.user?.id);
  if (text.length === 0 || text.length > longest) return undefined;
  return [...host.games.values()].some((game) => game.reads(text)) ? text : undefined;
}

export async function type(message: Message<true>, text: string, house: House, heard: Heard): Promise<void> {
  const { author, member, channel, createdTimestamp: stamp } = message;
  const name = member?.displayName ?? author.displayName;
  const answer = await house.host.act(tableOf(channel), { act: 'move', by: author.id, name, text }, { stamp });
  if (answer === 'nothing') return;
  if (answer.ok) {
    if (answer.snapshot.game.seating.open) await mark(message, house);
    return;
  }
  const { refusal, snapshot } = answer;
  if (heard === 'again' || isSmallTalk(refusal, house)) return;
  const language = snapshot?.match.language ?? (await publicLanguage(message.guild, house.store));
  await whisper(message, explain(refusal, language, snapshot, house), house);
}

function isSmallTalk(refusal: HostRefusal, { host }: House): boolean {
  if (refusal.of === 'house') return nothingToSay.has(refusal.why);
  return host.games.get(refusal.game)?.smallTalk.includes(refusal.refusal.why) ?? false;
}

/** Many may act at once at an open table: each sees that it was heard, and the channel stays quiet. */
async function mark(message: Message<true>, { client, log }: House): Promise<void> {
  const rights = client.user && message.channel.permissionsFor(client.user);
  // Where it may not, the board says it all the same.
  if (rights?.has(PermissionFlagsBits.AddReactions) === false) return;
  await message.react(taken).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.debug({ code: error.code }, 'could not mark a typed move');
  });
}

async function whisper(message: Message<true>, text: string, { log }: House): Promise<void> {
  try {
    const reply = await message.reply({ ...textMessage(text), failIfNotExists: false });
    setTimeout(() => void reply.delete().catch(() => undefined), shownFor).unref();
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.debug({ code: error.code }, 'could not answer a typed move');
  }
}

function withoutMention(content: string, self: string | undefined): string {
  return content.replace(new RegExp(`<@!?${self ?? '0'}>`, 'g'), '').trim();
}
