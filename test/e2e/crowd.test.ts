import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
  await town.start();
});
afterEach(() => town.close());

test('of 100 clicks on one board at once, one wins and 99 are told that it has moved on; none fails', async () => {
  const { discord, ada, bob, channel } = town;
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
  const board = await nextBoard(discord, channel, 1);
  const first = textOf(board).includes(`<@${ada.id}>, place`) ? ada : bob;
  const clicks = Array.from({ length: 100 }, () => discord.as(first).click(board, 'Shuffle'));
  const acknowledged = await Promise.all(clicks.map((click) => click.acknowledged));
  expect(acknowledged.every(Boolean)).toBe(true);
  const slowest = Math.max(...clicks.map((click) => click.acknowledgedAfter ?? Number.POSITIVE_INFINITY));
  process.stdout.write(`100 clicks at once: the slowest was acknowledged after ${slowest} ms\n`);
  const told = await discord.until(() => {
    const answers = clicks.flatMap(({ followUps }) => followUps);
    return answers.length === 99 && answers;
  }, '99 answers');
  for (const answer of told) expect(textOf(answer)).toContain('has moved on since that board was drawn');
  for (const answer of told) expect(answer.attachments.length).toBe(1);
  await discord.until(() => revisionOf(board) === 3, 'the board');
  expect(discord.violations).toEqual([]);
});

test('while the store is away, whoever acts is told so; when it is back, the game goes on', async () => {
  const { discord, ada, bob, channel } = town;
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
  const board = await nextBoard(discord, channel, 1);
  const first = textOf(board).includes(`<@${ada.id}>, place`) ? ada : bob;
  const letGo = town.holdStore();
  const away = discord.as(first).click(board, 'Shuffle');
  await discord.until(() => away.followUps.length === 1, 'an answer');
  expect(textOf(away.followUps[0] as never)).toContain('My memory does not answer');
  letGo();
  for (let tries = 0; tries < 40 && revisionOf(board) === 2; tries++) {
    const again = discord.as(first).click(board, 'Shuffle');
    await discord.until(() => again.followUps.length === 1 || revisionOf(board) === 3, 'an answer');
  }
  expect(revisionOf(board)).toBe(3);
  expect(discord.violations).toEqual([]);
});
