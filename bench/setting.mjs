import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openLocalDiscord } from '../dist/playground/discord/localDiscord.js';
import { openPlace } from './place.mjs';

/**
 * @typedef {import('../src/playground/discord/localDiscord.ts').LocalDiscord} LocalDiscord
 * @typedef {import('../src/playground/discord/world/records.ts').Channel} Channel
 * @typedef {import('../src/playground/discord/world/records.ts').Guild} Guild
 * @typedef {import('../src/playground/discord/world/records.ts').User} User
 * @typedef {import('./place.mjs').StoreKind} StoreKind
 * @typedef {import('./place.mjs').Place} Place
 *
 * @typedef {object} Setting A Discord in this process, with two people in a server.
 * @property {LocalDiscord} discord
 * @property {Guild} guild
 * @property {User} ada
 * @property {User} bob
 * @property {readonly Channel[]} channels
 *
 * @typedef {object} BotProcess
 * @property {import('node:child_process').ChildProcess} child
 * @property {number} startedAfter Milliseconds from its start until it was ready.
 * @property {Place} place
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
  return { discord, guild, ada, bob, channels: all };
}

/**
 * Starts the bot as its owner would. Without a place, it gets an empty one, which is removed when it stops.
 * @param {LocalDiscord} discord
 * @param {{ kind?: StoreKind, place?: Place | undefined, nodeOptions?: readonly string[], thinking?: number }} [options] `thinking`:
 * milliseconds that computer players have for a move. They are few, so that people get to move.
 * @returns {Promise<BotProcess>}
 */
export async function startBot(discord, { kind = 'sqlite', place, nodeOptions = [], thinking = 50 } = {}) {
  const used = place ?? (await openPlace(kind));
  const begun = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=2', '--optimize-for-size', ...nodeOptions, main], {
    env: {
      ...used.environment,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      THINKING_MS: String(thinking),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await printed(child, '"msg":"ready"');
  return {
    child,
    startedAfter: performance.now() - begun,
    place: used,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (place === undefined) await used.remove();
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
