import { ComponentType, type DMChannel, Events, GatewayIntentBits, MessageFlags, Partials } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, button, row } from './botParts.ts';
import { openRawBot, type RawBot } from './rawBot.ts';
import { logIn, openStage } from './stage.ts';

const dmIntents = [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages];

describe('a direct message', () => {
  it('goes from the bot to somebody, in a channel that is there once', async () => {
    const { discord, ann } = await openStage();
    const client = await logIn(discord);
    const user = await client.users.fetch(ann.id);
    expect(discord.directWith(ann)).toBeUndefined();
    const sent = await user.send('It is your turn');
    const channel = discord.directWith(ann);
    expect(channel?.id).toBe(sent.channelId);
    await user.deleteDM();
    expect((await user.send('Still')).channelId).toBe(channel?.id);
    expect(
      channel &&
        discord
          .as(ann)
          .see(channel)
          .map(({ content }) => content),
    ).toEqual(['It is your turn', 'Still']);
    await sent.edit('It was your turn');
    await sent.delete();
    expect(channel && discord.messages(channel)).toHaveLength(1);
    expect(discord.violations).toEqual([]);
  });

  it('is answered: in words, which the bot reads without the intent for content, and with a button', async () => {
    const { discord, ann } = await openStage();
    const client = await logIn(discord, { intents: dmIntents, partials: [Partials.Channel] });
    const sent = await (await client.users.fetch(ann.id)).send({
      content: 'Well?',
      components: [row(button('b', 'B'))],
    });
    const channel = discord.directWith(ann) ?? expect.fail();
    const heard = new Promise((resolve) => {
      client.on(Events.MessageCreate, ({ author, content }) => author.id === ann.id && resolve(content));
    });
    discord.as(ann).say(channel, 'Yes');
    expect(await heard).toBe('Yes');
    answer(client, async (interaction) => {
      if (!interaction.isButton()) return;
      expect(interaction.inGuild()).toBe(false);
      await interaction.reply({ content: `thank you, ${interaction.user.username}`, flags: MessageFlags.Ephemeral });
    });
    const pressed = discord.as(ann).click(discord.message(sent.id) ?? expect.fail(), 'b');
    expect((await pressed.answered()).content).toBe('thank you, ann');
    expect(discord.violations).toEqual([]);
  });

  it('is nobody else’s to see or to press', async () => {
    const { discord, ann, ben } = await openStage();
    const client = await logIn(discord);
    const sent = await (await client.users.fetch(ann.id)).send({ content: 'a', components: [row(button('b', 'B'))] });
    const message = discord.message(sent.id) ?? expect.fail();
    expect(() => discord.as(ben).see(message.channel)).toThrow('has no part');
    expect(() => discord.as(ben).click(message, 'b')).toThrow('has no part');
  });

  it('is found again after a restart, and so is a closed mailbox', async () => {
    const { discord, ann } = await openStage();
    const client = await logIn(discord);
    await (await client.users.fetch(ann.id)).send('a');
    discord.setMailbox(ann, 'closed');
    const { records, files } = discord.snapshot();
    const again = await openStage({ saved: { records: JSON.parse(JSON.stringify(records)), files } });
    const [found] = again.discord.snapshot().records.users.filter(({ id }) => id === ann.id);
    expect(found?.mailbox).toBe('closed');
    const channel = again.discord.channel(discord.directWith(ann)?.id ?? '') ?? expect.fail();
    expect(again.discord.messages(channel).map(({ content }) => content)).toEqual(['a']);
  });
});

describe('Discord refuses in direct messages', () => {
  let bot: RawBot;
  let channel: string;
  beforeAll(async () => {
    bot = await openRawBot();
    channel = await open(bot.ann.id);
  });
  afterAll(() => bot.discord.close());

  const asked = (recipient: unknown) => bot.send('POST', '/users/@me/channels', { recipient_id: recipient });
  const open = async (recipient: string) => ((await asked(recipient)).body as unknown as DMChannel).id;

  it('what goes to somebody who takes none, with 50007, until they do', async () => {
    bot.discord.setMailbox(bot.ann, 'closed');
    expect(await open(bot.ann.id)).toBe(channel);
    const write = () => bot.send('POST', `/channels/${channel}/messages`, { content: 'a' });
    expect(await write()).toMatchObject({
      status: 403,
      body: { code: 50007, message: 'Cannot send messages to this user' },
    });
    bot.discord.setMailbox(bot.ann, 'open');
    expect((await write()).status).toBe(200);
  });

  it('what goes to somebody who shares no server with the bot', async () => {
    const stranger = await open(bot.discord.addUser({ name: 'stranger' }).id);
    const written = await bot.send('POST', `/channels/${stranger}/messages`, { content: 'a' });
    expect(written).toMatchObject({ status: 403, body: { code: 50278 } });
  });

  it.each<[string, () => unknown, object]>([
    ['nobody', () => undefined, { status: 400, body: { code: 50035 } }],
    ['an unknown person', () => '1', { status: 400, body: { code: 50033 } }],
    ['the bot itself', () => bot.discord.bot.id, { status: 400, body: { code: 50007 } }],
  ])('a channel to %s', async (_, recipient, refused) => {
    expect(await asked(recipient())).toMatchObject(refused);
  });

  it('what only a server has: threads, names, and power over what the other wrote', async () => {
    const direct = bot.discord.directWith(bot.ann) ?? expect.fail();
    const said = bot.discord.as(bot.ann).say(direct, 'mine');
    bot.discord.as(bot.ann).react(said, '🎲');
    const there = `/channels/${channel}`;
    const notThere = { status: 403, body: { code: 50003 } };
    expect(await bot.send('PATCH', there, { name: 'a' })).toMatchObject(notThere);
    expect(await bot.send('DELETE', `${there}/messages/${said.id}`)).toMatchObject(notThere);
    expect(await bot.send('DELETE', `${there}/messages/${said.id}/reactions`)).toMatchObject(notThere);
    expect(await bot.send('POST', `${there}/threads`, { name: 'a', type: 11 })).toMatchObject({
      status: 400,
      body: { code: 50024 },
    });
    expect(bot.discord.as(bot.ann).see(direct)).toContain(said);
  });

  it('nothing of pictures and buttons', async () => {
    const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://f0.png' } }] };
    const body = { flags: MessageFlags.IsComponentsV2, components: [gallery] };
    const sent = await bot.send('POST', `/channels/${channel}/messages`, body, [Buffer.from('a picture')]);
    expect(sent.status).toBe(200);
  });
});
