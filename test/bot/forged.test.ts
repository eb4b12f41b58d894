import { ApplicationCommandOptionType, ComponentType, InteractionType } from 'discord.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Forged } from '../../src/playground/discord/people/person.ts';
import type { Channel, Message } from '../../src/playground/discord/world/records.ts';
import { beginDuel } from '../town/duels.ts';
import { customIdsOf, isPrivate, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

/** Old, incomplete and made-up interactions: all are answered, and none is an error of the bot. */

const town = await liveTown();
const { discord, ada, bob, cleo, guild } = town;

const errors = () =>
  town
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));

/** The text of the private answer to what was forged. */
async function told(exchange: Exchange): Promise<string> {
  expect(await exchange.acknowledged).toBe(true);
  const answer = await exchange.answered();
  expect(isPrivate(answer)).toBe(true);
  return textOf(answer);
}

const { Subcommand, String: Text, Integer, Boolean: YesOrNo, User: Person, Role } = ApplicationCommandOptionType;
const command = (channel: Channel, name: string, options: readonly unknown[]): Forged => ({
  type: InteractionType.ApplicationCommand,
  channel,
  data: { id: '1', name, type: 1, options },
});
const sub = (name: string, ...options: readonly unknown[]) => [{ type: Subcommand, name, options }];
const button = (from: Message, custom_id: string): Forged => ({
  type: InteractionType.MessageComponent,
  channel: from.channel,
  data: { component_type: ComponentType.Button, custom_id },
  from,
});
const menu = (from: Message, custom_id: string, values: readonly string[]): Forged => ({
  type: InteractionType.MessageComponent,
  channel: from.channel,
  data: { component_type: ComponentType.StringSelect, custom_id, values },
  from,
});
const form = (from: Message, custom_id: string, components: readonly unknown[]): Forged => ({
  type: InteractionType.ModalSubmit,
  channel: from.channel,
  data: { custom_id, components },
  from,
});
const field = (custom_id: string, value: string) => ({
  type: ComponentType.Label,
  id: 1,
  component: { type: ComponentType.TextInput, id: 2, custom_id, value },
});

test('a command in a form that is not registered is answered in the language of whoever gave it', async () => {
  const channel = discord.addChannel(guild, { name: 'commands' });
  const member = (value: string) => ({ type: Person, name: 'opponent', value });
  const forged = [
    command(channel, 'foxu', []),
    command(channel, 'foxu', sub('castle')),
    command(channel, 'foxu', sub('move')),
    command(channel, 'foxu', sub('move', { type: Integer, name: 'move', value: 7 })),
    command(channel, 'foxu', sub('challenge')),
    command(channel, 'foxu', sub('challenge', member(bob.id))),
    command(channel, 'foxu', sub('show', { type: Text, name: 'text', value: 'yes' })),
    command(channel, 'foxu', sub('show', { type: YesOrNo, name: 'colour', value: true })),
    command(channel, 'ricochet', sub('start', { type: Integer, name: 'bidding', value: 100_000 })),
    command(channel, 'ricochet', sub('start', { type: Text, name: 'seed', value: 'x'.repeat(41) })),
    command(channel, 'misterzero', sub('table', { type: Integer, name: 'players', value: 17 })),
    command(channel, 'misterzero', sub('table', { type: Text, name: 'turn-limit', value: 'a year' })),
    command(channel, 'plateau', []),
    command(channel, 'plateau', sub('settings', { type: Text, name: 'daily-channel', value: '1' })),
    command(channel, 'plateau', sub('settings', { type: Role, name: 'stop-role', value: '1' })),
    command(channel, 'plateau', sub('settings', { type: Text, name: 'daily-hour', value: '24' })),
    command(channel, 'plateau', sub('settings', { type: Text, name: 'language', value: 'nl' })),
    command(channel, 'chess', sub('challenge')),
  ];
  for (const each of forged) {
    expect(await told(discord.as(ada).forge(each))).toContain('I do not know this command in that form');
    expect(await told(discord.as(cleo).forge(each))).toContain('Je ne connais pas cette commande sous cette forme');
  }
  expect(errors()).toEqual([]);
  expect(discord.messages(channel)).toEqual([]);
});

test('a level that does not exist begins no game', async () => {
  const channel = discord.addChannel(guild, { name: 'levels' });
  const { id, name } = discord.bot;
  const resolved = { users: { [id]: { id, username: name, discriminator: '0', avatar: null, bot: true } } };
  const options = sub(
    'challenge',
    { type: Person, name: 'opponent', value: id },
    { type: Text, name: 'level', value: 'godlike' },
  );
  const data = { id: '1', name: 'foxu', type: 1, options, resolved };
  const given = discord.as(ada).forge({ type: InteractionType.ApplicationCommand, channel, data });
  expect(await told(given)).toContain('I do not know this command');
  expect(discord.messages(channel)).toEqual([]);
});

