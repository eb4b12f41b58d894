import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../store/ports.ts';
import { boardsIn, nextBoard, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateau-doors-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

/** Starts the bot and waits for its end. */
function endOf(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    env: { PATH: '', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...environment },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, lines: printed.split('\n').filter((line) => line !== '') })),
  );
}

describe('the bot ends with one line and a code that is not 0', () => {
  test('on a token Discord does not know, which it does not repeat', async () => {
    const token = 'not-the-right-token-at-all';
    const { code, lines } = await endOf({ DISCORD_TOKEN: token, DISCORD_API_URL: town.discord.api });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('does not know this DISCORD_TOKEN')]);
    expect(lines.join()).not.toContain(token);
  });

  test('on a Discord that cannot be reached', async () => {
    const { code, lines } = await endOf({
      DISCORD_TOKEN: town.discord.token,
      DISCORD_API_URL: 'http://127.0.0.1:9/api',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('Discord cannot be reached')]);
  });

  test('on a Redis that cannot be reached', async () => {
    const environment = { DISCORD_TOKEN: town.discord.token, DISCORD_API_URL: town.discord.api };
    const { code, lines } = await endOf({ ...environment, REDIS_URL: 'redis://:hunter2@127.0.0.1:9' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('Redis does not answer at REDIS_URL')]);
    expect(lines.join()).not.toContain('hunter2');
  });

  test('on a port for health that is taken, or an address that is not of this machine', async () => {
    const environment = { DISCORD_TOKEN: town.discord.token, DISCORD_API_URL: town.discord.api };
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const HTTP_PORT = String((taken.address() as AddressInfo).port);
    const { code, lines } = await endOf({ ...environment, HTTP_PORT });
    taken.close();
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(`HTTP_PORT ${HTTP_PORT} cannot be used.*Choose another`)],
    ]);
    // 192.0.2.0/24 is nobody's.
    const elsewhere = await endOf({ ...environment, HTTP_PORT, HTTP_HOST: '192.0.2.1' });
    expect(elsewhere.lines).toEqual([expect.stringContaining('at HTTP_HOST 192.0.2.1')]);
    expect(elsewhere.code).toBe(1);
  });

  test('on bad variables, with a line for each', async () => {
    const { code, lines } = await endOf({ HTTP_PORT: 'eighty', HTTP_HOST: 'everywhere', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(lines.length).toBe(3);
    expect(lines.join()).toContain('HTTP_PORT must be a port');
    expect(lines.join()).toContain('HTTP_HOST must be an address of this machine');
  });
});

describe('the bot starts', () => {
  test('with `.env.example` as it is', async () => {
    const { discord } = town;
    const here = await mkdtemp(join(folder, 'example-'));
    const example = await readFile('.env.example', 'utf8');
    const filled = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api };
    const lines = example.replaceAll(
      /^(DISCORD_TOKEN|DISCORD_API_URL)=$/gm,
      (_, name: keyof typeof filled) => `${name}=${filled[name]}`,
    );
    await writeFile(join(here, '.env'), lines);
    await town.start({ from: here });
    expect(discord.connected()).toBe(1);
  });

  test('with its shards given as a range', async () => {
    await town.start({ environment: { SHARDS: '0-1', SHARD_COUNT: '2' } });
    expect(town.discord.connected()).toBe(2);
  });

  test('with its data in a folder given as a relative path', async () => {
    const here = await mkdtemp(join(folder, 'relative-'));
    await town.start({ from: here, environment: { DATA_DIR: '.data' } });
    expect(await readdir(here)).toEqual(['.data']);
    expect(await town.stop()).toBe(0);
  });
});

describe('without the right to read messages', () => {
  test('the bot says so once, logs in anyway, and hears moves that mention it', async () => {
    const { discord, ada, bob, channel } = town;
    discord.allowMessageContent = false;
    await town.start();
    expect(town.output().match(/Message Content Intent/g)?.length).toBe(1);
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
    discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept');
    const board = await nextBoard(discord, channel, 1);
    const first = textOf(board).includes(`<@${ada.id}>, place`) ? ada : bob;
    discord.as(first).say(channel, 'ready');
    discord.as(first).say(channel, 'ready', { mentions: [discord.bot] });
    const next = await nextBoard(discord, channel, 2);
    expect(textOf(next)).toContain('choose the two opposite corners');
    expect(discord.violations.filter((line) => !line.includes('4014'))).toEqual([]);
  });
});

describe('slash commands', () => {
  test('are told to Discord in both languages, and only when they changed', async () => {
    const { discord } = town;
    const told = () =>
      discord.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).length;
    await town.start();
    expect(told()).toBe(1);
    await town.stop();
    await town.start();
    expect(told()).toBe(1);
    const command = discord.commands().find(({ name }) => name === 'foxu');
    expect(JSON.stringify(command)).toContain('"défier"');
    expect(discord.violations).toEqual([]);
  });
});

describe('health and metrics', () => {
  test('are served when a port is given: ready, tables, and nothing secret', async () => {
    const port = await freePort();
    await town.start({ environment: { HTTP_PORT: String(port) } });
    const { discord, ada, bob, channel } = town;
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.text()]).toEqual([200, 'live: ok\nready: ok\n']);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/^plateau_tables_live 1$/m);
    expect(metrics).toMatch(/^plateau_guilds 2$/m);
    discord.closeGateway(4000);
    discord.fail({ method: 'GET', path: /gateway/, status: 500, times: 99, body: {} });
    expect(metrics).not.toContain(discord.token);
    expect((await fetch(`http://127.0.0.1:${port}/else`)).status).toBe(404);
  });

  test('answer this machine alone, unless another address is given', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    // Linux takes all of 127.0.0.0/8 as this machine, but each address is one of its own.
    const other = outside ?? '127.0.0.2';
    const port = await freePort();
    await town.start({ environment: { HTTP_PORT: String(port) } });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://${other}:${port}/healthz`)).rejects.toThrow('fetch failed');
    await town.stop();
    await town.start({ environment: { HTTP_PORT: String(port), HTTP_HOST: '0.0.0.0' } });
    expect((await fetch(`http://${other}:${port}/healthz`)).status).toBe(200);
  });
});
