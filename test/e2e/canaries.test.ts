import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { needs } from '../needs.ts';
import { openPlainRedis, type PlainRedis } from '../store/plainRedis.ts';
import { freePort } from '../store/ports.ts';
import { answerTo } from '../town/duels.ts';
import { boardIn, nextBoard, revisionOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

/** Secrets that are easy to find again, in everything that the process prints at its most talkative. */

const password = 'canary/pass-word';
const typedSeed = 'canary seed word';
const name = 'Canary Name';
const talk = 'canary talk';
// The engine quotes the first ten characters of what it cannot read.
const quoted = 'qanary';
const lines = { white: 'x0>+Z0+x', black: '+x0Z>x0+' } as const;

let town: Town;
let redis: PlainRedis | undefined;
let port: number;

const client = () => {
  const opened = new Redis({ port, host: '127.0.0.1', password, maxRetriesPerRequest: null });
  opened.on('error', () => undefined);
  return opened;
};

beforeAll(async () => {
  port = await freePort();
  town = await openTown();
});
afterAll(async () => {
  await town.close();
  await redis?.close();
});

/** All texts in the store that only the bot may know: seeds, and the states of games. */
async function kept(): Promise<string[]> {
  const opened = client();
  const texts: string[] = [];
  for (const key of await opened.keys('*')) {
    const type = await opened.type(key);
    if (type === 'string') texts.push((await opened.get(key)) ?? '');
    if (type === 'hash') texts.push(...Object.values(await opened.hgetall(key)));
  }
  opened.disconnect();
  return texts;
}

async function garble(): Promise<void> {
  const opened = client();
  for (const key of await opened.keys('*')) {
    if ((await opened.type(key)) !== 'hash') continue;
    const body = await opened.hget(key, 'body');
    if (body?.includes('"zgame"')) await opened.hset(key, 'body', `${quoted}${body}`);
  }
  opened.disconnect();
}

async function leadsOn(channel: Channel, deed: () => Promise<unknown>): Promise<void> {
  const before = revisionOf(boardIn(town.discord, channel)) ?? 0;
  await deed();
  await nextBoard(town.discord, channel, before);
}

test('nothing secret is printed at any level, through play, refusals and faults', {
  ...needs.server,
  timeout: 120_000,
}, async () => {
  const { discord, ada, bob, guild, channel, quiet } = town;
  const canary = discord.addUser({ name: 'canary', displayName: name });
  discord.addMember(guild, canary);
  redis = await openPlainRedis({ port, password });
  await town.start({
    environment: {
      REDIS_URL: redis.url,
      LOG_LEVEL: 'trace',
      NODE_OPTIONS: `--import ${pathToFileURL('test/e2e/breakWorker.fixture.mjs').href}`,
      CANARY: quoted,
    },
  });
  const logged = (line: string) => discord.until(() => town.output().includes(line), `the line: ${line}`, 30_000);
  const moves = (user: typeof ada, move: string) => answerTo(town, user, channel, 'zgame move', { move });

  // Play, with hidden pieces, a seed that somebody chose, and a name.
  await answerTo(town, ada, channel, 'zgame challenge', { opponent: canary, first: 'challenger' });
  discord.as(canary).click(await nextBoard(discord, channel, 0), 'Accept');
  await nextBoard(discord, channel, 1);
  await moves(ada, lines.white);
  await moves(canary, lines.black);
  await leadsOn(channel, () => moves(ada, 'ready'));
  await leadsOn(channel, () => moves(canary, 'ready'));
  await leadsOn(channel, () => moves(ada, 'a1 a2'));
  await answerTo(town, bob, quiet, 'ricochet start', { seed: typedSeed });
  await nextBoard(discord, quiet, 0);
  // A private board that follows: the token of its interaction is in the store.
  await answerTo(town, ada, channel, 'zgame show');
  const tokensIn = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(/"token":"([^"]+)"/g)].flatMap(([, token]) => token ?? []));
  await expect.poll(async () => tokensIn(await kept()), { timeout: 30_000 }).toHaveLength(1);
  const states = await kept();
  const tokens = tokensIn(states);

  // Refusals.
  await moves(ada, talk);
  discord.as(bob).say(channel, talk);
  const untold = { status: 403, body: { code: 50013, message: talk } };
  discord.fail({ method: 'POST', path: new RegExp(`^/channels/${channel.id}/messages$`), ...untold });
  discord.as(ada).say(channel, 'a2 a3');
  await logged('Discord refused the answer to a typed move');
  await discord.as(bob).click(boardIn(discord, channel), 'My board').answered();
  const untaken = discord.fail({ method: 'PATCH', path: /^\/webhooks\//, status: 500, times: 1_000 });
  await leadsOn(channel, () => discord.as(canary).command(channel, 'zgame move', { move: 'g8 g7' }).acknowledged);
  await logged('a private board could not be edited');
  untaken.stop();
  await leadsOn(channel, () => moves(ada, 'b1 b2'));

  // Discord fails, is in a hurry, and loses answers.
  const post = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
  discord.fail({ ...post, status: 500, body: { message: 'canary' }, times: 8 });
  await moves(canary, 'h8 h7');
  await logged('the board could not be shown yet');
  discord.fail({ path: /^\/webhooks\//, status: 400, body: { code: 50035, message: `"${talk}"`, errors: {} } });
  discord.as(ada).command(channel, 'zgame show');
  await logged('a press or a command failed');
  discord.fail({ path: /^\/interactions\//, destroy: 'close' });
  discord.as(ada).command(channel, 'zgame show');
  discord.rateLimit({ seconds: 1 });
  discord.as(ada).command(channel, 'zgame show');
  await logged('a worker thread broke');

  // The store goes away and comes back empty; then a table in it cannot be read.
  const away = client();
  const dump = await Promise.all((await away.keys('*')).map(async (key) => [key, await away.dumpBuffer(key)] as const));
  away.disconnect();
  await redis.close();
  discord.as(ada).command(channel, 'zgame show');
  await logged('games stand still until it does');
  redis = await openPlainRedis({ port, password });
  const back = client();
  for (const [key, value] of dump) if (value !== null) await back.restore(key, 0, value, 'REPLACE');
  back.disconnect();
  await logged('the store answers again');
  await garble();
  await answerTo(town, ada, channel, 'zgame show');

  await town.stop();
  const output = town.output();
  expect(output).toMatch(/"level":(?:10|20)/);
  const seeds = states.flatMap((text) => [...text.matchAll(/"seed":"([^"]+)"/g)].flatMap(([, seed]) => seed ?? []));
  expect(seeds).toContain(typedSeed);
  expect(new Set(seeds).size).toBeGreaterThan(1);
  const sides = Object.values(lines).flatMap((line) => [line, JSON.stringify([...line]).slice(1, -1)]);
  expect(states.some((text) => sides.some((side) => text.includes(side)))).toBe(true);
  const secrets = [
    discord.token,
    ...tokens,
    password,
    encodeURIComponent(password),
    name,
    talk,
    quoted,
    ...seeds,
    ...sides,
  ];
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  expect(output).not.toMatch(/interaction-\d+-[\w-]+/);
});
