import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from './bodies.ts';
import { openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

describe('a list of commands', () => {
  const command = (more = {}) => ({ name: 'other', description: 'a', ...more });
  const asked = (name: string, more = {}) => ({ type: 3, name, description: 'a', ...more });

  it.each<[string, unknown[], string]>([
    ['a name that is not lower case', [command({ name: 'Foxu' })], 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with a space', [command({ name: 'fo xu' })], 'APPLICATION_COMMAND_INVALID_NAME'],
    [
      'a translated name that is not lower case',
      [command({ name_localizations: { fr: 'Renard' } })],
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    ['an option that is not lower case', [command({ options: [asked('Who')] })], 'APPLICATION_COMMAND_INVALID_NAME'],
    [
      'a required option after an optional one',
      [command({ options: [asked('a'), asked('b', { required: true })] })],
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    ['the same command twice', [command(), command()], 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
    ['an unknown locale', [command({ name_localizations: { en: 'other' } })], 'BASE_TYPE_CHOICES'],
    ['no description', [{ name: 'other' }], 'BASE_TYPE_REQUIRED'],
    ['a description over 100 characters', [command({ description: 'a'.repeat(101) })], 'BASE_TYPE_BAD_LENGTH'],
    ['more than 25 options', [command({ options: times(26, (i) => asked(`o${i}`)) })], 'BASE_TYPE_MAX_LENGTH'],
    [
      'two options of one name',
      [command({ options: [asked('a'), asked('a')] })],
      'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'subcommands beside other options',
      [command({ options: [{ type: 1, name: 'a', description: 'a' }, asked('b')] })],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'more than 25 choices',
      [command({ options: [asked('a', { choices: times(26, (i) => ({ name: `c${i}`, value: `c${i}` })) })] })],
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'over 8 000 characters in one command',
      [
        command({
          options: times(20, (i) =>
            asked(`o${i}`, { choices: times(4, (j) => ({ name: `${j}`.repeat(50), value: `${j}`.repeat(50) })) }),
          ),
        }),
      ],
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('is refused with %s', async (_, commands, code) => {
    bot.expectInvalid(await bot.send('PUT', bot.commands, commands), code);
    expect(bot.discord.commands().map(({ name }) => name)).toEqual(['play']);
  });
});
