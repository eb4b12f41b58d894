import { DiscordAPIError, type Message } from 'discord.js';
import { StoreAway } from '../store/port.ts';
import { explain } from './answering.ts';
import { textMessage } from './board.ts';
import type { House } from './house.ts';
import { publicLanguage } from './language.ts';
import { tableOf } from './places.ts';
import { languageOf, words } from './words.ts';

const longest = 60;
/** A spoken refusal is for one person, though everybody sees it: it goes away by itself. */
const shownFor = 15_000;
/** Ordinary talk, or somebody else's game: left alone. */
const nothingToSay = new Set(['no-table', 'not-your-table', 'not-started', 'over', 'unreadable']);

/** Moves typed in the channel. Whatever is no move is none of our business. */
export async function onMessage(message: Message, house: House): Promise<void> {
  if (!message.inGuild()) return;
  house.traffic.heard(message.channelId);
  if (message.author.bot || message.system) return;
  const text = withoutMention(message.content, house.client.user?.id);
  if (text.length === 0 || text.length > longest) return;
  if (![...house.host.games.values()].some((game) => game.reads(text))) return;
  try {
    await type(message, text, house);
  } catch (error) {
    if (error instanceof StoreAway) {
      const language = languageOf(message.guild.preferredLocale);
      await whisper(message, words[language].storeAway, house);
    } else house.log.error({ message: message.id, error: String(error) }, 'a typed move failed');
  }
}

async function type(message: Message<true>, text: string, house: House): Promise<void> {
  const act = { act: 'move', by: message.author.id, text } as const;
  const answer = await house.host.act(tableOf(message.channel), act, { stamp: message.createdTimestamp });
  if (answer === 'nothing' || answer.ok) return;
  const { refusal, standing } = answer;
  if (refusal.of === 'house' && nothingToSay.has(refusal.why)) return;
  const language = standing?.match.language ?? (await publicLanguage(message.guild, house.store));
  await whisper(message, explain(refusal, language, standing, house), house);
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

const withoutMention = (content: string, bot: string | undefined): string =>
  content.replace(new RegExp(`<@!?${bot}>`, 'g'), ' ').trim();
