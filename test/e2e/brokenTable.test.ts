import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordKey } from '../../src/store/keys.ts';
import { answerTo, beginDuel, told } from './duels.ts';
import { nextBoard, revisionOf, textOf } from './reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test('in the channel of a broken table everybody is told what is the case, and a moderator can clear it', async () => {
  if (!town.hasServer) {
    process.stdout.write('No redis-server or valkey-server on the PATH: a broken table is not tested.\n');
    return;
  }
  const { discord, ada, bob, cleo, channel, guild } = town;
  const address = await town.openRedis();
  await town.start({ environment: { REDIS_URL: address } });
  const { board, first, second } = await beginDuel(town, channel);
  const redis = new Redis(address);
  await redis.hset(recordKey(channel.id as `${bigint}`), 'body', '{"format":1,"game":"foxu"');
  redis.disconnect();

  const damaged = 'The game kept here cannot be read any more';
  expect(await told(town, discord.as(first).click(board, 'Shuffle'))).toContain(damaged);
  expect(await told(town, discord.as(second).click(board, 'More…'))).toContain(damaged);
  expect(textOf(await answerTo(town, ada, channel, 'foxu show'))).toContain(damaged);
  expect(textOf(await answerTo(town, ada, channel, 'foxu show', { public: true }))).toContain(damaged);
  expect(textOf(await answerTo(town, ada, channel, 'foxu challenge', { opponent: cleo }))).toContain(damaged);
  expect(textOf(await answerTo(town, cleo, channel, 'foxu stop'))).toContain('ne peut plus être lue');

  const lines = town.output().split('\n');
  const named = lines.filter((line) => line.includes('this table cannot be read'));
  expect(named.length).toBe(1);
  expect(named[0]).toContain(`"table":"${channel.id}"`);
  expect(lines.filter((line) => line.includes('a press or a command failed'))).toEqual([]);

  discord.setPermissions(guild, bob, ['ManageMessages']);
  expect(textOf(await answerTo(town, bob, channel, 'foxu stop'))).toContain('put it away as it is');
  expect(textOf(await answerTo(town, ada, channel, 'foxu challenge', { opponent: cleo }))).toContain(channel.id);
  const next = await nextBoard(discord, channel, revisionOf(board) ?? 0);
  expect(textOf(next)).toContain('challenges');
});
