import { config } from 'dotenv';
import { type Env, readEnv } from './env.ts';
import type { KeptBot } from './keepBot.ts';
import { openLog } from './log.ts';
import { measuredStore } from './measuredStore.ts';
import type { Measures } from './measures/port.ts';
import { memoryFault, memoryRoom } from './memoryRoom.ts';
import { diskFault, makeFolder } from './store/diskFault.ts';
import { openStore } from './store/openStore.ts';

/** Milliseconds that closing may take. */
const patience = 10_000;
/** What must be closed at the end, the last opened first. */
const closing: (() => Promise<unknown> | unknown)[] = [];

async function run(env: Env): Promise<void> {
  // In the playground people look at the page, not at the log.
  const level = env.LOG_LEVEL ?? (env.DISCORD_TOKEN === undefined ? 'warn' : 'info');
  const log = openLog(level);
  // An error in one game must not end the others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a fault that nobody handled'));
  // Node would print such an error with all its fields, which may be secret.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody caught');
    process.exit(1);
  });

  // Later, what is left would be beside what Plateau has taken itself.
  const use = { store: env.REDIS_URL === undefined ? 'its own' : 'a Redis', bot: 'is to start' } as const;
  const little = memoryFault(memoryRoom(), use);
  if (little !== undefined) log.warn(little);

  // A file is opened in its thread while the rest is loaded here.
  const opening = openStore({ url: env.REDIS_URL, dataDir: env.DATA_DIR, log });
  const loading = import('./keepBot.ts');
  const { store, describe } = await opening;
  closing.push(store.close);
  log.info(describe);

  const playground =
    env.DISCORD_TOKEN === undefined
      ? await (await import('./playground/openPlayground.ts')).openPlayground({
          port: env.PLAYGROUND_PORT,
          dataDir: env.DATA_DIR,
          disk: { makeFolder, diskFault },
        })
      : undefined;
  if (playground !== undefined) closing.push(playground.close);

  const shards = env.SHARDS && env.SHARD_COUNT ? { ids: env.SHARDS, count: env.SHARD_COUNT } : undefined;
  const { THINKING_MS: thinkingTime, REPLAY_DAYS: replayDays } = env;
  const access = playground?.access ?? { token: env.DISCORD_TOKEN ?? '', api: env.DISCORD_API_URL, shards };
  let bot: KeptBot | undefined;
  let measures: Measures | undefined;
  if (env.HTTP_PORT !== undefined) {
    // What nobody asks for need not be loaded.
    const { openMonitoring } = await import('./monitoring.ts');
    // It tells already while Discord is entered, which may take long.
    const monitoring = await openMonitoring({ host: env.HTTP_HOST, port: env.HTTP_PORT, store, bot: () => bot });
    measures = monitoring.measures;
    closing.push(() => monitoring.server.close());
  }
  const kept = measures === undefined ? store : measuredStore(store, measures);
  const { keepBot } = await loading;
  bot = await keepBot(access, kept, log, { thinkingTime, replayDays, measures }, (why) => void giveUp([why]));
  closing.push(bot.stop);
  if (playground === undefined) log.info({ invite: bot.invite }, 'this link lets the bot into a server');
  else process.stdout.write(`${playground.describe}\n`);
}

/** Closes everything, also when something cannot be closed, and gives why. */
async function close(): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const part of closing.splice(0).reverse()) {
    try {
      await part();
    } catch (error) {
      faults.push(reasonOf(error));
    }
  }
  return faults;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Prints what is wrong, one line for each fault. */
function complain(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`plateau: ${line}\n`);
}

/** Closes everything and ends. A connection may hang: then its patience ends. */
async function end(code: 0 | 1): Promise<never> {
  setTimeout(() => {
    complain([
      `Not everything could be closed in ${patience / 1_000} seconds. What was left undone is done at the next start.`,
    ]);
    process.exit(1);
  }, patience).unref();
  const faults = await close();
  complain(faults);
  process.exit(faults.length === 0 ? code : 1);
}

/** Says what is wrong, and ends with an exit code that tells systemd or Docker. */
function giveUp(lines: readonly string[]): Promise<never> {
  complain(lines);
  return end(1);
}

function stopOn(signal: NodeJS.Signals): void {
  process.once(signal, () => {
    // A second signal ends the process at once.
    process.once(signal, () => process.exit(1));
    void end(0);
  });
}

config({ quiet: true });
const read = readEnv(process.env);
// discord.js would read these two variables itself, in another notation.
delete process.env['SHARDS'];
delete process.env['SHARD_COUNT'];
if (!read.ok) await giveUp(read.faults);
else {
  stopOn('SIGINT');
  stopOn('SIGTERM');
  await run(read.env).catch((error: unknown) => giveUp([reasonOf(error)]));
}
