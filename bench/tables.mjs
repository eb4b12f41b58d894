// Measures what many tables cost a bot: memory, processor time while nobody plays, and the time of a move.
import { setTimeout as sleep } from 'node:timers/promises';
import { channelsElsewhere, openCopies } from './copies.mjs';
import { openDuel, slidesInTurn } from './duel.mjs';
import { median } from './figures.mjs';
import { memoryOf } from './memory.mjs';
import { openPlace } from './place.mjs';
import { processorTime } from './processor.mjs';
import { openSetting, startBot } from './setting.mjs';

/**
 * @typedef {object} Rest A bot while nobody plays.
 * @property {number} memory Megabytes.
 * @property {number} processor The part of a core that all its threads take.
 *
 * @typedef {object} Tables
 * @property {Rest} empty
 * @property {Rest} many The same process, after the tables came.
 * @property {Rest} started Another process that was started with them. It still reads the channels again, fifty a second.
 * @property {{ few: number, many: number, ratio: number }} move Milliseconds from the press to the published board, the medians.
 * @property {number} bytes For each table, in the file or in the memory of the server.
 */

/**
 * The tables are in channels of their own, of which Discord knows nothing. Nothing is due there.
 * @param {{ kind?: import('./place.mjs').StoreKind, tables?: number, few?: number, rest?: number, seconds?: number,
 *   warmUp?: number, repetitions?: number }} [options] `rest`: milliseconds until a bot is at rest.
 * @returns {Promise<Tables>}
 */
export async function measureTables({
  kind = 'sqlite',
  tables = 20_000,
  few = 10,
  rest = 10_000,
  seconds = 10,
  warmUp = 30,
  repetitions = 200,
} = {}) {
  const setting = await openSetting();
  const { at } = await openCopies(setting);
  const put = (/** @type {import('./place.mjs').Place} */ place, /** @type {number} */ count) =>
    place.put(channelsElsewhere(count).map((channel) => at(channel)));
  const place = await openPlace(kind);
  let bot = await startBot(setting.discord, { place });
  /** @returns {Promise<Rest>} */
  const atRest = async () => {
    await sleep(rest);
    const pid = Number(bot.child.pid);
    const before = await processorTime(pid);
    await sleep(seconds * 1_000);
    const processor = ((await processorTime(pid)) - before) / (seconds * 1_000);
    return { memory: await memoryOf(pid), processor };
  };
  try {
    const empty = await atRest();
    const before = await place.bytes();
    await put(place, tables);
    const bytes = ((await place.bytes()) - before) / tables;
    const many = await atRest();
    const move = await compareMoves(setting, kind, (other) => put(other, few), { warmUp, repetitions });
    await bot.stop();
    bot = await startBot(setting.discord, { place });
    return { empty, many, started: await atRest(), move, bytes };
  } finally {
    await bot.stop();
    await place.remove();
    await setting.discord.close();
  }
}

/**
 * Moves in the setting, where many tables are, take turns with those of a bot with few.
 * @param {import('./setting.mjs').Setting} setting
 * @param {import('./place.mjs').StoreKind} kind
 * @param {(place: import('./place.mjs').Place) => Promise<void>} putFew
 * @param {{ warmUp: number, repetitions: number }} times
 */
async function compareMoves(setting, kind, putFew, times) {
  const other = await openSetting();
  const bot = await startBot(other.discord, { kind });
  try {
    await putFew(bot.place);
    const duels = [await openDuel(setting), await openDuel(other)];
    const [many = [], few = []] = await slidesInTurn(duels, times);
    return { few: median(few), many: median(many), ratio: median(many) / median(few) };
  } finally {
    await bot.stop();
    await other.discord.close();
  }
}
