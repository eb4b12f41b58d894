import { type Client, type Message as Heard, SnowflakeUtil } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWhispers, type Whispers } from '../../src/commands/chat/whispers.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import type { Timers } from '../../src/host/time/timers.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import type { Store } from '../../src/store/port.ts';
import { openVirtualTime, type VirtualTime } from '../host/virtualTime.ts';
import { type InFlight, openInFlight, turn } from '../inFlight.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { openMemory } from '../store/behind.ts';
import { textOf } from '../town/reading.ts';

let discord: LocalDiscord;
let people: readonly User[];
let channel: Channel;
let store: Store;
let inFlight: InFlight;
let time: VirtualTime;
/** The processes that hear what is said, and how many messages they have heard. */
const clients: Client[] = [];
let heard = 0;
/** Nothing is sent before this resolves. */
let gate = Promise.resolve();
const closing: (() => unknown)[] = [];
const log = pino({ level: 'silent' });

beforeEach(async () => {
  inFlight = openInFlight();
  time = openVirtualTime(Date.parse('2026-11-19T12:00:00Z'), inFlight.settled);
  discord = await openLocalDiscord({ inspect: openApiInspector(), now: time.now });
  heard = 0;
  gate = Promise.resolve();
  people = ['ada', 'bob', 'cleo'].map((name) => discord.addUser({ name }));
  channel = discord.addChannel(discord.addGuild({ name: 'Club', members: people }), { name: 'games' });
  store = inFlight.watched(openMemory().store);
  closing.push(store.close, discord.close);
});
afterEach(async () => {
  const { violations } = discord;
  for (const client of clients.splice(0)) await client.destroy();
  for (const close of closing.splice(0).reverse()) await close();
  expect(violations).toEqual([]);
});

/** A process that refuses everything it hears, in these words. Once it is killed, it reaches nothing any more. */
async function refusing(why: (message: Heard<true>) => string): Promise<Whispers & { kill(): Promise<void> }> {
  const { client } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  clients.push(client);
  let strike = (_: Error): void => undefined;
  let alive = true;
  const killed = new Promise<never>((_, reject) => {
    strike = reject;
  });
  killed.catch(() => undefined);
  const send = client.rest.queueRequest.bind(client.rest);
  client.rest.queueRequest = inFlight.counted(async (request) => {
    await gate;
    return Promise.race([killed, send(request)]);
  });
  const timers: Timers = { after: (wait, run) => time.timers.after(wait, () => alive && run()) };
  const whispers = openWhispers({ client, store, log, now: time.now, timers });
  client.on('messageCreate', (message) => {
    if (!message.author.bot) heard++;
    whispers.heard(message.channelId);
    if (message.inGuild() && !message.author.bot) whispers.whisper(message, why(message));
  });
  return {
    ...whispers,
    async kill() {
      alive = false;
      strike(new Error('killed'));
      clients.splice(clients.indexOf(client), 1);
      await client.destroy();
    },
  };
}

/** Somebody says something, and all processes hear it. */
async function speaks(user: User, text: string): Promise<Message> {
  const all = heard + clients.length;
  const message = discord.as(user).say(channel, text);
  while (heard < all) await turn();
  return message;
}

/** They also do all that follows from it at once. */
async function says(user: User, text: string): Promise<Message> {
  const message = await speaks(user, text);
  await inFlight.settled();
  return message;
}

const seconds = (count: number): Promise<void> => time.until(time.now() + count * 1_000);

const spoken = () => discord.messages(channel).filter(({ author }) => author === discord.bot);
const told = () => spoken().map(textOf);
const ada = (): User => people[0] as User;
const posts = () => discord.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));

test('two processes that hear the same message give one answer', async () => {
  await refusing(() => 'not so');
  await refusing(() => 'not so');
  await says(ada(), 'a7');
  expect(posts().map(({ status }) => status)).toEqual([200, 200]);
  expect(told()).toEqual(['not so']);
});

test('those who are refused while an answer is given are answered together, each in the words meant for them', async () => {
  await refusing(({ content }) => `no ${content}`);
  const [first, bob, cleo] = people as [User, User, User];
  let letGo = (): void => undefined;
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
  for (const text of ['one', 'two']) await speaks(first, text);
  for (const user of [bob, cleo]) for (const text of ['b', 'c']) await speaks(user, text);
  letGo();
  await seconds(3);
  expect(told().toSorted()).toEqual([`<@${bob.id}>, <@${cleo.id}>: no c`, 'no two'].toSorted());
});

const marksOf = ({ reactions }: Message) => [...reactions.keys()];

test('who is refused again while an answer stands finds the move marked, and the newest reason in that answer', async () => {
  await refusing(({ content }) => `no ${content}`);
  await says(ada(), 'one');
  expect(told()).toEqual(['no one']);
  const again = await says(ada(), 'two');
  await seconds(3);
  expect(told()).toEqual(['no two']);
  expect(marksOf(again)).toEqual(['❌']);
  expect(posts()).toHaveLength(1);
  // The same once more changes nothing but the mark.
  const same = await says(ada(), 'two');
  await seconds(3);
  expect(marksOf(same)).toEqual(['❌']);
  expect([posts().length, spoken()[0]?.edits]).toEqual([1, 1]);
});

test('where nobody may react, the answer alone tells the newest reason', async () => {
  discord.denyBot(channel, 'AddReactions');
  await refusing(({ content }) => `no ${content}`);
  await says(ada(), 'one');
  await says(ada(), 'two');
  await seconds(3);
  expect(told()).toEqual(['no two']);
});

