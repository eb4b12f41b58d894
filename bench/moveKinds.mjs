// Compares a whole move, from the press to the published board, where games are in a file and where they are in a Redis.
// Each bot is a process, and has its own local Discord in this process. The moves take turns.
import { openDuel, slidesInTurn } from './duel.mjs';
import { median, p95 } from './figures.mjs';
import { kinds } from './place.mjs';
import { openSetting, startBot } from './setting.mjs';

/**
 * Milliseconds of a slide. The ratio is that of the medians: the file to the Redis, where there is one.
 * @param {{ warmUp?: number, repetitions?: number }} [options]
 */
export async function measureMoveKinds({ warmUp = 30, repetitions = 300 } = {}) {
  /** @type {{ setting: import('./setting.mjs').Setting, bot: import('./setting.mjs').BotProcess }[]} */
  const opened = [];
  try {
    const duels = [];
    for (const kind of kinds) {
      const setting = await openSetting();
      opened.push({ setting, bot: await startBot(setting.discord, { kind }) });
      duels.push(await openDuel(setting));
    }
    const [sqlite = [], redis] = await slidesInTurn(duels, { warmUp, repetitions });
    const said = (/** @type {readonly number[]} */ times) => ({ median: median(times), p95: p95(times) });
    if (redis === undefined) return { sqlite: said(sqlite) };
    return { sqlite: said(sqlite), redis: said(redis), ratio: median(sqlite) / median(redis) };
  } finally {
    for (const { setting, bot } of opened) {
      await bot.stop();
      await setting.discord.close();
    }
  }
}
