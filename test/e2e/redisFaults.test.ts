import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channel, Message } from '../../src/playground/discord/world/records.ts';
import { bucketOf, clockKey } from '../../src/store/keys.ts';
import { needs } from '../needs.ts';
import { type FaultyCluster, openFaultyCluster } from '../store/faultyCluster.ts';
import { type FaultyRedis, openFaultyRedis } from '../store/faultyRedis.ts';
import { boardIn, nextBoard, refusals, revisionOf, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

const away = 'My memory does not answer';
let town: Town;
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  town = await openTown();
});
afterEach(async () => {
  await town.close();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Begins a duel, and gives its board. */
async function duelIn(channel: Channel): Promise<Message> {
  const { discord, ada, bob } = town;
  await discord.as(ada).command(channel, 'foxu challenge', { opponent: bob }).answered();
  await discord.as(bob).click(await nextBoard(discord, channel, 0), 'Accept').acknowledged;
  return nextBoard(discord, channel, 1);
}

/** Presses a button that changes the table, and gives what came first: a newer board, or a private answer. */
async function press(channel: Channel): Promise<'played' | string> {
  const { discord, ada, bob } = town;
  const board = boardIn(discord, channel);
  const before = revisionOf(board) ?? 0;
  const first = textOf(board).includes(`<@${ada.id}>, place`) ? ada : bob;
  const click = discord.as(first).click(board, 'Shuffle');
  return discord.until(() => {
    const [answer] = click.followUps;
    if (answer !== undefined) return textOf(answer);
    return (revisionOf(boardIn(discord, channel)) ?? 0) > before && 'played';
  }, 'a newer board, or an answer');
}

const counted = (text: string): number => town.output().split(`"msg":"${text}`).length - 1;

describe('A bot whose Redis', needs.server, () => {
  async function started(): Promise<FaultyRedis> {
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    await town.start({ environment: { REDIS_URL: redis.url } });
    return redis;
  }

  test('fails over behind its address plays on within seconds, and says once that it was away', async () => {
    const redis = await started();
    const { channel } = town;
    const before = revisionOf(await duelIn(channel)) ?? 0;
    await redis.failOver();
    const answers: string[] = [];
    for (let presses = 0; presses < 45 && !answers.includes('played'); presses++) {
      answers.push(await press(channel));
      await sleep(100);
    }
    expect(answers.at(-1)).toBe('played');
    expect(answers.length).toBeLessThan(20);
    for (const answer of answers.slice(0, -1)) expect(answer).toContain(away);
    expect(await press(channel)).toBe('played');
    expect(revisionOf(boardIn(town.discord, channel))).toBe(before + 2);
    await sleep(2_500);
    expect(counted('the store answers again')).toBe(counted('the store does not answer; games stand still'));
    expect(counted('the store does not answer; games stand still')).toBeLessThanOrEqual(1);
    expect(town.output()).not.toContain(redis.password);
    expect(refusals(town.discord)).toEqual([]);
  });

  test('takes its rights away says so once, and tells whoever presses that the store is away', async () => {
    const redis = await started();
    const { channel } = town;
    await duelIn(channel);
    await redis.takeRights();
    const begun = performance.now();
    expect(await press(channel)).toContain(away);
    expect(performance.now() - begun).toBeLessThan(3_000);
    await sleep(2_500);
    expect(await press(channel)).toContain(away);
    await redis.giveRights();
    await town.discord.until(() => counted('the store answers again') === 1, 'the store to be back');
    expect(await press(channel)).toBe('played');
    expect(counted('the store does not answer; games stand still')).toBe(1);
    expect(town.output()).not.toContain('a press or a command failed');
    expect(town.output()).not.toContain(redis.password);
  });
});

/** Two channels, one of which is kept on this node. */
async function channelsOf(
  cluster: FaultyCluster,
  lost: number,
): Promise<{ readonly gone: Channel; readonly there: Channel }> {
  const { discord, guild } = town;
  const found = new Map<boolean, Channel>();
  for (let n = 0; found.size < 2; n++) {
    const channel = discord.addChannel(guild, { name: `table-${n}` });
    found.set((await cluster.ownerOf(bucketOf(channel.id))) === lost, channel);
  }
  return { gone: found.get(true) as Channel, there: found.get(false) as Channel };
}

test('A third of a Redis Cluster may be gone: the rest starts and plays', needs.server, async () => {
  const cluster = await openFaultyCluster({ fullCoverage: 'no' });
  cleanups.push(cluster.close);
  const lost = await cluster.ownerOf(clockKey);
  const { discord } = town;
  const { gone, there } = await channelsOf(cluster, lost);
  await town.start({ environment: { REDIS_URL: cluster.url } });
  await duelIn(gone);
  await duelIn(there);

  // The store has not been told yet that this board was shown. That must hold up no other table.
  expect(await press(gone)).toBe('played');
  await cluster.kill(lost);
  for (const known of ['just now', 'by the others']) {
    if (known === 'by the others') await cluster.untilLost(lost);
    const begun = performance.now();
    expect(await press(gone), known).toContain(away);
    expect(performance.now() - begun, known).toBeLessThan(3_000);
    expect(await press(there), known).toBe('played');
  }
  await discord.until(() => counted('a part of the Redis Cluster does not answer') === 1, 'the log to say so');

  expect(counted('the store does not answer; games stand still')).toBe(0);

  await town.stop();
  await town.start();
  expect(await press(gone)).toContain(away);
  expect(await press(there)).toBe('played');
  await cluster.restart(lost);
  await cluster.untilWhole();
  await discord.until(() => counted('every part of the Redis Cluster answers again') === 1, 'the log to say so');
  expect(await press(gone)).toBe('played');
  expect(await press(there)).toBe('played');
  expect(town.output()).not.toContain('a press or a command failed');
  expect(refusals(discord)).toEqual([]);
});

test('A third of a Redis Cluster may hang already at the start: the rest starts and plays', needs.server, async () => {
  const cluster = await openFaultyCluster({ fullCoverage: 'no' });
  cleanups.push(cluster.close);
  const lost = await cluster.ownerOf(clockKey);
  const { gone, there } = await channelsOf(cluster, lost);
  await town.start({ environment: { REDIS_URL: cluster.url } });
  await duelIn(gone);
  await duelIn(there);
  await town.stop();

  // It takes connections and answers nothing, and the others do not know yet.
  cluster.pause(lost);
  await town.start();
  for (const known of ['just now', 'by the others']) {
    if (known === 'by the others') await cluster.untilLost(lost);
    const begun = performance.now();
    expect(await press(gone), known).toContain(away);
    expect(performance.now() - begun, known).toBeLessThan(3_000);
    expect(await press(there), known).toBe('played');
  }
  cluster.resume(lost);
  await cluster.untilWhole();
  expect(await press(gone)).toBe('played');
  expect(town.output()).not.toContain('a press or a command failed');
  expect(refusals(town.discord)).toEqual([]);
});
