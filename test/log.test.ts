import { inspect } from 'node:util';
import { DiscordAPIError, HTTPError } from 'discord.js';
import { ReplyError } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ErrorRecord } from '../src/errorRecord.ts';
import { openLog } from '../src/log.ts';
import { type Client, connectRedis } from '../src/store/connectRedis.ts';
import { openWorkers } from '../src/workers/openWorkers.ts';
import { needs } from './needs.ts';
import { openPlainRedis, type PlainRedis } from './store/plainRedis.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err: ErrorRecord;
}

const seed = 'c73a91f2';
const token = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OkFiQ2RFZkdoSWpLbE1uT3A';
const botToken = `${'MTIzNDU2Nzg5MDEyMzQ1Njc4'}.${'GabcDE'}.${'abcdefghijklmnopqrstuvwxyz0123456789AB'}`;
const secrets = [seed, token, botToken, 'hunter2'];

/** The log line of something thrown, both parsed and as text. */
function logged(thrown: unknown): Line & { readonly text: string } {
  let text = '';
  openLog('info', { write: (line: string) => (text += line) }).error({ err: thrown }, 'it went wrong');
  return { ...(JSON.parse(text) as Line), text };
}

function caught(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

/** Expects that the error contains a secret and that its log line does not. */
function expectNoSecret(thrown: unknown): void {
  expect(secrets.some((secret) => inspect(thrown, { depth: 9, showHidden: true }).includes(secret))).toBe(true);
  const { text } = logged(thrown);
  for (const secret of secrets) expect(text).not.toContain(secret);
}

const here = /^at .*log\.test\.ts:\d+:\d+\)?/m;

test('an error is logged with its type, its message and its frames', () => {
  const { msg, err } = logged(new RangeError('no such square'));
  expect(msg).toBe('it went wrong');
  expect(err).toEqual({ type: 'RangeError', message: 'no such square', stack: expect.stringMatching(here) });
  expect(err.stack).not.toContain('no such square');
});

