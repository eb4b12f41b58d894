import { expect, test } from 'vitest';
import type { User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

test('a cup goes on where its process was killed before Discord had answered, with each post and thread once', async () => {
  const { discord, ada, bob, cleo, channel } = town;
  await answerTo(town, ada, channel, 'plateau cup', { game: 'foxu', form: 'swiss', rounds: 1 });
  const posts = () =>
    discord.messages(channel).filter((message) => !isPrivate(message) && message.author.bot && !message.deleted);
  const join = async (user: User) => textOf(await answerTo(town, user, channel, 'plateau cup', { do: 'join' }));
  for (const user of [ada, bob]) expect(await join(user)).toContain('You have signed up');
  expect(await join(cleo)).toContain('vous participez');
  await discord.until(() => posts().length === 1, 'the sign-up post');

  // Discord takes the post of the round, then that of the game, and each time the process learns nothing of it.
  for (const [count, what] of [
    [2, 'the post of the round'],
    [3, 'the post of the game'],
  ] as const) {
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    const held = discord.fail({ method: 'POST', path, when: 'after', delayMs: 30_000, times: 9 });
    if (count === 2) void answerTo(town, ada, channel, 'plateau cup', { do: 'start' }).catch(() => undefined);
    await discord.until(() => posts().length === count, what, 20_000);
    await town.kill();
    held.stop();
    await town.start();
  }
  const thread = await discord.until(
    () => discord.threads(channel).find((each) => boardsIn(discord, each).length > 0),
    'the game',
    20_000,
  );
  expect(posts().length).toBe(3);
  expect(posts().filter((message) => textOf(message).includes('· round 1 of 1')).length).toBe(1);
  expect(discord.threads(channel)).toEqual([thread]);

  const loser = [ada, bob].find(({ displayName }) => thread.name.includes(displayName ?? ' ')) ?? cleo;
  await answerTo(town, loser, thread, 'foxu resign');
  await town.kill();
  await town.start();
  await discord.until(() => posts().some((message) => textOf(message).includes('Congratulations')), 'the end', 20_000);
  await discord.until(() => posts().flatMap(buttonsOf).length === 1, 'posts without buttons but the last', 20_000);
  expect(posts().map(buttonsOf)).toEqual([[], [], [], ['Table']]);
}, 120_000);
