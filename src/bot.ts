import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { openPublisher } from './commands/board/publisher.ts';
import { openSight } from './commands/board/sight.ts';
import { openTraffic } from './commands/board/traffic.ts';
import { openCaller } from './commands/calls/caller.ts';
import { openCounting } from './commands/chat/counting.ts';
import { openHistory } from './commands/chat/history.ts';
import { openWhispers } from './commands/chat/whispers.ts';
import { connectDiscord, type DiscordAccess, isHearing } from './commands/client/connect.ts';
import { openDiscordClock } from './commands/client/discordClock.ts';
import { keepRegistered } from './commands/client/keepRegistered.ts';
import { watchServers } from './commands/client/leftServers.ts';
import { listen } from './commands/client/listen.ts';
import type { Parting } from './commands/client/parting.ts';
import { inviteLink } from './commands/client/rights.ts';
import { watchSessions } from './commands/client/watchSessions.ts';
import { openCupPosts } from './commands/cups/cupPosts.ts';
import { openDailyPosts } from './commands/daily/dailyPosts.ts';
import { tellRights } from './commands/doctor/tellRights.ts';
import { openGreetings } from './commands/greeting/greetings.ts';
import { openPanels } from './commands/panels/panels.ts';
import { openBeginOnce } from './commands/press/beginOnce.ts';
import { openServerSettings } from './commands/settings/serverSettings.ts';
import { commandSet } from './commands/slash/commandSet.ts';
import { customsOf } from './commands/standing/customs.ts';
import { openWatching } from './commands/watching/watching.ts';
import { games } from './games/registry.ts';
import { openHost } from './host/host.ts';
import { inTime } from './host/inTime.ts';
import type { Snapshot } from './host/tables.ts';
import { openTableClock } from './host/time/tableClock.ts';
import { nodeTimers, type Timers } from './host/time/timers.ts';
import type { Measures } from './measures/port.ts';
import type { TableId } from './store/address.ts';
import type { Store } from './store/port.ts';
import { openUnlessBusy } from './unlessBusy.ts';
import { openWorkers } from './workers/openWorkers.ts';
import { paintersOf } from './workers/paintersOf.ts';
import { remembering } from './workers/remembering.ts';
import { thinkersOf } from './workers/thinkersOf.ts';

/** How long a process that ends waits for its answers to presses and messages. It has ten seconds for everything. */
const patience = 2_000;

/** What a host may set. */
export interface Settings {
  /** Milliseconds that a computer player has for a move. */
  readonly thinkingTime: number;
  /** For so many days, finished games can be shown again. */
  readonly replayDays: number;
  /** Takes what is measured, when the host wants to know. */
  readonly measures?: Measures | undefined;
}

/** People see their own move first. Whoever moves sooner waits until the turn has lasted so long. */
const usualPause = 1_000;

export interface Bot {
  hearing(): boolean;
  guilds(): number;
  picturesWaiting(): number;
  /** Resolves when the connection to Discord is over, unless `stop` ended it. */
  readonly parting: Promise<Parting>;
  /** How many tables could not be handled and are set aside. */
  setAside(): number;
  /** The address by which whoever manages a server lets the bot in. */
  readonly invite: string;
  stop(): Promise<void>;
}

/** Where time comes from. */
export interface Time {
  /** The clock of the machine. */
  now(): number;
  readonly timers: Timers;
}

