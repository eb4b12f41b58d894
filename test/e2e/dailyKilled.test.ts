import { expect, test } from 'vitest';
import { answerTo } from '../town/duels.ts';
import { buttonsOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

/** Who comes next leaves a post for a minute to the process that has begun it. */
const patience = 90_000;

test('the board of the day is posted once when its process is killed before Discord has answered', async () => {
  const { discord, ada, guild, channel } = town;
  discord.setPermissions(guild, ada, ['ManageGuild']);
  await answerTo(town, ada, channel, 'plateau settings', { 'time-zone': 'UTC', 'daily-hour': '0' });
  await town.stop();
  const posts = { method: 'POST', path: new RegExp(`^/channels/${channel.id}/messages$`) };
  const held = discord.fail({ ...posts, when: 'after', delayMs: patience, times: 9 });
  await town.start();
  const posted = () => discord.messages(channel).filter((message) => buttonsOf(message).includes('Play'));
  await discord.until(() => posted().length === 1, 'the post', 20_000);
  await town.kill();
  held.stop();
  await town.start();
  // It looks into the channel, finds the post, and notes it.
  const { path, method } = { method: 'GET', path: `/channels/${channel.id}/messages` };
  const looked = () => discord.requests.some((request) => request.method === method && request.path.includes(path));
  await discord.until(looked, 'a look into the channel', patience);
  expect(posted().length).toBe(1);
  await town.stop();
  await town.start();
  expect(posted().length).toBe(1);
}, 180_000);
