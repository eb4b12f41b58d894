import {
  AttachmentBuilder,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  type TextChannel,
  TextDisplayBuilder,
} from 'discord.js';
import { expect, it } from 'vitest';
import { textOf } from '../../src/playground/discord/world/content.ts';
import { instantOf } from '../../src/playground/discord/world/snowflake.ts';
import { answer, register } from './botParts.ts';
import { logIn, openStage } from './stage.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR42mNk+M9Qz0BFwDgyCgBrAgMBh0dyMwAAAABJRU5ErkJggg==',
  'base64',
);

it('logs a real client in, with its servers, channels and itself', async () => {
  const { discord, guild, channel } = await openStage();
  const client = await logIn(discord);
  expect(client.user.id).toBe(discord.bot.id);
  expect(client.guilds.cache.get(guild.id)?.preferredLocale).toBe('fr');
  expect(client.channels.cache.has(channel.id)).toBe(true);
  expect(client.guilds.cache.get(guild.id)?.members.me?.id).toBe(discord.bot.id);
  expect(discord.connected()).toBe(1);
  expect(discord.violations).toEqual([]);
});

it('keeps a picture with its alt text, and drops it when an edit does not list it', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const board = (name: string) =>
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent('Your move'))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({ media: { url: `attachment://${name}` }, description: 'The board' }),
      );
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const sent = await textChannel.send({
    components: [board('first.png')],
    files: [new AttachmentBuilder(png, { name: 'first.png', description: 'The board' })],
    flags: MessageFlags.IsComponentsV2,
  });
  const message = discord.message(sent.id);
  const first = message?.attachments[0];
  expect(first).toMatchObject({ filename: 'first.png', description: 'The board', width: 2, height: 3 });
  expect(message && textOf(message)).toBe('Your move');
  expect(message?.components[0]?.components?.[1]?.items?.[0]?.media.url).toBe(first?.url);
  const download = await fetch(first?.url ?? '');
  expect(Buffer.from(await download.arrayBuffer())).toEqual(png);
  expect(download.headers.get('content-type')).toBe('image/png');

  const second = new AttachmentBuilder(png, { name: 'second.png' });
  const edited = await sent.edit({ components: [board('second.png')], files: [second], attachments: [] });
  expect(message?.attachments.map(({ filename }) => filename)).toEqual(['second.png']);
  await edited.edit({
    components: [board('second.png')],
    files: [new AttachmentBuilder(png, { name: 'third.png' })],
    attachments: [...edited.attachments.values()],
  });
  expect(message?.attachments.map(({ filename }) => filename)).toEqual(['second.png', 'third.png']);
  expect(message?.edits).toBe(2);
  expect(message?.states.map(({ attachments }) => attachments.length)).toEqual([1, 1, 2]);
  expect(discord.violations).toEqual([]);
});

it('makes threads, which hold messages, close and open again', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const origin = await textChannel.send('a duel');
  const thread = await origin.startThread({ name: 'the duel', autoArchiveDuration: 60 });
  const record = discord.channel(thread.id);
  if (record === undefined) throw new Error('the thread is not there');
  const sent = await thread.send('begin');
  const heard = new Promise<string>((resolve) => client.once('messageCreate', ({ content }) => resolve(content)));
  discord.as(ann).say(record, 'here I am');
  expect(await heard).toBe('here I am');
  await thread.setArchived(true);
  expect(record.thread?.archived).toBe(true);
  await expect(sent.edit('late')).rejects.toMatchObject({ code: 50083 });
  discord.as(ann).say(record, 'one more thing');
  expect(record.thread?.archived).toBe(false);
  expect(discord.threads(channel)).toEqual([record]);
});

it('carries reactions both ways', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  const said = discord.as(ann).say(channel, 'hello');
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const message = await textChannel.messages.fetch(said.id);
  await message.react('👍');
  expect(said.reactions.get('👍')).toEqual([discord.bot]);
  const heard = new Promise<string | null>((resolve) =>
    client.once('messageReactionAdd', ({ emoji }, user) => resolve(user.id === ann.id ? emoji.name : null)),
  );
  discord.as(ann).react(said, '🎲');
  expect(await heard).toBe('🎲');
});

