import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import {
  altOf,
  boardIn,
  buttonsOf,
  isPrivate,
  menusOf,
  nextBoard,
  posted,
  revisionOf,
  textOf,
} from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

/** A process that takes over tries the closed mailbox again. */
const closedMailbox: unknown = expect.toSatisfy((lines: readonly string[]) =>
  lines.every((line) => line.includes('50007')),
);
const town = await liveTown(undefined, closedMailbox);
const { discord, guild } = town;
const at = ({ id }: User) => `<@${id}>`;
const newChannel = (name: string) => discord.addChannel(guild, { name });

function somebody(name: string, locale?: string): User {
  const user = discord.addUser({ name, displayName: name, ...(locale === undefined ? {} : { locale }) });
  discord.addMember(guild, user);
  return user;
}

/** What a person has got in private. */
function letters(user: User): readonly Message[] {
  const channel = discord.directWith(user);
  return channel === undefined ? [] : discord.messages(channel);
}
const letterTo = (user: User) => discord.until(() => letters(user)[0], `a letter to ${user.name}`);
const wants = (user: User, channel: Channel, tell: boolean, game = 'foxu') =>
  answerTo(town, user, channel, `${game} watch`, { tell });

async function killed() {
  await town.kill();
  await town.start();
}

describe('the neutral view of a table', () => {
  test('shows whoever watches what everybody sees, follows, and can do nothing but ask how it ends', async () => {
    const { channel, board, first } = await beginDuel(town, newChannel('looking'));
    const watcher = somebody('wanda');
    const view = await answerTo(town, watcher, channel, 'foxu watch');
    expect(altOf(view)).toBe(altOf(board));
    expect(menusOf(view)).toEqual([]);
    expect(buttonsOf(view)).toEqual(['Tell me how it ends', 'Rules']);
    await answerTo(town, first, channel, 'foxu move', { move: 'ready' });
    const moved = await nextBoard(discord, channel, revisionOf(board) ?? 0);
    await discord.until(() => altOf(view) === altOf(moved), 'the private view to follow');
    expect(buttonsOf(view)).toEqual(['Tell me how it ends', 'Rules']);
    const more = await discord.as(watcher).click(boardIn(discord, channel), 'More…').answered();
    discord.as(watcher).click(more, 'Watch');
    await discord.until(() => altOf(more) === altOf(moved), 'the view behind the button');
    await answerTo(town, first, channel, 'foxu resign');
    await discord.until(() => textOf(more).includes('resigns'), 'the view of the end');
    expect(buttonsOf(more)).toEqual(['Rules']);
  });

  test('shows a player nothing that only they know, also when it follows', async () => {
    const { ada, bob } = town;
    const channel = newChannel('secrets');
    await answerTo(town, ada, channel, 'zgame challenge', { opponent: bob });
    await discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept').acknowledged;
    const board = await nextBoard(discord, channel, 1);
    const own = await answerTo(town, ada, channel, 'zgame show');
    expect(altOf(own)).not.toBe(altOf(board));
    const neutral = await answerTo(town, ada, channel, 'zgame watch');
    expect(altOf(neutral)).toBe(altOf(board));
    await answerTo(town, bob, channel, 'zgame move', { move: 'ready' });
    await answerTo(town, ada, channel, 'zgame move', { move: 'ready' });
    const begun = await shows(town, channel, 'your turn');
    await discord.until(() => altOf(neutral) === altOf(begun), 'the neutral view to follow');
    expect(altOf(await answerTo(town, ada, channel, 'zgame show'))).not.toBe(altOf(begun));
    await answerTo(town, ada, channel, 'zgame resign');
  });
});

