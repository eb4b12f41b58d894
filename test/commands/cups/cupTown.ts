import { pino } from 'pino';
import { openPublisher } from '../../../src/commands/board/publisher.ts';
import { openTraffic } from '../../../src/commands/board/traffic.ts';
import { connectDiscord } from '../../../src/commands/client/connect.ts';
import { type CupPosts, openCupPosts } from '../../../src/commands/cups/cupPosts.ts';
import { games } from '../../../src/games/registry.ts';
import type { Cup } from '../../../src/host/cups/cup.ts';
import { type Host, openHost } from '../../../src/host/host.ts';
import { openTableClock } from '../../../src/host/time/tableClock.ts';
import { openLocalDiscord } from '../../../src/playground/discord/localDiscord.ts';
import type { Channel, Guild, Message, User } from '../../../src/playground/discord/world/records.ts';
import type { Store } from '../../../src/store/port.ts';
import { openVirtualTime } from '../../host/virtualTime.ts';
import { openApiInspector } from '../../playground/openapi.ts';
import { openMemory } from '../../store/behind.ts';
import { quiet } from '../../store/servers.ts';
import { refusals } from '../../town/reading.ts';
import { usualSettings } from '../usualSettings.ts';

/** A server where time passes when a test says so, and processes in this one that see to its cups. */
export type CupTown = Awaited<ReturnType<typeof openCupTown>>;

/** A process. Once it is killed, nothing that it does reaches the store or Discord. */
export interface Process {
  readonly host: Host;
  /** Lets it do all that is due, a few times over. The first time, somebody has acted in the cup that was called last. */
  settle(): Promise<void>;
  /** The same while so much time passes. */
  pass(milliseconds: number): Promise<void>;
  /** Whether it was killed before it had done so many things. */
  killed(): boolean;
}

/** In so much time, all that follows from something is done. */
const settling = 6_000;

/** How long sign-up lasts. */
export const gathering = 20_000;

/** What changes something in the store. */
const writing = new Set<string | symbol>(['enter', 'commit', 'announced', 'keepReplay', 'recorded', 'tearOut']);

export async function openCupTown() {
  const time = openVirtualTime(Date.parse('2026-11-19T12:00:00Z'));
  const discord = await openLocalDiscord({ inspect: openApiInspector(), now: time.now });
  const people = ['ada', 'bob', 'cleo', 'dan'].map((name) => discord.addUser({ name }));
  let guild = discord.addGuild({ name: 'Club', members: people });
  const { store } = openMemory();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const { client, close } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  const send = client.rest.queueRequest.bind(client.rest);
  let lastCalled: string | undefined;
  let fuse = (): void => undefined;
  // Only one process uses the connection at a time.
  client.rest.queueRequest = async (request) => {
    if (request.method === 'GET') return send(request);
    fuse();
    return send(request);
  };

  /** Starts a process that is killed when it has done so many things. */
  async function start(lives = Number.POSITIVE_INFINITY): Promise<Process> {
    let left = lives;
    const burn = () => {
      if (left <= 0) throw new Error('killed');
      left--;
    };
    fuse = burn;
    const kept = new Proxy(store, {
      get(target, name) {
        const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
        if (typeof method !== 'function') return method;
        if (!writing.has(name)) return method.bind(target);
        return async (...given: unknown[]) => {
          burn();
          return method.apply(target, given);
        };
      },
    }) as Store;
    const clock = openTableClock(time.now);
    const board = {
      paint: async () => pixel,
      film: async () => pixel,
      wallTime: clock.wallTime,
      settings: usualSettings,
    };
    const idle = () => Promise.reject(new Error('nobody computes here'));
    const caller = { call: async (_: unknown, members: readonly string[]) => [...members] };
    const host = openHost({
      ...{ store: kept, games, clock, log, timers: time.timers, hearing: () => true },
      herald: openPublisher({ ...board, client, traffic: openTraffic(), caller, log }),
      ...{ ponder: idle, ponderAside: idle, plan: idle, judge: idle, runErrand: idle },
      chat: { typedSince: async function* () {} },
    });
    const posts: CupPosts = openCupPosts({ ...board, client, host, now: time.now, timers: time.timers, log });
    async function pass(milliseconds: number) {
      const from = time.now();
      const until = from + milliseconds;
      while (time.now() < until && left > 0) {
        // After a longer silence, the tables' clock would stand still.
        await time.until(time.now() + 2_000);
        await host.sweep().catch(quiet);
        const now = time.now();
        if (now <= from + settling || now >= until - settling)
          await posts.look(guild.id, now === from + 2_000 ? lastCalled : undefined);
      }
    }

    return {
      host,
      pass,
      settle: () => pass(settling),
      killed: () => left <= 0,
    };
  }

  let rooms = 0;

  return {
    discord,
    guild: (): Guild => guild,
    /** From now on everything is in another server. */
    move(): void {
      guild = discord.addGuild({ name: 'Club', members: people });
    },
    people: people as readonly User[],
    time,
    logged,
    start,
    room: (): Channel => discord.addChannel(guild, { name: `cup-${rooms++}` }),
    /** Calls a cup in a channel and signs these people up. */
    async call({ host }: Process, channel: Channel, who: readonly User[], more: Partial<Cup> = {}): Promise<string> {
      const game = host.games.get(more.game ?? 'foxu');
      if (game === undefined) throw new Error('no such game');
      const now = host.cups.now();
      const id = channel.id;
      lastCalled = id;
      await host.cups.call({
        ...{ format: 1, id, game: game.id, guild: guild.id, channel: channel.id, by: who[0]?.id ?? '', language: 'en' },
        ...{ config: game.cup.config(game.presets.standard), form: 'everybody', counts: game.cup.counts, most: 16 },
        ...{
          roundLimit: 60 * 60_000,
          called: now,
          stage: { at: 'gathering', until: now + gathering },
          rounds: [],
          posts: {},
        },
        entrants: who.map((user) => ({ kind: 'member', id: user.id, name: user.name })),
        ...more,
      });
      return id;
    },
    async cup({ host }: Process, id: string): Promise<Cup> {
      const cup = (await host.cups.of(guild.id)).find((each) => each.id === id);
      if (cup === undefined) throw new Error('no such cup');
      return cup;
    },
    messagesIn: (channel: Channel): Message[] => discord.messages(channel).filter((message) => !message.deleted),
    async close() {
      fuse = () => undefined;
      await close();
      await store.close();
      const refused = refusals(discord);
      await discord.close();
      return refused;
    },
  };
}

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
