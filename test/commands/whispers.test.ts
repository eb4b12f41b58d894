import type { Client, Message } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWhispers, type Whispers } from '../../src/commands/chat/whispers.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openEmbeddedServer } from '../../src/store/embedded/embeddedServer.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { textOf } from '../e2e/reading.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { quiet, temporaryFolder } from '../store/servers.ts';

let discord: LocalDiscord;
let people: readonly User[];
let channel: Channel;
let store: Store;
const clients: Client[] = [];
const closing: (() => unknown)[] = [];
const log = pino({ level: 'silent' });

beforeEach(async () => {
  discord = await openLocalDiscord({ inspect: openApiInspector() });
  people = ['ada', 'bob', 'cleo'].map((name) => discord.addUser({ name }));
  channel = discord.addChannel(discord.addGuild({ name: 'Club', members: people }), { name: 'games' });
  const folder = await temporaryFolder();
  const server = await openEmbeddedServer({ dataDir: folder.path, log: quiet });
  store = openRedisStore(connectRedis(server.address));
  closing.push(() => folder.remove(), server.stop, store.close, discord.close);
});
afterEach(async () => {
  const { violations } = discord;
  for (const client of clients.splice(0)) await client.destroy();
  for (const close of closing.splice(0).reverse()) await close();
  expect(violations).toEqual([]);
});

/** A process that refuses everything it hears, in these words. */
async function refusing(why: (message: Message<true>) => string): Promise<Whispers> {
  const { client } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  clients.push(client);
  const whispers = openWhispers({ client, store, log });
  client.on('messageCreate', (message) => {
    if (message.inGuild() && !message.author.bot) whispers.whisper(message, why(message));
  });
  return whispers;
}

const spoken = () => discord.messages(channel).filter(({ author }) => author === discord.bot);
const posts = () => discord.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));

test('two processes that hear the same message give one answer', async () => {
  await refusing(() => 'not so');
  await refusing(() => 'not so');
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => posts().filter(({ status }) => status === 200).length === 2, 'both to answer');
  expect(spoken().map(textOf)).toEqual(['not so']);
});

test('those who are refused while an answer is given are answered together, each in the words meant for them', async () => {
  await refusing(({ content }) => `no ${content}`);
  const [ada, bob, cleo] = people as [User, User, User];
  for (const text of ['one', 'two']) discord.as(ada).say(channel, text);
  for (const user of [bob, cleo]) for (const text of ['b', 'c']) discord.as(user).say(channel, text);
  await discord.until(() => spoken().length === 2, 'two answers');
  expect(spoken().map(textOf)).toEqual(['no one', `<@${ada.id}>: no two\n<@${bob.id}>, <@${cleo.id}>: no c`]);
});

test('what is said while the store is away is said all the same', async () => {
  await store.close();
  await refusing(() => 'my memory is away');
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
});

test('what is on the shelf and was deleted already is not asked for again', async () => {
  const first = await refusing(() => 'not so');
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
  const { id } = discord.messages(channel)[0] as { id: string };
  const guild = channel.guild?.id ?? '';
  await store.note(guild, 'whispers', id.padStart(20, '0'), '"deleted"', '');
  const before = discord.requests.length;
  await first.sweepUp();
  expect(discord.requests.length).toBe(before);
});
