import { GatewayIntentBits, type Message, type TextChannel } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { logIn, makeClient, openStage, usualIntents } from './stage.ts';

function hear(client: { on(event: 'messageCreate', listener: (message: Message) => void): unknown }): string[] {
  const heard: string[] = [];
  client.on('messageCreate', ({ content }) => heard.push(content));
  return heard;
}

const resumes = (discord: LocalDiscord) => discord.gatewayIn.filter(({ op }) => op === 6).length;

describe('a connection that breaks', () => {
  it.each<[string, (discord: LocalDiscord) => void]>([
    ['is killed', (discord) => discord.killGateway()],
    ['is closed with 4000', (discord) => discord.closeGateway(4000)],
    ['is told to reconnect', (discord) => discord.sendReconnect()],
    ['is called invalid but resumable', (discord) => discord.invalidateSession('resumable')],
  ])('is resumed with what was missed when it %s', async (_, breakIt) => {
    const { discord, channel, ann } = await openStage();
    const client = await logIn(discord);
    const heard = hear(client);
    discord.as(ann).say(channel, 'before');
    await discord.until(() => heard.length === 1, 'the first message');
    breakIt(discord);
    discord.as(ann).say(channel, 'meanwhile');
    await discord.until(() => resumes(discord) === 1 && discord.connected() === 1, 'a resume');
    discord.as(ann).say(channel, 'after');
    await discord.until(() => heard.length === 3, 'what was missed');
    expect(heard).toEqual(['before', 'meanwhile', 'after']);
  });

  it('begins anew when the session is lost', async () => {
    const { discord, channel, ann } = await openStage();
    const client = await logIn(discord);
    const heard = hear(client);
    discord.invalidateSession('lost');
    await discord.until(() => discord.gatewayIn.filter(({ op }) => op === 2).length === 2, 'another login');
    discord.as(ann).say(channel, 'again');
    await discord.until(() => heard.includes('again'), 'a message');
    expect(resumes(discord)).toBe(0);
  });
});

it('lets two clients listen at once', async () => {
  const { discord, channel, ann } = await openStage();
  const [one, two] = [hear(await logIn(discord)), hear(await logIn(discord))];
  discord.as(ann).say(channel, 'hello');
  await discord.until(() => one.length === 1 && two.length === 1, 'both to hear');
  expect(discord.connected()).toBe(2);
});

it('tells a shard of its own servers alone', async () => {
  const { discord, guild } = await openStage();
  const home = Number((BigInt(guild.id) >> 22n) % 2n);
  const own = await logIn(discord, { shards: [home], shardCount: 2 });
  const other = await logIn(discord, { shards: [1 - home], shardCount: 2 });
  expect([own.guilds.cache.size, other.guilds.cache.size]).toEqual([1, 0]);
});

describe('the privileged intent to read messages', () => {
  it('closes with 4014 when it is not granted', async () => {
    const { discord } = await openStage();
    discord.allowMessageContent = false;
    const refused = makeClient(discord);
    await expect(refused.login(discord.token)).rejects.toThrow('Used disallowed intents');
    expect(discord.violations.join()).toContain('4014');
    const intents = usualIntents.filter((intent) => intent !== GatewayIntentBits.MessageContent);
    await logIn(discord, { intents });
    expect(discord.connected()).toBe(1);
  });

  it('is not needed for what is meant for the bot', async () => {
    const { discord, channel, ann } = await openStage();
    const intents = usualIntents.filter((intent) => intent !== GatewayIntentBits.MessageContent);
    const client = await logIn(discord, { intents });
    const heard = hear(client);
    const sent = await (client.channels.cache.get(channel.id) as TextChannel).send('ordinary');
    const ordinary = discord.message(sent.id);
    if (ordinary === undefined) throw new Error('the message is not there');
    const person = discord.as(ann);
    person.say(channel, 'among ourselves');
    person.say(channel, 'for you', { mentions: [discord.bot] });
    person.say(channel, 'in reply', { replyTo: ordinary });
    person.say(channel, 'in silent reply', { replyTo: ordinary, replyPings: 'silent' });
    await discord.until(() => heard.length === 5, 'all of it');
    expect(heard).toEqual(['ordinary', '', `<@${discord.bot.id}> for you`, 'in reply', '']);
  });
});

it('refuses a wrong token at the door', async () => {
  const { discord } = await openStage();
  await expect(makeClient(discord).login('wrong')).rejects.toThrow('invalid token');
  expect(discord.violations.join()).toContain('401');
});
