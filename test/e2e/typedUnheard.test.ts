import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginDuel } from './duels.ts';
import { boardsIn, nextBoard, revisionOf } from './reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test('a move typed while nobody listened counts at the next start, and one that was refused before it does not', async () => {
  const { discord, channel } = town;
  await town.start();
  const { board, first, second } = await beginDuel(town, channel);
  const before = revisionOf(board) ?? 0;
  const refused = discord.as(second).say(channel, 'shuffle');
  await discord.until(
    () => discord.messages(channel).some(({ reference }) => reference?.id === refused.id),
    'an answer to the move out of turn',
  );
  await town.kill();
  discord.as(first).say(channel, 'shuffle');
  await town.start();
  const next = await nextBoard(discord, channel, before);
  expect(revisionOf(next)).toBe(before + 1);
  await town.stop();
  await town.start();
  expect(boardsIn(discord, channel).map(revisionOf)).toEqual([before + 1]);
  expect(discord.violations).toEqual([]);
});
