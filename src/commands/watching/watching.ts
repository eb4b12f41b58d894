import { type Client, DiscordAPIError, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { inTime } from '../../host/inTime.ts';
import { isLive } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { nodeTimers, type Timers } from '../../host/time/timers.ts';
import { Unreadable } from '../../host/unreadable.ts';
import { shownIn, type TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { writeTo } from '../calls/directMessage.ts';
import { isWritten, noteWritten } from '../calls/written.ts';
import { nonceOf } from '../once/nonce.ts';
import { openTurns } from '../panels/turns.ts';
import { words } from '../words/words.ts';
import { endLetter } from './endLetter.ts';
import {
  dropWatcher,
  type KeptWatcher,
  keepWatcher,
  type Watched,
  type Watcher,
  watchedNow,
  watchersOf,
  watches,
} from './watchers.ts';

/**
 * Tells who asked for it how a match ends, by one direct message. Who takes none is mentioned in the channel. The store
 * keeps who is to be told, until they are: whichever process finds that the match is over does it.
 */
export interface Watching {
  tell(snapshot: Snapshot, user: string, language: Language): Promise<void>;
  tellNot(snapshot: Snapshot, user: string): Promise<void>;
  /** Something of this table has changed. */
  follow(snapshot: Snapshot): void;
  /** Looks for what other processes have left, now and again and again. It never fails. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface WatchingParts {
  readonly client: Client;
  readonly store: Pick<Store, 'note' | 'unnote' | 'notes'>;
  readonly look: (table: TableId) => Promise<Snapshot | undefined>;
  readonly games: readonly Game[];
  readonly wallTime: (instant: number) => number;
  readonly now: () => number;
  readonly log: Logger;
  readonly timers?: Timers;
}

/** What could not be told is tried again after this. */
const sweepEvery = 60_000;
const patience = { others: 30_000, stop: 2_000 } as const;

export function openWatching(parts: WatchingParts): Watching {
  const { client, store, look, games, wallTime, now, log, timers = nodeTimers } = parts;
  const turns = openTurns();
  const running = new Set<Promise<void>>();
  let stopped = false;
  let cancel: (() => void) | undefined;

  function track(work: Promise<void>): Promise<void> {
    const done = work
      .catch((error: unknown) => log.debug({ err: error }, 'who watches could not be told yet how a game ended'))
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  }

  const ofUser = async ({ table, match }: Snapshot, user: string): Promise<readonly KeptWatcher[]> =>
    (await watchersOf(match.guild, store)).filter(
      ({ watcher }) => watcher.user === user && watches(watcher, table, match),
    );

  /** Tells those whose match is over, one server at a time: nobody is told twice by one process. */
  function settle(guild: string, only?: TableId): Promise<void> {
    return track(
      turns.take(guild, patience.others, async () => {
        for (const kept of await watchersOf(guild, store)) {
          if (stopped) return;
          if (only === undefined || kept.watcher.table === only) await track(settleOne(guild, kept));
        }
      }),
    );
  }

  async function settleOne(guild: string, { name, watcher }: KeptWatcher): Promise<void> {
    const watched = await nowOf(watcher);
    if (watched.is === 'live') return;
    const { table, began, born, user } = watcher;
    const nonce = nonceOf('watched', table, began, born, user);
    if (!(await isWritten(watcher.user, nonce, store))) {
      await write(guild, watcher, watched, nonce);
      await noteWritten(watcher.user, nonce, store);
    }
    await dropWatcher(guild, name, store);
  }

  async function nowOf(watcher: Watcher): Promise<Watched> {
    try {
      return watchedNow(watcher, await look(watcher.table));
    } catch (error) {
      // It may be read again some day.
      if (error instanceof Unreadable) return { is: 'live' };
      throw error;
    }
  }

  async function write(guild: string, watcher: Watcher, watched: Exclude<Watched, { is: 'live' }>, nonce: string) {
    const { user, table, language } = watcher;
    const game = games.find(({ id }) => id === watcher.game);
    try {
      await writeTo(user, { content: endLetter(watcher, watched, { guild, game }, wallTime), nonce }, client);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const content = words[language].watching.here({ player: `<@${user}>`, game: game?.words[language].name ?? '?' });
      const body = { content, nonce, enforce_nonce: true, allowed_mentions: { parse: [], users: [user] } };
      await client.rest.post(Routes.channelMessages(shownIn(table) ?? ''), { body }).catch((second: unknown) => {
        // The channel is gone, or closed to the bot: there is no way left.
        if (!isRefusal(second)) throw second;
      });
    }
  }

  async function start(): Promise<void> {
    for (const guild of [...client.guilds.cache.keys()]) if (!stopped) await settle(guild);
    if (!stopped) cancel = timers.after(sweepEvery, () => void start());
  }

  return {
    async tell(snapshot, user, language) {
      if ((await ofUser(snapshot, user)).length > 0) return;
      const { table, match } = snapshot;
      const { guild, game, began, born } = match;
      const watcher = { table, began, game, user, language, ...(born === undefined ? {} : { born }) };
      await keepWatcher(guild, watcher, now(), store);
      // It may have ended since the table was looked at.
      void settle(guild, table);
    },

    async tellNot(snapshot, user) {
      for (const { name } of await ofUser(snapshot, user)) await dropWatcher(snapshot.match.guild, name, store);
    },

    follow({ table, match }) {
      if (match.solo !== undefined || stopped) return;
      // When a new match has just begun, the end of the one before may not have been seen here.
      if (!isLive(match) || match.play?.turn === 0) void settle(match.guild, table);
    },

    start,

    async stop() {
      stopped = true;
      cancel?.();
      await inTime(Promise.all(running), patience.stop);
    },
  };
}

/** Discord will refuse the same again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500 && error.status !== 429;
