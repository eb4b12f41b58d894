// Measures the time until a started process is ready, and its memory: at rest, at work, and at rest again.
import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../dist/playground/discord/world/content.js';
import { beginDuel, isOver, mover, nextBoard, nextPress, revisionOf } from './duel.mjs';
import { median } from './figures.mjs';
import { memoryOf } from './memory.mjs';
import { openSetting, startBot } from './setting.mjs';

/** At most this many moves. If the computer wins before, its thread has worked enough too. */
const movesAgainstTheComputer = 4;

/**
 * Milliseconds until the bot is ready, each time with an empty folder and a Discord that knows no command yet.
 * @param {{ kind?: import('./setting.mjs').StoreKind, repetitions?: number }} [options]
 */
export async function measureStart({ kind = 'embedded', repetitions = 5 } = {}) {
  const times = [];
  for (let round = 0; round < repetitions; round++) {
    const { discord } = await openSetting();
    const bot = await startBot(discord, { kind });
    times.push(bot.startedAfter);
    await bot.stop();
    await discord.close();
  }
  return { median: median(times), slowest: Math.max(...times) };
}

/**
 * `rest` must outlast the twenty seconds after which idle threads end.
 * @param {{ rest?: number, boards?: number, kind?: import('./setting.mjs').StoreKind }} [options]
 */
export async function measureMemory({ rest = 25_000, boards = 40, kind = 'embedded' } = {}) {
  const setting = await openSetting({ channels: 2 });
  const bot = await startBot(setting.discord, { kind, thinking: 1_000 });
  const [club, den] = setting.channels;
  if (club === undefined || den === undefined) throw new Error('There must be two channels.');
  try {
    await sleep(rest);
    const atRest = await memoryOf(bot.child.pid);
    await shuffles(setting, club, boards);
    await againstTheComputer(setting, den);
    const atWork = await memoryOf(bot.child.pid);
    await sleep(rest);
    return { atRest, atWork, afterWork: await memoryOf(bot.child.pid) };
  } finally {
    await bot.stop();
    await setting.discord.close();
  }
}

/**
 * @param {import('./setting.mjs').Setting} setting
 * @param {import('./setting.mjs').Channel} channel
 * @param {number} boards
 */
async function shuffles(setting, channel, boards) {
  let board = await beginDuel(setting, channel);
  for (let painted = 0; painted < boards; painted++) {
    const before = revisionOf(board);
    setting.discord.as(mover(setting, board)).click(board, 'Shuffle');
    board = await nextBoard(setting, channel, before);
  }
}

/**
 * Keeps the thread of the computer players busy too.
 * @param {import('./setting.mjs').Setting} setting
 * @param {import('./setting.mjs').Channel} channel
 */
async function againstTheComputer(setting, channel) {
  const { discord, ada } = setting;
  discord.as(ada).command(channel, 'foxu challenge', { opponent: discord.bot, level: 'hard' });
  let shown = 0;
  for (let move = 0; move < movesAgainstTheComputer; move++) {
    const hers = () =>
      discord
        .messages(channel)
        .findLast((board) => revisionOf(board) > shown && (textOf(board).includes(`\n<@${ada.id}>`) || isOver(board)));
    const board = await discord.until(hers, 'a turn');
    if (isOver(board)) return;
    shown = revisionOf(board);
    nextPress(setting, board, move).press();
  }
}
