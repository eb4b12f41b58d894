import { afterEach, beforeEach, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { nextBoard, oneBoardIn, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test('a process with another shard of Discord posts what a killed process could not', needs.server, async () => {
  const { discord, ada, bob, channel, guild } = town;
  // The shard of a server, computed as Discord does.
  const here = Number((BigInt(guild.id) >> 22n) % 2n);
  const shards = (shard: number) => ({ SHARDS: String(shard), SHARD_COUNT: '2' });
  const redis = await town.openRedis();
  await town.start({ environment: { REDIS_URL: redis, ...shards(here) } });
  const unreachable = discord.fail({
    method: 'POST',
    path: /^\/channels\/\d+\/messages$/,
    status: 500,
    body: {},
    times: 99,
  });
  discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
  await discord.until(() => unreachable.hits() > 0, 'a try to post');
  await town.kill();
  unreachable.stop();
  await town.start({ environment: { REDIS_URL: redis, ...shards(1 - here) } });
  const challenge = await nextBoard(discord, channel, 0);
  expect(textOf(challenge)).toContain('challenges');
  await town.stop();
  await town.start({ environment: { REDIS_URL: redis, ...shards(here) } });
  discord.as(bob).click(challenge, 'Accept');
  const board = await nextBoard(discord, channel, 1);
  expect(board.id).toBe(challenge.id);
  await oneBoardIn(discord, channel);
});
