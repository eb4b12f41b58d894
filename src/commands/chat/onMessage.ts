import type { Message } from 'discord.js';
import type { HostRefusal } from '../../host/match/refusals.ts';
import { StoreAway } from '../../store/port.ts';
import { explain } from '../answering.ts';
import { channelIn, tableOf } from '../client/channels.ts';
import type { Services } from '../services.ts';
import { publicLanguage } from '../settings/serverSettings.ts';
import { languageOf, words } from '../words/words.ts';
import { hasItsRights } from './counting.ts';
import { onWish } from './onWish.ts';
import { asksToShare, shareTyped } from './shareTyped.ts';
import { shortTextIn, typedIn, writerOf } from './typed.ts';
import { wishIn } from './wishes.ts';

/** Refusals that get no answer: the message is ordinary talk, or about somebody else's game. */
const nothingToSay = new Set(['no-table', 'not-your-table', 'not-started', 'over', 'unreadable', 'full']);

/** Moves typed in the channel, and wishes about the match there. Any other message is ignored. */
export async function onMessage(message: Message, services: Services): Promise<void> {
  if (!message.inGuild()) return;
  services.sight.heard(message);
  services.whispers.heard(message.channelId);
  const text = shortTextIn(message);
  if (text === undefined) return;
  const wish = wishIn(text);
  const move = typedIn(message, services.host.games.values());
  try {
    if (asksToShare(text)) return await shareTyped(message, services);
    if (wish !== undefined && (await wished(message, { wish, text }, services)) !== 'perhaps a move') return;
    if (move !== undefined) await type(message, move, services);
  } catch (error) {
    if (error instanceof StoreAway) {
      if (channelIn(message) === undefined) return;
      const language = languageOf(message.guild.preferredLocale);
      services.whispers.whisper(message, words[language].storeAway);
    } else services.log.error({ message: message.id, err: error }, 'a typed move failed, and its writer got no answer');
  }
}

async function wished(message: Message<true>, said: Parameters<typeof onWish>[1], services: Services) {
  const channel = channelIn(message);
  return channel === undefined ? 'talk' : onWish(message, said, tableOf(channel), services);
}

async function type(message: Message<true>, text: string, services: Services): Promise<void> {
  const channel = channelIn(message);
  if (channel === undefined) return;
  const { id: input, by, name, stamp } = writerOf(message);
  const table = tableOf(channel);
  const move = { act: 'move', by, name, text, typed: 'openly' } as const;
  const answer = await services.host.act(table, move, { stamp, input });
  if (answer === 'nothing') return;
  if (answer.ok) {
    if (hasItsRights(message, table)) services.host.trust(table, 'known');
    await services.counting.counts(message, table);
    return;
  }
  const { refusal, snapshot } = answer;
  // With its channel, or with the bot's place in the server, whoever would read the answer is gone.
  if (isSmallTalk(refusal, services) || channelIn(message) === undefined) return;
  const language = snapshot?.match.language ?? (await publicLanguage(message.guild, services.settings));
  services.whispers.whisper(message, explain(refusal, language, snapshot, services));
}

function isSmallTalk(refusal: HostRefusal, { host }: Services): boolean {
  if (refusal.of === 'host') return nothingToSay.has(refusal.why);
  return host.games.get(refusal.game)?.smallTalk.includes(refusal.refusal.why) ?? false;
}
