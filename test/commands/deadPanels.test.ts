import { expect, test } from 'vitest';
import { boardIn, nextBoard, revisionOf } from '../town/reading.ts';
import { minutes, openPanelTown } from './panelTown.ts';

test('a private board is left alone when the bot comes back after its token has ended', async () => {
  const town = await openPanelTown();
  const { discord, ada, bob, channel, guild, store, time } = town;
  const kept = async () => (await store.notes(guild.id, 'passing-panels')).size;
  const end = await town.start();
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
  await nextBoard(discord, channel, revisionOf(boardIn(discord, channel)) ?? 0);
  await discord.as(ada).command(channel, 'foxu show').answered();
  await town.untilKept(async () => (await kept()) === 1, 'its token to be kept');
  await end();
  await time.until(time.now() + minutes(20));
  const edits = town.edits();
  await town.start();
  await town.untilKept(async () => (await kept()) === 0, 'its token to be forgotten');
  expect(town.edits()).toBe(edits);
  expect(discord.violations).toEqual([]);
  await town.close();
});
