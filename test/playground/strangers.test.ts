import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { gatewayOf, openRawBot, type RawBot } from './rawBot.ts';

/** What a program on this machine, or a page in its browser, may do at the local Discord that the playground opens. */

async function openBot(): Promise<RawBot> {
  const bot = await openRawBot();
  onTestFinished(() => bot.discord.close());
  return bot;
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The status that answers the head of a request. Its body never comes. */
function answered(bot: RawBot, { method = 'POST', path, headers }: Asked): Promise<number> {
  const { hostname, port, host } = new URL(bot.discord.api);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    });
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
    });
  });
}

const token = (bot: RawBot) => ({ authorization: `Bot ${bot.discord.token}` });
const huge = { 'content-type': 'application/json', 'content-length': String(1.2e9) };

describe('before the body of a request has come, the local Discord refuses', () => {
  test('one without the token', async () => {
    const bot = await openBot();
    expect(await answered(bot, { path: `/api/v10${bot.messages}`, headers: huge })).toBe(401);
  });

  test('an answer to an interaction that nobody made', async () => {
    const bot = await openBot();
    const { application } = bot.discord;
    expect(await answered(bot, { path: '/api/v10/interactions/1/made-up/callback', headers: huge })).toBe(404);
    expect(await answered(bot, { path: `/api/v10/webhooks/${application}/made-up`, headers: huge })).toBe(404);
  });

  test('one that is too large, with the token', async () => {
    const bot = await openBot();
    const headers = { ...huge, ...token(bot) };
    expect(await answered(bot, { path: `/api/v10${bot.messages}`, headers })).toBe(413);
  });
});

test('a body that does not say how large it is is cut off while it is read', async () => {
  const bot = await openBot();
  const { hostname, port } = new URL(bot.discord.api);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve) => {
    const path = `/api/v10${bot.messages}`;
    const asking = request({ hostname, port, method: 'POST', path, headers: token(bot) }, (response) => {
      resolve(response.statusCode);
    });
    // The server closes the connection while the client still writes.
    asking.on('error', () => resolve(undefined));
    const more = () => {
      sent += piece.length;
      if (!asking.destroyed && sent < 1.2e9) asking.write(piece, more);
    };
    more();
    onTestFinished(() => void asking.destroy());
  });
  expect([413, undefined]).toContain(status);
  expect(sent).toBeLessThan(100e6);
  expect(bot.discord.messages(bot.channel)).toEqual([]);
});

describe('a page in a browser gets nothing from the local Discord,', () => {
  const users = '/api/v10/users/@me';
  test.each([
    ['under a foreign name', { host: 'evil.example' }],
    ['under a foreign name with the right port', { host: 'evil.example:1' }],
    ['from another origin', { origin: 'http://evil.example' }],
    ['without an origin', { origin: 'null' }],
    ['as a picture', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const bot = await openBot();
    expect(await answered(bot, { method: 'GET', path: users, headers: token(bot) })).toBe(200);
    expect(await answered(bot, { method: 'GET', path: users, headers: { ...token(bot), ...headers } })).toBe(403);
    const met = await new Promise((resolve) => {
      const socket = new WebSocket(gatewayOf(bot.discord), { headers });
      socket.once('open', () => resolve('open'));
      socket.once('error', () => resolve('refused'));
    });
    expect(met).toBe('refused');
  });

  test('also no file', async () => {
    const bot = await openBot();
    const { body } = await bot.send('POST', bot.messages, { content: 'a' }, [Buffer.from('one')]);
    const [file] = (body as { attachments: { url: string }[] }).attachments;
    const { pathname } = new URL(file?.url ?? '');
    expect(await answered(bot, { method: 'GET', path: pathname, headers: {} })).toBe(200);
    expect(await answered(bot, { method: 'GET', path: pathname, headers: { origin: 'http://evil.example' } })).toBe(
      403,
    );
  });
});

describe('the gateway', () => {
  test('takes no payload larger than Discord does', async () => {
    const bot = await openBot();
    const socket = new WebSocket(gatewayOf(bot.discord));
    const code = await new Promise((resolve) => {
      socket.once('message', () => socket.send(JSON.stringify({ op: 2, d: { token: 'x'.repeat(5_000) } })));
      socket.once('close', resolve);
    });
    expect(code).toBe(1009);
  });

  test('stays open for the bot, however many strangers come', async () => {
    const bot = await openBot();
    const strangers = await Promise.all(
      Array.from({ length: 100 }, () => {
        const socket = new WebSocket(gatewayOf(bot.discord));
        return new Promise<WebSocket>((resolve) => socket.once('message', () => resolve(socket)));
      }),
    );
    onTestFinished(() => {
      for (const each of strangers) each.terminate();
    });
    const left = () => strangers.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    while (left() > 64) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bot.wire.readyState).toBe(WebSocket.OPEN);
    expect(bot.discord.connected()).toBe(1);
  });
});
