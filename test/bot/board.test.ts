import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { beginDuel, answerTo as privately } from '../town/duels.ts';
import { altOf, boardIn, boardsIn, nextBoard, oneBoardIn, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

// A test deletes a board, so one edit fails.
const town = await liveTown({ refused: [expect.stringContaining('10008 Unknown Message')] });

const fresh = (guild = town.guild): Channel => town.discord.addChannel(guild, { name: 'room' });

const duel = (channel: Channel) => beginDuel(town, channel);
const answerTo = (user: User, channel: Channel, command: string, values?: OptionValues) =>
  privately(town, user, channel, command, values);

describe('the board', () => {
  test('carries one picture with alt text, at most four buttons a row, and its file named after the revision', async () => {
    const { board } = await duel(fresh());
    expect(board.attachments.map(({ filename }) => filename)).toEqual([`foxu-${revisionOf(board)}.png`]);
    expect(altOf(board)).toContain('Row 6:');
    expect(board.attachments[0]?.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  test('says in its alt text and its text version that the game was resigned', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first, second } = await duel(channel);
    await answerTo(first, channel, 'foxu resign');
    await nextBoard(discord, channel, revisionOf(board) ?? 0);
    const ended = `${first.displayName} resigns. ${second.displayName} wins!`;
    expect(altOf(board).startsWith(ended)).toBe(true);
    expect(textOf(await answerTo(second, channel, 'foxu show', { text: true })).startsWith(ended)).toBe(true);
  });

  test('is edited in place while the players are here', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    await answerTo(first, channel, 'foxu move', { move: 'ready' });
    const next = await nextBoard(discord, channel, revisionOf(board) ?? 0);
    expect(next.id).toBe(board.id);
    expect(next.attachments.length).toBe(1);
  });

  test('comes down when it has scrolled away, and the old one is gone', async () => {
    const { discord, cleo } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    for (let talk = 0; talk < 3; talk++) discord.as(cleo).say(channel, `bla ${talk}`);
    const next = await discord.until(() => boardsIn(discord, channel).find(({ id }) => id !== board.id), 'the board');
    await discord.until(() => board.deleted, 'the old one to go');
    expect(revisionOf(next)).toBe(revisionOf(board));
    expect(next.pings.users).toEqual([]);
    expect(next.flags & MessageFlags.SuppressNotifications).not.toBe(0);
    expect(boardsIn(discord, channel).length).toBe(1);
    discord.as(first).click(next, 'Use these');
    await nextBoard(discord, channel, revisionOf(board) ?? 0);
  });

  test('is posted again before it is too old to be edited', async () => {
    const { discord } = town;
    const channel = fresh();
    const { now } = discord;
    discord.now = () => now() - 55 * 60_000;
    const { board, first } = await duel(channel);
    discord.now = now;
    await answerTo(first, channel, 'foxu move', { move: 'ready' });
    const next = await nextBoard(discord, channel, revisionOf(board) ?? 0);
    expect(next.id).not.toBe(board.id);
    await oneBoardIn(discord, channel);
  });

  test('is posted again when it was deleted, and when somebody asks for it', async () => {
    const { discord, ada } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    discord.setPermissions(town.guild, ada, ['ManageMessages']);
    discord.as(ada).remove(board);
    discord.setPermissions(town.guild, ada, []);
    await answerTo(first, channel, 'foxu move', { move: 'ready' });
    const second = await nextBoard(discord, channel, revisionOf(board) ?? 0);
    expect(second.id).not.toBe(board.id);
    await answerTo(ada, channel, 'foxu show', { public: true });
    await discord.until(() => boardIn(discord, channel).id !== second.id, 'the board at the end');
    await oneBoardIn(discord, channel);
  });

  test('is posted late when Discord refuses it for a while', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    const refusing = discord.fail({
      method: 'PATCH',
      path: new RegExp(`/channels/${channel.id}/`),
      status: 503,
      body: {},
      times: 5,
    });
    await answerTo(first, channel, 'foxu move', { move: 'ready' });
    await discord.until(() => refusing.hits() >= 4, 'tries that fail');
    refusing.stop();
    await discord.until(() => (revisionOf(board) ?? 0) > 2, 'the board', 40_000);
  });

  test('is not sent again and again into a channel that refuses it', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    const tries = () =>
      discord.requests.filter(({ path }) => new RegExp(`^/channels/${channel.id}/messages(/\\d+)?$`).test(path)).length;
    const before = tries();
    const refusing = discord.fail({
      path: new RegExp(`^/channels/${channel.id}/messages(/\\d+)?$`),
      status: 403,
      body: { code: 50001, message: 'Missing Access' },
      times: 99,
    });
    const hand = discord.as(first);
    hand.say(channel, 'shuffle');
    await discord.until(() => refusing.hits() === 1, 'the refusal');
    hand.say(channel, 'shuffle');
    hand.say(channel, 'shuffle');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(tries() - before).toBe(1);
    refusing.stop();
    // A press tells the bot its rights. They are in order again, so the board is posted.
    discord.as(first).click(board, 'Shuffle');
    hand.say(channel, 'ready');
    await discord.until(
      () => textOf(boardIn(discord, channel)).includes('choose the two opposite corners'),
      'the board',
    );
  });
});
