import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { beginDuel, answerTo as privately } from '../town/duels.ts';
import { altOf, boardsIn, buttonsOf, isPrivate, menusOf, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

const fresh = (guild = town.guild): Channel => town.discord.addChannel(guild, { name: 'room' });

const duel = (channel: Channel) => beginDuel(town, channel);
const answerTo = (user: User, channel: Channel, command: string, values?: OptionValues) =>
  privately(town, user, channel, command, values);

describe('a challenge', () => {
  test('calls those challenged, in the channel, and nobody else', async () => {
    const channel = fresh();
    const { challenge } = await duel(channel);
    expect(challenge.pings.users).toEqual([town.bob]);
    expect(challenge.pings.everyone).toBe(false);
  });

  test('in a busy channel opens a thread, named after the players, and is played there', async () => {
    const { discord, ada, bob, cleo } = town;
    const channel = fresh();
    await duel(channel);
    await answerTo(cleo, channel, 'foxu challenge', { opponent: ada });
    const [thread, ...more] = discord.threads(channel);
    expect(more).toEqual([]);
    expect(thread?.name).toBe('Foxu: Cléo – Ada');
    const challenge = await nextBoard(discord, thread as Channel, 0);
    await discord.as(ada).click(challenge, 'Accept').acknowledged;
    expect(menusOf(await nextBoard(discord, thread as Channel, 1))).toEqual([]);
    expect(boardsIn(discord, channel).length).toBe(1);
    const inside = await answerTo(bob, thread as Channel, 'foxu challenge', { opponent: cleo });
    expect(textOf(inside)).toContain('A game is going on in this thread');
  });

  test('declined, or taken back, leaves the channel free for the next', async () => {
    const { discord, ada, bob, cleo } = town;
    const channel = fresh();
    await answerTo(ada, channel, 'foxu challenge', { opponent: bob });
    const first = await nextBoard(discord, channel, 0);
    await answerTo(bob, channel, 'foxu decline');
    expect(textOf(await nextBoard(discord, channel, 1))).toContain(`<@${bob.id}> declines`);
    await answerTo(ada, channel, 'foxu challenge', { opponent: cleo });
    const second = await nextBoard(discord, channel, 2);
    expect(second.id).not.toBe(first.id);
    await answerTo(ada, channel, 'foxu stop');
    expect(textOf(await nextBoard(discord, channel, 3))).toContain('taken the challenge back');
    expect(discord.threads(channel)).toEqual([]);
  });

  test('to Plateau itself begins at once, and the computer plays', async () => {
    const { discord, ada } = town;
    const channel = fresh();
    await answerTo(ada, channel, 'foxu challenge', { opponent: discord.bot, level: 'easy' });
    const board = await discord.until(
      () => boardsIn(discord, channel).find((each) => textOf(each).includes(`<@${ada.id}>`)),
      'a board that awaits Ada',
    );
    expect(textOf(board)).not.toContain('Accept');
  });
});

describe('behind “More”', () => {
  test('are the board, its text, the rules with pictures, a draw, and resigning after a question', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first, second } = await duel(channel);
    const more = await discord.as(first).click(board, 'More…').answered();
    expect(isPrivate(more)).toBe(true);
    expect(buttonsOf(more)).toEqual([
      'Board',
      'In words',
      'Rules',
      'Watch',
      'Offer a draw',
      'Take a move back',
      'Resign',
    ]);

    const hand = discord.as(first);
    const words = await hand.click(board, 'More…').answered();
    await hand.click(words, 'In words').acknowledged;
    await discord.until(() => textOf(words).includes('Row 6:'), 'the board in words');
    const rules = await hand.click(board, 'More…').answered();
    await hand.click(rules, 'Rules').acknowledged;
    await discord.until(() => rules.attachments.length > 1, 'the rules');
    expect(altOf(rules)).toContain('Row');

    await hand.click(more, 'Offer a draw').acknowledged;
    await discord.until(() => textOf(board).includes('offers a draw'), 'the offer');
    await discord.as(second).click(board, 'Play on').acknowledged;
    await discord.until(() => !textOf(board).includes('offers a draw'), 'the answer');

    const giving = await discord.as(second).click(board, 'More…').answered();
    await discord.as(second).click(giving, 'Resign').acknowledged;
    await discord.until(() => textOf(giving).includes('Do you really want to resign'), 'a question');
    expect(textOf(board)).not.toContain('resigns');
    await discord.as(second).click(giving, 'Yes, resign').acknowledged;
    await discord.until(() => textOf(board).includes(`<@${second.id}> resigns. <@${first.id}> wins!`), 'the end');
    expect(buttonsOf(board)).toEqual(['Rematch', 'Replay', 'Look back', 'In words', 'Rules']);
  });

  test('a private board can be played on, and stays up to date', async () => {
    const { discord } = town;
    const channel = fresh();
    const { board, first } = await duel(channel);
    const shown = await answerTo(first, channel, 'foxu show');
    expect(shown.attachments.length).toBe(1);
    discord.as(first).click(shown, 'Use these');
    await discord.until(() => textOf(shown).includes('choose the two opposite corners'), 'the private board');
    await discord.until(() => textOf(board).includes('choose the two opposite corners'), 'the public board');
    expect(shown.attachments.length).toBe(1);
  });
});

