import { ApplicationCommandOptionType as OptionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandSet } from '../../src/commands/slash/commandSet.ts';
import { games } from '../../src/games/registry.ts';
import type { OptionValue } from '../../src/playground/discord/people/commandCall.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { altOf, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, guild, ada, bob, cleo } = town;

interface Called {
  readonly command: string;
  readonly needed: readonly { readonly name: string; readonly type: OptionType }[];
}

const called = commandSet(games).flatMap(({ name, options = [] }) =>
  options.map((option): Called => {
    if (option.type !== OptionType.Subcommand) throw new Error(`/${name} ${option.name} is no subcommand`);
    return { command: `${name} ${option.name}`, needed: (option.options ?? []).filter(({ required }) => required) };
  }),
);

/** A value for each option without which the command cannot be given. */
function givenFor({ name, type }: Called['needed'][number], opponent: User): OptionValue {
  if (type === OptionType.User) return opponent;
  if (type === OptionType.Integer) return 7;
  return name === 'game' ? 'foxu' : 'a1';
}

async function said(user: User, channel: Channel, { command, needed }: Called): Promise<string> {
  const values = Object.fromEntries(needed.map((option) => [option.name, givenFor(option, user === ada ? bob : ada)]));
  const answer = await answerTo(town, user, channel, command, values);
  return `${textOf(answer)}${altOf(answer)}`;
}

const named = (start = '') =>
  called.filter(({ command }) => command.startsWith(start)).map((call) => [call.command, call] as const);

describe.each(named())('/%s', (_, call) => {
  test('is answered where nothing is played, in the language of who gives it', async () => {
    const [english, french] = await Promise.all(
      [ada, cleo].map((user) => said(user, discord.addChannel(guild, { name: 'empty' }), call)),
    );
    expect(english?.length).toBeGreaterThan(10);
    expect(french?.length).toBeGreaterThan(10);
    expect(french).not.toBe(english);
  });
});

test.each(named('foxu'))(
  '/%s is answered in the midst of a game, to who plays and to who does not',
  async (_, call) => {
    for (const user of [ada, cleo]) {
      const channel = discord.addChannel(guild, { name: 'playing' });
      await beginDuel(town, channel);
      expect((await said(user, channel, call)).length).toBeGreaterThan(4);
    }
  },
);

test.each(named('ricochet'))(
  '/%s is answered in the midst of a round, to who began it and to who comes',
  async (_, call) => {
    for (const user of [ada, cleo]) {
      const channel = discord.addChannel(guild, { name: 'round' });
      await answerTo(town, ada, channel, 'ricochet start');
      await nextBoard(discord, channel, 0);
      expect((await said(user, channel, call)).length).toBeGreaterThan(4);
    }
  },
);
