import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type Message as Heard, SnowflakeUtil } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWhispers, type Whispers } from '../../src/commands/chat/whispers.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { connectRedis, type Client as RedisClient } from '../../src/store/connectRedis.ts';
import { openEmbeddedServer } from '../../src/store/embedded/embeddedServer.ts';
import { shelfKey } from '../../src/store/keys.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { textOf } from '../e2e/reading.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { quiet, temporaryFolder } from '../store/servers.ts';

let discord: LocalDiscord;
let people: readonly User[];
let channel: Channel;
let store: Store;
let redis: RedisClient;
const clients: Client[] = [];
const closing: (() => unknown)[] = [];
const log = pino({ level: 'silent' });

beforeEach(async () => {
  discord = await openLocalDiscord({ inspect: openApiInspector() });
  people = ['ada', 'bob', 'cleo'].map((name) => discord.addUser({ name }));
  channel = discord.addChannel(discord.addGuild({ name: 'Club', members: people }), { name: 'games' });
  const folder = await temporaryFolder();
  const server = await openEmbeddedServer({ dataDir: folder.path, log: quiet });
  redis = connectRedis(server.address);
  store = openRedisStore(redis);
  closing.push(() => folder.remove(), server.stop, store.close, discord.close);
});
afterEach(async () => {
  const { violations } = discord;
  for (const client of clients.splice(0)) await client.destroy();
  for (const close of closing.splice(0).reverse()) await close();
  expect(violations).toEqual([]);
});