/** Connects one store to one Discord, and starts everything between them. Without `time`, that of Node passes. */
export async function startBot(
  access: DiscordAccess,
  store: Store,
  log: Logger,
  settings: Settings,
  time?: Time,
): Promise<Bot> {
  const { thinkingTime, replayDays, measures } = settings;
  const cores = availableParallelism();
  const workers = openWorkers({
    painters: paintersOf(cores),
    thinkers: thinkersOf(cores),
    thinkingTime,
    measures,
    onFault: (error) => log.error({ err: error }, 'a worker thread broke; a new one takes over'),
  });
  const { client, parting, entered, close } = await connectDiscord(access, log, measures).catch(
    async (error: unknown) => {
      await workers.close();
      throw error;
    },
  );

  const hearing = () => isHearing(client);
  const timers = time?.timers ?? nodeTimers;
  const clockOfMachine = time === undefined ? { entered } : { wall: time.now, steady: time.now };
  const discordClock = openDiscordClock({ log, ...clockOfMachine });
  const clock = openTableClock(discordClock.now);
  const traffic = openTraffic();
  const unlessBusy = openUnlessBusy(log);
  const paint = remembering(unlessBusy(workers.paint));
  const film = remembering(unlessBusy(workers.film), 4);
  const serverSettings = openServerSettings({ store, log });
  const board = { paint, film, wallTime: clock.wallTime, settings: serverSettings };
  const caller = openCaller({ client, store, wallTime: clock.wallTime, log });
  const publisher = openPublisher({ ...board, client, traffic, caller, log });
  const counting = openCounting({ client, show: (table) => host.show(table), timers, log });
  const chat = openHistory({ client, games, counting, log });
  const { ponder, ponderAside, plan, judge, runErrand } = workers;
  const pause = Math.min(usualPause, thinkingTime);
  const jobs = { ponder, ponderAside, plan, judge, pause, runErrand };
  const look = (table: TableId) => host.look(table);
  const times = { now: discordClock.now, timers };
  const panels = openPanels({ ...board, client, store, look, ...times, log });
  const watching = openWatching({ client, store, look, games, wallTime: clock.wallTime, ...times, log });
  const follow = (snapshot: Snapshot) => {
    panels.follow(snapshot);
    watching.follow(snapshot);
  };
  const kept = { replayDays, customs: customsOf(client, serverSettings) };
  const host = openHost({
    ...{ store, games, herald: publisher, follow, chat, clock },
    ...{ ...jobs, ...kept, hearing, measures, timers, log, cupMoved: (guild: string) => void cupPosts.look(guild) },
  });
  const sight = openSight({ traffic, host });
  const open = host.start();
  const chance = () => randomBytes(4).toString('hex');
  const whispers = openWhispers({ client, store, ...times, log });
  const prepare = unlessBusy(workers.prepare);
  const daily = { ...board, client, store, prepare, ...times, log };
  const dailyPosts = openDailyPosts(daily);
  const cupPosts = openCupPosts({ ...board, client, host, ...times, log });
  const greetings = openGreetings({ client, host, store, settings: serverSettings, ...times, log });
  const listening = listen(client, {
    ...board,
    client,
    host,
    store,
    sight,
    log,
    clock: discordClock,
    prepare,
    chance,
    open,
    counting,
    whispers,
    panels,
    watching,
    beginOnce: openBeginOnce(),
    cupPosts,
  });

  const stopping = new AbortController();
  let leftServers: ReturnType<typeof watchServers> | undefined;
  async function stop() {
    stopping.abort();
    leftServers?.stop();
    // What was heard is answered before anything is closed.
    await inTime(listening.end(), patience);
    sight.end();
    const posting = [dailyPosts.stop(), cupPosts.stop(), greetings.stop()].map((posts) => inTime(posts, patience));
    await Promise.all([host.stop(), panels.stop(), watching.stop(), ...posting]);
    await close();
    await workers.close();
  }

  await open.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  // Until now everything typed is read again anyway.
  watchSessions(client, discordClock.now, host.missed);
  const commands = await keepRegistered(client, commandSet(games), log, stopping.signal);
  log.info({ bot: client.user.tag, commands, guilds: client.guilds.cache.size }, 'ready');
  leftServers = watchServers({ client, host, log });
  void tellRights({ client, store, log, stopping: stopping.signal });
  void whispers.sweepUp();
  void panels.start();
  void watching.start();
  dailyPosts.start();
  cupPosts.start();
  greetings.start();
  const guilds = () => client.guilds.cache.size;
  const invite = inviteLink(client.application.id);
  return { hearing, guilds, picturesWaiting: workers.picturesWaiting, setAside: host.setAside, invite, parting, stop };
}
