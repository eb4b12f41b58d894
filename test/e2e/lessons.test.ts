import { ComponentType, InteractionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { readCustomId, readPressed } from '../../src/commands/press/customId.ts';
import { games } from '../../src/games/registry.ts';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import { everyComponent } from '../../src/playground/discord/world/content.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { placesOf } from '../town/anywhere.ts';
import { altOf, boardsIn, buttonsOf, isPrivate, menusOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;
const [direct, , far] = placesOf(town, bob);

const fresh = (): Channel => discord.addChannel(town.guild, { name: 'learning' });

/** What is pressed in each step: how what the control carries ends. */
const ways: Readonly<Record<string, readonly (readonly string[])[]>> = {
  foxu: [['=a5'], ['=take'], ['=a5'], ['=a5']],
  zgame: [
    ['~c1', '=c1-c2'],
    ['~b1', '=b1!'],
    ['~b1', '=b1-b6'],
    ['~d6', '=d6-d8'],
  ],
  'mister-zero': [['~1', '=1M'], ['~0', '=0L'], ['=4D']],
  mastermind: [
    ['~colours', '~colours R', '~colours R Y', '~colours R Y G', '!colours R Y G #1.1'],
    ['~colours', '~colours B', '~colours B R', '~colours B R B', '!colours B R B #1.3'],
    ['~shapes star', '~shapes star circle', '~shapes star circle cross', '!shapes star circle cross #1.4'],
    [
      ...['~cards red-star', '~cards red-star green-circle', '~cards red-star green-circle purple-cross'],
      '=cards red-star green-circle purple-cross',
    ],
  ],
  ricochet: [['=3'], ['!g', '!g>'], ['!r', '!r>'], ['!r^']],
};

const given = (user: User, channel: Channel, command: string, values = {}): Promise<Message> =>
  discord.as(user).command(channel, command, values).answered();

/** What opens the lesson of this game: its button in the help or in the rules. */
function opener(message: Message, game: string): string {
  const found = everyComponent(message.components).find(({ custom_id }) => lessonIn(custom_id)?.game === game);
  if (found?.custom_id === undefined) throw new Error(`no lesson of ${game}`);
  return found.custom_id;
}

function lessonIn(custom: string | undefined) {
  const id = custom === undefined ? undefined : readCustomId(custom);
  return id !== undefined && 'pressed' in id && 'lesson' in id.pressed ? id.pressed.lesson : undefined;
}

/** Presses what ends so, and waits until the same message shows what came of it. */
async function press(user: User, message: Message, tail: string): Promise<void> {
  const before = JSON.stringify(message.components);
  const pressed = pressing(user, message, tail);
  expect(await pressed.acknowledged).toBe(true);
  expect(pressed.followUps).toEqual([]);
  await discord.until(() => JSON.stringify(message.components) !== before, `what comes of ${tail}`);
}

function pressing(user: User, message: Message, tail: string): Exchange {
  for (const { custom_id = '', options } of everyComponent(message.components)) {
    if (lessonIn(custom_id) !== undefined && custom_id.endsWith(tail))
      return discord.as(user).click(message, custom_id);
    const option = options?.find(({ value }) => value.endsWith(tail) && readPressed(value) !== undefined);
    if (option !== undefined) return discord.as(user).choose(message, custom_id, [option.value]);
  }
  throw new Error(`nothing to press for ${tail}: ${textOf(message)}`);
}

/** Does the whole lesson of a game by pressing. In the end, the message has the buttons that begin the game. */
async function doLesson(user: User, message: Message, game: string): Promise<void> {
  const steps = ways[game] ?? [];
  for (const [at, tails] of steps.entries()) {
    expect(textOf(message)).toMatch(new RegExp(`ry it, ${at + 1} of ${steps.length}`));
    expect(altOf(message).length).toBeGreaterThan(20);
    for (const tail of tails) await press(user, message, tail);
    if (at + 1 < steps.length) await press(user, message, `${at + 2}.go-on`);
  }
  expect(buttonsOf(message)).toContain('Once more');
}

describe('the lesson', () => {
  test.each(games)(
    'of $id is done by pressing, from the help to the buttons that begin the game',
    async ({ id, words }) => {
      const channel = fresh();
      const help = await given(ada, channel, 'plateau help');
      const before = textOf(help);
      const lesson = await discord.as(ada).click(help, opener(help, id)).answered();
      expect(isPrivate(lesson)).toBe(true);
      await doLesson(ada, lesson, id);
      expect(textOf(lesson)).toContain(`/${words.en.command} rules`);
      expect(textOf(help)).toBe(before);
      // It was all made up: no game has begun.
      expect(boardsIn(discord, channel).every(isPrivate)).toBe(true);
    },
  );

  test.each(games)('of $id is done by pressing in direct messages', async ({ id }) => {
    const help = await given(bob, direct.channel, 'plateau help');
    const lesson = await discord.as(bob).click(help, opener(help, id)).answered();
    await doLesson(bob, lesson, id);
    const begin = everyComponent(lesson.components).flatMap(({ custom_id }) => {
      const read = custom_id === undefined ? undefined : readCustomId(custom_id);
      return read !== undefined && 'pressed' in read && 'begin' in read.pressed ? [read.pressed.begin.how] : [];
    });
    expect(begin).toEqual(id === 'ricochet' ? ['puzzle', 'daily'] : ['computer']);
  });

  test('is done in a server without the bot, too, and ends with a button that begins', async () => {
    const lesson = await given(bob, far.channel, 'foxu try');
    expect(isPrivate(lesson)).toBe(true);
    await doLesson(bob, lesson, 'foxu');
    const asked = await discord.as(bob).click(lesson, 'Play the computer').answered();
    expect(textOf(asked)).toBe('How well is the computer to play?');
  });

  test('is opened by the rules as well', async () => {
    for (const [user, channel] of [
      [ada, fresh()],
      [bob, direct.channel],
    ] as const) {
      for (const { id, words } of games) {
        const rules = await given(user, channel, `${words.en.command} rules`);
        const lesson = await discord.as(user).click(rules, opener(rules, id)).answered();
        expect(textOf(lesson)).toContain('ry it, 1 of');
        expect(buttonsOf(rules)).toEqual(['Try it']);
      }
    }
  });

  test('is done by typing, in the words of either language', async () => {
    for (const [at, move] of ['a5', 'take', 'a5', 'a5'].entries()) {
      const done = await given(ada, fresh(), 'foxu try', { step: at + 1, move });
      expect(buttonsOf(done)).toContain(at === 3 ? 'Once more' : 'Next');
    }
    const typed = { zgame: 'c1 c2', 'mister-zero': '1M', mastermind: 'couleurs R J V', ricochet: '3' } as const;
    for (const { id, words } of games.filter(({ id }) => id in typed)) {
      const done = await given(cleo, fresh(), `${words.fr.command} essai`, { coup: typed[id as keyof typeof typed] });
      expect(buttonsOf(done)).toEqual(['Continuer']);
      expect(textOf(done)).toContain('à vous d’essayer, 1 sur');
    }
    const far = await given(bob, direct.channel, 'ricochet try', { step: 2, move: 'green right' });
    expect(textOf(far)).toContain('Green slid until the wall stopped it.');
  });

  test('suggests while a move is typed what the board of the step offers', async () => {
    const suggested = discord.as(ada).autocomplete(fresh(), 'foxu try', 'move', 'ta', { step: 2 });
    await discord.until(() => suggested.choices !== undefined, 'suggestions');
    expect(suggested.choices?.map(({ value }) => value)).toEqual(['take']);
  });

  test('tells who is told to do something else what that would have been, and asks again', async () => {
    const channel = fresh();
    const lesson = await given(ada, channel, 'foxu try');
    await press(ada, lesson, '=b4');
    expect(textOf(lesson)).toContain('it drops fewer than four pegs');
    expect(menusOf(lesson).length).toBe(1);
    await press(ada, lesson, '=a5');
    expect(buttonsOf(lesson)).toEqual(['Next']);
    const refused = await given(ada, channel, 'foxu try', { move: 'f6' });
    expect(textOf(refused)).toContain('That does not work:');
    const unread = await given(ada, channel, 'foxu try', { move: 'hello' });
    expect(textOf(unread)).toContain('I cannot read that as a move.');
    expect(textOf(unread)).toContain('How to type it:');
    await press(ada, unread, '2.go-on');
    expect(textOf(unread)).toContain('ry it, 2 of 4');
  });

  test('ends without the button against the computer where the server does not allow it', async () => {
    discord.setPermissions(town.guild, ada, ['ManageGuild']);
    const ended = async (computers: string) => {
      await given(ada, fresh(), 'plateau settings', { computers });
      return buttonsOf(await given(ada, fresh(), 'foxu try', { step: 4, move: 'a5' }));
    };
    expect(await ended('not-allowed')).toEqual(['Challenge…', 'Once more']);
    expect(await ended('allowed')).toEqual(['Play the computer', 'Challenge…', 'Once more']);
  });

  test('goes on after a kill, since nothing of it is kept', async () => {
    const lesson = await given(ada, fresh(), 'ricochet try', { step: 2 });
    await press(ada, lesson, '!g');
    await town.kill();
    await town.start();
    await press(ada, lesson, '!g>');
    expect(textOf(lesson)).toContain('Green slid until the wall stopped it.');
  });

  test('answers a press that is old or made up kindly', async () => {
    const channel = fresh();
    const lesson = await given(ada, channel, 'ricochet try', { step: 2 });
    const known = everyComponent(lesson.components).find(({ custom_id }) => custom_id?.endsWith('!g'))?.custom_id ?? '';
    const forged = async (custom_id: string) => {
      const data = { component_type: ComponentType.Button, custom_id };
      const exchange = discord.as(ada).forge({ type: InteractionType.MessageComponent, channel, data, from: lesson });
      expect(await exchange.acknowledged).toBe(true);
      return exchange;
    };
    const other = await forged(known.replace('ricochet', 'chess'));
    expect(textOf(await other.answered())).toContain('an older version of Plateau');
    for (const [custom, says] of [
      [known.replace('.2.', '.9.'), 'This lesson has changed since. Begin it anew: `/ricochet try`'],
      [known.replace('!g', '!z9'), 'I cannot read that as a move.'],
      [known.replace('!g', '+g>;!r>'), 'let green go first'],
      [known.replace('!g', '~made up'), 'Now show it.'],
    ] as const) {
      await forged(custom);
      await discord.until(() => textOf(lesson).includes(says), says);
    }
  });
});

test('nothing was logged as wrong', () => {
  expect(town.output()).not.toMatch(/"level":[456]0/);
});