/** A process that refuses everything it hears, in these words. */
async function refusing(why: (message: Heard<true>) => string): Promise<Whispers> {
  const { client } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  clients.push(client);
  const whispers = openWhispers({ client, store, log });
  client.on('messageCreate', (message) => {
    whispers.heard(message.channelId);
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
  const told = () => spoken().map(textOf).toSorted();
  const together = `<@${bob.id}>, <@${cleo.id}>: no c`;
  await discord.until(() => told().join() === [together, 'no two'].join(), 'all to be told of their last move');
});

const marksOf = ({ reactions }: Message) => [...reactions.keys()];
const lastOf = (user: User) =>
  discord
    .messages(channel)
    .filter(({ author }) => author === user)
    .at(-1) as Message;

test('who is refused again while an answer stands finds the move marked, and the newest reason in that answer', async () => {
  await refusing(({ content }) => `no ${content}`);
  const [ada] = people as [User];
  discord.as(ada).say(channel, 'one');
  await discord.until(() => spoken().length === 1, 'an answer');
  const again = discord.as(ada).say(channel, 'two');
  await discord.until(() => spoken().map(textOf).join() === 'no two' && marksOf(again).length === 1, 'the mark');
  expect(marksOf(again)).toEqual(['❌']);
  expect(posts()).toHaveLength(1);
  // The same once more changes nothing but the mark.
  const same = discord.as(ada).say(channel, 'two');
  await discord.until(() => marksOf(same).length === 1, 'the mark');
  expect([posts().length, spoken()[0]?.edits]).toEqual([1, 1]);
});

test('where nobody may react, the answer alone tells the newest reason', async () => {
  discord.denyBot(channel, 'AddReactions');
  await refusing(({ content }) => `no ${content}`);
  const [ada] = people as [User];
  discord.as(ada).say(channel, 'one');
  await discord.until(() => spoken().length === 1, 'an answer');
  discord.as(ada).say(channel, 'two');
  await discord.until(() => spoken().map(textOf).join() === 'no two', 'the newest reason');
});

test('eighty refused moves in sixteen seconds make little traffic, and the last one is answered where it is seen', async () => {
  await refusing(({ content }) => `no ${content}`);
  const [ada] = people as [User];
  const from = performance.now();
  for (let nth = 1; nth <= 80; nth++) {
    discord.as(ada).say(channel, `${nth}`);
    await sleep(200);
  }
  const last = lastOf(ada);
  const telling = () => spoken().find((each) => textOf(each) === 'no 80' && !each.deleted);
  const answer = await discord.until(telling, 'an answer that tells of the last move', 30_000);
  const all = discord.messages(channel);
  expect(all.slice(all.indexOf(answer) + 1).length).toBeLessThan(8);
  await discord.until(() => marksOf(last).join() === '❌', 'the mark on the last move');
  await discord.until(() => spoken().every(({ deleted }) => deleted), 'all answers to be deleted', 40_000);
  const seconds = (performance.now() - from) / 1_000;
  const sent = (method: string, path: RegExp) =>
    discord.requests.filter((request) => request.method === method && path.test(request.path)).length;
  const message = /^\/channels\/\d+\/messages\/\d+$/;
  const answers = posts().length;
  expect(answers).toBeLessThanOrEqual(1 + Math.ceil(seconds / 15));
  expect(sent('DELETE', message)).toBe(answers);
  expect(sent('PATCH', message)).toBeLessThanOrEqual(Math.ceil(seconds / 3));
  expect(sent('PUT', /\/reactions\//)).toBeLessThanOrEqual(Math.ceil(seconds / 3));
}, 120_000);

test('what is said while the store is away is said all the same', async () => {
  await store.close();
  await refusing(() => 'my memory is away');
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
});

const guildId = () => channel.guild?.id ?? '';
const noted = async () => [...(await store.notes(guildId(), 'whispers')).keys()];
/** The store must know of the answer by its id. */
const untilNoted = () =>
  expect.poll(async () => [...(await store.notes(guildId(), 'whispers')).values()].join()).toContain('"answer"');
const nameOf = ({ id }: { readonly id: string }) => id.padStart(20, '0');
test('what an earlier version left on the shelf as deleted is not asked for again, and leaves it', async () => {
  const first = await refusing(() => 'not so');
  const { id } = discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
  await untilNoted();
  await store.note(guildId(), 'whispers', nameOf({ id }), '"deleted"', '');
  const before = discord.requests.length;
  await first.sweepUp();
  expect(discord.requests.length).toBe(before);
  expect(await noted()).toEqual([]);
});

test('an answer leaves the shelf when it is deleted, so that the shelf does not grow', async () => {
  await refusing(() => 'not so');
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
  await expect.poll(noted, { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(noted, { timeout: 30_000 }).toEqual([]);
  expect(spoken().every(({ deleted }) => deleted)).toBe(true);
});

test('a deletion that Discord does not take is tried again', async () => {
  await refusing(() => 'not so');
  // discord.js itself tries four times.
  const down = discord.fail({ method: 'DELETE', path: /^\/channels\/\d+\/messages\/\d+$/, status: 500, times: 4 });
  discord.as(people[0] as User).say(channel, 'a7');
  await discord.until(() => down.hits() === 4, 'the first try', 40_000);
  expect(spoken().some(({ deleted }) => deleted)).toBe(false);
  await discord.until(() => spoken().every(({ deleted }) => deleted), 'the second try', 20_000);
});

test('one server whose shelf is damaged does not keep the answers in another, and what nobody wrote is left there', async () => {
  const whispers = await refusing(() => 'not so');
  const [ada] = people as [User];
  const asked = discord.as(ada).say(channel, 'a7');
  await discord.until(() => spoken().length === 1, 'an answer');
  await untilNoted();
  const [answer] = spoken() as [Message];
  const old = SnowflakeUtil.generate({ timestamp: Date.now() - 60_000 }).toString();
  await store.unnote(guildId(), 'whispers', nameOf(asked));
  const line = JSON.stringify({ channel: channel.id, answer: answer.id });
  for (const [name, text] of [
    ['0', 'no JSON'],
    ['1', '{}'],
    ['what', line],
    [nameOf({ id: old }), line],
  ] as const)
    await store.note(guildId(), 'whispers', name, text, '');
  const other = discord.addGuild({ name: 'Damaged', members: [ada] });
  await redis.set(shelfKey(other.id, 'whispers'), 'no hash');
  await whispers.sweepUp();
  expect(answer.deleted).toBe(true);
  expect((await noted()).toSorted()).toEqual(['0', '1', 'what']);
});
