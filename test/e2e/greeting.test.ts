import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readCustomId } from '../../src/commands/press/customId.ts';
import type { Channel, Guild, Message, User } from '../../src/playground/discord/world/records.ts';
import { needs } from '../needs.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn, buttonsOf, customIdsOf, isPrivate, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';
import { openProcesses } from './processes.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

interface Joined {
  readonly guild: Guild;
  readonly first: Channel;
  readonly second: Channel;
}

const all: Joined[] = [];

/** A server with two text channels, which the bot has not joined yet. */
function server(preferredLocale = 'en-US'): Joined {
  const guild = discord.addGuild({ name: 'New', preferredLocale, members: [ada, bob, cleo], botIs: 'absent' });
  discord.addChannel(guild, { name: 'voice', kind: 'voice' });
  const first = discord.addChannel(guild, { name: 'first' });
  const place = { guild, first, second: discord.addChannel(guild, { name: 'second' }) };
  all.push(place);
  return place;
}

const greetings = (channel: Channel): Message[] =>
  discord.messages(channel).filter((message) => /### (Hello|Bonjour)/.test(textOf(message)));
const greeted = (channel: Channel): Promise<Message> =>
  discord.until(() => greetings(channel)[0], `a greeting in ${channel.name}`);
const countIn = ({ first, second }: Joined): number => greetings(first).length + greetings(second).length;

/** Time in which a second greeting would come. */
const aWhile = () => pause(1_500);

/** Presses what begins a game in this way. */
function buttonFor(message: Message, game: string, how: string): string {
  const found = customIdsOf(message).find((text) => {
    const id = readCustomId(text);
    return id !== undefined && 'pressed' in id && 'begin' in id.pressed && id.pressed.begin.game === game
      ? id.pressed.begin.how === how
      : false;
  });
  if (found === undefined) throw new Error(`no button for ${game} ${how}`);
  return found;
}

async function press(user: User, message: Message, button: string): Promise<Message> {
  const answer = await discord.as(user).click(message, button).answered();
  expect(isPrivate(answer)).toBe(true);
  return answer;
}

describe('a server that the bot joins', () => {
  test('is greeted in its first text channel, with the buttons of the help that begin a game at once and a line for who manages it', async () => {
    const place = server();
    discord.letBotIn(place.guild);
    const greeting = await greeted(place.first);
    expect(textOf(greeting)).toContain('`/plateau settings`');
    expect(textOf(greeting)).not.toContain('allowed:');
    const help = await answerTo(town, ada, place.first, 'plateau help');
    expect(buttonsOf(greeting)).toEqual(buttonsOf(help).filter((label) => label !== 'Challenge…'));
    expect(greeting.pings).toEqual({ users: [], everyone: false });
    expect(countIn(place)).toBe(1);
  });

  test('is greeted in its language, in its system channel', async () => {
    const place = server('fr');
    discord.setSystemChannel(place.guild, place.second);
    discord.letBotIn(place.guild);
    const greeting = await greeted(place.second);
    expect(textOf(greeting)).toContain('### Bonjour');
    expect(textOf(greeting)).toContain('`/plateau réglages`');
    expect(buttonsOf(greeting)).toContain('Contre l’ordinateur');
    expect(countIn(place)).toBe(1);
  });

  test('is greeted where games can begin when they cannot in its system channel, and told of lesser rights', async () => {
    const place = server();
    discord.setSystemChannel(place.guild, place.first);
    discord.denyBot(place.first, 'AttachFiles');
    discord.denyBot(place.second, 'AddReactions', 'CreatePublicThreads');
    discord.letBotIn(place.guild);
    const greeting = await greeted(place.second);
    expect(textOf(greeting)).toContain('**Create Public Threads, Add Reactions**');
    expect(countIn(place)).toBe(1);
  });

  test('is not greeted where no game could begin, which the log says once', async () => {
    const place = server();
    for (const channel of [place.first, place.second]) discord.denyBot(channel, 'SendMessages');
    const lines = () =>
      town
        .output()
        .split('\n')
        .filter((line) => line.includes('a server is not greeted yet'));
    discord.letBotIn(place.guild);
    await discord.until(() => lines().some((line) => line.includes(place.guild.id)), 'a line in the log');
    const other = server();
    discord.letBotIn(other.guild);
    await greeted(other.first);
    expect(countIn(place)).toBe(0);
    expect(lines().length).toBe(1);
  });
});

describe('a greeting', () => {
  const place = server();

  test('leads to a puzzle in one press', async () => {
    discord.letBotIn(place.guild);
    const greeting = await greeted(place.first);
    const puzzle = await press(cleo, greeting, buttonFor(greeting, 'ricochet', 'puzzle'));
    expect(buttonsOf(puzzle)).toContain('Un autre');
  });

  test('leads to a game against the computer in two presses, and stays as it is', async () => {
    const greeting = await greeted(place.first);
    const asked = await press(ada, greeting, buttonFor(greeting, 'foxu', 'computer'));
    await press(ada, asked, 'Easy');
    const board = await nextBoard(discord, place.first, 0);
    expect(textOf(board)).toContain('Foxu');
    expect(buttonsOf(board)).not.toContain('Accept');
    expect(greeting.edits).toBe(0);
    expect(greeting.deleted).toBe(false);
  });

  test('leads to an open table in one press, in which a second one plays with the next', async () => {
    const greeting = await greeted(place.first);
    await press(bob, greeting, buttonFor(greeting, 'ricochet', 'start'));
    const [thread] = discord.threads(place.first);
    const board = await nextBoard(discord, thread as Channel, 0);
    expect(textOf(board)).toContain('Ricochet Robots');
    expect(boardsIn(discord, thread as Channel)).toEqual([board]);
  });
});

describe('a server', () => {
  test('is not greeted again when the bot starts again, connects anew, or is let in again', async () => {
    const place = server();
    discord.letBotIn(place.guild);
    await greeted(place.first);
    await town.stop();
    await town.start();
    discord.invalidateSession('lost');
    await discord.until(() => discord.connected() === 0, 'the session to be lost');
    await discord.until(() => discord.connected() === 1, 'another session', 30_000);
    discord.removeBot(place.guild);
    discord.letBotIn(place.guild);
    await aWhile();
    expect(countIn(place)).toBe(1);
  }, 60_000);

  test('is greeted at the next start when the bot joined it while it was away', async () => {
    const place = server();
    await town.stop();
    discord.letBotIn(place.guild);
    await town.start();
    await greeted(place.first);
    expect(countIn(place)).toBe(1);
  });

  test('is not greeted when the bot was always there', async () => {
    const guild = discord.addGuild({ name: 'Old', members: [ada] });
    const channel = discord.addChannel(guild, { name: 'old' });
    await town.stop();
    await town.start();
    await aWhile();
    for (const each of [channel, town.channel, town.quiet, town.salon]) expect(greetings(each)).toEqual([]);
  });
});

test('two processes greet a server once, and none that was greeted before their store was lost', {
  ...needs.server,
  timeout: 60_000,
}, async () => {
  await town.stop();
  const processes = openProcesses(town, await town.openRedis());
  await Promise.all([processes.start(), processes.start()]);
  const places = [1, 2, 3, 4].map(() => server());
  for (const { guild } of places) discord.letBotIn(guild);
  for (const { first } of places) await greeted(first);
  await aWhile();
  expect(places.map(countIn)).toEqual([1, 1, 1, 1]);
  expect(Math.max(...all.map(countIn))).toBe(1);
  await processes.endAll();
  await town.start();
});
