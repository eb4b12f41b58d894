import { readCustomId } from '../dist/commands/press/customId.js';
import { everyComponent, textOf } from '../dist/playground/discord/world/content.js';

/**
 * @typedef {import('./setting.mjs').Setting} Setting
 * @typedef {import('../src/playground/discord/world/records.ts').Channel} Channel
 * @typedef {import('../src/playground/discord/world/records.ts').Message} Message
 * @typedef {import('../src/playground/discord/interactions/exchange.ts').Exchange} Exchange
 *
 * @typedef {object} Press Something that the mover may do on a board.
 * @property {'slide' | 'other'} what
 * @property {() => Exchange} press
 */

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
 * @param {Setting} place
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
