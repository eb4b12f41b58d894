import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { fileIn } from '../../src/store/sqlite/fileIn.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { openPlainRedis, type PlainRedis } from '../store/plainRedis.ts';
import { type Peopled, peopled } from '../town/people.ts';
import { rememberAll } from '../town/reading.ts';
import { printingOf } from './printing.ts';

/** A Discord server with two channels and its people, and the bot as a process that can be killed. */
export interface Town extends Peopled {
  /** What the running bot has printed. */
  readonly output: () => string;
  /** Starts the bot. Without options, it uses those of the last start. */
  start(options?: StartOptions): Promise<void>;
  /** Starts a Redis in memory for several bots. It ends with the town. */
  openRedis(): Promise<string>;
  /** Keeps the bot from writing into its file, as a restore does, until what this gives is called. */
  holdStore(): () => void;
  /** Stops the process of the bot for so long, and lets it go on. */
  stall(milliseconds: number): Promise<void>;
  /** Kills the bot, as in a crash. */
  kill(): Promise<void>;
  /** Stops the bot as `docker stop` does, and gives the exit code. */
  stop(): Promise<number | null>;
  /** Waits until the bot ends by itself, and gives the exit code. */
  ended(): Promise<number | null>;
  close(): Promise<void>;
}

export interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder the bot is started from. The bot then gets no variables but those in that folder's `.env`. */
  readonly from?: string;
}

export async function openTown(): Promise<Town> {
  const discord = await openLocalDiscord({ inspect: openApiInspector() });
  rememberAll(discord);
  const people = peopled(discord);
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-'));
  let redis: PlainRedis | undefined;
  let bot: ChildProcess | undefined;
  let printed = () => '';
  let last: StartOptions = {};

  const ended = (child: ChildProcess) =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
      else child.once('exit', resolve);
    });

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (bot === undefined) return null;
    bot.kill(signal);
    const code = await ended(bot);
    bot = undefined;
    await discord.until(() => discord.connected() === 0, 'the bot to be gone');
    return code;
  }

  return {
    ...people,
    output: () => printed(),
    async openRedis() {
      redis = await openPlainRedis();
      return redis.url;
    },
    async start(options = last) {
      last = options;
      const given = {
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.api,
        DATA_DIR: dataDir,
        THINKING_MS: '50',
      };
      const child = spawn(process.execPath, [join(process.cwd(), 'dist/main.js')], {
        cwd: options.from ?? process.cwd(),
        env: {
          PATH: '',
          ...(options.from !== undefined && options.environment === undefined ? {} : given),
          ...options.environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      bot = child;
      const { output, ready } = printingOf(child);
      printed = output;
      await ready;
    },
    holdStore() {
      const database = openDatabase(fileIn(dataDir));
      database.run('BEGIN IMMEDIATE');
      return database.close;
    },
    async stall(milliseconds) {
      bot?.kill('SIGSTOP');
      await pause(milliseconds);
      bot?.kill('SIGCONT');
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    ended: () => (bot === undefined ? Promise.resolve(null) : ended(bot)),
    async close() {
      await end('SIGKILL');
      await redis?.close();
      await discord.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
