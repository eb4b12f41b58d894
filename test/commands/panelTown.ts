import { pino } from 'pino';
import { openPublisher } from '../../src/commands/board/publisher.ts';
import { openSight } from '../../src/commands/board/sight.ts';
import { openTraffic } from '../../src/commands/board/traffic.ts';
import { openCounting } from '../../src/commands/chat/counting.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { keepRegistered } from '../../src/commands/client/keepRegistered.ts';
import { listen } from '../../src/commands/client/listen.ts';
import { openPanels } from '../../src/commands/panels/panels.ts';
import type { Services } from '../../src/commands/services.ts';
import { openServerSettings } from '../../src/commands/settings/serverSettings.ts';
import { commandSet } from '../../src/commands/slash/commandSet.ts';
import { games } from '../../src/games/registry.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import { openTableClock } from '../../src/host/time/tableClock.ts';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { TableId } from '../../src/store/address.ts';
import { openVirtualTime } from '../host/virtualTime.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { openMemory } from '../store/behind.ts';
import { quiet } from '../store/servers.ts';

/** A server with its people, where minutes pass when a test says so, and bots in this process that share a store. */
export type PanelTown = Awaited<ReturnType<typeof openPanelTown>>;

export const minutes = (count: number): number => count * 60_000;

export async function openPanelTown() {
  const time = openVirtualTime(Date.now());
  const discord = await openLocalDiscord({ inspect: openApiInspector(), now: time.now });
  const [ada, bob, cleo] = ['ada', 'bob', 'cleo'].map((name) => discord.addUser({ name }));
  if (ada === undefined || bob === undefined || cleo === undefined) throw new Error('nobody is there');
  const guild = discord.addGuild({ name: 'Club', members: [ada, bob, cleo] });
  const channel = discord.addChannel(guild, { name: 'games' });
  const { store } = openMemory();
  const log = pino({ level: 'silent' });
  const running = new Set<() => Promise<void>>();
  const hosts = new Set<Host>();

  /** Starts a bot, and gives what ends it. */
  async function start(): Promise<() => Promise<void>> {
    const { client, close } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
    const clock = openTableClock(time.now);
    const traffic = openTraffic();
    const caller = { call: async (_: unknown, members: readonly string[]) => [...members] };
    const settings = openServerSettings({ store, log });
    const board = { paint: async () => png, film: async () => png, wallTime: clock.wallTime, settings };
    const look = (table: TableId) => host.look(table);
    const panels = openPanels({ ...board, client, store, look, now: time.now, log, timers: time.timers });
    const idle = () => Promise.reject(new Error('nobody computes here'));
    const host = openHost({
      ...{ store, games, clock, log, herald: openPublisher({ ...board, client, traffic, caller, log }) },
      ...{ follow: panels.follow },
      ...{
        ponder: idle,
        ponderAside: idle,
        plan: async ({ game, level, view, seat, seed }) => {
          const known = games.find(({ id }) => id === game);
          return known?.plan(level, view, seat, seed);
        },
        judge: idle,
        runErrand: idle,
        hearing: () => true,
        chat: { typedSince: async function* () {} },
      },
    });
    hosts.add(host);
    await host.sweep();
    const sight = openSight({ traffic, host });
    const counting = openCounting({ client, show: host.show, log });
    const services = { ...board, client, host, store, settings, sight, counting, log, panels, open: Promise.resolve() };
    const listening = listen(client, { ...services, clock: { now: time.now, heard: quiet } } as unknown as Services);
    await keepRegistered(client, commandSet(games), log, new AbortController().signal);
    await panels.start();
    const end = async () => {
      running.delete(end);
      hosts.delete(host);
      await listening.end();
      await host.stop();
      await panels.stop();
      await close();
    };
    running.add(end);
    return end;
  }

  return {
    discord,
    ada,
    bob,
    cleo,
    guild,
    channel,
    store,
    time,
    start,
    /** Lets time pass while the bots look each second what is due. */
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second++) {
        await time.until(time.now() + 1_000);
        for (const host of hosts) await host.sweep();
      }
    },
    /** Waits for something in the store, whose changes nobody tells. */
    async untilKept(condition: () => Promise<boolean>, what: string): Promise<void> {
      const looked = { yes: false };
      const look = async () => {
        looked.yes = await condition();
      };
      await discord.until(() => {
        void look();
        return looked.yes;
      }, what);
    },
    /** How often a private message was edited or deleted with the token of an interaction. */
    edits: () =>
      discord.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/webhooks/')).length,
    async close() {
      for (const end of [...running]) await end();
      await store.close();
      await discord.close();
    },
  };
}

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
