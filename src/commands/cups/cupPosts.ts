import { type Client, DiscordAPIError, type Guild } from 'discord.js';
import type { Logger } from 'pino';
import { type Cup, isRunning } from '../../host/cups/cup.ts';
import { openGames } from '../../host/cups/rounds.ts';
import { callOff, leave } from '../../host/cups/signUp.ts';
import type { Host } from '../../host/host.ts';
import { nodeTimers, type Timers } from '../../host/time/timers.ts';
import { idOf } from '../../store/address.ts';
import { StoreAway } from '../../store/port.ts';
import { isRefusal } from '../board/oldBoards.ts';
import { missingNames } from '../client/rights.ts';
import { words } from '../words/words.ts';
import type { Parts } from './cupMessages.ts';
import { isGone } from './isGone.ts';
import { editPosts, owesEnd, type PostsParts, postDue, type Showing, threadFor } from './posting.ts';

/**
 * Sees to the cups of the servers of this process: what is due is done, games begin in threads of their own, and posts
 * show how it stands. Each step is kept, so that whoever looks next goes on from there.
 */
export interface CupPosts {
  /** Looks once at the cups of a server. `acted`: the cup in which somebody has just done something. */
  look(guild: string, acted?: string): Promise<void>;
  start(): void;
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

export interface CupPostsParts extends Parts {
  readonly client: Client<true>;
  readonly host: Pick<Host, 'games' | 'cups'>;
  /** Discord's time. */
  readonly now: () => number;
  readonly timers?: Timers;
  readonly log: Logger;
}

/** Servers where a cup runs are looked at so often. */
const every = 4_000;
/** All others only one time in so many: another process may have been told of a cup there. */
const oneIn = 15;
/** So many servers are looked at side by side. */
const sideBySide = 8;
/** What Discord refuses is tried again after so long, and what fails otherwise. */
const pause = { refused: 10 * 60_000, failed: 30_000 } as const;
/** The posts of a cup that has ended are looked after for so long. */
const afterwards = 60 * 60_000;
/** So long it is tried to tell the end of one that cannot be told where it was played. */
const longAfterwards = 7 * 24 * 60 * 60_000;

export function openCupPosts(parts: CupPostsParts): CupPosts {
  const { client, host, timers = nodeTimers, log } = parts;
  /** Servers where a cup runs. */
  const running = new Set<string>();
  /** The last look at each server. */
  const under = new Map<string, Promise<void>>();
  const showing: Showing = new Map();
  const later = new Map<string, number>();
  const told = new Set<string>();
  let looks = 0;
  let looking: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let ending = false;

  async function lookAtAll(): Promise<void> {
    const guilds = [...client.guilds.cache.keys()];
    const due = looks++ % oneIn === 0 ? guilds : guilds.filter((guild) => running.has(guild));
    for (let at = 0; at < due.length && !ending; at += sideBySide) {
      await Promise.all(due.slice(at, at + sideBySide).map(look));
    }
  }

  /** One look at a server after another. */
  function look(guild: string): Promise<void> {
    const looked = (under.get(guild) ?? Promise.resolve()).then(() => lookAt(guild));
    under.set(guild, looked);
    return looked.finally(() => under.get(guild) === looked && under.delete(guild));
  }

  async function lookAt(id: string): Promise<void> {
    const guild = client.guilds.cache.get(id);
    if (ending || guild === undefined || !guild.available) return;
    try {
      const all = await host.cups.progress(id);
      const cups = all.filter((cup) => isTended(cup, guild));
      for (const cup of all) if (!cups.includes(cup)) forget(cup.id);
      if (cups.length > 0) running.add(id);
      else running.delete(id);
      for (const cup of cups) if (!ending) await tend(guild, cup);
    } catch (error) {
      // Of a store that is away, the heartbeat tells.
      if (!(error instanceof StoreAway))
        log.error({ guild: id, err: error }, 'the cups of a server were not looked at');
    }
  }

  function forget(cup: string): void {
    for (const key of showing.keys()) if (key.startsWith(`${cup}/`)) showing.delete(key);
    later.delete(cup);
    told.delete(cup);
  }

  function isTended(cup: Cup, guild: Guild): boolean {
    if (isRunning(cup)) return true;
    const owed = owesEnd(cup) && guild.channels.cache.has(cup.channel);
    return 'since' in cup.stage && host.cups.now() - cup.stage.since < (owed ? longAfterwards : afterwards);
  }

  async function tend(guild: Guild, cup: Cup): Promise<void> {
    const key = cup.id;
    if ((later.get(key) ?? 0) > parts.now()) return;
    try {
      await show(guild, cup);
      told.delete(key);
      later.delete(key);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      const refused = error instanceof DiscordAPIError && isRefusal(error) ? error : undefined;
      later.set(key, parts.now() + pause[refused === undefined ? 'failed' : 'refused']);
      if (told.has(key)) return;
      told.add(key);
      const where = { guild: guild.id, channel: cup.channel };
      if (refused === undefined) {
        log.warn({ ...where, err: error }, 'the posts of a cup could not be made yet; it is tried again soon');
      } else {
        const { code } = refused;
        log.warn({ ...where, code }, 'Discord refuses what a cup needs in this channel; I try again in ten minutes');
      }
    }
  }

  async function show(guild: Guild, kept: Cup): Promise<void> {
    const channel = guild.channels.cache.get(kept.channel);
    const game = host.games.get(kept.game);
    if (channel === undefined) {
      if (isRunning(kept)) await host.cups.change(guild.id, kept.id, (cup, { now }) => callOff(cup, now, cup.by));
      return;
    }
    if (!channel.isTextBased() || game === undefined) return;
    const me = guild.members.me;
    const has = me === null ? undefined : channel.permissionsFor(me);
    const posting: PostsParts = {
      ...{ channel, game, paint: parts.paint, wallTime: parts.wallTime, now: parts.now },
      lacking: has === undefined ? undefined : missingNames(has, 'new-thread', words[kept.language]),
      async keep(post, { before, after }) {
        const changed = await host.cups.change(guild.id, kept.id, (cup) => {
          const as = cup.posts[post] === before ? { ...cup, posts: { ...cup.posts, [post]: after } } : cup;
          return { ok: true, cup: as };
        });
        return changed.ok ? changed.cup : kept;
      },
    };
    const posted = await postDue(kept, posting);
    const cup = posting.lacking === undefined ? await beginGames(guild, posted, posting) : posted;
    if (!ending) await editPosts(cup, showing, posting);
  }

  /** Whose game has not begun gets a thread, unless somebody has left the server. */
  async function beginGames(guild: Guild, cup: Cup, posting: PostsParts): Promise<Cup> {
    const round = cup.rounds.length - 1;
    for (const { at, game } of openGames(cup)) {
      if (game.table !== undefined || ending) continue;
      const gone = await goneFrom(guild, cup, game.entrants);
      for (const id of gone) await host.cups.change(guild.id, cup.id, (now) => leave(now, id));
      if (gone.length > 0) continue;
      const thread = await threadFor(cup, round, at, posting);
      if (thread === undefined) continue;
      const table = idOf({ at: 'thread', channel: cup.channel, thread });
      const begun = await host.cups.begin(guild.id, cup.id, { round, at }, table);
      if (begun !== 'past' && !begun.ok) throw new Error(`the game of a cup was refused: ${begun.refusal.of}`);
    }
    return (await host.cups.of(guild.id)).find(({ id }) => id === cup.id) ?? cup;
  }

  async function goneFrom(guild: Guild, cup: Cup, entrants: readonly number[]): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const at of entrants) {
      const entrant = cup.entrants[at];
      if (entrant?.kind === 'member' && (await isGone(guild, entrant.id))) gone.push(entrant.id);
    }
    return gone;
  }

  function again(milliseconds: number) {
    cancel = timers.after(milliseconds, () => {
      looking = lookAtAll().finally(() => !ending && again(every));
    });
  }

  return {
    look(guild, acted) {
      // What Discord refused may be allowed now.
      if (acted !== undefined) later.delete(acted);
      return look(guild);
    },
    start: () => again(0),
    async stop() {
      ending = true;
      cancel?.();
      await looking;
      await Promise.all(under.values());
    },
  };
}
