import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Message, User } from '../../src/playground/discord/world/records.ts';
import {
  altOf,
  boardIn,
  boardsIn,
  menusOf,
  nextBoard,
  oneBoardIn,
  refusals,
  revisionOf,
  shownTwice,
  textOf,
} from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

const ways = ['menu', 'typing', 'command'] as const;

/** The player whose turn it is: the first person whom the headline of the board names. */
function toMove(board: Message): User {
  const headline = textOf(board)
    .split('\n')
    .find((line) => line.startsWith('<@'));
  const id = /^<@(\d+)>/.exec(headline ?? '')?.[1];
  const user = [town.ada, town.bob].find((person) => person.id === id);
  if (user === undefined) throw new Error(`nobody is to move: ${textOf(board)}`);
  return user;
}

const isOver = (board: Message) =>
  /wins:|is a draw/.test(textOf(board)) || /Rematch/.test(JSON.stringify(board.components));

/** Presses or types something legal. */
function move(board: Message, person: User, way: (typeof ways)[number], pick: number): Exchange | undefined {
  const { discord, channel } = town;
  const hand = discord.as(person);
  const [menu] = menusOf(board);
  if (menu?.custom_id === undefined) {
    const next = { Shuffle: 'Use these', 'Take yellow': 'Take yellow', 'Take blue': 'Take blue' };
    const label = Object.entries(next).find(([there]) => JSON.stringify(board.components).includes(there))?.[1];
    if (label === undefined) throw new Error(`nothing to press: ${textOf(board)}`);
    return hand.click(board, label);
  }
  const options = menu.options ?? [];
  const value = options[pick % options.length]?.value ?? '';
  if (way === 'menu') return hand.choose(board, menu.custom_id, [value]);
  const text = value.slice(1);
  if (way === 'command') return hand.command(channel, 'foxu move', { move: text });
  hand.say(channel, text);
  return undefined;
}

async function playOut(killAfter: readonly number[]) {
  const { discord, ada, bob, channel } = town;
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  const challenge = await nextBoard(discord, channel, 0);
  await discord.as(bob).click(challenge, 'Accept').acknowledged;
  let board = await nextBoard(discord, channel, revisionOf(challenge) ?? 0);
  let moves = 0;
  const kills = new Set(killAfter);
  while (!isOver(board)) {
    const before = revisionOf(board) ?? 0;
    const way = ways[moves % ways.length] ?? 'menu';
    const done = move(board, toMove(board), way, moves * 7 + 3);
    if (kills.delete(moves)) {
      await done?.acknowledged;
      await town.kill();
      await town.start();
      // If the process was killed before it took the move, the move is made again, as a person would do.
      await done?.acknowledged;
      const taken = await Promise.race([
        nextBoard(discord, channel, before).then(() => true),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), 1_500)),
      ]);
      if (!taken) continue;
    }
    board = await nextBoard(discord, channel, before);
    moves++;
    expect(altOf(board).length).toBeGreaterThan(50);
    if (moves > 300) throw new Error('the game does not end');
  }
  return { board, moves };
}

describe('two members play a whole game of Foxu by buttons, menus, commands and typing', () => {
  test('and the process is killed twice in the middle', async () => {
    await town.start();
    const { discord, channel } = town;
    const { board, moves } = await playOut([4, 11]);
    expect(moves).toBeGreaterThan(11);
    expect(board.attachments.length).toBe(1);
    await oneBoardIn(discord, channel);
    expect(shownTwice(discord, channel)).toEqual([]);
    expect(refusals(discord)).toEqual([]);

    const revision = revisionOf(boardIn(discord, channel)) ?? 0;
    await discord.as(town.ada).click(board, 'Rematch').acknowledged;
    const asked = await nextBoard(discord, channel, revision);
    expect(textOf(asked)).toContain('would like a rematch');
    await discord.as(town.bob).click(asked, 'Rematch').acknowledged;
    const again = await discord.until(
      () => boardsIn(discord, channel).find((each) => (revisionOf(each) ?? 0) > revision + 1),
      'the rematch',
    );
    expect(textOf(again)).toContain('place the 11 grey pegs');
    expect(again.id).not.toBe(board.id);
    expect(await town.stop()).toBe(0);
    expect(refusals(discord)).toEqual([]);
  });
});