describe('who asks how it ends', () => {
  test('is told once, in their language, how it came out, though everything is killed just then', async () => {
    const { channel, board, first, second } = await beginDuel(town, newChannel('telling'));
    const [ivy, luc] = [somebody('ivy'), somebody('luc', 'fr')];
    const view = await answerTo(town, ivy, channel, 'foxu watch');
    const asking = discord.as(ivy).click(view, 'Tell me how it ends');
    const said = await discord.until(() => asking.followUps[0], 'the answer');
    expect(isPrivate(said)).toBe(true);
    expect(textOf(said)).toContain('When this game ends, I send you a direct message, once.');
    expect(altOf(view)).toBe(altOf(board));
    expect(textOf(await wants(luc, channel, true))).toContain('je vous envoie un message privé');
    // Who asks twice is told once.
    await wants(ivy, channel, true);
    await killed();
    expect(textOf(await answerTo(town, first, channel, 'foxu resign'))).toBe('Done.');
    await killed();
    const [english, french] = [await letterTo(ivy), await letterTo(luc)];
    const [winner, loser] = [second.displayName, first.displayName];
    expect(english.content).toContain('A game of **Foxu** that you watched is over');
    expect(english.content).toMatch(new RegExp(`${loser}.* resigns\\. .*${winner}.* wins!`));
    expect(english.content).toContain(`https://discord.com/channels/${guild.id}/${channel.id}`);
    expect(french.content).toContain('Une partie de **Foxu** que vous regardiez est terminée');
    await killed();
    await answerTo(town, first, channel, 'foxu rematch');
    await answerTo(town, second, channel, 'foxu rematch');
    await shows(town, channel, /<@\d+>, pla/);
    expect([letters(ivy).length, letters(luc).length]).toEqual([1, 1]);
    await answerTo(town, first, channel, 'foxu resign');
    await shows(town, channel, 'resigns');
    // What was asked for one game does not hold for the next.
    await sleep(300);
    expect([letters(ivy).length, letters(luc).length]).toEqual([1, 1]);
  });

  test('is told also when the next game begins at once, and the process dies in between', async () => {
    const { channel, first, second } = await beginDuel(town, newChannel('again'));
    const watcher = somebody('mona');
    await wants(watcher, channel, true);
    const away = discord.fail({ method: 'POST', path: /^\/users\/@me\/channels$/, status: 500, body: {}, times: 99 });
    for (const [user, command] of [
      [first, 'foxu resign'],
      [first, 'foxu rematch'],
      [second, 'foxu rematch'],
    ] as const) {
      await answerTo(town, user, channel, command);
    }
    expect(letters(watcher)).toEqual([]);
    await town.kill();
    away.stop();
    await town.start();
    expect((await letterTo(watcher)).content).toContain('A game of **Foxu** that you watched is over.');
    await answerTo(town, first, channel, 'foxu resign');
  });

  test('is mentioned once in the channel when they take no direct messages, and not told when they changed their mind', async () => {
    const { channel, first } = await beginDuel(town, newChannel('closed'));
    const [shy, fickle] = [somebody('shy'), somebody('fickle')];
    discord.setMailbox(shy, 'closed');
    await wants(shy, channel, true);
    const yes = await wants(fickle, channel, true);
    discord.as(fickle).click(yes, 'Do not tell me');
    await answerTo(town, fickle, channel, 'foxu watch', { tell: false });
    await answerTo(town, first, channel, 'foxu resign');
    const line = await discord.until(
      () => posted(discord, channel).find(({ pings }) => pings.users.includes(shy)),
      'a mention in the channel',
    );
    expect(line.content).toBe(`${at(shy)}, the game of **Foxu** that you watched here is over.`);
    await killed();
    await sleep(300);
    expect(posted(discord, channel).filter(({ pings }) => pings.users.includes(shy)).length).toBe(1);
    expect(letters(fickle)).toEqual([]);
  });

  test('must watch a game that is played, and not play it', async () => {
    const { channel, first } = await beginDuel(town, newChannel('players'));
    expect(textOf(await wants(first, channel, true))).toContain('You play here yourself');
    await answerTo(town, first, channel, 'foxu resign');
    expect(textOf(await wants(somebody('nina'), channel, true))).toContain('Nothing is being played here');
  });
});
