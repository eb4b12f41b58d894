import {
  ApplicationIntegrationType,
  type Interaction as Heard,
  InteractionContextType,
  MessageFlags,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { answer, button, row } from './botParts.ts';
import { openRawBot } from './rawBot.ts';
import { logIn, openStage, type Stage } from './stage.ts';

const { BotDM, Guild, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

interface Scene extends Stage {
  /** A server that has nothing of the app. */
  readonly far: Channel;
  readonly direct: Channel;
  readonly group: Channel;
  readonly heard: Heard[];
}

/** A bot with a command for everywhere and one for servers that have it, which answers in private. */
async function openScene(): Promise<Scene> {
  const stage = await openStage();
  const { discord, ann, ben } = stage;
  const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [ann, ben], botIs: 'absent' });
  const client = await logIn(discord);
  const description = 'a command';
  await client.application.commands.set([
    {
      name: 'roam',
      description,
      contexts: [Guild, BotDM, PrivateChannel],
      integrationTypes: [GuildInstall, UserInstall],
    },
    { name: 'stay', description, contexts: [Guild], integrationTypes: [GuildInstall] },
  ]);
  const heard: Heard[] = [];
  answer(client, async (interaction) => {
    heard.push(interaction);
    if (interaction.isButton()) await interaction.update({ content: 'pressed', components: [] });
    if (!interaction.isChatInputCommand()) return;
    const components = [row(button('b', 'B'))];
    await interaction.reply({ content: 'here', components, flags: MessageFlags.Ephemeral });
  });
  return {
    ...stage,
    heard,
    far: discord.addChannel(elsewhere, { name: 'far' }),
    direct: discord.direct(ann),
    group: discord.addGroup({ name: 'friends', members: [ann, ben] }),
  };
}

const offers =
  ({ discord }: Scene, user: User, channel: Channel, name: string) =>
  () =>
    discord.as(user).command(channel, name);

describe('an app that somebody added to their account', () => {
  it('goes with them everywhere, and with nobody else', async () => {
    const scene = await openScene();
    const { discord, ann, ben, far, group } = scene;
    for (const channel of [far, group]) expect(offers(scene, ann, channel, 'roam')).toThrow('not offered here');
    discord.install(ann);
    for (const channel of [far, group]) {
      expect((await offers(scene, ann, channel, 'roam')().answered()).content).toBe('here');
      expect(offers(scene, ben, channel, 'roam')).toThrow('not offered here');
      expect(offers(scene, ann, channel, 'stay')).toThrow('not offered here');
    }
    expect(discord.violations).toEqual([]);
  });

  it('is told where it is asked, and by whose leave', async () => {
    const scene = await openScene();
    const { discord, ann, heard, far, group, direct, channel, guild } = scene;
    discord.install(ann);
    for (const each of [far, group, direct, channel]) await offers(scene, ann, each, 'roam')().answered();
    expect(heard.map(({ context }) => context)).toEqual([Guild, PrivateChannel, BotDM, Guild]);
    expect(heard.map(({ authorizingIntegrationOwners: { guildId, userId } }) => [guildId, userId])).toEqual([
      [null, ann.id],
      [null, ann.id],
      ['0', ann.id],
      [guild.id, ann.id],
    ]);
    expect(heard.map((each) => each.inCachedGuild())).toEqual([false, false, false, true]);
  });

  it('has buttons that are answered where the bot is not', async () => {
    const scene = await openScene();
    const { discord, ann, far, group } = scene;
    discord.install(ann);
    for (const channel of [far, group]) {
      const message = await offers(scene, ann, channel, 'roam')().answered();
      await discord.as(ann).click(message, 'b').acknowledged;
      expect(message.content).toBe('pressed');
    }
    expect(discord.violations).toEqual([]);
  });

  it('is in the bot’s own direct messages without being added', async () => {
    const scene = await openScene();
    expect((await offers(scene, scene.ann, scene.direct, 'roam')().answered()).content).toBe('here');
    expect(offers(scene, scene.ann, scene.direct, 'stay')).toThrow('not offered here');
  });

  it('is still there after a restart, and so is a group', async () => {
    const { discord, ann, far, group } = await openScene();
    discord.install(ann);
    const { records, files } = discord.snapshot();
    const again = await openStage({ saved: { records: JSON.parse(JSON.stringify(records)), files } });
    const saved = again.discord.snapshot().records;
    expect(saved.users.find(({ id }) => id === ann.id)?.hasApp).toBe(true);
    expect(saved.guilds.find(({ id }) => id === far.guild?.id)?.hasApp).toBe(false);
    expect(again.discord.channel(group.id)?.group?.map(({ name }) => name)).toEqual(['ann', 'ben']);
  });
});

describe('where the bot is not, Discord refuses', () => {
  const asking = { type: 2, data: { id: '1', name: 'roam', type: 1 } } as const;
  const openFar = async () => {
    const bot = await openRawBot();
    const { discord, ann } = bot;
    discord.install(ann);
    const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [ann], botIs: 'absent' });
    const far = discord.addChannel(elsewhere, { name: 'far' });
    const group = discord.addGroup({ name: 'friends', members: [ann] });
    return { ...bot, elsewhere, far, group };
  };

  it('to let it read or write, or to tell it of the server', async () => {
    const { discord, send, far, group, elsewhere } = await openFar();
    const content = { content: 'a' };
    for (const { id } of [far, group]) {
      const noAccess = { status: 403, body: { code: 50001 } };
      expect(await send('GET', `/channels/${id}`)).toMatchObject(noAccess);
      expect(await send('GET', `/channels/${id}/messages`)).toMatchObject(noAccess);
      expect(await send('POST', `/channels/${id}/messages`, content)).toMatchObject(noAccess);
    }
    expect(await send('GET', `/guilds/${elsewhere.id}`)).toMatchObject({ status: 404, body: { code: 10004 } });
    await discord.close();
  });

  it('a sixth message beside the answer, and any after fifteen minutes', async () => {
    const { discord, send, far, ann } = await openFar();
    const begun = Date.now();
    const { id } = discord.as(ann).forge({ ...asking, channel: far });
    const token = `interaction-${id}-${Buffer.from(id).toString('base64url')}`;
    const hook = `/webhooks/${discord.application}/${token}`;
    const content = { content: 'a' };
    await send('POST', `/interactions/${id}/${token}/callback`, { type: 4, data: content });
    for (let nth = 1; nth <= 5; nth++) expect((await send('POST', hook, content)).status).toBe(200);
    expect(await send('POST', hook, content)).toMatchObject({ status: 400, body: { code: 40094 } });
    expect((await send('PATCH', `${hook}/messages/@original`, content)).status).toBe(200);
    discord.now = () => begun + 16 * 60_000;
    expect(await send('PATCH', `${hook}/messages/@original`, content)).toMatchObject({ status: 401 });
    await discord.close();
  });
});
