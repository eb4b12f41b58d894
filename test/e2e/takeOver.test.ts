import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, told } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { boardIn, buttonsOf, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, guild } = town;
const at = ({ id }: User) => `<@${id}>`;

function newcomer(name: string): User {
  const user = discord.addUser({ name, displayName: name });
  discord.addMember(guild, user);
  return user;
}
const [dan, eve] = [newcomer('dan'), newcomer('eve')];

/** Three members at a table of Royale Mastermind. One has set the cards, which only their seat sees. */
async function three(
  name: string,
): Promise<{ readonly channel: Channel; readonly setter: User; readonly other: User }> {
  const { ada, bob, cleo } = town;
  const channel = discord.addChannel(guild, { name });
  discord.setLocale(cleo, 'en-US');
  await answerTo(town, ada, channel, 'mastermind table', { players: 3 });
  await nextBoard(discord, channel, 0);
  await answerTo(town, bob, channel, 'mastermind sit');
  const said = discord.as(cleo).say(channel, 'sit');
  await discord.until(() => said.reactions.get('✅')?.includes(discord.bot), 'the typed wish to count');
  await discord.until(() => buttonsOf(boardIn(discord, channel)).includes('More…'), 'the game to begin');
  const setting = textOf(boardIn(discord, channel));
  const players = [ada, bob, cleo];
  const setter = players.find((user) => setting.includes(at(user))) ?? ada;
  const other = players.find((user) => user !== setter) ?? bob;
  await answerTo(town, setter, channel, 'mastermind move', { move: 'cards random' });
  return { channel, setter, other };
}

/** What somebody reads of the table in private. */
async function wordsFor(user: User, channel: Channel): Promise<string> {
  return textOf(await answerTo(town, user, channel, 'mastermind show', { text: true }));
}

async function leaves(user: User, channel: Channel): Promise<Message> {
  expect(textOf(await answerTo(town, user, channel, 'mastermind leave'))).toBe('Done.');
  return shows(town, channel, `${at(user)} has left; the computer`);
}

describe('a seat that somebody left', () => {
  test('is taken over by button, also after a kill, and its new player sees what the seat sees from then on', async () => {
    const { channel, setter: leaver, other: staying } = await three('by button');
    const own = await wordsFor(leaver, channel);
    expect(await wordsFor(dan, channel)).not.toBe(own);
    await leaves(leaver, channel);
    expect(await told(town, discord.as(staying).click(boardIn(discord, channel), 'Take over'))).toContain(
      'You have a seat at this table already',
    );
    await town.kill();
    await town.start();
    discord.as(dan).click(boardIn(discord, channel), 'Take over');
    const taken = await shows(town, channel, `${at(leaver)} has left; ${at(dan)} plays on in that seat.`);
    expect(buttonsOf(taken)).not.toContain('Take over');
    expect(await wordsFor(dan, channel)).not.toBe(await wordsFor(eve, channel));
    expect(await wordsFor(leaver, channel)).toBe(await wordsFor(eve, channel));
    const refused = await answerTo(town, leaver, channel, 'mastermind sit');
    expect(textOf(refused)).toContain('you can only come back to that one');
  });

  test('is had back by command by who left it, and taken over by typing; what others type is talk', async () => {
    const { channel, other: leaver } = await three('by words');
    await leaves(leaver, channel);
    expect(textOf(await answerTo(town, leaver, channel, 'mastermind sit'))).toBe('Done.');
    await shows(town, channel, `${at(leaver)} had left and is back.`);
    const talk = discord.as(eve).say(channel, 'take over');
    await leaves(leaver, channel);
    const wish = discord.as(eve).say(channel, 'Je prends la place !');
    await shows(town, channel, `${at(leaver)} has left; ${at(eve)} plays on in that seat.`);
    await discord.until(() => wish.reactions.get('✅')?.includes(discord.bot), 'the typed wish to count');
    expect(talk.reactions.size).toBe(0);
  });
});
