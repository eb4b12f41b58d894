import { describe, expect, test } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, told } from '../town/duels.ts';
import { boardIn, boardsIn, buttonsOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

const fresh = (guild = town.guild): Channel => discord.addChannel(guild, { name: 'room' });

/** A challenge that waits for its answer. */
async function challenged(channel: Channel, by: User, opponent: User) {
  await answerTo(town, by, channel, 'foxu challenge', { opponent });
  return nextBoard(discord, channel, 0);
}

describe('a challenge that nobody has answered', () => {
  test('is in nobody’s way: others challenge the same member, who gets a thread for each', async () => {
    const channel = fresh();
    await challenged(channel, ada, bob);
    const other = await answerTo(town, cleo, channel, 'foxu challenge', { opponent: bob });
    const [thread] = discord.threads(channel);
    expect(textOf(other)).toContain(`Votre défi est ici\u00a0: <#${thread?.id}>`);
    expect(textOf(await nextBoard(discord, thread as Channel, 0))).toContain(`<@${cleo.id}> challenges <@${bob.id}>`);
    const third = await answerTo(town, ada, channel, 'zgame challenge', { opponent: bob });
    expect(textOf(third)).toContain('Your challenge is here');
    expect(discord.threads(channel).length).toBe(2);
  });

  test('is not made a second time by the same member in the same game', async () => {
    const channel = fresh();
    await challenged(channel, ada, bob);
    const again = await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    expect(textOf(again)).toContain('Your challenge to that member still waits');
    expect(discord.threads(channel)).toEqual([]);
  });
});

describe('a game against the computer', () => {
  test('is begun by a command of its own, which names its level and who begins', async () => {
    const channel = fresh();
    const answer = await answerTo(town, ada, channel, 'foxu computer', { level: 'easy', first: 'challenger' });
    expect(textOf(answer)).toContain('The game has begun here');
    expect(textOf(await nextBoard(discord, channel, 0))).toContain(`<@${ada.id}>, place`);
    const other = await answerTo(town, cleo, channel, 'foxu ordinateur');
    const [thread] = discord.threads(channel);
    expect(textOf(other)).toContain(`<#${thread?.id}>`);
  });
});

describe('a command where its game is not played', () => {
  test('shows the way to the thread or channel where whoever gave it plays', async () => {
    const channel = fresh();
    await answerTo(town, ada, channel, 'ricochet start');
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    const [thread] = discord.threads(channel);
    const there = `<#${thread?.id}>`;
    expect(textOf(await answerTo(town, bob, channel, 'foxu show'))).toContain(`yours goes on there: ${there}`);
    expect(textOf(await answerTo(town, bob, channel, 'foxu accept'))).toContain(`yours goes on there: ${there}`);
    const back = await answerTo(town, ada, thread as Channel, 'ricochet stop');
    expect(textOf(back)).toContain(`yours goes on there: <#${channel.id}>`);
    const stranger = await answerTo(town, cleo, channel, 'foxu voir');
    expect(textOf(stranger)).toContain('Aucune partie de ce jeu n’a été lancée ici');
    expect(textOf(await answerTo(town, bob, channel, 'zgame show'))).toContain('No such game has been started here');
  });

  test.each([
    ['misterzero', '/misterzero challenge', '/misterzero défier'],
    ['ricochet', '/ricochet start', '/ricochet lancer'],
  ])('names the command that begins %s, which not every game has', async (game, english, french) => {
    const channel = fresh();
    for (const command of ['show', 'stop']) {
      const told = textOf(await answerTo(town, ada, channel, `${game} ${command}`));
      expect(told).toBe(`No such game has been started here. Start one with \`${english}\`.`);
    }
    expect(textOf(await answerTo(town, cleo, channel, `${game} voir`))).toContain(`Lancez-en une avec \`${french}\`.`);
  });
});

describe('after the server’s language was changed', () => {
  test.each([
    ['a rematch, pressed or asked for by command,', 'foxu'],
    ['another open game', 'ricochet'],
  ])('%s speaks it', async (_, game) => {
    const guild = discord.addGuild({ name: 'Turned', preferredLocale: 'en-US', members: [ada, bob, cleo] });
    const channel = fresh(guild);
    const open = game === 'ricochet';
    await answerTo(town, ada, channel, `${game} ${open ? 'start' : 'challenge'}`, open ? {} : { opponent: bob });
    if (!open) {
      const challenge = await nextBoard(discord, channel, 0);
      const before = revisionOf(challenge) ?? 0;
      discord.as(bob).click(challenge, 'Accept');
      await nextBoard(discord, channel, before);
    }
    discord.as(ada).command(channel, `${game} ${open ? 'stop' : 'resign'}`);
    const again = open ? 'Play again' : 'Rematch';
    const over = await discord.until(
      () => boardsIn(discord, channel).find((board) => buttonsOf(board).includes(again)),
      'the end',
    );
    discord.setPermissions(guild, ada, ['ManageGuild']);
    await answerTo(town, ada, channel, 'plateau settings', { language: 'fr' });
    const ended = revisionOf(over) ?? 0;
    await discord.as(ada).click(over, again).acknowledged;
    if (!open) await answerTo(town, bob, channel, 'foxu rematch');
    const begun = await nextBoard(discord, channel, ended + (open ? 0 : 1));
    expect(buttonsOf(begun)).toContain('Plus…');
  });
});

test('whoever begins in the same moment as others, in one channel, gets a thread', async () => {
  const channel = fresh();
  const bot = { opponent: discord.bot, level: 'easy' };
  const calls = [ada, bob, cleo].map((user) => discord.as(user).command(channel, 'foxu challenge', bot));
  const answers = await Promise.all(calls.map((call) => call.answered()));
  const places = answers.map((answer) => /<#(\d+)>/.exec(textOf(answer))?.[1]);
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(3);
  expect(places).toContain(channel.id);
});

describe('the button *Take back* of a challenge', () => {
  test('takes it back for its maker', async () => {
    const channel = fresh();
    const challenge = await challenged(channel, ada, bob);
    discord.as(ada).click(challenge, 'Take back');
    await discord.until(() => textOf(challenge).includes(`<@${ada.id}> has taken the challenge back.`), 'it is gone');
  });

  test('tells everybody else kindly that only its maker may', async () => {
    const channel = fresh();
    const challenge = await challenged(channel, ada, bob);
    expect(await told(town, discord.as(bob).click(challenge, 'Take back'))).toContain('you can decline it');
    expect(await told(town, discord.as(cleo).click(challenge, 'Take back'))).toContain('vous pouvez le refuser');
    expect(revisionOf(boardIn(discord, channel))).toBe(revisionOf(challenge));
    expect(textOf(challenge)).toContain(`<@${ada.id}> challenges <@${bob.id}>`);
  });
});
