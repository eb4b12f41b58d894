import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { openPublisher } from './commands/board/publisher.ts';
import { openTraffic } from './commands/board/traffic.ts';
import { hear } from './commands/chat/history.ts';
import { connectDiscord, type DiscordAccess, isHearing } from './commands/client/connect.ts';
import { openDiscordClock } from './commands/client/discordClock.ts';
import { listen } from './commands/client/listen.ts';
import { registerCommands } from './commands/client/register.ts';
import type { House } from './commands/services.ts';
import { commandSet } from './commands/slash/commandSet.ts';
import { games } from './games/registry.ts';
import { type Host, openHost } from './host/host.ts';
import type { Herald } from './host/outbox/announcer.ts';
import type { Store } from './store/port.ts';
import { openWorkers } from './workers/openWorkers.ts';
import { remembering } from './workers/remembering.ts';

export interface Bot {
  hearing(): boolean;
  guilds(): number;
  stop(): Promise<void>;
}

/** Everything between one store and one Discord. */
export async function startBot(access: DiscordAccess, store: Store, log: Logger): Promise<Bot> {
  const workers = openWorkers({
    painters: 1,
    onFault: (error) => log.error({ error: String(error) }, 'a worker broke'),
  });
  const client = await connectDiscord(access, log).catch(async (error: unknown) => {
    await workers.close();
    throw error;
  });
  const hearing = () => isHearing(client);
  const clock = openDiscordClock(log);
  const traffic = openTraffic();
  const board = {
    paint: remembering(workers.paint),
    film: remembering(workers.film, 4),
    wallTime: (instant: number) => host.wallTime(instant),
  };
  const publisher = openPublisher({ ...board, client, traffic, log });
  const herald: Herald = {
    announce: publisher.announce,
    hear: (snapshot, since) => hear(snapshot, since, house),
  };
  const { ponder, runErrand, prepare } = workers;
  const chance = () => randomBytes(4).toString('hex');
  const host: Host = openHost({ store, games, herald, ponder, runErrand, hearing, log, wall: clock.now });
  const open = host.start();
  const house: House = {
    ...board,
    client,
    host,
    store,
    traffic,
    log,
    clock,
    prepare,
    chance,
    trust: publisher.trust,
    open,
  };

  client.on('error', (error) => log.error({ error: String(error) }, 'discord'));
  listen(client, house);
  await open;
  const registered = await registerCommands(client, commandSet(games));
  log.info({ bot: client.user.tag, commands: registered, guilds: client.guilds.cache.size }, 'ready');

  return {
    hearing,
    guilds: () => client.guilds.cache.size,
    async stop() {
      client.removeAllListeners('interactionCreate');
      client.removeAllListeners('messageCreate');
      await host.stop();
      await client.destroy();
      await workers.close();
    },
  };
}
