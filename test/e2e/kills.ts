import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../../src/playground/discord/world/records.ts';
import { boardsIn, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import type { Town } from './town.ts';

export interface Toll {
  readonly kills: number;
  /** Kills after which a board that people had seen could not be pressed any more. */
  readonly lost: number;
  /** Kills after which a move had been made twice. */
  readonly doubled: number;
}

/**
 * Ada and Bob play in a town whose bot is running, and the bot is killed again and again, at once after a board
 * showed a move.
 */
export async function playThroughKills(town: Town, kills: number): Promise<Toll> {
  const { discord, ada, bob, channel } = town;
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  await discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept').acknowledged;
  let board = await nextBoard(discord, channel, 1);
  let [lost, doubled] = [0, 0];

  /** The board after a shuffle. Undefined when the shuffle has made none within a few seconds. */
  async function shuffled(): Promise<Message | undefined> {
    const mover = [ada, bob].find(({ id }) => textOf(board).includes(`<@${id}>, place`)) ?? ada;
    discord.as(mover).click(board, 'Shuffle');
    const next = nextBoard(discord, channel, revisionOf(board) ?? 0);
    return Promise.race([next, sleep(10_000, undefined, { ref: false })]).catch(() => undefined);
  }

  for (let kill = 0; kill < kills; kill++) {
    for (let move = 0; move <= kill % 4; move++) {
      board = (await shuffled()) ?? board;
    }
    const published = revisionOf(board) ?? 0;
    await town.kill();
    await town.start();
    board = boardsIn(discord, channel).at(-1) ?? board;
    const next = await shuffled();
    if (next === undefined) lost += 1;
    else if ((revisionOf(next) ?? 0) > published + 1) doubled += 1;
    board = next ?? board;
  }
  return { kills, lost, doubled };
}
