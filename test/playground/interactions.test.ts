import {
  ActionRowBuilder,
  ChannelSelectMenuBuilder,
  ChannelType,
  type ChatInputCommandInteraction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  RoleSelectMenuBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type TextChannel,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { expect, it } from 'vitest';
import { answer, button, register, row } from './botParts.ts';
import { logIn, openStage } from './stage.ts';

it('takes a command from its registration to the edited answer', async () => {
  const { discord, guild, channel, ann, ben } = await openStage();
  const client = await logIn(discord);
  let heard: ChatInputCommandInteraction | undefined;
  answer(client, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    heard = interaction;
    await interaction.deferReply();
    await interaction.editReply(`${interaction.options.getUser('opponent', true)} is asked`);
  });
  await register(client);
  expect(discord.commands().map(({ name }) => name)).toEqual(['foxu']);

  const exchange = discord.as(ann).command(channel, 'foxu challenge', { opponent: ben, text: true, pace: 'Quick' });
  const message = await exchange.answered();
  expect(message.content).toBe(`<@${ben.id}> is asked`);
  expect(message.pings.users).toEqual([ben]);
  expect(exchange.firstAnswer).toBe('deferred message');
  expect(exchange.acknowledgedAfter).toBeGreaterThanOrEqual(0);
  expect(await exchange.acknowledged).toBe(true);
  expect(heard?.options.getSubcommand()).toBe('challenge');
  expect(heard?.options.getBoolean('text')).toBe(true);
  expect(heard?.options.getString('pace')).toBe('q');
  expect(heard?.options.getMember('opponent')).not.toBeNull();
  expect(heard?.locale).toBe('en-US');
  expect(heard?.guildLocale).toBe('fr');
  expect(heard?.guildId).toBe(guild.id);
  expect(heard?.appPermissions.has('SendMessages')).toBe(true);
  expect(heard?.memberPermissions?.has('ManageMessages')).toBe(false);
  expect(discord.violations).toEqual([]);
});

it('lets a person call commands by the names of their language, and nothing that is not there', async () => {
  const { discord, channel, ann, ben } = await openStage();
  await register(await logIn(discord));
  expect(() => discord.as(ben).command(channel, 'renard challenge', { opponent: ann })).not.toThrow();
  const call =
    (name: string, values = {}) =>
    () =>
      discord.as(ann).command(channel, name, values);
  expect(call('renard challenge', { opponent: ben })).toThrow('there is no /renard challenge');
  expect(call('foxu')).toThrow('needs more words');
  expect(call('foxu challenge')).toThrow('needs the option opponent');
  expect(call('foxu challenge', { opponent: ben, colour: 'red' })).toThrow('has no option colour');
  expect(call('foxu challenge', { opponent: ben, pace: 'slow' })).toThrow('is one of q, not slow');
  expect(call('foxu challenge', { opponent: 'ben' })).toThrow('is a person');
  expect(call('foxu move', { where: 'too long' })).toThrow('does not take 8 characters');
});

it('asks the bot for choices while an option is typed', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  answer(client, async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: `${typed}4`, value: `${typed}4` }]);
  });
  await register(client);
  const exchange = discord.as(ann).autocomplete(channel, 'foxu move', 'where', 'd');
  await exchange.acknowledged;
  expect(exchange.choices).toEqual([{ name: 'd4', value: 'd4' }]);
});

it('carries a click to the bot and shows its edit', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  answer(client, async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'pressed', components: [row(button('b', 'B').setDisabled(true))] });
  });
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const sent = await textChannel.send({ content: 'press', components: [row(button('a', 'A'), button('b', 'B'))] });
  const message = discord.message(sent.id);
  if (message === undefined) throw new Error('the message is not there');
  expect(() => discord.as(ann).click(message, 'C')).toThrow('there is no button C; there are: A [a], B [b]');
  const exchange = discord.as(ann).click(message, 'A');
  expect(await exchange.answered()).toBe(message);
  expect(exchange.firstAnswer).toBe('deferred update');
  expect(message.content).toBe('pressed');
  expect(() => discord.as(ann).click(message, 'B')).toThrow('disabled');
});

it('keeps the bounds of a menu and carries what is chosen', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  answer(client, async (interaction) => {
    if (interaction.isStringSelectMenu()) await interaction.update({ content: interaction.values.join(' and ') });
  });
  const options = ['one', 'two', 'three'].map((value) => ({ label: `Number ${value}`, value }));
  const menu = new StringSelectMenuBuilder().setCustomId('m').setOptions(options).setMinValues(1).setMaxValues(2);
  const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
  const sent = await (client.channels.cache.get(channel.id) as TextChannel).send({ content: 'choose', components });
  const message = discord.message(sent.id);
  if (message === undefined) throw new Error('the message is not there');
  const person = discord.as(ann);
  expect(() => person.choose(message, 'm', [])).toThrow('takes 1 to 2 values, not 0');
  expect(() => person.choose(message, 'm', ['one', 'two', 'three'])).toThrow('takes 1 to 2 values, not 3');
  expect(() => person.choose(message, 'm', ['four'])).toThrow('has no option four');
  await person.choose(message, 'm', ['one', 'Number three']).answered();
  expect(message.content).toBe('one and three');
});

