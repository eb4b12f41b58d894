import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { findTown, foundTown } from '../../src/playground/town.ts';
import { openWeb } from '../../src/playground/web/openWeb.ts';

async function openSite() {
  const discord = await openLocalDiscord();
  foundTown(discord);
  const town = findTown(discord);
  const web = await openWeb(discord, town, 0);
  onTestFinished(async () => {
    await web.close();
    await discord.close();
  });
  const { host, origin, port } = new URL(web.address);
  const [channel] = town.channels();
  if (channel === undefined) throw new Error('no channel');
  return { discord, town, host, origin, port, channel };
}

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** By hand, for a browser would not lie about where it comes from. */
function ask(port: string, { method = 'GET', path = '/', headers, body }: Asked) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asking.once('error', reject);
    asking.end(body);
  });
}

describe('the server of the page', () => {
  test.each(['evil.example', 'evil.example:80', '127.0.0.1:1', '192.168.1.7'])('refuses the host %s', async (host) => {
    const { port } = await openSite();
    for (const path of ['/', '/api/messages?as=ada', '/page/main.js']) {
      expect((await ask(port, { path, headers: { host } })).status).toBe(403);
    }
  });

  test.each([
    ['another page', { origin: 'http://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['nobody who says so', {}],
  ])('takes no deed from %s', async (_, headers) => {
    const { discord, port, host, channel } = await openSite();
    const body = JSON.stringify({ do: 'say', channel: channel.id, text: 'hello' });
    const whole = { host, 'content-type': 'application/json', ...headers };
    const answer = await ask(port, { method: 'POST', path: '/api/do?as=ada', headers: whole, body });
    expect(answer.status).toBe(403);
    expect(discord.messages(channel)).toEqual([]);
  });

  test('takes a deed from its own page, and only as JSON it understands', async () => {
    const { discord, port, host, origin, channel } = await openSite();
    const own = { host, origin, 'content-type': 'application/json' };
    const post = (body: string, headers: Asked['headers'] = own) =>
      ask(port, { method: 'POST', path: '/api/do?as=bob', headers, body });
    const deed = JSON.stringify({ do: 'say', channel: channel.id, text: 'hello' });
    expect((await post(deed)).status).toBe(200);
    expect(discord.messages(channel).map(({ content, author }) => [author.name, content])).toEqual([['bob', 'hello']]);
    expect((await post(deed, { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{"do":"everything"}')).status).toBe(400);
    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify({ do: 'say', text: 'x'.repeat(70_000) }))).status).toBe(413);
    const told = async (given: object) => JSON.parse((await post(JSON.stringify(given))).text);
    expect(await told({ do: 'click', message: '1', customId: 'x' })).toMatchObject({ refused: 'gone' });
    expect(await told({ do: 'say', channel: channel.id, text: ' ' })).toMatchObject({ refused: 'not so' });
    expect(discord.messages(channel)).toHaveLength(1);
  });

  test.each([
    ['its own page', (origin: string) => origin, 'open'],
    ['another page', () => 'http://evil.example', 'refused'],
  ])('tells the news to %s or not', async (_, from, expected) => {
    const { host, origin } = await openSite();
    const socket = new WebSocket(`ws://${host}/api/news?as=ada`, { origin: from(origin) });
    const met = await new Promise((resolve) => {
      socket.once('message', () => resolve('open'));
      socket.once('error', () => resolve('refused'));
    });
    socket.terminate();
    expect(met).toBe(expected);
  });

  test('shows what is in a direct channel to nobody else', async () => {
    const { discord, town, port, host, origin } = await openSite();
    const bot = async (path: string, body: object) => {
      const headers = { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${discord.api}/v10${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { id: string };
    };
    const { id } = await bot('/users/@me/channels', { recipient_id: town.people.get('ada')?.id });
    const sent = await bot(`/channels/${id}/messages`, { content: 'secret' });
    const seen = (name: string) => ask(port, { path: `/api/messages?as=${name}&channel=${id}`, headers: { host } });
    expect((await seen('ada')).text).toContain('secret');
    expect(await seen('bob')).toMatchObject({ status: 404, text: expect.not.stringContaining('secret') });
    const headers = { host, origin, 'content-type': 'application/json' };
    const body = JSON.stringify({ do: 'react', message: sent.id, emoji: '🎲' });
    const answer = await ask(port, { method: 'POST', path: '/api/do?as=bob', headers, body });
    expect(JSON.parse(answer.text)).toMatchObject({ refused: 'gone' });
  });

  test('forbids the browser every other origin, and gives out no file of this machine', async () => {
    const { port, host } = await openSite();
    const { headers, text } = await ask(port, { headers: { host } });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*|unsafe/);
    expect(text).not.toMatch(/https?:\/\//);
    for (const path of ['/page/../openPlayground.ts', '/page/%2e%2e/town.ts', '/page/', '/package.json', '//']) {
      expect((await ask(port, { path, headers: { host } })).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
