import { setTimeout as sleep } from 'node:timers/promises';
import { readCustomId } from '../dist/commands/press/customId.js';
import { everyComponent, textOf } from '../dist/playground/discord/world/content.js';

/**
 * @typedef {import('./setting.mjs').Setting} Setting
 * @typedef {import('./setting.mjs').LocalDiscord} LocalDiscord
 * @typedef {import('../src/playground/discord/world/records.ts').Channel} Channel
 * @typedef {import('../src/playground/discord/world/records.ts').Message} Message
 * @typedef {import('../src/playground/discord/interactions/exchange.ts').Exchange} Exchange
 *
 * @typedef {object} Press Something that the mover may do on a board.
 * @property {'slide' | 'other'} what
 * @property {() => Exchange} press
 *
 * @typedef {{ time: number, bytes: number }} Move Milliseconds from the press to the published board, and the size of its picture.
 */

const patience = 10_000;
/** A pause between two presses, as people make one. Without it, clients would reach their fifty requests a second. */
const pause = 25;

/** The revision of the table that a board shows. */
export function revisionOf(/** @type {Message} */ { components }) {
  const ids = everyComponent(components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.map((id) => readCustomId(id)?.revision).find((revision) => revision !== undefined) ?? 0;
}

/** Whether the game on a board has ended, so that a rematch can begin. */
export function isOver(/** @type {Message} */ { components }) {
  return everyComponent(components).some(({ label }) => label === 'Rematch');
}

/**
 * Waits until the channel's board shows a later revision than this.
 * @param {Setting} place
 * @param {Channel} channel
 * @param {number} after
 */
export function nextBoard({ discord }, channel, after) {
  const find = () => discord.messages(channel).findLast((message) => revisionOf(message) > after);
  return discord.until(find, `a board after revision ${after}`);
}

/**
 * Ada challenges Bob, who accepts. The first move is to place the pegs.
 * @param {Setting} setting
 * @param {Channel} channel
 */
export async function beginDuel(setting, channel) {
  const { discord, ada, bob } = setting;
  discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
  const challenge = await nextBoard(setting, channel, 0);
  discord.as(bob).click(challenge, 'Accept');
  return nextBoard(setting, channel, revisionOf(challenge));
}

/**
 * Whose turn it is: the first person named at the beginning of a line.
 * @param {Setting} setting
 * @param {Message} board
 */
export function mover({ ada, bob }, board) {
  const id = /^<@(\d+)>/m.exec(textOf(board))?.[1];
  return id === bob.id ? bob : ada;
}

/**
 * Something the mover may do; `pick` chooses among slides.
 * @param {Setting} setting
 * @param {Message} board
 * @param {number} pick
 * @returns {Press}
 */
export function nextPress(setting, board, pick) {
  const { discord, ada, bob } = setting;
  const hand = discord.as(mover(setting, board));
  const parts = everyComponent(board.components);
  const labels = parts.flatMap(({ label }) => label ?? []);
  const menu = parts.find(({ options }) => options !== undefined);
  if (menu?.custom_id !== undefined) {
    const { custom_id, options = [] } = menu;
    const value = options[pick % options.length]?.value ?? '';
    const what = value.includes('corners') ? 'other' : 'slide';
    return { what, press: () => hand.choose(board, custom_id, [value]) };
  }
  if (labels.includes('Rematch')) {
    const asked = /(<@\d+>|Ada|Bob) would like a rematch/.exec(textOf(board))?.[1];
    const other = asked === undefined || asked.includes(bob.id) ? ada : bob;
    return { what: 'other', press: () => discord.as(other).click(board, 'Rematch') };
  }
  const label = ['Use these', 'Take yellow', 'Take blue'].find((each) => labels.includes(each));
  if (label === undefined) throw new Error(`Nothing to press: ${textOf(board)}`);
  return { what: 'other', press: () => hand.click(board, label) };
}

/** Milliseconds from a press until the message is edited. */
export async function timed(
  /** @type {LocalDiscord} */ discord,
  /** @type {Message} */ message,
  /** @type {() => unknown} */ press,
) {
  let off = () => {};
  const edited = new Promise((resolve) => {
    off = discord.on((change) => {
      if (change.type === 'message' && change.what === 'edited' && change.message === message) {
        resolve(performance.now());
      }
    });
  });
  const start = performance.now();
  press();
  const end = await Promise.race([edited, sleep(patience, undefined, { ref: false })]);
  off();
  if (end === undefined) throw new Error('A press was not answered.');
  await sleep(pause);
  return end - start;
}

/** A duel in the first channel, in which moves are timed. */
export async function openDuel(/** @type {Setting} */ setting) {
  const { discord, channels } = setting;
  const channel = /** @type {Channel} */ (channels[0]);
  let board = await beginDuel(setting, channel);
  let pick = 3;

  /** @returns {Promise<Move>} */
  async function timedMove(/** @type {() => unknown} */ press) {
    const time = await timed(discord, board, press);
    return { time, bytes: board.attachments[0]?.bytes.length ?? 0 };
  }
  /** Plays everything up to the next slide. */
  async function toSlide() {
    pick += 7;
    let next = nextPress(setting, board, pick);
    while (next.what !== 'slide') {
      const before = revisionOf(board);
      next.press();
      board = await nextBoard(setting, channel, before);
      next = nextPress(setting, board, pick);
    }
    return next;
  }
  return {
    board: () => board,
    toSlide,
    /** Shuffling the grey pegs. */
    shuffle: () => timedMove(() => discord.as(mover(setting, board)).click(board, 'Shuffle')),
    /** A slide. Whole games are played, as many as are needed. */
    slide: async () => timedMove((await toSlide()).press),
  };
}

/**
 * The times of slides in several duels, each of a bot of its own, in turns.
 * @param {readonly Awaited<ReturnType<typeof openDuel>>[]} duels
 * @param {{ warmUp: number, repetitions: number }} times
 * @returns {Promise<readonly number[][]>}
 */
export async function slidesInTurn(duels, { warmUp, repetitions }) {
  const sides = duels.map((duel) => ({ duel, times: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < warmUp + repetitions; round++) {
    for (const { duel, times } of sides) {
      const { time } = await duel.slide();
      if (round >= warmUp) times.push(time);
    }
  }
  return sides.map(({ times }) => times);
}