test('a form without its field is answered as an old one', async () => {
  const { channel, board } = await beginDuel(town, discord.addChannel(guild, { name: 'forms' }));
  const before = revisionOf(board);
  const shown = await discord
    .as(ada)
    .click(board, 'By hand')
    .shownModal()
    .catch(() => undefined);
  const id = shown?.custom_id ?? (await discord.as(bob).click(board, 'By hand').shownModal()).custom_id;
  for (const components of [[], [field('other', 'a')], [{ type: ComponentType.TextDisplay, id: 1 }]]) {
    expect(await told(discord.as(ada).forge(form(board, id, components)))).toContain('an older version of Plateau');
    expect(await told(discord.as(cleo).forge(form(board, id, components)))).toContain('version plus ancienne');
  }
  expect(revisionOf(board)).toBe(before);
  expect(errors()).toEqual([]);
  discord.as(bob).command(channel, 'foxu resign');
});

test('suggestions are asked for without a word, and none come', async () => {
  const { channel } = await beginDuel(town, discord.addChannel(guild, { name: 'suggestions' }));
  const asked = (options: readonly unknown[]): Forged => ({
    ...command(channel, 'foxu', options),
    type: InteractionType.ApplicationCommandAutocomplete,
  });
  for (const options of [[], sub('move'), sub('move', { type: Integer, name: 'move', value: 7, focused: true })]) {
    const exchange = discord.as(ada).forge(asked(options));
    expect(await exchange.acknowledged).toBe(true);
    expect(exchange.choices).toEqual([]);
  }
  expect(errors()).toEqual([]);
  discord.as(bob).command(channel, 'foxu resign');
});

test('nothing that is thrown at the bot fails, and nothing of it reaches the log as an error', async () => {
  const boards: Message[] = [];
  for (const [name, values] of [
    ['foxu challenge', { opponent: discord.bot }],
    ['zgame challenge', { opponent: discord.bot }],
    ['mastermind challenge', { opponent: discord.bot }],
    ['misterzero table', {}],
    ['ricochet start', {}],
    ['foxu challenge', { opponent: bob }],
  ] as const) {
    const channel = discord.addChannel(guild, { name: 'thrown' });
    discord.as(ada).command(channel, name, values);
    boards.push(await nextBoard(discord, channel, 0));
  }
  const known = boards.flatMap(customIdsOf);
  const names = discord.commands().flatMap(({ name, options }) => (options ?? []).map((each) => [name, each] as const));

  const pressed = fc.oneof(
    fc.constantFrom(...known),
    fc.string({ maxLength: 100 }),
    fc.tuple(fc.constantFrom(...known), fc.nat(100), fc.string({ maxLength: 6 })).map(mutated),
    fc
      .tuple(
        fc.constantFrom(...known),
        fc.constantFrom('=', '!', '~', '?', '@', '#', '+', '%'),
        fc.string({ maxLength: 40 }),
      )
      .map(([id, verb, rest]) => id.replace(/^([^:]*:[^:]*:[^:]*:).*$/s, (_, head: string) => `${head}${verb}${rest}`)),
    fc
      .tuple(
        fc.constantFrom(...known),
        fc.constantFrom('accept', 'more', 'text', 'rules', 'another', 'results', 'sit-1', 'sit-99'),
      )
      .map(([id, name]) => id.replace(/:[^:]*$/, `:@${name}`)),
  );
  const value = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(ada.id, 'easy', '1h'),
  );
  const option = fc.record({
    type: fc.integer({ min: 3, max: 11 }),
    name: fc.oneof(
      fc.constantFrom('move', 'text', 'opponent', 'level', 'first', 'seed', 'players', 'language'),
      fc.string({ maxLength: 9 }),
    ),
    value,
  });
  const given = fc.tuple(fc.constantFrom(...names), fc.array(option, { maxLength: 3 }), fc.boolean());
  const made = fc.constantFrom(...boards).chain(
    (board): fc.Arbitrary<Forged> =>
      fc.oneof(
        pressed.map((id) => button(board, id)),
        fc
          .tuple(pressed, fc.array(fc.oneof(pressed, fc.string({ maxLength: 30 })), { maxLength: 3 }))
          .map(([id, values]) => menu(board, id, values)),
        fc
          .tuple(
            pressed,
            fc.array(fc.tuple(fc.constantFrom('typed', 'x'), fc.string({ maxLength: 60 })), { maxLength: 2 }),
          )
          .map(([id, fields]) =>
            form(
              board,
              id,
              fields.map(([name, text]) => field(name, text)),
            ),
          ),
        given.map(([[name, each], options, whole]) =>
          command(board.channel, name, whole ? sub(each.name, ...options) : options),
        ),
        given.map(([[name, each], options]) => ({
          ...command(board.channel, name, sub(each.name, ...options.map((one) => ({ ...one, focused: true })))),
          type: InteractionType.ApplicationCommandAutocomplete as const,
        })),
      ),
  );
  const exchanges: Exchange[] = [];
  for (const forged of fc.sample(made, 400)) {
    const exchange = discord.as(bob).forge(forged);
    exchanges.push(exchange);
    expect(await exchange.acknowledged, JSON.stringify(forged.data)).toBe(true);
  }
  await discord.until(() => exchanges.every(({ thinking }) => !thinking), 'an answer to each that was promised one');
  expect(errors()).toEqual([]);
});

function mutated([id, at, text]: readonly [string, number, string]): string {
  const place = at % id.length;
  return `${id.slice(0, place)}${text}${id.slice(place + 1)}`.slice(0, 100) || 'x';
}
