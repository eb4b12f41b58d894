import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLocalDiscord } from '../dist/playground/discord/localDiscord.js';
import { connectRedis } from '../dist/store/connectRedis.js';
import { answersAt, socketPath } from '../dist/store/sockets.js';

/**
 * @typedef {import('../src/playground/discord/localDiscord.ts').LocalDiscord} LocalDiscord
 * @typedef {import('../src/playground/discord/world/records.ts').Channel} Channel
 * @typedef {import('../src/playground/discord/world/records.ts').User} User
 *
 * @typedef {'embedded' | 'path'} StoreKind Which server keeps the games: the one inside, or one from the PATH.
 *
 * @typedef {object} Setting A Discord in this process, with two people in a server.
 * @property {LocalDiscord} discord
 * @property {User} ada
 * @property {User} bob
 * @property {readonly Channel[]} channels
 *
 * @typedef {object} BotProcess
 * @property {import('node:child_process').ChildProcess} child
 * @property {number} startedAfter Milliseconds from its start until it was ready.
 * @property {string} store Where its store listens.
 * @property {() => Promise<void>} stop
 */

export const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** @returns {Promise<Setting>} */
export async function openSetting({ channels = 1 } = {}) {
  const discord = await openLocalDiscord();
  const ada = discord.addUser({ name: 'ada', displayName: 'Ada' });
  const bob = discord.addUser({ name: 'bob', displayName: 'Bob' });
  const guild = discord.addGuild({ name: 'Club', preferredLocale: 'en-US', members: [ada, bob] });
  const all = Array.from({ length: channels }, (_, index) => discord.addChannel(guild, { name: `games-${index}` }));
  return { discord, ada, bob, channels: all };
}

/**
 * Starts the bot as its owner would, but with a data folder of its own.
 * @param {LocalDiscord} discord
 * @param {{ kind?: StoreKind, nodeOptions?: readonly string[], thinking?: number }} [options] `thinking`: milliseconds that
 * computer players have for a move. They are few, so that people get to move.
 * @returns {Promise<BotProcess>}
 */
export async function startBot(discord, { kind = 'embedded', nodeOptions = [], thinking = 50 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const store = socketPath(dataDir, kind === 'embedded' ? 'embedded' : 'redis');
  const begun = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=2', '--optimize-for-size', ...nodeOptions, main], {
    env: {
      // An empty PATH makes the bot use the embedded server.
      PATH: kind === 'path' ? process.env['PATH'] : '',
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATA_DIR: dataDir,
      THINKING_MS: String(thinking),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await printed(child, '"msg":"ready"');
  return {
    child,
    startedAfter: performance.now() - begun,
    store,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await endStore(store);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} sign
 * @returns {Promise<void>}
 */
function printed(child, sign) {
  let text = '';
  return new Promise((resolve, reject) => {
    const heard = (/** @type {Buffer} */ chunk) => {
      // After the sign was seen, the output is still read but no longer kept.
      if (text.includes(sign)) return;
      text += chunk.toString();
      if (text.includes(sign)) resolve();
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.once('exit', () => reject(new Error(`The bot ended: ${text}`)));
  });
}

/** Ends a server from the PATH, which still runs when a killed bot could not end it. */
async function endStore(/** @type {string} */ address) {
  if (!(await answersAt(address))) return;
  const client = connectRedis(address);
  await client.call('SHUTDOWN', 'NOSAVE').catch(() => undefined);
  client.disconnect();
}
