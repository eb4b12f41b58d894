import { MessageType } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Channel, Message } from '../../src/playground/discord/world/records.ts';
import { beginDuel } from '../town/duels.ts';
import { textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

/** What the bot says in a channel about typed moves that do not count. */

let town: Town;
beforeAll(async () => {
  town = await openTown();
  await town.start();
});
afterAll(async () => {
  const { violations } = town.discord;
  await town.close();
  expect(violations).toEqual([]);
});

const spoken = (channel: Channel): Message[] =>
  town.discord
    .messages(channel)
    .filter(({ author, type }) => author === town.discord.bot && type === MessageType.Reply);
const left = (channel: Channel) => spoken(channel).filter(({ deleted }) => !deleted);
const duel = () => beginDuel(town, town.discord.addChannel(town.guild, { name: 'talk' }));
const gone = (channel: Channel) => town.discord.until(() => left(channel).length === 0, 'all answers to be deleted');

/** From now on Discord says that it is so much later, so the next process finds that the time of all answers is over. */
function later(): void {
  const ahead = town.discord.now() - Date.now() + 20_000;
  town.discord.now = () => Date.now() + ahead;
}

test('eighty refused moves get a few answers, which tell everybody, and are deleted', async () => {
  const { discord } = town;
  const { channel, first, second } = await duel();
  const holes = 'b1 c1 d1 e1 b2 c2 d2 e2 b3 c3 d3 e3 b4'.split(' ');
  for (let nth = 0; nth < 40; nth++) {
    discord.as(second).say(channel, 'shuffle');
    discord.as(first).say(channel, `pegs ${holes.slice(0, 2 + (nth % 9)).join(' ')}`);
  }
  const says = (text: string) => () => spoken(channel).some((message) => textOf(message).includes(text));
  await discord.until(says(`It is <@${first.id}>’s turn`), 'the second to be told');
  // The last of the forty moves named five pegs.
  await discord.until(says('you named 5'), 'the first to be told of the last move');
  expect(spoken(channel).flatMap(({ pings }) => [...pings.users])).toEqual([]);
  await town.stop();
  later();
  await town.start();
  await gone(channel);
  const answers = discord.requests.filter(
    ({ method, path, body }) =>
      method === 'POST' && path === `/channels/${channel.id}/messages` && 'message_reference' in (body as object),
  );
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.length).toBeLessThanOrEqual(5);
});

test('the next process deletes the answers that a killed one left', async () => {
  const { discord } = town;
  const { channel, second } = await duel();
  discord.as(second).say(channel, 'shuffle');
  await discord.until(() => left(channel).length === 1, 'an answer');
  // The store must know of it too: it is noted before it is posted, and once more with its id.
  await town.kill();
  later();
  await town.start();
  await gone(channel);
});

test('the next process also deletes an answer whose posting a killed one never learned of', async () => {
  const { discord } = town;
  const { channel, second } = await duel();
  const path = new RegExp(`^/channels/${channel.id}/messages$`);
  const slow = discord.fail({ method: 'POST', path, delayMs: 60_000, when: 'after' });
  discord.as(second).say(channel, 'shuffle');
  await discord.until(() => left(channel).length === 1 && slow.hits() === 1, 'an answer');
  await town.kill();
  later();
  await town.start();
  await gone(channel);
});
