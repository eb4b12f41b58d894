import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { answersAt, socketPath } from '../../src/store/sockets.ts';
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
  /** Makes the process of the embedded store hang, or kills it as in a crash. */
  stopStore(how: 'hanging' | 'killed'): void;
  /** Stops the process of the bot for so long, and lets it go on. */
  stall(milliseconds: number): Promise<void>;
  /** Kills the bot, as in a crash; or the bot and its store in one instant. */
  kill(what?: 'the bot' | 'everything'): Promise<void>;
  /** Stops the bot as `docker stop` does, and gives the exit code. */
  stop(): Promise<number | null>;
  /** Waits until the bot ends by itself, and gives the exit code. */
  ended(): Promise<number | null>;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Which server keeps the games; the embedded one when left out. */
  readonly kind?: 'embedded' | 'path';
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
          PATH: options.kind === 'path' ? process.env['PATH'] : '',
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
    stopStore(how) {
      const [store] = childrenOf(bot?.pid);
      if (store === undefined) throw new Error('the bot has no store of its own');
      process.kill(store, how === 'hanging' ? 'SIGSTOP' : 'SIGKILL');
    },
    async stall(milliseconds) {
      bot?.kill('SIGSTOP');
      await pause(milliseconds);
      bot?.kill('SIGCONT');
    },
    async kill(what = 'the bot') {
      if (what === 'everything') for (const child of childrenOf(bot?.pid)) process.kill(child, 'SIGKILL');
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    ended: () => (bot === undefined ? Promise.resolve(null) : ended(bot)),
    async close() {
      await end('SIGKILL');
      await stopServer(dataDir);
      await redis?.close();
      await discord.close();
      // An embedded store writes for the last time when it sees that its bot has ended.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function childrenOf(parent: number | undefined): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.filter((id) => parentOf(id) === parent).map(Number);
}

function parentOf(id: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Stops a server from the PATH, which still runs after its bot was killed. */
async function stopServer(dataDir: string): Promise<void> {
  const socket = socketPath(dataDir, 'redis');
  if (!(await answersAt(socket))) return;
  const client = new Redis(socket);
  client.on('error', () => undefined);
  await client.shutdown('NOSAVE').catch(() => undefined);
  client.disconnect();
}
