// Measures the time until a started process is ready, and its memory: at rest, at work, and at rest again.
import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../dist/playground/discord/world/content.js';
import { channelsElsewhere, openCopies } from './copies.mjs';
import { beginDuel, isOver, mover, nextBoard, nextPress, revisionOf } from './duel.mjs';
import { median } from './figures.mjs';
import { memoryOf } from './memory.mjs';
import { openPlace } from './place.mjs';
import { openSetting, startBot } from './setting.mjs';

/** At most this many moves. If the computer wins before, its thread has worked enough too. */
const movesAgainstTheComputer = 4;
/** While the bot works, its memory is looked at so often, in milliseconds. */
const lookEvery = 100;

/**
 * Milliseconds until the bot is ready, each time with a Discord that knows no command yet, and with so many tables kept.
 * @param {{ kind?: import('./place.mjs').StoreKind, tables?: number, repetitions?: number }} [options]
 */
export async function measureStart({ kind = 'sqlite', tables = 0, repetitions = 5 } = {}) {
  const times = [];
  const place = tables === 0 ? undefined : await placeWith(kind, tables);
  for (let round = 0; round < repetitions; round++) {
    const { discord } = await openSetting();
    const bot = await startBot(discord, { kind, place });
    times.push(bot.startedAfter);
    await bot.stop();
    await discord.close();
  }
  await place?.remove();
  return { median: median(times), slowest: Math.max(...times) };
}

/**
 * @param {import('./place.mjs').StoreKind} kind
 * @param {number} tables
 */
async function placeWith(kind, tables) {
  const place = await openPlace(kind);
  const setting = await openSetting();
  const { at } = await openCopies(setting);
  await setting.discord.close();
  await place.put(channelsElsewhere(tables).map((channel) => at(channel)));
  return place;
}

/**
 * Megabytes of the bot: at rest, the most while a game is played as fast as it goes and the computer thinks, and at rest again.
 * @param {{ rest?: number, restAgain?: number, boards?: number, kind?: import('./place.mjs').StoreKind }} [options]
 * Milliseconds. `restAgain` must outlast the twenty seconds after which idle threads end.
 */
export async function measureMemory({ rest = 10_000, restAgain = 25_000, boards = 60, kind = 'sqlite' } = {}) {
  const setting = await openSetting({ channels: 2 });
  const bot = await startBot(setting.discord, { kind, thinking: 1_000 });
  const { pid } = bot.child;
  const [club, den] = setting.channels;
  if (club === undefined || den === undefined) throw new Error('There must be two channels.');
  try {
    await sleep(rest);
    const atRest = await memoryOf(pid);
    const played = await mostWhile(pid, () => shuffles(setting, club, boards));
    const thought = await mostWhile(pid, () => againstTheComputer(setting, den));
    await sleep(restAgain);
    return { atRest, played, thought, afterWork: await memoryOf(pid) };
  } finally {
    await bot.stop();
    await setting.discord.close();
  }
}

/**
 * @param {number | undefined} pid
 * @param {() => Promise<void>} act
 */
async function mostWhile(pid, act) {
  let [most, acting] = [0, true];
  const look = async () => {
    while (acting) {
      most = Math.max(most, await memoryOf(pid));
      await sleep(lookEvery);
    }
  };
  await Promise.all([
    look(),
    act().finally(() => {
      acting = false;
    }),
  ]);
  return Math.max(most, await memoryOf(pid));
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
