import { type Client, DiscordAPIError, type Guild, type GuildBasedChannel } from 'discord.js';
import type { Logger } from 'pino';
import type { Timers } from '../../host/time/timers.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { isRefusal } from '../board/oldBoards.ts';
import { nonceOf } from '../once/nonce.ts';
import { ownSince, pressable } from '../once/ownSince.ts';
import { openRounds, type Rounds } from '../once/rounds.ts';
import type { Services } from '../services.ts';
import { languageIn, zoneIn } from '../settings/serverSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { resultsOf } from '../solo/results.ts';
import { dailySolos, type SoloOf, shelfOf } from '../solo/soloOf.ts';
import { words } from '../words/words.ts';
import { dayDue, daysBefore } from './days.ts';
import { keepMark, type Mark, type Marks, markName, marksOf } from './marks.ts';
import { type DailyPost, playButton, postMessage } from './postMessage.ts';
import { postPlace } from './postPlace.ts';
import { streaksOf } from './streaks.ts';

/**
 * Posts the board of the day where a server has chosen to have it, once a day. A mark is kept before and after. Who finds
 * a post that was begun and not ended looks into the channel first, so that a kill neither loses nor doubles it.
 */
export type DailyPosts = Pick<Rounds, 'look' | 'start' | 'stop'>;

export interface DailyPostsParts extends Pick<Services, 'paint' | 'film' | 'prepare' | 'settings'> {
  readonly client: Client<true>;
  readonly store: Store;
  /** Discord's time. */
  readonly now: () => number;
  readonly timers?: Timers;
  readonly log: Logger;
}

/** What another process has begun is left to it for so long. */
const handover = 60_000;
/** What Discord refuses is tried again after so long. */
const pause = 60 * 60_000;
/** So many servers are looked at side by side. */
const sideBySide = 8;
/** Boards of so many days are known: somewhere it is yesterday and somewhere tomorrow. */
const configsKept = 8;

interface Due {
  readonly guild: Guild;
  readonly settings: Settings;
  readonly channel: string;
  readonly day: string;
  readonly found: SoloOf;
  /** Names this post in this process. */
  readonly key: string;
}