it('lets a person choose channels and roles of the server, as a menu allows it', async () => {
  const { discord, guild, channel, ann, ben } = await openStage();
  const client = await logIn(discord);
  const referees = discord.addRole(guild, { name: 'Referees', members: [ann] });
  const voice = discord.addChannel(guild, { name: 'talk', kind: 'voice' });
  const other = discord.addChannel(guild, { name: 'other' });
  answer(client, async (interaction) => {
    if (interaction.isChannelSelectMenu()) {
      await interaction.update(interaction.channels.map((each) => `#${'name' in each ? each.name : ''}`).join(' '));
    } else if (interaction.isRoleSelectMenu() && interaction.inCachedGuild()) {
      const holds = (id: string) => interaction.member.roles.cache.has(id);
      await interaction.update(interaction.roles.map(({ id, name }) => `@${name} ${holds(id)}`).join(' '));
    }
  });
  const channels = new ChannelSelectMenuBuilder()
    .setCustomId('channels')
    .setChannelTypes(ChannelType.GuildText)
    .setDefaultChannels(other.id)
    .setMinValues(0)
    .setMaxValues(2);
  const components = [
    new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(channels),
    new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(new RoleSelectMenuBuilder().setCustomId('role')),
  ];
  const sent = await (client.channels.cache.get(channel.id) as TextChannel).send({ content: 'choose', components });
  const message = discord.message(sent.id);
  if (message === undefined) throw new Error('the message is not there');
  const person = discord.as(ann);
  for (const wrong of [voice, referees, ben]) {
    expect(() => person.choose(message, 'channels', [wrong])).toThrow(`does not take ${wrong.name}`);
  }
  for (const wrong of [channel, ben]) {
    expect(() => person.choose(message, 'role', [wrong])).toThrow(`does not take ${wrong.name}`);
  }
  await person.choose(message, 'channels', [channel, other]).answered();
  expect(message.content).toBe('#games #other');
  await person.choose(message, 'channels', []).answered();
  expect(message.content).toBe('');
  await person.choose(message, 'role', [referees]).answered();
  expect(message.content).toBe('@Referees true');
  await discord.as(ben).choose(message, 'role', [referees]).answered();
  expect(message.content).toBe('@Referees false');
});

it('shows a modal, keeps the bounds of its fields and carries what is typed', async () => {
  const { discord, channel, ann, ben } = await openStage();
  const client = await logIn(discord);
  answer(client, async (interaction) => {
    if (interaction.isButton()) {
      const input = new TextInputBuilder().setCustomId('bid').setStyle(TextInputStyle.Short).setMaxLength(2);
      const modal = new ModalBuilder()
        .setCustomId('modal')
        .setTitle('Your bid')
        .addLabelComponents(new LabelBuilder().setLabel('Moves').setTextInputComponent(input));
      await interaction.showModal(modal);
    } else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
      await interaction.update(`bid ${interaction.fields.getTextInputValue('bid')}`);
    }
  });
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const sent = await textChannel.send({ content: 'bid', components: [row(button('bid', 'Bid'))] });
  const message = discord.message(sent.id);
  if (message === undefined) throw new Error('the message is not there');
  const modal = await discord.as(ann).click(message, 'Bid').shownModal();
  expect(modal.title).toBe('Your bid');
  expect(() => discord.as(ben).submit(modal, { bid: '5' })).toThrow('was shown to ann');
  expect(() => discord.as(ann).submit(modal, {})).toThrow('must be filled in');
  expect(() => discord.as(ann).submit(modal, { bid: '500' })).toThrow('takes 0 to 2 characters, not 3');
  await discord.as(ann).submit(modal, { bid: '5' }).answered();
  expect(message.content).toBe('bid 5');
  expect(discord.violations).toEqual([]);
});

it('shows an ephemeral answer to one person alone, and lets nobody else use it', async () => {
  const { discord, channel, ann, ben } = await openStage();
  const client = await logIn(discord);
  answer(client, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'secret', components: [row(button('a', 'A'))], flags: MessageFlags.Ephemeral });
    await interaction.followUp('public');
  });
  await register(client);
  const exchange = discord.as(ann).command(channel, 'foxu move', { where: 'd4' });
  await discord.until(() => exchange.followUps.length === 1, 'the follow-up');
  expect(discord.as(ann).see(channel)).toHaveLength(2);
  expect(
    discord
      .as(ben)
      .see(channel)
      .map(({ content }) => content),
  ).toEqual(['public']);
  const secret = await exchange.answered();
  expect(() => discord.as(ben).click(secret, 'A')).toThrow("it is ann's alone");
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  await expect(textChannel.messages.fetch(secret.id)).rejects.toMatchObject({ code: 10008 });
  expect((await textChannel.messages.fetch()).map(({ content }) => content)).toEqual(['public']);
});

it('gives members the rights they were given, in commands and in interactions', async () => {
  const { discord, guild, channel, ann } = await openStage();
  const client = await logIn(discord);
  const held: (boolean | undefined)[] = [];
  answer(client, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    held.push(interaction.memberPermissions?.has('ManageMessages'));
    await interaction.reply('done');
  });
  const stop = new SlashCommandBuilder().setName('stop').setDescription('Ends it').setDefaultMemberPermissions(8192);
  await client.application.commands.set([stop.toJSON()]);
  expect(() => discord.as(ann).command(channel, 'stop')).toThrow('lacks the rights');
  discord.setPermissions(guild, ann, ['ManageMessages']);
  await discord.as(ann).command(channel, 'stop').answered();
  expect(held).toEqual([true]);
  expect(discord.violations).toEqual([]);
});
