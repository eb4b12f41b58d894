import type { Message } from 'discord.js';
import { folded } from '../../games/kit/folded.ts';
import { channelIn } from '../client/channels.ts';
import { share } from '../daily/share.ts';
import type { Services } from '../services.ts';
import { publicLanguage } from '../settings/serverSettings.ts';
import { dailySolos } from '../solo/soloOf.ts';

/** What people type to share how they did on the board of the day, in small letters and without accents. */
const texts: readonly string[] = [
  'share daily',
  'daily share',
  'share my daily',
  'partager le defi',
  'partager le defi du jour',
  'partager mon defi',
];

export const asksToShare = (text: string): boolean => texts.includes(folded(text));

/** Shares what its writer has solved today, or says why not. */
export async function shareTyped(message: Message<true>, services: Services): Promise<void> {
  const { guild, member, client } = message;
  const channel = channelIn(message);
  if (member === null || channel === undefined) return;
  const language = await publicLanguage(guild, services.settings);
  const place = { channel, has: channel.permissionsFor(client.user) };
  const refusals: string[] = [];
  for (const found of dailySolos) {
    const shared = await share({ guild, member, language, services }, found, place, 'today');
    if (!shared.ok) refusals.push(shared.text);
  }
  const [refusal] = refusals;
  if (refusal !== undefined && refusals.length === dailySolos.length) services.whispers.whisper(message, refusal);
}
