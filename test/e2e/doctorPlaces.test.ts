import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { bucketOf, livingOf, settingsKey } from '../../src/store/keys.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { mounting, needs } from '../needs.ts';
import { openFaultyRedis } from '../store/faultyRedis.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn } from '../town/reading.ts';
import { type Environment, one, openPractice, type Practice } from './doctoring.ts';
import type { Town } from './town.ts';

let practice: Practice;
let town: Town;
let dataDir: string;
beforeEach(async () => {
  practice = await openPractice();
  ({ town, dataDir } = practice);
});
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await practice.close();
});

describe('npm run doctor on the rights of the bot', () => {
  test('names what is missing where a game is on, and only notes it elsewhere', async () => {
    const { discord, ada, bob, guild, channel, quiet } = town;
    await town.start({ environment: { DATA_DIR: dataDir } });
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    discord.denyBot(quiet, 'AttachFiles');
    const hidden = discord.addChannel(guild, { name: 'staff' });
    discord.denyBot(hidden, 'ViewChannel');
    const noted = await practice.doctor();
    expect({ code: noted.code, faults: noted.faults }).toEqual({ code: 0, faults: [] });
    expect(noted.lines.filter((line) => line.startsWith('note'))).toEqual(
      one('rights: Club: games cannot begin in #quiet (Attach Files), for want'),
    );
    discord.denyBot(channel, 'AttachFiles');
    const expected = one(`rights: #games (${channel.id}) of Club: a game is on, and Attach Files is missing. Allow it`);
    const beside = await practice.doctor();
    expect({ code: beside.code, faults: beside.faults }).toEqual({ code: 1, faults: expected });
    await town.stop();
    expect((await practice.doctor()).faults).toEqual(expected);
  });

  test('names what is missing in chosen channels, and a server where nothing can be played', async () => {
    const { discord, guild, channel, quiet, salon } = town;
    await practice.register();
    const settings = JSON.stringify({ channels: [channel.id, '12'] });
    await withStore(storeAt({ DATA_DIR: dataDir }), (store) => store.saveSettings(guild.id, settings));
    discord.denyBot(quiet, 'AttachFiles');
    discord.denyBot(channel, 'CreatePublicThreads', 'AddReactions');
    discord.denyBot(salon, 'SendMessages');
    const { lines, faults } = await practice.doctor();
    expect(faults).toEqual(
      one(
        `rights: #games (${channel.id}) of Club: it is chosen for games, and Create Public Threads is missing.`,
        'rights: Cercle: no game can begin in any channel, since Send Messages is missing. Invite the bot again',
      ),
    );
    expect(lines.filter((line) => line.startsWith('note'))).toEqual(
      one(
        '#games of Club: typed moves are not marked there, since Add Reactions',
        '12 of Club: a channel that was chosen',
      ),
    );
  });

  test('says that it does not know where games are on when the store cannot be read, rather than that all rights are there', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start({ environment: { DATA_DIR: dataDir } });
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    discord.denyBot(channel, 'ViewChannel');
    const told = async (environment: Environment) => {
      const { lines } = await practice.doctor(environment);
      return lines.filter((line) => line.includes('rights: '));
    };
    expect(await told({})).toEqual(one('fault  rights: #games'));
    expect(await told({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual(one('note   rights: The store was not read'));
    // Where nothing is kept, no game is on.
    expect(await told({ DATA_DIR: join(dataDir, 'none') })).toEqual(one('ok     rights: nothing is missing'));
  }, 60_000);

  test('says so of a server that Discord does not show, and of a bot that is in none', async () => {
    const { discord, club } = town;
    await practice.register();
    discord.fail({ path: new RegExp(`^/guilds/${club.id}$`), status: 500, times: 9 });
    expect((await practice.doctor()).faults).toEqual(
      one(`rights: Cercle (${club.id}) could not be looked at. Discord`),
    );
    discord.fail({ path: /^\/users\/@me\/guilds$/, status: 200, body: [] });
    expect((await practice.doctor()).lines).toContainEqual(
      expect.stringContaining('note   rights: The bot is in no server yet.'),
    );
  });

  test.each([/^\/applications\/\d+\/commands$/, /^\/users\/@me$/, /^\/users\/@me\/guilds$/])(
    'does not say that the bot is in no server when Discord refuses %s',
    async (path) => {
      await practice.register();
      town.discord.fail({ path, status: 500, times: 9 });
      const { code, lines, faults } = await practice.doctor();
      expect({ code, faults }).toEqual({ code: 1, faults: one('Discord: ') });
      expect(lines.filter((line) => line.includes('rights: '))).toEqual([]);
    },
  );
});

describe('npm run doctor on the store', () => {
  test.each([
    [{ appendonly: 'no' }, 'store: Redis writes nothing to disk: all games are gone when it ends. Set appendonly yes.'],
    [{ 'maxmemory-policy': 'allkeys-lru' }, 'Set maxmemory-policy noeviction.'],
  ])('names the cure of a Redis with %j', needs.server, async (settings, cure) => {
    await practice.register();
    const redis = await openFaultyRedis(settings as Environment);
    cleanups.push(redis.close);
    const { code, faults } = await practice.doctor({ REDIS_URL: redis.url });
    expect({ code, faults }).toEqual({ code: 1, faults: one(cure) });
  });

  test('names keys that are not what Plateau keeps there, and looks at all the rest', needs.server, async () => {
    const { discord, guild, club, channel, quiet } = town;
    await practice.register();
    const redis = await openFaultyRedis();
    cleanups.push(redis.close);
    const client = connectRedis(redis.url);
    const store = openRedisStore(client);
    const [settings, list] = [settingsKey(club.id), livingOf(bucketOf(quiet.id))];
    await store.saveSettings(guild.id, JSON.stringify({ channels: [channel.id] }));
    await client.set(list, 'no list');
    await client.sadd(settings, 'no text');
    await store.close();
    discord.denyBot(channel, 'AttachFiles');
    expect((await practice.doctor({ REDIS_URL: redis.url })).faults).toEqual(
      one(
        `rights: #games (${channel.id}) of Club: it is chosen for games`,
        `store: ${list} is no list, so the tables on it are not found. Delete it; then npm run table`,
        `store: ${settings} holds no settings, so that server cannot be played in. Put it back from a backup, or delete it`,
      ),
    );
  });

  test('names a disk that is read-only', async ({ skip }) => {
    await practice.register();
    const folder = join(dataDir, 'disk');
    await mkdir(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      skip(mounting);
    }
    cleanups.push(() => execFileSync('umount', ['--lazy', folder]));
    const expected = [expect.stringMatching(/store: .*disk cannot be used: the disk is read-only\. Make it writable/)];
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect((await practice.doctor({ DATA_DIR: folder })).faults).toEqual(expected);
  });
});