test('eighty refused moves in sixteen seconds make little traffic, and the last one is answered where it is seen', async () => {
  await refusing(({ content }) => `no ${content}`);
  const from = time.now();
  let last = await says(ada(), '1');
  for (let nth = 2; nth <= 80; nth++) {
    await seconds(0.2);
    last = await says(ada(), `${nth}`);
  }
  const telling = () => spoken().find((each) => textOf(each) === 'no 80');
  for (let waited = 0; telling() === undefined && waited < 30; waited++) await seconds(1);
  const all = discord.messages(channel);
  const answer = telling();
  expect(all.slice(answer === undefined ? 0 : all.indexOf(answer) + 1).length).toBeLessThan(8);
  expect(marksOf(last)).toEqual(['❌']);
  for (let waited = 0; told().length > 0 && waited < 40; waited++) await seconds(1);
  expect(told()).toEqual([]);
  const passed = (time.now() - from) / 1_000;
  const sent = (method: string, path: RegExp) =>
    discord.requests.filter((request) => request.method === method && path.test(request.path)).length;
  const message = /^\/channels\/\d+\/messages\/\d+$/;
  const answers = posts().length;
  expect(answers).toBeLessThanOrEqual(1 + Math.ceil(passed / 15));
  expect(sent('DELETE', message)).toBe(answers);
  expect(sent('PATCH', message)).toBeLessThanOrEqual(Math.ceil(passed / 3));
  expect(sent('PUT', /\/reactions\//)).toBeLessThanOrEqual(Math.ceil(passed / 3));
});

test('what is said while the store is away is said all the same', async () => {
  await store.close();
  await refusing(() => 'my memory is away');
  await says(ada(), 'a7');
  expect(told()).toEqual(['my memory is away']);
});

const guildId = () => channel.guild?.id ?? '';
const noted = async () => [...(await store.notes(guildId(), 'whispers')).keys()];
const nameOf = ({ id }: { readonly id: string }) => id.padStart(20, '0');

test('what an earlier version left on the shelf as deleted is not asked for again, and leaves it', async () => {
  const first = await refusing(() => 'not so');
  const { id } = await says(ada(), 'a7');
  await store.note(guildId(), 'whispers', nameOf({ id }), '"deleted"', '');
  const before = discord.requests.length;
  await first.sweepUp();
  expect(discord.requests.length).toBe(before);
  expect(await noted()).toEqual([]);
});

test('an answer leaves the shelf when it is deleted, so that the shelf does not grow', async () => {
  await refusing(() => 'not so');
  await says(ada(), 'a7');
  expect(await noted()).toHaveLength(1);
  await seconds(14);
  expect(told()).toEqual(['not so']);
  await seconds(1);
  expect(await noted()).toEqual([]);
  expect(told()).toEqual([]);
});

test('a deletion that Discord does not take is tried again', async () => {
  await refusing(() => 'not so');
  // discord.js itself tries four times.
  const down = discord.fail({ method: 'DELETE', path: /^\/channels\/\d+\/messages\/\d+$/, status: 500, times: 4 });
  await says(ada(), 'a7');
  await seconds(19);
  expect(down.hits()).toBe(4);
  expect(told()).toEqual(['not so']);
  await seconds(1);
  expect(told()).toEqual([]);
});

describe('the next process deletes the answer of a killed one', () => {
  test('that stands, when its time is over', async () => {
    const first = await refusing(() => 'not so');
    await says(ada(), 'a7');
    await first.kill();
    await seconds(5);
    const next = await refusing(() => 'not so');
    await next.sweepUp();
    await seconds(9);
    expect(told()).toEqual(['not so']);
    await seconds(1);
    expect(told()).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  test('whose time was over before it came', async () => {
    const first = await refusing(() => 'not so');
    await says(ada(), 'a7');
    await first.kill();
    await seconds(60);
    const next = await refusing(() => 'not so');
    await next.sweepUp();
    expect(told()).toEqual([]);
  });

  test('whose posting that one never learned of', async () => {
    const first = await refusing(() => 'not so');
    const slow = discord.fail({ method: 'POST', path: /\/messages$/, delayMs: 60_000, when: 'after' });
    discord.as(ada()).say(channel, 'a7');
    await discord.until(() => told().length === 1 && slow.hits() === 1, 'an answer');
    await first.kill();
    await seconds(60);
    const next = await refusing(() => 'not so');
    await next.sweepUp();
    expect(told()).toEqual([]);
    expect(await noted()).toEqual([]);
  });
});

test('one server whose shelf is damaged does not keep the answers in another, and what nobody wrote is left there', async () => {
  const other = discord.addGuild({ name: 'Damaged', members: [ada()] });
  const { notes } = store;
  const damaged = () => Promise.reject(new Error('the shelf is no hash'));
  store = { ...store, notes: (guild, shelf) => (guild === other.id ? damaged() : notes(guild, shelf)) };
  const whispers = await refusing(() => 'not so');
  const asked = await says(ada(), 'a7');
  const [answer] = spoken() as [Message];
  const old = SnowflakeUtil.generate({ timestamp: time.now() - 60_000 }).toString();
  await store.unnote(guildId(), 'whispers', nameOf(asked));
  const line = JSON.stringify({ channel: channel.id, answer: answer.id });
  for (const [name, text] of [
    ['0', 'no JSON'],
    ['1', '{}'],
    ['what', line],
    [nameOf({ id: old }), line],
  ] as const)
    await store.note(guildId(), 'whispers', name, text, '');
  await whispers.sweepUp();
  expect(answer.deleted).toBe(true);
  expect((await noted()).toSorted()).toEqual(['0', '1', 'what']);
});