test('its code is logged, but no other field that was added to it', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', seed, body: { seed } });
  expectNoSecret(error);
  expect(logged(error).err).toMatchObject({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' });
  expect(Object.keys(logged(error).err).sort()).toEqual(['code', 'message', 'stack', 'type']);
});

test('all causes are logged, back to the first', () => {
  const first = new TypeError('a socket closed');
  const error = new Error('the table was not kept', { cause: new Error('the store is away', { cause: first }) });
  const { err } = logged(error);
  expect(err.cause?.message).toBe('the store is away');
  expect(err.cause?.cause).toMatchObject({ type: 'TypeError', message: 'a socket closed' });
  expect(err.cause?.cause?.stack).toMatch(here);
});

test('causes in a circle, or in a very long chain, are cut off', () => {
  const [hen, egg] = [new Error('hen'), new Error('egg')];
  hen.cause = egg;
  egg.cause = hen;
  expect(logged(hen).err.cause).toMatchObject({ message: 'egg' });
  expect(logged(hen).err.cause?.cause).toBeUndefined();

  let chain = new Error('the first');
  for (let link = 0; link < 1000; link++) chain = new Error('a link', { cause: chain });
  expect(logged(chain).text.length).toBeLessThan(50_000);
});

test('each error of an aggregate error is logged', () => {
  const together = new AggregateError([new Error('one'), new TypeError('two')], 'both ways failed');
  expect(logged(together).err.errors?.map(({ message }) => message)).toEqual(['one', 'two']);
});

test.each([
  ['a string', 'out of luck', { type: 'string', message: 'out of luck' }],
  ['a string with a token', `at /webhooks/1/${token}`, { type: 'string', message: 'at /webhooks/1/…' }],
  ['an object', { seed }, { type: 'object', message: 'something was thrown that is no error' }],
  ['nothing', null, { type: 'object', message: 'something was thrown that is no error' }],
  [
    'an error that cannot be read',
    Object.defineProperty(new Error(), 'message', { get: () => caughtInTheAct() }),
    { type: 'object', message: 'an error that cannot be read' },
  ],
])('%s can be thrown too', (_, thrown, record) => {
  expect(logged(thrown).err).toEqual(record);
});

function caughtInTheAct(): never {
  throw new Error('leave me alone');
}

test('an error logged directly, or without a message beside it, is masked too', () => {
  let text = '';
  const log = openLog('info', { write: (line: string) => (text += line) });
  const error = caught(() => JSON.parse(`${seed} is no JSON`));
  log.error(error as Error);
  log.error({ err: error });
  expect(text).toContain('is not valid JSON');
  expect(text).not.toContain(seed);
});

describe('the log does not contain', () => {
  test('what JSON.parse quotes from a damaged match', () => {
    const body = JSON.stringify({ game: 'foxu', seed, play: { rows: [1, 2, 3] } });
    const error = caught(() => JSON.parse(body.replace(`"${seed}"`, `"${seed}"tru`)));
    const quoting = caught(() => JSON.parse(`${seed}${body}`));
    for (const each of [quoting, new Error(`could not be read: ${(quoting as Error).message}`, { cause: error })]) {
      expectNoSecret(each);
      expect(logged(each).err.stack).toMatch(here);
    }
    expect(logged(quoting).err).toMatchObject({
      type: 'SyntaxError',
      message: expect.stringMatching(/not valid JSON$/),
    });
  });

  test('what was sent to Discord, and the token in its address', () => {
    const url = `https://discord.com/api/v10/interactions/123456789012345678/${token}/callback`;
    const request = { files: undefined, json: { content: `the seed is ${seed}` } };
    const refusal = {
      code: 50035,
      message: 'Invalid Form Body',
      errors: { content: { _errors: [{ code: 'BASE_TYPE_BAD', message: `Value "${seed}" is not snowflake.` }] } },
    };
    const refused = new DiscordAPIError(refusal, 50035, 400, 'POST', url, request);
    expectNoSecret(refused);
    expect(logged(refused).err).toMatchObject({
      type: 'DiscordAPIError[50035]',
      code: 50035,
      message: expect.stringContaining('Value "…" is not snowflake.'),
      stack: expect.stringMatching(here),
    });

    const failed = new HTTPError(502, 'Bad Gateway', 'PATCH', url.replace('interactions', 'webhooks'), request);
    expectNoSecret(failed);
    expect(logged(failed).err).toMatchObject({ type: 'HTTPError', message: 'Bad Gateway' });
    expectNoSecret(new Error('the answer was lost', { cause: refused }));
  });

  test.each([
    [`PATCH /webhooks/1/${token}/messages/@original failed`, 'PATCH /webhooks/1/…/messages/@original failed'],
    [
      `fetch https://discord.com/api/interactions/2/${token}/callback?x=1`,
      'fetch https://discord.com/api/interactions/2/…/callback?x=1',
    ],
    [`the interaction's ${token} is over`, "the interaction's … is over"],
    [`Authorization: Bot ${botToken}`, 'Authorization: Bot …'],
    ['no answer from redis://player:hunter2@example.org:6379/0', 'no answer from redis://…@example.org:6379/0'],
    ['no answer from rediss-cluster://:hunter2/@x@a:1,b:2', 'no answer from rediss-cluster://…@a:1,b:2'],
    ['redis://example.org?password=hunter2&db=1', 'redis://example.org?password=…&db=1'],
    ['Cannot create property "x" on string', 'Cannot create property "x" on string'],
  ])('what is secret in %o', (message, told) => {
    const error = new Error(message);
    expect(logged(error).err.message).toBe(told);
    for (const secret of secrets) expect(logged(error).text).not.toContain(secret);
    // The text of an error is masked too when code logs it by itself.
    expect(JSON.parse(logged(message).text).err.message).toBe(told);
  });

  test('a secret in any field of a line; and the line stays JSON', () => {
    let text = '';
    const log = openLog('info', { write: (line: string) => (text += line) });
    log.error({ error: `Error: "${botToken}"`, at: `/webhooks/1/${token}` }, 'redis://:hunter2@x');
    expect(JSON.parse(text)).toMatchObject({ error: 'Error: "…"', at: '/webhooks/1/…', msg: 'redis://…@x' });
  });

  test('data that did not have the expected shape', () => {
    const shape = z.strictObject({ turn: z.number() });
    const error = caught(() => shape.parse({ turn: 'one', [seed]: 1 }));
    expectNoSecret(error);
    expect(logged(error).err).toMatchObject({
      type: 'ZodError',
      message: expect.stringContaining('invalid_type at turn'),
    });
  });

  test.each([
    () => seed in ('hunter2' as unknown as object),
    () => BigInt('hunter2'),
    () => Buffer.concat('hunter2' as unknown as Uint8Array[]),
    () => new URL('hunter2'),
  ])('what a message of the language quotes (%s)', (act) => {
    const { text, err } = logged(caught(act));
    expect(text).not.toContain('hunter2');
    expect(err.stack).toMatch(here);
  });
});

describe('of a Redis', needs.server, () => {
  let server: PlainRedis;
  let client: Client;

  beforeAll(async () => {
    server = await openPlainRedis();
    client = connectRedis(server.url);
  });
  afterAll(async () => {
    await client.quit();
    await server.close();
  });

  const body = JSON.stringify({ game: 'foxu', seed });

  test.each([
    ['a command that it does not know', () => client.call('NOSUCHCOMMAND', body, seed)],
    ['a script that fails', () => client.eval('return redis.error_reply("ERR no room")', 1, 'key', body)],
    ['a key of another kind', () => client.lpush('key', body).then(() => client.set('key', body, 'GET'))],
  ])('%s is told without what was sent', async (_, act) => {
    const error: unknown = await act().then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    expect(error).toBeInstanceOf(ReplyError);
    expectNoSecret(error);
    const { err } = logged(new Error('a table was not kept', { cause: error }));
    expect(err.cause).toMatchObject({ type: 'ReplyError', message: expect.stringMatching(/^(ERR|WRONGTYPE) /) });
  });
});

test('an error from a worker is logged with its frames in the worker', async () => {
  const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, onFault: () => {} });
  try {
    const error = await workers.runErrand({ game: 'nosuchgame', errand: { name: 'x' } as never }).catch((e) => e);
    expect(logged(error).err).toMatchObject({
      type: 'Error',
      stack: expect.stringMatching(/workers\/errands\.(js|ts):\d+/),
    });
  } finally {
    await workers.close();
  }
});
