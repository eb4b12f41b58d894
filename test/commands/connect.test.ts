import { PassThrough } from 'node:stream';
import {
  ButtonStyle,
  type Client,
  ComponentType,
  Events,
  type Interaction,
  InteractionResponseType,
  Routes,
} from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { openHearing } from '../../src/commands/client/hearing.ts';
import type { Parting } from '../../src/commands/client/parting.ts';
import { Rest } from '../../src/commands/client/rest.ts';
import { watchSessions } from '../../src/commands/client/watchSessions.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';

const silent = pino({ level: 'silent' });

/** Answers to interactions carry no token of the bot. */
const unsigned = { auth: false };

/** A log and the messages that were written to it. */
function openKept() {
  const stream = new PassThrough();
  const lines: string[] = [];
  stream.on('data', (chunk) => lines.push(JSON.parse(String(chunk)).msg));
  return { log: pino(stream), lines };
}

describe('a look at whether Discord is heard', () => {
  const minute = 60_000;

  /** Looks every five seconds at a Discord that is heard, in part or not at all, minute by minute. */
  function watch(minutes: readonly (boolean | 'a part')[]) {
    const { log, lines } = openKept();
    const partings: Parting[] = [];
    let now = 0;
    const heard = () => {
      const what = minutes[Math.floor(now / minute)] ?? true;
      return what === 'a part' ? what : what ? 'everything' : 'nothing';
    };
    const look = openHearing({ heard, log, part: (parting) => partings.push(parting), now: () => now });
    for (; now < minutes.length * minute; now += 5_000) look();
    return { lines, partings };
  }

  test('says nothing while it is heard, or is silent for less than two minutes', () => {
    expect(watch([true, false, true, false, true])).toEqual({ lines: [], partings: [] });
  });

  test('says once that it is not heard, and once that it is heard again', () => {
    const { lines, partings } = watch([true, ...Array(10).fill(false), true, true]);
    expect(lines).toEqual([expect.stringContaining('has not been heard'), 'Discord is heard again']);
    expect(partings).toEqual([]);
  });

  test('says so of a part of the servers, and then that nothing is heard any more', () => {
    const { lines } = watch([true, ...Array(3).fill('a part'), ...Array(3).fill(false), 'a part', false, true, true]);
    expect(lines).toEqual([
      expect.stringMatching(/^a part of the servers/),
      expect.stringMatching(/^Discord has not been heard/),
      'Discord is heard again',
    ]);
  });

  test.each([false, 'a part'] as const)('asks for a new connection after a quarter of an hour (%s)', (heard) => {
    const { lines, partings } = watch(Array(16).fill(heard));
    expect(lines).toEqual([expect.stringContaining('has not been heard')]);
    expect(partings[0]).toMatchObject({ next: 'join anew' });
  });
});

describe('a real client', () => {
  let discord: LocalDiscord;
  beforeEach(async () => {
    discord = await openLocalDiscord();
  });
  afterEach(() => discord.close());

  /** Lets somebody press a button; gives the id and the token of the interaction. */
  async function pressed(client: Client<true>): Promise<string> {
    const ann = discord.addUser({ name: 'ann', displayName: 'Ann' });
    const channel = discord.addChannel(discord.addGuild({ name: 'Club', members: [ann] }), { name: 'games' });
    const button = { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Press', custom_id: 'press' };
    const body = { content: 'press', components: [{ type: ComponentType.ActionRow, components: [button] }] };
    await client.rest.post(Routes.channelMessages(channel.id), { body });
    const [message] = discord.messages(channel);
    if (message === undefined) throw new Error('there is no button');
    const heard = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
    discord.as(ann).click(message, 'Press');
    const { id, token } = await heard;
    return `${id}/${token}`;
  }

  const access = () => ({ token: discord.token, api: discord.api, shards: undefined });

  test('that asks for a shard which cannot be is told what to do', async () => {
    const shards = { ids: [3], count: 2 };
    await expect(connectDiscord({ ...access(), shards }, silent)).rejects.toMatchObject({
      until: 'changed',
      message: expect.stringContaining('SHARD_COUNT'),
    });
  });

  test('that gets a new session says when it heard something last, and says nothing when it resumes', async () => {
    const { client, close } = await connectDiscord(access(), silent);
    let now = 1_000;
    const missed: number[] = [];
    watchSessions(
      client,
      () => now,
      (since) => missed.push(since),
    );
    const ann = discord.addUser({ name: 'ann', displayName: 'Ann' });
    const channel = discord.addChannel(discord.addGuild({ name: 'Club', members: [ann] }), { name: 'games' });
    const hears = () => new Promise<void>((resolve) => client.once(Events.MessageCreate, () => resolve()));
    const comesBack = (event: 'shardReady' | 'shardResume') =>
      new Promise<void>((resolve) => client.once(event, () => resolve()));
    const heard = hears();
    now = 2_000;
    discord.as(ann).say(channel, 'heard');
    await heard;
    now = 90_000;
    const resumed = comesBack(Events.ShardResume);
    discord.invalidateSession('resumable');
    await resumed;
    expect(missed).toEqual([]);
    const begunAnew = comesBack(Events.ShardReady);
    now = 100_000;
    discord.invalidateSession('lost');
    await begunAnew;
    // What Discord repeated for the resume was the last.
    expect(missed).toEqual([90_000]);
    await close();
  });

  test('sends answers to interactions while everything else waits for a limit', async () => {
    const { client, close } = await connectDiscord(access(), silent);
    const limit = discord.rateLimit({ path: /^\/users/, seconds: 60, scope: 'global' });
    client.rest.get('/users/@me').catch(() => undefined);
    await discord.until(() => limit.hits() === 1, 'the limit to be met');
    // The local Discord does not know these tokens, and says so.
    const answers = Array.from({ length: 120 }, (_, each) =>
      client.rest.post(`/webhooks/${discord.application}/t${each}`, unsigned),
    );
    const settled = await Promise.allSettled(answers);
    expect(settled.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(Array(120).fill(10_015));
    await close();
  });

  test('waits with the answers to interactions, too, when Discord says so', async () => {
    const { client, close } = await connectDiscord(access(), silent);
    const answer = `/interactions/${await pressed(client)}/callback` as const;
    const limit = discord.rateLimit({ path: /^\/interactions/, seconds: 1, scope: 'global' });
    const begun = performance.now();
    await client.rest.post(answer, { ...unsigned, body: { type: InteractionResponseType.DeferredMessageUpdate } });
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(limit.hits()).toBe(1);
    await close();
  });

  test('keeps nothing of an interaction that is over', async () => {
    const rest = new Rest({ api: discord.api }, { answers: 200 });
    const answers = Array.from({ length: 50 }, (_, each) =>
      rest.post(`/webhooks/${discord.application}/t${each}`, unsigned),
    );
    expect(rest.kept).toBe(50);
    await Promise.allSettled(answers);
    await discord.until(() => rest.kept === 0, 'the rest to forget', 10_000);
    rest.clearHandlerSweeper();
    rest.clearHashSweeper();
  });
});
