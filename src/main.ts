import { config } from 'dotenv';
import { type Env, readEnv } from './env.ts';
import { openHealth } from './health.ts';
import { keepBot } from './keepBot.ts';
import { openLog } from './log.ts';
import { openPlayground } from './playground/openPlayground.ts';
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

  const { store, describe, close } = await openStore({ url: env.REDIS_URL, dataDir: env.DATA_DIR, log });
  closing.push(close);
  log.info(describe);

  const playground =
    env.DISCORD_TOKEN === undefined
      ? await openPlayground({ port: env.PLAYGROUND_PORT, dataDir: env.DATA_DIR, disk: { makeFolder, diskFault } })
      : undefined;
  if (playground !== undefined) closing.push(playground.close);

  const shards = env.SHARDS && env.SHARD_COUNT ? { ids: env.SHARDS, count: env.SHARD_COUNT } : undefined;
  const access = playground?.access ?? { token: env.DISCORD_TOKEN ?? '', api: env.DISCORD_API_URL, shards };
  const bot = await keepBot(access, store, log, (why) => void giveUp([why]));
  closing.push(bot.stop);

  if (env.HTTP_PORT !== undefined) {
    const server = await openHealth({ port: env.HTTP_PORT, store, ...bot });
    closing.push(() => server.close());
  }
  if (playground !== undefined) process.stdout.write(`${playground.describe}\n`);
}

async function close(): Promise<void> {
  for (const part of closing.splice(0).reverse()) await part();
}

/** Prints what is wrong, one line for each fault, and ends with an exit code that tells systemd or Docker. */
async function giveUp(lines: readonly string[]): Promise<never> {
  for (const line of lines) process.stderr.write(`plateau: ${line}\n`);
  setTimeout(() => process.exit(1), patience).unref();
  await close().catch(() => undefined);
  process.exit(1);
}

function stopOn(signal: NodeJS.Signals): void {
  process.once(signal, () => {
    // A second signal ends the process at once. If a connection hangs, its patience ends.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), patience).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
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
  await run(read.env).catch((error: unknown) => giveUp([error instanceof Error ? error.message : String(error)]));
}
