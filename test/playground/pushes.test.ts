import { type Client, MessageFlags, type TextChannel } from 'discord.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../src/playground/discord/world/records.ts';
import { answer, register } from './botParts.ts';
import { logIn, openStage, type Stage } from './stage.ts';

let stage: Stage;
let client: Client;
let channel: TextChannel;

beforeEach(async () => {
  stage = await openStage();
  client = await logIn(stage.discord);
  channel = client.channels.cache.get(stage.channel.id) as TextChannel;
});

const shown = (user: User) => stage.discord.pushes.of(user).map(({ title, text }) => [title, text]);
const fromHere = 'Plateau (#games, The Club)';

describe('a phone shows', () => {
  it('a message that mentions its owner, as far as the bot lets it notify', async () => {
    const { ann, ben } = stage;
    const content = `Your turn, <@${ann.id}> and <@${ben.id}> in <#${channel.id}>`;
    await channel.send({ content, allowedMentions: { users: [ann.id] } });
    await channel.send({ content, allowedMentions: { parse: [] } });
    await channel.send('Nobody is named here');
    expect(shown(ann)).toEqual([[fromHere, 'Your turn, @Ann and @Ben in #games']]);
    expect(shown(ben)).toEqual([]);
  });

  it('a reply that notifies, and none that does not', async () => {
    const { discord, ann, ben } = stage;
    const said = discord.as(ann).say(stage.channel, 'Hello');
    const reply = (repliedUser: boolean) =>
      channel.send({ content: 'Well', reply: { messageReference: said.id }, allowedMentions: { repliedUser } });
    await reply(false);
    expect(shown(ann)).toEqual([]);
    await reply(true);
    discord.as(ben).say(stage.channel, 'Hello yourself', { replyTo: said });
    discord.as(ann).say(stage.channel, 'To myself', { replyTo: said });
    expect(shown(ann)).toEqual([
      [fromHere, 'Well'],
      ['Ben (#games, The Club)', 'Hello yourself'],
    ]);
  });

  it('each direct message, to the one it is for', async () => {
    const { discord, ann, ben } = stage;
    const sent = await (await client.users.fetch(ann.id)).send('It is your turn');
    discord.as(ann).say(discord.directWith(ann) ?? expect.fail(), 'I know');
    expect(discord.pushes.of(ann)).toMatchObject([
      { title: 'Plateau', text: 'It is your turn', message: sent.id, channel: sent.channelId },
    ]);
    expect(shown(ben)).toEqual([]);
  });

  it('only the title, where the words are in components', async () => {
    const { ann } = stage;
    await channel.send({
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: 10, content: `Your turn, <@${ann.id}>` }],
      allowedMentions: { users: [ann.id] },
    });
    expect(shown(ann)).toEqual([[fromHere, '']]);
  });

  it('no edit, nothing silent, and nothing private', async () => {
    const { discord, ann } = stage;
    const sent = await channel.send('Nothing yet');
    await sent.edit({ content: `<@${ann.id}>`, allowedMentions: { users: [ann.id] } });
    await channel.send({ content: `<@${ann.id}>`, flags: MessageFlags.SuppressNotifications });
    await register(client as Client<true>);
    answer(client, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({ content: `<@${ann.id}>`, flags: MessageFlags.Ephemeral });
      }
    });
    await discord.as(ann).command(stage.channel, 'foxu move', { where: 'd4' }).answered();
    expect(shown(ann)).toEqual([]);
  });

  it('a promised answer when it comes', async () => {
    const { discord, ann, ben } = stage;
    await register(client as Client<true>);
    answer(client, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      expect(shown(ben)).toEqual([]);
      await interaction.editReply(`<@${ben.id}>, will you?`);
    });
    await discord.as(ann).command(stage.channel, 'foxu move', { where: 'd4' }).answered();
    expect(shown(ben)).toEqual([[fromHere, '@Ben, will you?']]);
  });

  it('what came as it came, although it was edited or deleted since, and at most as much as fits', async () => {
    const { ann } = stage;
    const sent = await channel.send(`<@${ann.id}> ${'x'.repeat(500)}`);
    await sent.edit('Nothing');
    await sent.delete();
    const [[, text = ''] = []] = shown(ann);
    expect(text).toHaveLength(180);
    expect(text).toMatch(/^@Ann x+…$/);
  });

  it('everything again after a restart, with what was not looked at', async () => {
    const { discord, ann } = stage;
    await channel.send(`<@${ann.id}> one`);
    discord.pushes.see(ann);
    await channel.send(`<@${ann.id}> two`);
    expect(discord.pushes.unseen(ann)).toBe(1);
    const { records, files } = discord.snapshot();
    const again = await openStage({ saved: { records: JSON.parse(JSON.stringify(records)), files } });
    const [phone] = again.discord.snapshot().records.phones;
    expect(phone).toMatchObject({ user: ann.id, unseen: 1, pushes: [{ text: '@Ann one' }, { text: '@Ann two' }] });
  });
});
