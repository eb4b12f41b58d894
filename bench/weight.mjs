// Measures how much memory a bot takes for a live table that it shows, and what the store takes for one.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCopies } from './copies.mjs';
import { nextBoard } from './duel.mjs';
import { openSetting, startBot } from './setting.mjs';

const preloaded = new URL('./heap.mjs', import.meta.url).href;
/** How many new tables a second are shown without waiting: each takes two of a bot's fifty requests. */
const shownAtOnce = 20;

/**
 * Puts copies of a game into many channels, and has some of them shown.
 * @param {{ kind?: import('./place.mjs').StoreKind, tables?: number, shown?: number, warmUp?: number }} [options]
 * `tables` includes `shown` and `warmUp`.
 * @returns {Promise<{ store: number, bot: number, body: number, log: number }>} Bytes for each table in the store
 * and in the bot, and the bytes of the one body and the one log.
 */
export async function measureWeight({ kind = 'sqlite', tables = 1_000, shown = 240, warmUp = 60 } = {}) {
  const setting = await openSetting({ channels: tables });
  const { discord, channels } = setting;
  const { at: copyAt, body, log } = await openCopies(setting);
  const bot = await startBot(discord, { kind, nodeOptions: ['--expose-gc', '--import', preloaded] });
  const { place } = bot;
  const heap = async () => {
    bot.child.send('how much?');
    const [bytes] = await once(bot.child, 'message');
    return Number(bytes);
  };
  /** @param {readonly import('./setting.mjs').Channel[]} some @param {number} [announceBy] */
  const put = (some, announceBy) => place.put(some.map(({ id }) => copyAt(idOf(id), announceBy)));
  /** @param {number} from @param {number} to */
  const show = async (from, to) => {
    for (let at = from; at < to; at += shownAtOnce) {
      const some = channels.slice(at, Math.min(to, at + shownAtOnce));
      await put(some, Date.now());
      await Promise.all(some.map((channel) => nextBoard(setting, channel, 0)));
    }
    // The bot's next sweep notes in the store what was announced.
    await sleep(1_500);
  };

  try {
    const before = await place.bytes();
    await show(0, warmUp);
    const heapBefore = await heap();
    await show(warmUp, warmUp + shown);
    const heapAfter = await heap();
    await put(channels.slice(warmUp + shown));
    return {
      store: ((await place.bytes()) - before) / tables,
      bot: (heapAfter - heapBefore) / shown,
      body: Buffer.byteLength(body),
      log: Buffer.byteLength(log.join('')),
    };
  } finally {
    await bot.stop();
    await discord.close();
  }
}

const idOf = (/** @type {string} */ channel) => /** @type {import('./copies.mjs').TableId} */ (channel);
