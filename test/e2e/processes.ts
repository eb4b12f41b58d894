import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printingOf } from './printing.ts';
import type { Town } from './town.ts';

/** One of several processes of the bot that run at once, on one Redis. */
export interface BotProcess {
  /** What it has printed. */
  output(): string;
  /** Its log lines of this level or worse. */
  warnings(): readonly string[];
  /** Stops it as `docker stop` does, and gives the exit code and how long it took. */
  stop(): Promise<{ readonly code: number | null; readonly took: number }>;
  kill(): Promise<void>;
}

export type Starting = (environment?: Readonly<Record<string, string>>) => Promise<BotProcess>;

const warning = 40;
/** The Redis of a test need not keep anything. */
const onlyInMemory = 'Redis writes nothing to disk';

/** Starts processes of the bot beside one another. Those that still run are killed by `endAll`. */
export function openProcesses(town: Town, redis: string): { readonly start: Starting; endAll(): Promise<void> } {
  const running = new Set<BotProcess>();

  async function start(environment: Readonly<Record<string, string>> = {}): Promise<BotProcess> {
    const child = spawn(process.execPath, [join(process.cwd(), 'dist/main.js')], {
      env: {
        PATH: '',
        DISCORD_TOKEN: town.discord.token,
        DISCORD_API_URL: town.discord.api,
        REDIS_URL: redis,
        THINKING_MS: '50',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { output, ready } = printingOf(child);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await ready;
    const bot: BotProcess = {
      output,
      warnings: () =>
        output()
          .split('\n')
          .filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= warning)
          .filter((line) => !line.includes(onlyInMemory)),
      async stop() {
        const from = performance.now();
        child.kill('SIGTERM');
        const code = await ended;
        running.delete(bot);
        return { code, took: performance.now() - from };
      },
      async kill() {
        child.kill('SIGKILL');
        await ended;
        running.delete(bot);
      },
    };
    running.add(bot);
    return bot;
  }

  return {
    start,
    async endAll() {
      await Promise.all([...running].map((bot) => bot.kill()));
    },
  };
}
