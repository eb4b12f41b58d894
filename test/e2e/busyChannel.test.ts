import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { nextBoard } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test('a bid that nobody heard counts, however much was said in the channel before it', async () => {
  const { discord, ada, bob, cleo, channel } = town;
  await town.start();
  await answerTo(town, ada, channel, 'ricochet start', { bidding: 180, seed: 'busy' });
  await nextBoard(discord, channel, 0);
  await town.kill();
  for (let n = 0; n < 1_050; n++) discord.as(n % 2 === 0 ? ada : cleo).say(channel, `chatter ${n}`);
  const bid = discord.as(bob).say(channel, '9');
  await town.start();
  await shows(town, channel, `<@${bob.id}> 9`);
  await discord.until(() => bid.reactions.get('✅')?.includes(discord.bot), 'the bid to be marked');
  expect(town.discord.violations).toEqual([]);
});
