import { Events, type Message } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bot, startBot } from '../../src/bot.ts';
import { openWhispers } from '../../src/commands/chat/whispers.ts';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { listen } from '../../src/commands/client/listen.ts';
import type { Services } from '../../src/commands/services.ts';
import { games } from '../../src/games/registry.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, Guild, User } from '../../src/playground/discord/world/records.ts';
import { idOf } from '../../src/store/address.ts';
import type { Store } from '../../src/store/port.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { openMemory } from '../store/behind.ts';
import { quiet } from '../store/servers.ts';
import { nextBoard } from '../town/reading.ts';

/** A channel that is deleted after the bot heard what was typed there, and before it has an answer from the store. */

let discord: LocalDiscord;
let ada: User;
let guild: Guild;
let channel: Channel;
let store: Store;
let faults: string[];
const closing: (() => unknown)[] = [];
const log = () => pino({ level: 'error' }, { write: (line) => void faults.push(line) });

beforeEach(async () => {
  faults = [];
  discord = await openLocalDiscord({ inspect: openApiInspector() });
  ada = discord.addUser({ name: 'ada', displayName: 'Ada' });
  guild = discord.addGuild({ name: 'Club', members: [ada] });
  channel = discord.addChannel(guild, { name: 'games' });
  store = openMemory().store;
  closing.push(store.close, discord.close);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('what is typed in a channel that is deleted before the store answers', () => {
  let bot: Bot;
  /** Whether the next answer of the store waits until the channel is gone. */
  let slow: 'once' | undefined;

  beforeEach(async () => {
    const elsewhere = discord.addChannel(guild, { name: 'elsewhere' });
    const table = idOf({ at: 'channel', channel: channel.id });
    const slowStore: Store = {
      ...store,
      async load(asked) {
        if (slow === 'once' && asked === table) {
          slow = undefined;
          discord.removeChannel(channel);
          // Discord tells one thing after another: when this is heard, the bot knows that the channel is gone.
          await discord.as(ada).command(elsewhere, 'foxu rules').acknowledged;
        }
        return store.load(asked);
      },
    };
    bot = await startBot({ token: discord.token, api: discord.api, shards: undefined }, slowStore, log(), {
      thinkingTime: 50,
      replayDays: 90,
    });
    closing.push(() => bot.stop());
    discord.as(ada).command(channel, 'ricochet start', { seed: 'gone' });
    await nextBoard(discord, channel, 0);
    slow = 'once';
  });

  test.each([
    ['counts, and gets no mark', '7'],
    ['is refused, and its writer is told nothing', '1'],
  ])('%s', async (_, text) => {
    discord.as(ada).say(channel, text);
    await expect.poll(() => slow, { timeout: 15_000 }).toBeUndefined();
    // It answers before it stops.
    await bot.stop();
    expect(faults).toEqual([]);
  });
});

async function connected() {
  const access = { token: discord.token, api: discord.api, shards: undefined };
  const { client, close } = await connectDiscord(access, log());
  closing.push(close);
  const gone = new Promise((resolve) => client.once(Events.ChannelDelete, resolve));
  return { client, gone };
}

test('an answer that waits until its channel is deleted is not posted, and struck off', async () => {
  const { client, gone } = await connected();
  const heard = new Promise<Message>((resolve) => client.once(Events.MessageCreate, resolve));
  discord.as(ada).say(channel, '1');
  const message = (await heard) as Message<true>;
  discord.removeChannel(channel);
  await gone;
  await new Promise<void>((resolve) => {
    const unnote: Store['unnote'] = async (...note) => {
      await store.unnote(...note);
      resolve();
    };
    openWhispers({ client, store: { ...store, unnote }, log: log(), now: Date.now }).whisper(message, 'not so');
  });
  expect(await store.notes(guild.id, 'whispers')).toEqual(new Map());
  expect(faults).toEqual([]);
});

test('what is typed in a channel that is deleted before the bot has begun to answer is left alone', async () => {
  const { client, gone } = await connected();
  let open = quiet;
  const services = {
    client,
    open: new Promise<void>((resolve) => {
      open = resolve;
    }),
    clock: { heard: quiet },
    traffic: { heard: quiet },
    log: log(),
    host: { games: new Map(games.map((game) => [game.id, game])) },
  } as unknown as Services;
  const listening = listen(client, services);
  discord.as(ada).say(channel, '7');
  discord.removeChannel(channel);
  await gone;
  open();
  await listening.end();
  expect(faults).toEqual([]);
});
