import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { needs } from '../needs.ts';
import { type Family, readMetrics, sampled } from '../prometheus.ts';
import { type FaultyRedis, openFaultyRedis } from '../store/faultyRedis.ts';
import { freePort } from '../store/ports.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { boardIn, nextBoard, revisionOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let address: string;
let port: string;
const redises: FaultyRedis[] = [];
beforeEach(async () => {
  town = await openTown();
  port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
});
afterEach(() => town.close());
afterAll(() => Promise.all(redises.map((redis) => redis.close())));

async function scraped(): Promise<{ readonly text: string; readonly told: ReadonlyMap<string, Family> }> {
  const response = await fetch(`${address}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  return { text, told: readMetrics(text) };
}

/** The values that each label of our own may have. Nothing else may stand there, such as a name or an id. */
const labelValues: Readonly<Record<string, RegExp | readonly string[]>> = {
  game: games.map(({ id }) => id),
  kind: /^(?:press|command|form|suggestion|picture|film|[a-z]+(?:[A-Z][a-z]+)*)$/,
  outcome: ['answered', 'failed'],
  status: /^[45]\d\d$/,
  code: /^(?:\d{1,6}|none|other)$/,
  le: /^(?:[\d.]+|\+Inf)$/,
};

describe('a bot whose metrics are asked for', () => {
  test('tells what a few moves cost, and of nobody who made them', async () => {
    const { discord, channel, ada, bob } = town;
    await town.start({ environment: { HTTP_PORT: port } });
    const { first } = await beginDuel(town, channel);
    const before = revisionOf(boardIn(discord, channel)) ?? 0;
    await answerTo(town, first, channel, 'foxu move', { move: 'ready' });
    await nextBoard(discord, channel, before);
    const asking = discord.as(first).autocomplete(channel, 'foxu move', 'move', '');
    await asking.acknowledged;
    await expect
      .poll(async () => sampled((await scraped()).told, 'plateau_publishing_seconds_count'), { timeout: 10_000 })
      .toBeGreaterThanOrEqual(3);

    const { text, told } = await scraped();
    const value = (name: string, labels?: Record<string, string>) => sampled(told, name, labels) ?? 0;
    // To challenge, to accept and to move are commands. Each has changed the board.
    expect(value('plateau_acknowledgement_seconds_count', { kind: 'command' })).toBe(3);
    expect(value('plateau_acknowledgement_seconds_count', { kind: 'suggestion' })).toBe(1);
    expect(value('plateau_acknowledgement_seconds_sum')).toBeLessThan(4 * 3);
    expect(value('plateau_publishing_seconds_sum')).toBeGreaterThan(0);
    expect(value('plateau_store_seconds_count', { kind: 'commit', outcome: 'answered' })).toBe(3);
    expect(value('plateau_store_seconds_count', { kind: 'load' })).toBeGreaterThanOrEqual(3);
    expect(value('plateau_store_seconds_count', { kind: 'pulse' })).toBeGreaterThanOrEqual(1);
    expect(value('plateau_sweep_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(value('plateau_picture_painting_seconds_count', { kind: 'picture' })).toBeGreaterThanOrEqual(1);
    expect(value('plateau_picture_waiting_seconds_count', { kind: 'picture' })).toBeGreaterThanOrEqual(1);
    expect(value('plateau_games_live', { game: 'foxu' })).toBe(1);
    expect(value('plateau_tables_live')).toBe(1);
    expect(value('plateau_hearing')).toBe(1);
    expect(value('plateau_guilds')).toBe(2);
    expect(value('plateau_store_parts_writable')).toBe(1);
    expect(value('plateau_pictures_waiting')).toBe(0);
    expect(value('plateau_tables_set_aside')).toBe(0);
    expect(told.has('plateau_discord_refusals_total')).toBe(true);
    expect(told.has('plateau_sweep_lag_seconds')).toBe(true);
    expect(value('nodejs_version_info')).toBe(1);
    expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);

    for (const [family, { samples }] of [...told].filter(([name]) => name.startsWith('plateau_'))) {
      for (const [label, said] of samples.flatMap(({ labels }) => Object.entries(labels))) {
        const allowed = labelValues[label];
        const known = allowed instanceof RegExp ? allowed.test(said) : allowed?.includes(said);
        expect([family, label, said, known]).toEqual([family, label, said, true]);
      }
    }
    const secrets = [ada.id, bob.id, channel.id, town.guild.id, 'Ada', 'Bob', 'Club', discord.token];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('counts what Discord refuses', async () => {
    const { discord, channel, ada, bob } = town;
    await town.start({ environment: { HTTP_PORT: port } });
    const body = { code: 50_013, message: 'Missing Permissions' };
    const refusal = discord.fail({ method: 'POST', path: /^\/channels\/\d+\/messages/, status: 403, times: 1, body });
    await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
    await discord.until(() => refusal.hits() === 1, 'Discord to refuse a board');
    const labels = { status: '403', code: '50013' };
    await expect
      .poll(async () => sampled((await scraped()).told, 'plateau_discord_refusals_total', labels), { timeout: 5_000 })
      .toBe(1);
  });

  test('lives, is not ready, and tells what it knows while Redis is away', needs.server, async () => {
    const redis = await openFaultyRedis();
    redises.push(redis);
    await town.start({ environment: { HTTP_PORT: port, REDIS_URL: redis.url } });
    const status = async (path: string) => (await fetch(`${address}${path}`)).status;
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
    await redis.kill();
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(503);
    expect(await status('/livez')).toBe(200);
    const { told } = await scraped();
    expect(sampled(told, 'plateau_store_parts_writable')).toBe(0);
    expect(sampled(told, 'plateau_hearing')).toBe(1);
    expect(sampled(told, 'plateau_store_seconds_count', { outcome: 'failed' })).toBeGreaterThanOrEqual(1);
    await redis.restart();
    await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
  });

  test('answers already while it enters Discord: it lives, and is not ready', async () => {
    town.discord.fail({ method: 'GET', path: /^\/gateway/, times: 1, delayMs: 4_000 });
    const started = town.start({ environment: { HTTP_PORT: port } });
    const answer = async (path: string) => {
      const response = await fetch(`${address}${path}`).catch(() => undefined);
      return response === undefined ? 'nothing' : `${response.status} ${await response.text()}`;
    };
    await expect.poll(() => answer('/livez'), { interval: 50, timeout: 10_000 }).toBe('200 ok\n');
    expect(await answer('/readyz')).toBe('503 Discord is not heard\n');
    await started;
    await expect.poll(() => answer('/readyz'), { timeout: 10_000 }).toBe('200 ok\n');
  });
});

test('A bot of which no metrics are asked opens no port', needs.linux, async () => {
  await town.start({ environment: { HTTP_PORT: port } });
  await expect.poll(portsOfBot).toEqual([Number(port)]);
  await town.stop();
  await town.start({ environment: { HTTP_PORT: '' } });
  await expect.poll(portsOfBot).toEqual([]);
});

/** The ports where the bot listens that this process has started. */
function portsOfBot(): number[] {
  const bot = readdirSync('/proc').find((id) => /^\d+$/.test(id) && isBot(id));
  if (bot === undefined) throw new Error('no bot is running');
  const own = new Set(readdirSync(`/proc/${bot}/fd`).map((fd) => readlinkSync(`/proc/${bot}/fd/${fd}`)));
  const sockets = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/${bot}/net/${kind}`, 'utf8').split('\n').slice(1),
  );
  return sockets.flatMap((line) => {
    const [, at = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === '0A' && own.has(`socket:[${inode}]`) ? [Number.parseInt(at.split(':')[1] ?? '', 16)] : [];
  });
}

function isBot(id: string): boolean {
  try {
    const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
    return Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('dist/main.js');
  } catch {
    return false;
  }
}
