import { type Client, DiscordAPIError, Events, type Guild, type TextChannel } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../../host/host.ts';
import { isNew } from '../../host/privacy/servers.ts';
import type { Timers } from '../../host/time/timers.ts';
import { type Store, StoreAway } from '../../store/port.ts';
import { isRefusal } from '../board/oldBoards.ts';
import { serverSeen } from '../client/leftServers.ts';
import { nonceOf } from '../once/nonce.ts';
import { ownSince, pressable } from '../once/ownSince.ts';
import { openRounds, type Rounds } from '../once/rounds.ts';
import { languageIn, type ServerSettings } from '../settings/serverSettings.ts';
import { greetingMessage, greets } from './greetingMessage.ts';
import { greetingPlace } from './greetingPlace.ts';
import { keepMark, type Mark, marksOf } from './marks.ts';

/**
 * Greets each server that the bot joins, once. That it is due is kept with its being seen for the first time, that it was
 * begun is kept before it is sent. The channel is looked into before, so that a kill neither loses nor doubles it.
 */
export type Greetings = Pick<Rounds, 'look' | 'start' | 'stop'>;

export interface GreetingsParts {
  readonly client: Client<true>;
  readonly host: Pick<Host, 'games' | 'servers'>;
  readonly store: Pick<Store, 'bookRevision' | 'page' | 'enter'>;
  readonly settings: Pick<ServerSettings, 'of'>;
  /** Discord's time. */
  readonly now: () => number;
  readonly timers?: Timers;
  readonly log: Logger;
}

/** What another process has begun is left to it for so long. */
const handover = 60_000;
/** What Discord refuses is tried again after so long. */
const pause = 60 * 60_000;

export function openGreetings(parts: GreetingsParts): Greetings {
  const { client, host, store, settings, now, timers, log } = parts;
  /** Servers that need no greeting, or no more. */
  const done = new Set<string>();
  const later = new Map<string, number>();
  /** What this process has begun, so that nobody else is waited for. */
  const begun = new Set<string>();
  const told = new Set<string>();
  const rounds = openRounds(lookAtAll, timers);

  function tell(guild: string, message: string, more: object = {}) {
    if (told.has(`${guild} ${message}`)) return;
    told.add(`${guild} ${message}`);
    log.warn({ guild, ...more }, message);
  }

  async function lookAtAll(): Promise<void> {
    const guilds = client.guilds.cache.filter(({ id, available }) => available && !done.has(id));
    if (rounds.ending() || guilds.size === 0) return;
    try {
      await host.servers.seen(guilds.map(serverSeen));
      const marks = await marksOf(store, [...guilds.keys()]);
      for (const guild of guilds.values()) if (!rounds.ending()) await lookAt(guild, marks.get(guild.id));
    } catch (error) {
      // Of a store that is away, the heartbeat tells.
      if (!(error instanceof StoreAway)) log.error({ err: error }, 'servers could not be greeted; it is tried again');
    }
  }

  async function lookAt(guild: Guild, mark: Mark | undefined): Promise<void> {
    const { id, joinedTimestamp } = guild;
    if (mark === undefined || mark.message !== undefined || !isNew(joinedTimestamp, now())) return settle(id);
    if ((later.get(id) ?? 0) > now()) return;
    try {
      await greetOnce(guild, mark);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      if (error instanceof DiscordAPIError && isRefusal(error)) {
        later.set(id, now() + pause);
        tell(id, 'Discord refuses the greeting of a server; I try again in an hour', { code: error.code });
      } else tell(id, 'a server could not be greeted yet; it is tried again each minute', { err: error });
    }
  }

  async function greetOnce(guild: Guild, before: Mark): Promise<void> {
    const { id } = guild;
    const wait = before.at + handover - now();
    if (before.channel !== undefined && !begun.has(id) && wait > 0) return rounds.lookIn(wait);
    const channel = greetingPlace(guild);
    if (channel === undefined) {
      return tell(id, 'a server is not greeted yet, since no game could begin in any channel that I see');
    }
    const found = await greetingOf(guild, before, channel);
    if (found !== undefined) return note(id, before, { ...before, ...found });
    const kept = await settings.of(id);
    const language = languageIn(guild, kept);
    const body = greetingMessage({ channel, language, games: host.games, computers: kept.computers });
    const mark = { at: now(), channel: channel.id };
    if (rounds.ending() || (await keepMark(store, id, { before, after: mark })) === 'changed') return;
    begun.add(id);
    const { id: message } = await channel.send({ ...body, nonce: nonceOf('greeting', id), enforceNonce: true });
    log.info({ guild: id, channel: channel.id }, 'a server was greeted');
    await note(id, mark, { ...mark, message });
  }

  async function note(guild: string, before: Mark, after: Mark): Promise<void> {
    await keepMark(store, guild, { before, after });
    settle(guild);
  }

  function settle(guild: string): void {
    done.add(guild);
    forget(guild);
  }

  function forget(guild: string): void {
    begun.delete(guild);
    later.delete(guild);
    for (const line of [...told]) if (line.startsWith(`${guild} `)) told.delete(line);
  }

  const joined = () => void rounds.look();
  const left = ({ id }: Guild) => {
    done.delete(id);
    forget(id);
  };

  return {
    look: rounds.look,
    start() {
      client.on(Events.GuildCreate, joined);
      client.on(Events.GuildDelete, left);
      rounds.start();
    },
    stop() {
      client.off(Events.GuildCreate, joined);
      client.off(Events.GuildDelete, left);
      return rounds.stop();
    },
  };
}

/** The greeting that stands since it was begun; or since the bot joined, in case the store has lost that it was. */
async function greetingOf(guild: Guild, { at, channel: id }: Mark, place: TextChannel) {
  const channel = id === undefined ? place : guild.channels.cache.get(id);
  if (channel === undefined || !channel.isTextBased()) return undefined;
  const since = id === undefined ? guild.joinedTimestamp : at;
  const own = await ownSince(channel, since);
  const message = own.find((each) => greets(pressable(each), guild))?.id;
  return message === undefined ? undefined : { channel: channel.id, message };
}