describe('languages', () => {
  test('public texts are in the server’s language, private ones in the reader’s', async () => {
    const { discord, ada, cleo, salon } = town;
    await answerTo(ada, salon, 'foxu challenge', { opponent: cleo });
    const challenge = await nextBoard(discord, salon, 0);
    expect(textOf(challenge)).toContain('défie');
    expect(buttonsOf(challenge)).toEqual(['Accepter', 'Refuser', 'Retirer', 'Règles']);
    const english = await discord.as(ada).click(challenge, 'Règles').answered();
    expect(textOf(english)).toContain('first player');
    const french = await discord.as(cleo).click(challenge, 'Règles').answered();
    expect(textOf(french)).toContain('Le premier joueur');
    await answerTo(cleo, salon, 'foxu refuser');
  });

  test('those who manage a server can choose its language', async () => {
    const { discord, ada, bob, guild } = town;
    const channel = fresh();
    const refused = await answerTo(bob, channel, 'plateau settings', { language: 'fr' });
    expect(textOf(refused)).toContain('Only somebody who may manage the server');
    discord.setPermissions(guild, ada, ['ManageGuild']);
    await answerTo(ada, channel, 'plateau settings', { language: 'fr' });
    await answerTo(ada, channel, 'foxu challenge', { opponent: bob });
    expect(textOf(await nextBoard(discord, channel, 0))).toContain('défie');
    await answerTo(ada, channel, 'plateau settings', { language: 'server' });
    discord.setPermissions(guild, ada, []);
  });

  test('help names every game in the reader’s language', async () => {
    const { ada, cleo } = town;
    const channel = fresh();
    expect(textOf(await answerTo(ada, channel, 'plateau help'))).toContain('/foxu computer');
    expect(textOf(await answerTo(cleo, channel, 'plateau help'))).toContain('/foxu ordinateur');
  });
});

describe('while a move is typed', () => {
  test('possible moves are suggested, in words, to the player whose turn it is and to nobody else', async () => {
    const { discord, cleo } = town;
    const channel = fresh();
    const { first, second } = await duel(channel);
    for (const move of ['ready', 'corners yellow a1']) await answerTo(first, channel, 'foxu move', { move });
    const offered = async (user: User, typed: string) => {
      const exchange = discord.as(user).autocomplete(channel, 'foxu move', 'move', typed);
      await exchange.acknowledged;
      return exchange.choices ?? [];
    };
    const choices = await offered(first, 'a6');
    expect(choices.map(({ value }) => value)).toEqual(['yellow a6', 'blue a6']);
    expect(choices[0]?.name).toMatch(/a6 – /);
    expect((await offered(first, '')).length).toBe(25);
    expect(await offered(second, '')).toEqual([]);
    expect(await offered(cleo, '')).toEqual([]);
  });
});

describe('only by commands', () => {
  test('a preparation and opening is played, and each answer says what happened', async () => {
    const channel = fresh();
    const { first, second } = await duel(channel);
    const words = await answerTo(first, channel, 'foxu show', { text: true });
    expect(textOf(words)).toContain('Row 6:');
    expect(words.attachments).toEqual([]);
    for (const [who, move, told] of [
      [first, 'pegs b1 c1 d1 b2 c2 d2 b3 c3 d3 e3 e4', 'b1 b2 b3 c1'],
      [first, 'ready', 'grey pegs'],
      [first, 'corners blue f6', 'yellow tube on a1'],
      [first, 'blue f2', 'f6 to f2'],
      [second, 'keep', 'keeps'],
      [second, 'a4', 'a1 to a4'],
    ] as const) {
      const answer = await answerTo(who, channel, 'foxu move', { move });
      expect(textOf(answer).toLowerCase()).toContain(told);
    }
    expect(textOf(await answerTo(first, channel, 'foxu draw'))).toBe('Done.');
    expect(textOf(await answerTo(second, channel, 'foxu draw'))).toBe('Done.');
    expect(textOf(await answerTo(second, channel, 'foxu resign'))).toBe('This game is over.');
    expect(textOf(await answerTo(second, channel, 'foxu rematch'))).toBe('Done.');
  });
});
