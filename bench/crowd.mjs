// Measures how long it takes until many presses of one button at the same moment are all acknowledged.
import { beginDuel, mover } from './duel.mjs';
import { median } from './figures.mjs';
import { openSetting, startBot } from './setting.mjs';

/** Gives milliseconds. One press wins; the others are told that the table has moved on. */
export async function measureCrowd({ presses = 100 } = {}) {
  const setting = await openSetting();
  const { discord, channels } = setting;
  const bot = await startBot(discord);
  try {
    const board = await beginDuel(setting, /** @type {import('./setting.mjs').Channel} */ (channels[0]));
    const hand = discord.as(mover(setting, board));
    const clicks = Array.from({ length: presses }, () => hand.click(board, 'Shuffle'));
    await Promise.all(clicks.map(({ acknowledged }) => acknowledged));
    const answers = () => clicks.flatMap(({ followUps }) => followUps).length;
    await discord.until(() => answers() === presses - 1, 'an answer to each', 60_000);
    const times = clicks.map(({ acknowledgedAfter }) => acknowledgedAfter ?? Number.POSITIVE_INFINITY);
    return { median: median(times), slowest: Math.max(...times) };
  } finally {
    await bot.stop();
    await discord.close();
  }
}
