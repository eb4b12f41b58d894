import { MessageType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { boardIn, boardsIn, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

const newChannel = (name: string, guild = town.guild) => discord.addChannel(guild, { name });
const says = (user: User, channel: Channel, text: string) => discord.as(user).say(channel, text);
const marked = (message: Message) =>
  discord.until(() => message.reactions.get('✅')?.includes(discord.bot), 'the wish to be marked');
/** What the bot said in the channel beside boards, also if it was deleted since. */
const spoken = (channel: Channel) =>
  discord.messages(channel).filter(({ author, type }) => author === discord.bot && type === MessageType.Reply);

async function challenged(channel: Channel): Promise<Message> {
  await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
  return nextBoard(discord, channel, 0);
}

async function replyTo(user: User, channel: Channel, text: string): Promise<string> {
  const said = says(user, channel, text);
  return textOf(
    await discord.until(() => spoken(channel).find(({ reference }) => reference?.id === said.id), `a reply to ${text}`),
  );
}

describe('a challenge', () => {
  test.each(['accept', 'yes', 'Oui !'])('is accepted by “%s”, typed by who is challenged', async (text) => {
    const channel = newChannel('accepting');
    const challenge = await challenged(channel);
    await marked(says(bob, channel, text));
    await nextBoard(discord, channel, revisionOf(challenge) ?? 0);
    await shows(town, channel, /<@\d+>, pla/);
  });

  test('is declined by “refuser”, and taken back by “stop” of who made it', async () => {
    const declining = newChannel('declining');
    await challenged(declining);
    await marked(says(bob, declining, 'refuser'));
    await shows(town, declining, 'declines the challenge');
    const stopping = newChannel('stopping');
    await challenged(stopping);
    await marked(says(ada, stopping, 'stop'));
    await shows(town, stopping, 'has taken the challenge back');
  });

  test('is not touched by what others type, nor by a “yes” of who made it', async () => {
    const channel = newChannel('talking');
    const challenge = await challenged(channel);
    const talk = [
      ...['yes', 'no', 'stop', 'accept', 'decline', 'rules', 'show', 'leave'].map((text) => says(cleo, channel, text)),
      ...['yes', 'non'].map((text) => says(ada, channel, text)),
    ];
    // Messages are heard in order, so after this one all others were heard.
    expect(await replyTo(ada, channel, 'accept')).toContain('This is your own challenge');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(challenge));
    expect(spoken(channel).length).toBe(1);
    expect(talk.flatMap(({ reactions }) => [...reactions])).toEqual([]);
  });
});

describe('in a game that goes on', () => {
  test('who types “resign” or “abandonner” is asked first, and nothing is lost', async () => {
    const { channel, board, first, second } = await beginDuel(town, newChannel('resigning'));
    expect(await replyTo(first, channel, 'resign')).toMatch(/really want to resign.*`\/foxu resign`/);
    expect(await replyTo(second, channel, 'abandonner')).toContain('`/foxu resign`');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(board));
  });

  test('a draw is offered and agreed to by typing, and the game is played again by typing', async () => {
    const { channel, board, first, second } = await beginDuel(town, newChannel('drawing'));
    await marked(says(first, channel, 'draw'));
    await nextBoard(discord, channel, revisionOf(board) ?? 0);
    await shows(town, channel, 'offers a draw');
    await marked(says(second, channel, 'accept'));
    await shows(town, channel, 'agree to a draw');
    await marked(says(first, channel, 'rematch'));
    await shows(town, channel, 'would like a rematch');
    await marked(says(second, channel, 'revanche'));
    await shows(town, channel, /<@\d+>, pla/);
  });

  test('“show” brings the board down, “rules” tells where they are, and “stop” who can', async () => {
    const { channel, board, first, second } = await beginDuel(town, newChannel('showing'));
    const said = says(first, channel, 'show');
    await discord.until(() => BigInt(boardIn(discord, channel).id) > BigInt(said.id), 'the board to come down');
    expect(boardIn(discord, channel).id).not.toBe(board.id);
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the board above to become a link');
    expect(await replyTo(first, channel, 'rules')).toContain('`/foxu rules`');
    expect(await replyTo(second, channel, 'stop')).toContain('You can `resign`');
  });

  test('where many play, the game’s own words come first, and “stop” asks before it ends the game for all', async () => {
    const channel = newChannel('race');
    await answerTo(town, ada, channel, 'ricochet start', { bidding: 180, seed: 'bids' });
    await nextBoard(discord, channel, 0);
    says(ada, channel, 'abandonner');
    // Messages are heard in order, so after this one the other was heard: nobody demonstrates, so nothing is given up.
    await marked(says(bob, channel, '20'));
    expect(spoken(channel)).toEqual([]);
    const board = await shows(town, channel, `<@${bob.id}> 20`);
    expect(await replyTo(ada, channel, 'stop')).toContain('end this game for everybody');
    says(ada, channel, 'leave');
    // Who has an answer already, finds the next one in its place.
    await discord.until(() => spoken(channel).some((each) => textOf(each).includes('`/ricochet leave`')), 'an answer');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(board));
  });
});