it('notifies as the allowed mentions say on a new message, and never on an edit', async () => {
  const { discord, channel, ann, ben } = await openStage();
  const client = await logIn(discord);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const both = `<@${ann.id}> <@${ben.id}>`;
  const pings = async (allowedMentions?: { parse?: 'users'[]; users?: string[] }) => {
    const sent = await textChannel.send({ content: both, ...(allowedMentions && { allowedMentions }) });
    await sent.edit(`${both} again`);
    return discord.message(sent.id)?.pings.users;
  };
  expect(await pings()).toEqual([ann, ben]);
  expect(await pings({ parse: [] })).toEqual([]);
  expect(await pings({ users: [ben.id] })).toEqual([ben]);
});

it('makes ids that carry the time of its own clock', async () => {
  const { discord, channel, ann } = await openStage();
  discord.now = () => 1_900_000_000_123;
  const one = discord.as(ann).say(channel, 'one');
  const two = discord.as(ann).say(channel, 'two');
  expect(instantOf(one.id)).toBe(1_900_000_000_123);
  expect(BigInt(two.id) > BigInt(one.id)).toBe(true);
});

it('keeps what is said while no bot listens, and fails what is asked then', async () => {
  const { discord, channel, ann } = await openStage();
  const before = await logIn(discord);
  await register(before);
  await before.destroy();
  await discord.until(() => discord.connected() === 0, 'the bot to be gone');
  const said = discord.as(ann).say(channel, 'nobody hears me');
  const exchange = discord.as(ann).command(channel, 'foxu move', { where: 'd4' });
  expect(await exchange.acknowledged).toBe(false);
  expect(exchange.failed).toBe(true);
  await expect(exchange.answered()).rejects.toThrow('failed');
  const after = await logIn(discord);
  const history = await (after.channels.cache.get(channel.id) as TextChannel).messages.fetch({ limit: 10 });
  expect(history.get(said.id)?.content).toBe('nobody hears me');
});

it('reads history by the page', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  const said = ['1', '2', '3', '4', '5'].map((text) => discord.as(ann).say(channel, text));
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  const page = async (options: { before?: string; after?: string; around?: string }) =>
    (await textChannel.messages.fetch({ limit: 2, ...options })).map(({ content }) => content);
  expect(await page({})).toEqual(['5', '4']);
  expect(await page({ before: said[3]?.id ?? '' })).toEqual(['3', '2']);
  expect(await page({ after: said[0]?.id ?? '' })).toEqual(['3', '2']);
  expect(await page({ around: said[2]?.id ?? '' })).toEqual(['3', '2']);
});

it('tells the bot what it may not do in a channel, and refuses it', async () => {
  const { discord, channel, ann } = await openStage();
  const client = await logIn(discord);
  let may: boolean | undefined;
  answer(client, async (interaction) => {
    may = interaction.appPermissions.has('SendMessages');
    if (interaction.isChatInputCommand()) await interaction.reply('no');
  });
  await register(client);
  discord.denyBot(channel, 'SendMessages');
  await discord.as(ann).command(channel, 'foxu move', { where: 'd4' }).answered();
  expect(may).toBe(false);
  const textChannel = client.channels.cache.get(channel.id) as TextChannel;
  await expect(textChannel.send('hello')).rejects.toMatchObject({ code: 50013 });
  discord.denyBot(channel, 'ViewChannel');
  await expect(textChannel.send('hello')).rejects.toMatchObject({ code: 50001 });
  discord.allowBot(channel, 'SendMessages', 'ViewChannel');
  await textChannel.send('hello');
});

it('remembers the states of a message, the oldest forgotten with their files', async () => {
  const { discord, channel } = await openStage();
  const client = await logIn(discord);
  const file = { attachment: png, name: 'board.png' };
  const sent = await (client.channels.cache.get(channel.id) as TextChannel).send({ content: '0', files: [file] });
  const url = discord.message(sent.id)?.attachments[0]?.url ?? '';
  const edit = (content: string) =>
    fetch(`${discord.api}/v10/channels/${channel.id}/messages/${sent.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content, attachments: [] }),
    });
  for (let count = 1; count < 200; count++) await edit(String(count));
  expect((await fetch(url)).status).toBe(200);
  await edit('200');
  expect((await fetch(url)).status).toBe(404);
  expect(discord.message(sent.id)?.states).toHaveLength(200);
  expect(discord.message(sent.id)?.edits).toBe(200);
});
