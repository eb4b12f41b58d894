import { expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { beginDuel } from '../town/duels.ts';
import { boardIn, boardsIn, nextBoard, revisionOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

const duel = (name: string) => beginDuel(town, town.discord.addChannel(town.guild, { name }));
const says = (user: User, channel: Channel, text: string) => town.discord.as(user).say(channel, text);
const marked = (message: Message) =>
  town.discord.until(() => message.reactions.get('✅')?.includes(town.discord.bot), 'the move to be marked');

test('a move typed in a game of two is marked, and the board stays where it is', async () => {
  const { channel, board, first } = await duel('marks');
  await marked(says(first, channel, 'shuffle'));
  const next = await nextBoard(town.discord, channel, revisionOf(board) ?? 0);
  expect(next.id).toBe(board.id);
});

test('where the bot may not react, the board comes down below the move; many moves bring it down a few times', async () => {
  const { discord } = town;
  const { channel, first } = await duel('unmarked');
  discord.denyBot(channel, 'AddReactions');
  const since = discord.requests.length;
  const moves = Array.from({ length: 8 }, () => says(first, channel, 'shuffle'));
  const last = moves.at(-1) as Message;
  await discord.until(() => BigInt(boardIn(discord, channel).id) > BigInt(last.id), 'the board to come down', 20_000);
  const posted = discord.requests
    .slice(since)
    .filter(({ method, path }) => method === 'POST' && path === `/channels/${channel.id}/messages`);
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.length).toBeLessThanOrEqual(3);
  await discord.until(() => boardsIn(discord, channel).length === 1, 'the boards above to become links');
  expect(moves.flatMap(({ reactions }) => [...reactions])).toEqual([]);
});

test('where the bot may neither react nor write, its board is changed in its place', async () => {
  const { discord } = town;
  const { channel, board, first } = await duel('silent');
  for (const right of ['AddReactions', 'SendMessages'] as const) discord.denyBot(channel, right);
  says(first, channel, 'shuffle');
  const next = await nextBoard(discord, channel, revisionOf(board) ?? 0);
  expect(next.id).toBe(board.id);
});