export function openDailyPosts(parts: DailyPostsParts): DailyPosts {
  const { client, store, settings: kept, now, timers, log } = parts;
  /** What need not be looked at again, and what not before some time. */
  const done = new Set<string>();
  const later = new Map<string, number>();
  /** What this process has begun, so that nobody else is waited for. */
  const begun = new Set<string>();
  const told = new Set<string>();
  /** What was chosen when it was last looked at. */
  const chosen = new Map<string, string>();
  const configs = new Map<string, Promise<unknown>>();
  const { look, start, stop, lookIn, ending } = openRounds(lookAtAll, timers);

  function tell(due: Due, message: string, more: object = {}) {
    const once = `${due.key} ${message}`;
    if (told.has(once)) return;
    told.add(once);
    log.warn({ guild: due.guild.id, channel: due.channel, ...more }, message);
  }

  async function lookAtAll() {
    const guilds = [...client.guilds.cache.values()].filter(({ available }) => available);
    for (let at = 0; at < guilds.length && !ending(); at += sideBySide) {
      await Promise.all(guilds.slice(at, at + sideBySide).map(lookAt));
    }
  }

  async function lookAt(guild: Guild): Promise<void> {
    try {
      const settings = await kept.of(guild.id);
      const { dailyPost } = settings;
      if (!isSettled(guild, dailyPost) || dailyPost === undefined) return;
      const { channel, hour } = dailyPost;
      const day = dayDue(zoneIn(guild, settings), hour, now());
      if (day === undefined) return;
      for (const found of dailySolos) {
        const key = `${guild.id}/${markName(day, found)}`;
        if (done.has(key) || (later.get(key) ?? 0) > now()) continue;
        await attempt({ guild, settings, channel, day, found, key });
      }
    } catch (error) {
      // Of a store that is away, the heartbeat tells.
      if (!(error instanceof StoreAway))
        log.error({ guild: guild.id, err: error }, 'the board of the day was not looked at');
    }
  }

  /** Whoever has just chosen a channel chooses an hour next. What holds at the start is old. */
  function isSettled({ id }: Guild, dailyPost: Settings['dailyPost']): boolean {
    const now = JSON.stringify(dailyPost) ?? 'none';
    const before = chosen.get(id);
    chosen.set(id, now);
    return before === undefined || before === now;
  }

  async function attempt(due: Due): Promise<void> {
    try {
      await postOnce(due);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      if (error instanceof DiscordAPIError && isRefusal(error)) {
        later.set(due.key, now() + pause);
        tell(due, 'Discord refuses the board of the day in this channel; I try again in an hour', { code: error.code });
      } else tell(due, 'the board of the day could not be posted yet; it is tried again each minute', { err: error });
    }
  }

  async function postOnce(due: Due): Promise<void> {
    const { guild, day, found, key } = due;
    const name = markName(day, found);
    const marks = await marksOf(store, guild.id);
    const before = marks.get(name);
    if (before?.message !== undefined) return settle(due);
    const wait = before === undefined || begun.has(key) ? 0 : before.at + handover - now();
    if (wait > 0) return lookIn(wait);
    const { settings, channel: chosen } = due;
    const place = postPlace(guild, chosen, words.en);
    if ('trouble' in place) return tell(due, 'the board of the day cannot be posted there', { why: place.trouble });
    const post = await postFor(due, marks, settings);
    if (before !== undefined) {
      const message = await postedIn(guild.channels.cache.get(before.channel), before, playButton(post, '').custom_id);
      if (message !== undefined) return note(due, before, { ...before, message });
    }
    const body = await postMessage(post, parts);
    if (ending()) return;
    const mark = { at: now(), channel: chosen };
    if ((await keepMark(store, guild.id, name, { before, after: mark })) === 'changed') return;
    begun.add(key);
    const { id } = await place.channel.send({ ...body, nonce: nonceOf(guild.id, name), enforceNonce: true });
    await note(due, mark, { ...mark, message: id });
  }

  async function note(due: Due, before: Mark, after: Mark) {
    await keepMark(store, due.guild.id, markName(due.day, due.found), { before, after });
    settle(due);
  }

  function settle({ key, guild }: Due) {
    for (const old of [...done]) if (old.startsWith(`${guild.id}/`) && old < key) done.delete(old);
    done.add(key);
    begun.delete(key);
    later.delete(key);
    for (const line of [...told]) if (line.startsWith(`${guild.id}/`)) told.delete(line);
  }

  async function postFor({ guild, day, found }: Due, marks: Marks, settings: Settings): Promise<DailyPost> {
    const before = daysBefore(day, 1);
    const results = await resultsOf(store, guild.id, found, before);
    const known = results.length > 0 || marks.has(markName(before, found));
    const streaks = known ? await streaksOf(store, guild.id, shelfOf(found)) : new Map();
    return {
      ...{ found, guild: guild.id, self: client.user.id, language: languageIn(guild, settings), day },
      config: await configOf(found, day),
      yesterday: known ? { config: await configOf(found, before), results, streaks } : undefined,
    };
  }

  /** Many servers post the same boards in the same hour. */
  function configOf({ game, solo }: SoloOf, day: string): Promise<unknown> {
    const key = `${game.id}/${solo.name}/${day}`;
    const known = configs.get(key);
    if (known !== undefined) return known;
    const made = parts.prepare({ game: game.id, solo: solo.name, wish: {}, seed: day });
    configs.set(key, made);
    made.catch(() => configs.delete(key));
    const [oldest] = configs.keys();
    if (configs.size > configsKept && oldest !== undefined) configs.delete(oldest);
    return made;
  }

  return { look, start, stop };
}

/** The message that was posted since then and has this button. */
async function postedIn(channel: GuildBasedChannel | undefined, { at }: Mark, customId: string) {
  if (channel === undefined || !channel.isTextBased()) return undefined;
  return (await ownSince(channel, at)).find((message) => pressable(message).includes(customId))?.id;
}
