import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardsIn, nextBoard, refusals, revisionOf, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

const posting = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

async function challengeAndDie(): Promise<void> {
  const { discord, ada, bob, channel } = town;
  await town.start();
  const answerLost = discord.fail({ ...posting, when: 'after', delayMs: 60_000, times: 9 });
  discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
  await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
  await town.kill();
  answerLost.stop();
}

/** Expects that the only board can be played on: in the same message or, after a long silence, in one that calls. */
async function goesOn(where: 'there' | 'anywhere' = 'there'): Promise<void> {
  const { discord, bob, channel } = town;
  await discord.until(() => discord.connected() === 1, 'the bot to be back');
  const [board, ...more] = boardsIn(discord, channel);
  if (board === undefined) throw new Error('no board');
  expect(more).toEqual([]);
  await discord.as(bob).click(board, 'Accept').acknowledged;
  const begun = await nextBoard(discord, channel, revisionOf(board) ?? 0);
  expect(textOf(begun)).toContain('place the 11 grey pegs');
  if (where === 'there') expect(begun.id).toBe(board.id);
  await discord.until(() => boardsIn(discord, channel).length === 1, 'one board to stay');
  expect(refusals(discord)).toEqual([]);
}

describe('a process killed after its message was posted, before it knew so', () => {
  test('does not post it again when it is back', async () => {
    await challengeAndDie();
    await town.start();
    await goesOn();
  });

  test('does not post it again, even so late that Discord has forgotten the nonce', async () => {
    await challengeAndDie();
    const { now } = town.discord;
    town.discord.now = () => now() + 20 * 60_000;
    await town.start();
    await goesOn('anywhere');
  });
});

describe('a process killed before its message was posted', () => {
  test('posts it when it is back', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start();
    const unreachable = discord.fail({ ...posting, status: 500, body: {}, times: 99 });
    discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => unreachable.hits() > 0, 'a try to post');
    await town.kill();
    unreachable.stop();
    await town.start();
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    await goesOn();
  });
});

describe('a process killed at any moment of a move', () => {
  test('has made the move or not, and its only board shows which', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start();
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
    const challenge = await nextBoard(discord, channel, 0);
    await discord.as(bob).click(challenge, 'Accept').acknowledged;
    let board = await nextBoard(discord, channel, 1);
    for (const wait of [0, 2, 5, 9, 15, 30]) {
      const first = [ada, bob].find(({ id }) => textOf(board).includes(`<@${id}>, place`)) ?? ada;
      const before = revisionOf(board) ?? 0;
      discord.as(first).click(board, 'Shuffle');
      await new Promise((resolve) => setTimeout(resolve, wait));
      await town.kill();
      await town.start();
      const [there, ...more] = boardsIn(discord, channel);
      if (there === undefined) throw new Error('no board');
      expect(more).toEqual([]);
      discord.as(first).click(there, 'Shuffle');
      // Whether or not the click was too late, the board is then newer than the one before the kill.
      board = await nextBoard(discord, channel, before);
    }
    expect(refusals(discord)).toEqual([]);
  });
});
