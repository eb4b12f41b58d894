// Measures how much memory live tables take: in the store, and in a bot that shows them.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { beginDuel, nextBoard, nextPress, revisionOf } from './duel.mjs';
import { openSetting, startBot } from './setting.mjs';

const preloaded = new URL('./heap.mjs', import.meta.url).href;
const day = 24 * 60 * 60_000;
/** How many new tables a second are shown without waiting: each takes two of a bot's fifty requests. */
const shownAtOnce = 20;

/**
 * @param {import('./setting.mjs').Setting} setting
 * @param {import('./setting.mjs').Channel} channel
 * @param {number} slides
 */
async function playTo(setting, channel, slides) {
  let board = await beginDuel(setting, channel);
  for (let done = 0; done < slides; ) {
    const before = revisionOf(board);
    const next = nextPress(setting, board, done * 7 + 3);
    if (next.what === 'slide') done++;
    next.press();
    board = await nextBoard(setting, channel, before);
  }
}

/**
 * Plays one game to its middle, puts copies of it into other channels, and has some of them shown.
 * @param {{ kind?: import('./setting.mjs').StoreKind, tables?: number, shown?: number, warmUp?: number, slides?: number }} [options]
 * `tables` includes `shown` and `warmUp`.
 * @returns {Promise<{ store: number, bot: number, body: number, log: number }>} Bytes for each table in the store
 * and in the bot, and the bytes of the one body and the one log.
 */
export async function measureTables({ kind = 'embedded', tables = 1_000, shown = 240, warmUp = 60, slides = 14 } = {}) {
  const setting = await openSetting({ channels: 1 + tables });
  const { discord, channels } = setting;
  const [first, ...others] = channels;
  if (first === undefined) throw new Error('There is no channel.');
  const bot = await startBot(discord, { kind, nodeOptions: ['--expose-gc', '--import', preloaded] });
  const client = connectRedis(bot.store);
  const store = openRedisStore(client);

  const heap = async () => {
    bot.child.send('how much?');
    const [bytes] = await once(bot.child, 'message');
    return Number(bytes);
  };
  const used = async () => {
    const told = /used_memory:(\d+)/.exec(await /** @type {import('ioredis').Redis} */ (client).info('memory'));
    return Number(told?.[1]);
  };

  try {
    await playTo(setting, first, slides);
    const { body = '' } = await store.load(first.id);
    const log = await store.log(first.id);
    const listing = (await store.live(first.id)).get(first.id);

    /** @param {readonly import('./setting.mjs').Channel[]} some @param {number | undefined} announceBy */
    const put = async (some, announceBy) => {
      const shared = { from: 0, body, log, chapter: /** @type {const} */ ('same'), listing, announceBy };
      await Promise.all(some.map(({ id }) => store.commit({ ...shared, table: id, wake: Date.now() + day })));
    };
    /** @param {number} from @param {number} to */
    const show = async (from, to) => {
      for (let at = from; at < to; at += shownAtOnce) {
        const some = others.slice(at, Math.min(to, at + shownAtOnce));
        await put(some, Date.now());
        await Promise.all(some.map((channel) => nextBoard(setting, channel, 0)));
      }
      // The bot's next sweep notes in the store what was announced.
      await sleep(1_500);
    };

    const usedBefore = await used();
    await show(0, warmUp);
    const heapBefore = await heap();
    await show(warmUp, warmUp + shown);
    const heapAfter = await heap();
    await put(others.slice(warmUp + shown), undefined);
    const usedAfter = await used();
    return {
      store: (usedAfter - usedBefore) / tables,
      bot: (heapAfter - heapBefore) / shown,
      body: Buffer.byteLength(body),
      log: Buffer.byteLength(log.join('')),
    };
  } finally {
    await store.close();
    await bot.stop();
    await discord.close();
  }
}
