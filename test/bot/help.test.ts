import { setTimeout as pause } from 'node:timers/promises';
import { ComponentType, InteractionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { readCustomId } from '../../src/commands/press/customId.ts';
import { games } from '../../src/games/registry.ts';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn, buttonsOf, customIdsOf, isPrivate, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;

const levelNames = {
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  fr: { easy: 'Facile', medium: 'Moyen', hard: 'Fort' },
} as const;

const fresh = (guild = town.guild): Channel => discord.addChannel(guild, { name: 'new' });

/** Asks for help and presses what begins this game in this way. */
async function press(user: User, channel: Channel, game: string, how: string): Promise<Exchange> {
  const help = await answerTo(town, user, channel, 'plateau help');
  return discord.as(user).click(help, buttonFor(help, game, how));
}

function buttonFor(help: Message, game: string, how: string): string {
  const found = customIdsOf(help).find((text) => {
    const id = readCustomId(text);
    if (id === undefined || !('pressed' in id) || !('begin' in id.pressed)) return false;
    return id.pressed.begin.game === game && id.pressed.begin.how === how;
  });
  if (found === undefined) throw new Error(`no button for ${game} ${how}`);
  return found;
}

/** The private answer to a press. The help stays as it is. */
async function answer(exchange: Exchange): Promise<Message> {
  const message = await exchange.answered();
  expect(isPrivate(message)).toBe(true);
  return message;
}

describe('the help', () => {
  test('has a row of buttons for each game, short enough for a phone, in the reader’s language', async () => {
    for (const user of [ada, cleo]) {
      const help = await answerTo(town, user, fresh(), 'plateau help');
      expect(isPrivate(help)).toBe(true);
      const rows = everyComponent(help.components).flatMap(({ type, components = [] }) =>
        type === 1 ? [components.map(({ label }) => label ?? '')] : [],
      );
      expect(rows.length).toBe(games.length);
      expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(4);
      expect(Math.max(...rows.flat().map(({ length }) => length))).toBeLessThanOrEqual(24);
    }
    const french = await answerTo(town, cleo, fresh(), 'plateau help');
    expect(buttonsOf(french)).toEqual(
      expect.arrayContaining(['Lancer', 'Un casse-tête', 'Le défi du jour', 'Contre l’ordinateur', 'Ouvrir une table']),
    );
  });

  test.each(games.flatMap(({ id, words, bots }) => bots.map((level) => [id, level, words] as const)))(
    'begins %s against the computer at the level %s that one more press says',
    async (game, level, words) => {
      const channel = fresh();
      const asked = await answer(await press(ada, channel, game, 'computer'));
      expect(textOf(asked)).toBe('How well is the computer to play?');
      const chosen = discord.as(ada).click(asked, levelNames.en[level]);
      expect(textOf(await answer(chosen))).toBe(`The game has begun here: <#${channel.id}>`);
      const board = await nextBoard(discord, channel, 0);
      expect(textOf(board)).toContain(words.en.name);
      expect(buttonsOf(board)).not.toContain('Accept');
      await answerTo(town, ada, channel, `${words.en.command} resign`);
      await discord.until(() => textOf(board).includes(`The computer (${level}) wins!`), 'the end of the game');
    },
  );

  test('asks in French for the level, from the weakest to the strongest', async () => {
    for (const { id, bots } of games.filter(({ bots }) => bots.length > 1)) {
      const asked = await answer(await press(cleo, fresh(), id, 'computer'));
      expect(textOf(asked)).toBe('À quel niveau l’ordinateur doit-il jouer\u00a0?');
      expect(buttonsOf(asked)).toEqual(bots.map((level) => levelNames.fr[level]));
    }
  });

  test('starts a game that everybody may join, and a second one in a thread', async () => {
    const channel = fresh();
    await answer(await press(ada, channel, 'ricochet', 'start'));
    await nextBoard(discord, channel, 0);
    const second = await answer(await press(bob, channel, 'ricochet', 'start'));
    const [thread] = discord.threads(channel);
    expect(textOf(second)).toContain(`<#${thread?.id}>`);
    expect(textOf(await nextBoard(discord, thread as Channel, 0))).toContain('Ricochet Robots');
  });

  test('begins one game when somebody presses twice, also in a thread, and another one later', async () => {
    const channel = fresh();
    const help = await answerTo(town, ada, channel, 'plateau help');
    const start = buttonFor(help, 'ricochet', 'start');
    const twice = () => [1, 2].map(() => discord.as(ada).click(help, start));
    const told = async (presses: readonly Exchange[]) => (await Promise.all(presses.map(answer))).map(textOf);
    const begun = `The game has begun here: <#${channel.id}>`;
    expect(await told(twice())).toEqual([begun, begun]);
    expect(await told([discord.as(ada).click(help, start)])).toEqual([begun]);
    expect(discord.threads(channel)).toEqual([]);
    // Another person's press is their own.
    const others = await answerTo(town, bob, channel, 'plateau help');
    const threads = await told([1, 2].map(() => discord.as(bob).click(others, start)));
    expect(new Set(threads).size).toBe(1);
    expect(threads[0]).toContain(`<#${discord.threads(channel)[0]?.id}>`);
    expect(discord.threads(channel).length).toBe(1);
    // What has ended is no answer.
    await answerTo(town, ada, channel, 'ricochet stop');
    expect(await told([discord.as(ada).click(help, start)])).toEqual([begun]);
    await discord.until(
      () => boardsIn(discord, channel).some((board) => buttonsOf(board).includes('More…')),
      'the game',
    );
    await pause(3_100);
    expect(await told([discord.as(ada).click(help, start)])).not.toEqual([begun]);
    expect(discord.threads(channel).length).toBe(2);
  });

  test.each([
    ['mister-zero', 'table'],
    ['foxu', 'computer'],
  ] as const)('begins one game when somebody presses twice: %s, %s', async (game, how) => {
    const channel = fresh();
    const help = await answerTo(town, ada, channel, 'plateau help');
    const first = () => discord.as(ada).click(help, buttonFor(help, game, how));
    const asked = how === 'computer' ? await answer(first()) : undefined;
    const presses = [1, 2].map(() => (asked === undefined ? first() : discord.as(ada).click(asked, 'Easy')));
    for (const press of presses) expect(textOf(await answer(press))).toContain(`<#${channel.id}>`);
    expect(discord.threads(channel)).toEqual([]);
  });

  test('shows a puzzle and the board of the day to whoever presses, and to nobody else', async () => {
    const channel = fresh();
    const daily = await answer(await press(cleo, channel, 'ricochet', 'daily'));
    expect(buttonsOf(daily)).toContain('Résultats');
    const puzzle = await answer(await press(cleo, channel, 'ricochet', 'puzzle'));
    expect(buttonsOf(puzzle)).toContain('Un autre');
    expect(boardsIn(discord, channel).every(isPrivate)).toBe(true);
  });

  test('opens a table whose seats others take', async () => {
    const channel = fresh();
    const told = await answer(await press(ada, channel, 'mister-zero', 'table'));
    expect(textOf(told)).toContain(`<#${channel.id}>`);
    const table = await nextBoard(discord, channel, 0);
    expect(buttonsOf(table)).toContain('Team B · 1');
  });

  test('tells how to challenge somebody, with the command to press', async () => {
    const command = discord.commands().find(({ name }) => name === 'foxu');
    const told = await answer(await press(ada, fresh(), 'foxu', 'challenge'));
    expect(textOf(told)).toBe(`Give this command and choose whom you challenge: </foxu challenge:${command?.id}>`);
    const french = await answer(await press(cleo, fresh(), 'foxu', 'challenge'));
    expect(textOf(french)).toContain('choisissez qui vous défiez\u00a0: </foxu challenge:');
  });

  test('names the right that the bot lacks where a game cannot begin', async () => {
    const channel = fresh();
    discord.denyBot(channel, 'SendMessages');
    const told = await answer(await press(ada, channel, 'ricochet', 'start'));
    expect(textOf(told)).toContain('Send Messages');
    expect(boardsIn(discord, channel).every(isPrivate)).toBe(true);
  });
});

test('a made-up way to begin a game is answered as an old one', async () => {
  const channel = fresh();
  const help = await answerTo(town, ada, channel, 'plateau help');
  const known = buttonFor(help, 'foxu', 'computer');
  for (const custom_id of [
    known.replace('foxu', 'chess'),
    known.replace('computer', 'start'),
    known.replace('computer', 'puzzle'),
  ]) {
    const data = { component_type: ComponentType.Button, custom_id };
    const forged = discord.as(ada).forge({ type: InteractionType.MessageComponent, channel, data, from: help });
    expect(textOf(await answer(forged))).toContain('an older version of Plateau');
  }
  expect(boardsIn(discord, channel).every(isPrivate)).toBe(true);
});
