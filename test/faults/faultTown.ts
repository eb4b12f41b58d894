import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Guild, User } from '../../src/playground/discord/world/records.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { openFile } from '../../src/store/sqlite/database.ts';
import { storeOn } from '../../src/store/sqlite/sqliteStore.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { type BotOptions, type BotProcess, startBot } from './botProcess.ts';

/** A local Discord with people, a store, and the program, of which several processes may run. */
export interface FaultTown {
  readonly discord: LocalDiscord;
  readonly guild: Guild;
  /** Four people, enough for every game. */
  readonly people: readonly User[];
  /** The same store that the program uses, seen from outside. */
  readonly store: Store;
  readonly dataDir: string;
  /** Starts one process. What is given here is added to its environment. */
  start(environment?: Readonly<Record<string, string>>, until?: BotOptions['until']): Promise<BotProcess>;
  close(): Promise<void>;
}

/** Without a URL the program keeps its tables in a file. The test may look at the same Redis another way. */
export async function openFaultTown(redisUrl?: string, seenAt = redisUrl): Promise<FaultTown> {
  const discord = await openLocalDiscord({ inspect: openApiInspector() });
  const people = ['ada', 'bob', 'cleo', 'dora'].map((name) => discord.addUser({ name, displayName: name }));
  const guild = discord.addGuild({ name: 'Club', preferredLocale: 'en-US', members: people });
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-faults-'));
  const store = seenAt === undefined ? storeOn(openFile(dataDir)) : openRedisStore(connectRedis(seenAt));
  const processes = new Set<BotProcess>();
  const shared = {
    PATH: '',
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.api,
    DATA_DIR: dataDir,
    THINKING_MS: '50',
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
  return {
    discord,
    guild,
    people,
    store,
    dataDir,
    async start(environment = {}, until = 'ready') {
      const bot = await startBot({ environment: { ...shared, ...environment }, until });
      processes.add(bot);
      void bot.ended.then(() => processes.delete(bot));
      return bot;
    },
    async close() {
      await Promise.all([...processes].map((bot) => bot.kill()));
      await store.close();
      await discord.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
