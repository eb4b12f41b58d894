import { MessageType } from 'discord.js';
import { expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { boardIn, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

/** Begins a game in a new channel. The challenger has the first seat. */
async function begun(game: string, guild = town.guild): Promise<Channel> {
  const { discord, ada, bob } = town;
  const channel = discord.addChannel(guild, { name: game });
  await answerTo(town, ada, channel, `${game} challenge`, { opponent: bob, first: 'challenger' });
  const challenge = await nextBoard(discord, channel, 0);
  discord.as(bob).click(challenge, 'Accept');
  await nextBoard(discord, channel, revisionOf(challenge) ?? 0);
  return channel;
}

/** Types something, and gives what the bot answers to it. */
async function replyTo(user: User, channel: Channel, text: string): Promise<string> {
  const said = town.discord.as(user).say(channel, text);
  const isReply = ({ type, reference, deleted }: Message) =>
    type === MessageType.Reply && reference?.id === said.id && !deleted;
  return textOf(await town.discord.until(() => town.discord.messages(channel).find(isReply), 'a reply'));
}

test('a code typed in the channel is not taken: the answer repeats nothing, and tells how to choose in private', async () => {
  const { ada } = town;
  const channel = await begun('mastermind');
  const before = revisionOf(boardIn(town.discord, channel));
  const reply = await replyTo(ada, channel, 'red circle, blue star, green cross');
  expect(reply).toContain('delete your message and choose something else');
  expect(reply).toContain('`/mastermind move`');
  expect(reply).not.toMatch(/red|circle|blue|star|green|cross/i);
  expect(revisionOf(boardIn(town.discord, channel))).toBe(before);
  await answerTo(town, ada, channel, 'mastermind move', { move: 'red circle, green star, blue cross' });
  await nextBoard(town.discord, channel, before ?? 0);
});

test('pieces that change places in the channel stay where they are, and the answer does not tell which they are', async () => {
  const channel = await begun('zgame');
  const replies = [await replyTo(town.bob, channel, 'swap d a'), await replyTo(town.ada, channel, 'swap e d')];
  for (const reply of replies) {
    expect(reply).toContain('I have not taken it');
    expect(reply).not.toMatch(/\b(?:Z|zero|arrow|cross|plus|legal)\b/);
  }
  expect(replies[0]).toBe(replies[1]);
});
