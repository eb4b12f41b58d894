import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { gatewayOf, openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

describe('a request', () => {
  it.each<[string, string, string, RequestInit, number, number]>([
    ['without the token', 'GET', '/users/@me', {}, 401, 0],
    ['to nowhere', 'GET', '/nowhere', {}, 404, 0],
    [
      'of broken JSON',
      'POST',
      '/users/@me/channels',
      { body: '{', headers: { 'content-type': 'application/json', authorization: 'Bot a-token-of-the-local-discord' } },
      400,
      50109,
    ],
  ])('%s is refused', async (_, method, path, init, status, code) => {
    const answer = await fetch(`${bot.discord.api}/v10${path}`, { method, ...init });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });
});

describe('the gateway closes', () => {
  const identify = { op: 2, d: { token: '', intents: 1 } };
  const good = () => ({ op: 2, d: { token: bot.discord.token, intents: 1 } });

  async function closedWith(query: string, make: () => readonly unknown[]): Promise<number> {
    const socket = new WebSocket(`${gatewayOf(bot.discord)}?${query}`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('message', () => {
      for (const payload of make()) socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
    });
    return closed;
  }
  const plain = 'v=10&encoding=json';

  it.each<[string, number, string, () => readonly unknown[]]>([
    ['an unknown opcode', 4001, plain, () => [{ op: 99 }]],
    ['what is not JSON', 4002, plain, () => ['{']],
    ['compression', 4002, 'v=10&encoding=json&compress=zlib-stream', () => []],
    ['a presence before the login', 4003, plain, () => [{ op: 3, d: {} }]],
    ['a wrong token', 4004, plain, () => [identify]],
    ['a second login', 4005, plain, () => [good(), good()]],
    [
      'a resume from the future',
      4007,
      plain,
      () => [{ op: 6, d: { token: bot.discord.token, session_id: 'session-1', seq: 1e9 } }],
    ],
    [
      'a shard that cannot be',
      4010,
      plain,
      () => [{ op: 2, d: { token: bot.discord.token, intents: 1, shard: [2, 2] } }],
    ],
    ['intents that are none', 4013, plain, () => [{ op: 2, d: { token: bot.discord.token, intents: 2 ** 30 } }]],
    ['an intent that is not granted', 4014, plain, () => [{ op: 2, d: { token: bot.discord.token, intents: 1 << 1 } }]],
  ])('on %s, with %i', async (_, code, query, make) => {
    expect(await closedWith(query, make)).toBe(code);
  });

  it('answers heartbeats, unless told not to', async () => {
    const acknowledged: number[] = [];
    bot.wire.on('message', (raw) => {
      const { op } = JSON.parse(String(raw)) as { op: number };
      if (op === 11) acknowledged.push(op);
    });
    const beats = () => bot.discord.gatewayIn.filter(({ op }) => op === 1).length;
    bot.discord.ackHeartbeats = false;
    bot.wire.send(JSON.stringify({ op: 1, d: null }));
    await bot.discord.until(() => beats() === 1, 'the first heartbeat');
    bot.discord.ackHeartbeats = true;
    bot.wire.send(JSON.stringify({ op: 1, d: null }));
    await bot.discord.until(() => acknowledged.length > 0, 'an answer');
    expect([beats(), acknowledged.length]).toEqual([2, 1]);
  });
});
