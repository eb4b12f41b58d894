import type { GuildTextBasedChannel, PermissionsBitField } from 'discord.js';
import { textMessage } from '../board/board.ts';
import { missingRights } from '../client/rights.ts';
import { nonceOf } from '../once/nonce.ts';
import { ownSince } from '../once/ownSince.ts';
import { publicLanguage } from '../settings/serverSettings.ts';
import { boardOf, type SoloPlayer } from '../solo/playSolo.ts';
import { noteScore, resultsOf, span } from '../solo/results.ts';
import { dailyScore, type SoloOf, shelfOf } from '../solo/soloOf.ts';
import { words } from '../words/words.ts';
import { dayInWords, daysBefore } from './days.ts';
import { nameOf } from './postMessage.ts';
import { stars } from './stars.ts';
import { todayIn } from './today.ts';

/** Where a result is told. */
export interface Place {
  /** Undefined when the bot cannot see it. */
  readonly channel: GuildTextBasedChannel | undefined;
  readonly has: Readonly<PermissionsBitField> | null;
}

export type Shared = { readonly ok: true } | { readonly ok: false; readonly text: string };

/**
 * Tells everybody in a channel how a member did on the board of the day, without a word of the way: once a member, day
 * and channel. `shown`: the board that the member has before them, even if its day is over.
 */
export async function share(who: SoloPlayer, found: SoloOf, place: Place, which: 'today' | 'shown'): Promise<Shared> {
  const { guild, member, language, services } = who;
  const { store } = services;
  const say = words[language];
  const { refusals } = say.daily;
  const snapshot = await boardOf(found, who);
  const day = snapshot?.match.seed ?? '';
  if (snapshot === undefined || dailyScore(snapshot) === undefined) return refused(refusals.unsolved);
  if (which === 'today' && day < (await todayIn(guild, services))) return refused(refusals.unsolved);
  await noteScore(snapshot, services);
  const result = (await resultsOf(store, guild.id, found, day)).find((each) => each.member === member.id);
  if (result === undefined) return refused(refusals.late);

  const { channel, has } = place;
  if (channel === undefined || has === null) return refused(say.rights.missing({ names: say.rights.ViewChannel }));
  const missing = missingRights(has, channel.isThread() ? 'line-in-thread' : 'line', say);
  if (missing !== undefined) return refused(missing);

  const shelf = `${shelfOf(found)}/shared`;
  const name = `${day}/${channel.id}/${member.id}`;
  const before = (await store.notes(guild.id, shelf)).get(name);
  if (before === sent) return refused(refusals.already);
  const open = await publicLanguage(guild, services.settings);
  const best = found.solo.fewest(snapshot.match.config);
  const line = words[open].daily.shared({
    player: nameOf({ name: member.displayName }, open),
    day: dayInWords(day, open),
    moves: found.solo.tellBest(result.best, open),
    best,
    time: span(result.took),
    stars: stars(result.best, best),
  });
  const note = (text: string) => store.note(guild.id, shelf, name, text, daysBefore(day, 2));
  // Who began it may have been killed before it was noted that Discord has it.
  if (before !== undefined && (await stands(line, channel, Number(before)))) {
    await note(sent);
    return refused(refusals.already);
  }
  await note(String(before === undefined ? services.clock.now() : before));
  // When it is pressed twice at once, Discord takes the message once.
  const nonce = nonceOf(shelf, guild.id, name);
  await channel.send({ ...textMessage(line), nonce, enforceNonce: true });
  await note(sent);
  return { ok: true };
}

/** What is noted of a result that stands in the channel. Until then, it is the time when it was begun to send it. */
const sent = '';

/** Whether the bot has said this there since then. */
async function stands(line: string, channel: GuildTextBasedChannel, since: number): Promise<boolean> {
  const said = JSON.stringify(line);
  const own = await ownSince(channel, since);
  return own.some(({ components }) => JSON.stringify(components).includes(said));
}

const refused = (text: string): Shared => ({ ok: false, text });
