import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { openVirtualTime } from '../host/virtualTime.ts';
import { answerTo, told } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { altOf, boardIn, boardsIn, buttonsOf, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const time = openVirtualTime(Date.parse('2026-11-19T12:00:00Z'));
const town = await liveTown({ time });

/** Begins a round in a new channel, without any bid. */
async function round(guild = town.guild): Promise<Channel> {
  const channel = town.discord.addChannel(guild, { name: 'race' });
  await answerTo(town, town.ada, channel, 'ricochet start', { bidding: 180, seed: 'bids' });
  await nextBoard(town.discord, channel, 0);
  return channel;
}

const says = (user: User, channel: Channel, text: string, options = {}) =>
  town.discord.as(user).say(channel, text, options);
const marked = (message: Message) =>
  town.discord.until(() => message.reactions.get('✅')?.includes(town.discord.bot), 'the bid to be marked');
const bids = (channel: Channel, list: string) => shows(town, channel, `Bids: ${list}.`);
const at = ({ id }: User) => `<@${id}>`;
/** The bot's messages in the channel that are not boards and were not deleted. */
const spoken = (channel: Channel) =>
  town.discord
    .messages(channel)
    .filter((message) => message.author === town.discord.bot && !boardsIn(town.discord, channel).includes(message));

describe('a bid', () => {
  test.each(['7', '7!', '7 coups', '7 moves', ' 7 ', '٧', '７', 'bid 7'])('is %j in the channel', async (text) => {
    const channel = await round();
    await marked(says(town.bob, channel, text));
    await bids(channel, `${at(town.bob)} 7`);
    expect(spoken(channel)).toEqual([]);
  });

  test('is also a reply to the board, a mention with a number, the button with its field, and a command', async () => {
    const { discord, ada, bob, cleo, guild } = town;
    const channel = await round();
    const dora = discord.addUser({ name: 'dora', displayName: 'Dora' });
    discord.addMember(guild, dora);
    await marked(says(ada, channel, '12', { replyTo: boardIn(discord, channel) }));
    await marked(says(bob, channel, '11', { mentions: [discord.bot] }));
    const pressed = discord.as(cleo).click(await bids(channel, `${at(bob)} 11, ${at(ada)} 12`), 'Bid');
    const modal = await discord.until(() => pressed.modal, 'a field');
    // The board has moved on meanwhile, but a bid still counts.
    expect(await told(town, discord.as(dora).command(channel, 'ricochet bid', { moves: 9 }))).toContain('bids 9');
    await bids(channel, `${at(dora)} 9, ${at(bob)} 11, ${at(ada)} 12`);
    await discord.as(cleo).submit(modal, { typed: '10' }).acknowledged;
    const board = await bids(channel, `${at(dora)} 9, ${at(cleo)} 10, ${at(bob)} 11, ${at(ada)} 12`);
    expect(altOf(board)).toContain('Dora 9, Cléo 10, Bob 11, Ada 12');
    expect(textOf(board)).toMatch(/Bidding ends <t:\d+:R>/);
    expect(buttonsOf(board)).toContain('Bid');
    expect(spoken(channel)).toEqual([]);
  });

  test('may be lowered, and is listed in the order of demonstration; of equal bids the first comes first', async () => {
    const { ada, bob, cleo } = town;
    const channel = await round();
    await marked(says(ada, channel, '9'));
    await marked(says(bob, channel, '7'));
    await marked(says(cleo, channel, '7'));
    await marked(says(ada, channel, '6'));
    await bids(channel, `${at(ada)} 6, ${at(bob)} 7, ${at(cleo)} 7`);
  });
});

describe('no bid', () => {
  test.each([
    ['0', 'from 2 to 99'],
    ['1', 'from 2 to 99'],
    ['100', 'from 2 to 99'],
  ])('is %s, and whoever typed it is told why', async (text, words) => {
    const channel = await round();
    const message = says(town.bob, channel, text);
    const reply = await town.discord.until(() => spoken(channel)[0], 'a reply');
    expect(textOf(reply)).toContain(words);
    expect(reply.reference).toBe(message);
    expect(message.reactions.size).toBe(0);
    expect(textOf(boardIn(town.discord, channel))).toContain('Who bids first?');
  });

  test('is higher than one’s own; a reply in the language of the table says so and is deleted again', async () => {
    const channel = await round(town.club);
    await marked(says(town.bob, channel, '7'));
    says(town.bob, channel, '9');
    const reply = await town.discord.until(() => spoken(channel)[0], 'a reply');
    expect(textOf(reply)).toContain('Vous avez déjà annoncé 7');
    await town.answerNoted(reply);
    await time.until(time.now() + 15_000);
    await town.discord.until(() => reply.deleted, 'the reply to be gone');
  });

  test('is ordinary talk, a word, a long number, another bot’s message, or an edited message', async () => {
    const { discord, ada, bob, otherBot } = town;
    const channel = await round();
    for (const text of ['seven cats', 'hello 7 people', '2024', '7 8', '3.5', '-7', '½', '7️⃣7️⃣7️⃣7️⃣'])
      says(ada, channel, text);
    says(otherBot, channel, '5');
    const changed = says(ada, channel, 'thinking');
    discord.as(ada).edit(changed, '4');
    // Messages are heard in order, so after this one all others were heard.
    await marked(says(bob, channel, '20'));
    expect(textOf(await bids(channel, `${at(bob)} 20`))).not.toContain(`${at(ada)} `);
    expect(spoken(channel)).toEqual([]);
    expect(changed.reactions.size).toBe(0);
  });
});

describe('a channel that lets nobody react', () => {
  test('still has the bid listed on the board, which comes down below it', async () => {
    const { discord, bob } = town;
    const channel = await round();
    discord.denyBot(channel, 'AddReactions');
    const bid = says(bob, channel, '7');
    await discord.until(() => BigInt(boardIn(discord, channel).id) > BigInt(bid.id), 'the board to come down');
    await bids(channel, `${at(bob)} 7`);
  });
});

describe('a player who leaves', () => {
  test('takes the bid back, and may come back with a lower one', async () => {
    const { discord, ada, bob } = town;
    const channel = await round();
    await marked(says(ada, channel, '9'));
    await marked(says(bob, channel, '7'));
    await answerTo(town, bob, channel, 'ricochet leave');
    const board = await shows(town, channel, `${at(bob)} leaves`);
    expect(textOf(board)).toContain(`Bids: ${at(ada)} 9.`);
    expect(await told(town, discord.as(bob).command(channel, 'ricochet bid', { moves: 8 }))).toContain('7');
    await marked(says(bob, channel, '6'));
    await bids(channel, `${at(bob)} 6, ${at(ada)} 9`);
  });
});

describe('an open game', () => {
  test('can be stopped by its starter, not by others; then another may be started', async () => {
    const { discord, ada, bob } = town;
    const channel = await round();
    expect(await told(town, discord.as(bob).command(channel, 'ricochet stop'))).toContain('Only whoever started');
    await answerTo(town, ada, channel, 'ricochet stop');
    const ended = await shows(town, channel, `${at(ada)} has ended this game`);
    await discord.as(bob).click(ended, 'Play again').acknowledged;
    const board = await shows(town, channel, 'Who bids first?');
    expect(board.id).not.toBe(ended.id);
    await answerTo(town, bob, channel, 'ricochet stop');
  });

  test('has a thread of its own in a busy channel', async () => {
    const channel = await round();
    await answerTo(town, town.bob, channel, 'ricochet start');
    const [thread] = town.discord.threads(channel);
    await nextBoard(town.discord, thread as Channel, 0);
    expect(thread?.name).toBe('Ricochet Robots, started by Bob');
    await marked(says(town.cleo, thread as Channel, '5'));
    await bids(thread as Channel, `${at(town.cleo)} 5`);
  });
});
