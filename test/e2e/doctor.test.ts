import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteLink } from '../../src/commands/client/rights.ts';
import { commandSet } from '../../src/commands/slash/commandSet.ts';
import { games } from '../../src/games/registry.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openLocalServer } from '../../src/store/localServer.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { hasProgram, openFaultyRedis } from '../store/faultyRedis.ts';
import { answerTo } from './duels.ts';
import { boardsIn } from './reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let dataDir: string;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  town = await openTown();
  dataDir = await mkdtemp(join(tmpdir(), 'plateau-doctor-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await town.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

type Environment = Readonly<Record<string, string>>;

interface Told {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** What `npm run doctor` prints, and how it ends. */
function doctor(environment: Environment = {}, ...args: readonly string[]): Promise<Told> {
  const { token, api } = town.discord;
  const given = { PATH: '', DATA_DIR: dataDir, DISCORD_TOKEN: token, DISCORD_API_URL: api, ...environment };
  const child = spawn(process.execPath, [join(process.cwd(), 'dist/doctor.js'), ...args], { cwd: dataDir, env: given });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const lines = printed.trimEnd().split('\n');
      resolve({ code, lines, faults: lines.filter((line) => line.startsWith('fault')) });
    }),
  );
}

async function register(commands: readonly object[]): Promise<void> {
  const { api, application, token } = town.discord;
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(commands);
  const { status } = await fetch(`${api}/v10/applications/${application}/commands`, { method: 'PUT', headers, body });
  expect(status).toBe(200);
}

const registerAll = () => register(commandSet(games));

const one = (...texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

describe('npm run doctor', () => {
  test('finds all well while the bot is down, prints the invite link, and ends with 0', async () => {
    // The bot starts once with this folder, so that there is a store.
    await town.start({ environment: { DATA_DIR: dataDir } });
    await town.stop();
    const { code, lines } = await doctor();
    expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: 'All is well.' });
    for (const about of ['token', 'intents', 'clock', 'commands', 'rights', 'store', 'memory']) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ok {4} ${about}: `)));
    }
    expect(lines.at(-2)).toContain(inviteLink(town.discord.application));
    expect(town.discord.violations).toEqual([]);
    // It leaves the store as it was: the bot starts and finds it free.
    await town.start();
  });

  test('finds all well beside the running bot, which goes on with its store', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start({ environment: { DATA_DIR: dataDir } });
    expect(await doctor({}, '--quiet')).toEqual({ code: 0, lines: [''], faults: [] });
    expect(discord.connected()).toBe(1);
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    expect(town.output()).not.toMatch(/"level":(?:40|50)/);
  });

  test('names a token that Discord does not know, and goes on with the rest', async () => {
    const token = 'another-token-that-nobody-knows';
    const { code, lines, faults } = await doctor({ DISCORD_TOKEN: token });
    expect(code).toBe(1);
    expect(faults).toEqual(one('token: Discord does not know this DISCORD_TOKEN. Copy it again'));
    expect(lines).toContainEqual(expect.stringContaining('clock: it agrees'));
    expect(lines).toContainEqual(expect.stringContaining('store: '));
    expect(lines.join()).not.toContain(token);
    expect(lines.join()).not.toContain('oauth2');
  });

  test('names a Discord that does not answer', async () => {
    const { code, faults } = await doctor({ DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    expect(code).toBe(1);
    expect(faults).toEqual(one('Discord: Discord cannot be reached (Error: connect ECONNREFUSED 127.0.0.1:9). Check'));
  });

  test('does not wait for a Discord that limits the bot for long', async () => {
    town.discord.rateLimit({ seconds: 600, scope: 'global' });
    const { code, faults } = await doctor();
    expect(code).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/Discord answers this bot nothing for \d+ seconds/)]);
  });

  test('names what the portal keeps from the bot', async () => {
    await registerAll();
    town.discord.allowMessageContent = false;
    expect((await doctor()).faults).toEqual(one('intents: Discord does not let this bot read messages'));
    const application = { id: town.discord.application, name: 'Plateau', flags: 1 << 18 };
    const portal = { interactions_endpoint_url: 'https://example.org', bot_require_code_grant: true };
    town.discord.fail({ path: /^\/applications\/@me$/, status: 200, body: { ...application, ...portal } });
    expect((await doctor()).faults).toEqual(
      one('portal: Discord sends presses', 'portal: The invite link lets nobody in'),
    );
  });

  test('names commands that are not those of this version', async () => {
    await register([{ name: 'chess', description: 'of an older version' }]);
    const { code, faults } = await doctor();
    expect(code).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/commands: .*plateau, .*foxu.*, chess\. Start Plateau again/)]);
    await town.start();
    expect((await doctor()).faults).toEqual([]);
  });

  test.each([
    [10_000, '10 seconds behind'],
    [-10_000, '10 seconds ahead of'],
  ])('names a clock that differs from that of Discord by %i milliseconds', async (difference, told) => {
    await registerAll();
    town.discord.now = () => Date.now() + difference;
    expect((await doctor()).faults).toEqual(
      one(`clock: The clock of this machine is ${told} that of Discord. Let NTP`),
    );
  });
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
    const noted = await doctor();
    expect({ code: noted.code, faults: noted.faults }).toEqual({ code: 0, faults: [] });
    expect(noted.lines.filter((line) => line.startsWith('note'))).toEqual(
      one('rights: Club: games cannot begin in #quiet (Attach Files), for want'),
    );
    discord.denyBot(channel, 'AttachFiles');
    const expected = one(`rights: #games (${channel.id}) of Club: a game is on, and Attach Files is missing. Allow it`);
    const beside = await doctor();
    expect({ code: beside.code, faults: beside.faults }).toEqual({ code: 1, faults: expected });
    await town.stop();
    expect((await doctor()).faults).toEqual(expected);
  });

  test('names what is missing in chosen channels, and a server where nothing can be played', async () => {
    const { discord, guild, channel, quiet, salon } = town;
    await registerAll();
    const server = await openLocalServer({ dataDir, kind: 'embedded', log: () => undefined });
    const store = openRedisStore(connectRedis(server.address));
    await store.saveSettings(guild.id, JSON.stringify({ channels: [channel.id, '12'] }));
    await store.close();
    await server.stop();
    discord.denyBot(quiet, 'AttachFiles');
    discord.denyBot(channel, 'CreatePublicThreads', 'AddReactions');
    discord.denyBot(salon, 'SendMessages');
    const { lines, faults } = await doctor();
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
      const { lines } = await doctor(environment);
      return lines.filter((line) => line.includes('rights: '));
    };
    expect(await told({})).toEqual(one('fault  rights: #games'));
    expect(await told({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual(one('note   rights: The store was not read'));
    // Where nothing is kept, no game is on.
    expect(await told({ DATA_DIR: join(dataDir, 'none') })).toEqual(one('ok     rights: nothing is missing'));
  }, 60_000);

  test('says so of a server that Discord does not show, and of a bot that is in none', async () => {
    const { discord, club } = town;
    await registerAll();
    discord.fail({ path: new RegExp(`^/guilds/${club.id}$`), status: 500, times: 9 });
    expect((await doctor()).faults).toEqual(one(`rights: Cercle (${club.id}) could not be looked at. Discord`));
    discord.fail({ path: /^\/users\/@me\/guilds$/, status: 200, body: [] });
    expect((await doctor()).lines).toContainEqual(
      expect.stringContaining('note   rights: The bot is in no server yet.'),
    );
  });

  test.each([/^\/applications\/\d+\/commands$/, /^\/users\/@me$/, /^\/users\/@me\/guilds$/])(
    'does not say that the bot is in no server when Discord refuses %s',
    async (path) => {
      await registerAll();
      town.discord.fail({ path, status: 500, times: 9 });
      const { code, lines, faults } = await doctor();
      expect({ code, faults }).toEqual({ code: 1, faults: one('Discord: ') });
      expect(lines.filter((line) => line.includes('rights: '))).toEqual([]);
    },
  );
});

describe('npm run doctor on the store', () => {
  test.runIf(hasProgram).each([
    [{ appendonly: 'no' }, 'store: Redis writes nothing to disk: all games are gone when it ends. Set appendonly yes.'],
    [{ 'maxmemory-policy': 'allkeys-lru' }, 'Set maxmemory-policy noeviction.'],
  ])('names the cure of a Redis with %j', async (settings, cure) => {
    await registerAll();
    const redis = await openFaultyRedis(settings as Environment);
    cleanups.push(redis.close);
    const { code, faults } = await doctor({ REDIS_URL: redis.url });
    expect({ code, faults }).toEqual({ code: 1, faults: one(cure) });
  });

  test('names a disk that is read-only', async () => {
    await registerAll();
    const folder = join(dataDir, 'disk');
    await mkdir(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      process.stdout.write('No disk can be mounted here (that takes root on Linux): read-only disks are not tested.\n');
      return;
    }
    cleanups.push(() => execFileSync('umount', ['--lazy', folder]));
    const expected = [expect.stringMatching(/store: .*disk cannot be used: the disk is read-only\. Make it writable/)];
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect((await doctor({ DATA_DIR: folder })).faults).toEqual(expected);
  });
});

test('npm run doctor prints no token, no password, no seed and no person, whatever is wrong', async () => {
  const { discord, ada, bob, quiet } = town;
  const secrets = [
    'canary-of-a-token-nobody-knows',
    'canary of a token',
    'canary-pass@word',
    'canary seed',
    'Canary Name',
  ];
  const canary = discord.addUser({ name: 'canary', displayName: 'Canary Name' });
  discord.addMember(town.guild, canary);
  await town.start({ environment: { DATA_DIR: dataDir } });
  await answerTo(town, ada, quiet, 'ricochet start', { seed: 'canary seed' });
  await answerTo(town, bob, town.channel, 'foxu challenge', { opponent: canary });
  await discord.until(() => boardsIn(discord, town.channel).length === 1, 'the challenge');
  const redis = 'redis://user:canary-pass@word@127.0.0.1:9';
  discord.denyBot(quiet, 'AttachFiles');
  const all = [await doctor()];
  discord.fail({ path: /^\/applications\/@me$/, status: 403, body: { code: 50001, message: 'canary seed' } });
  all.push(await doctor());
  all.push(await doctor({ DISCORD_TOKEN: 'canary-of-a-token-nobody-knows', REDIS_URL: redis }));
  all.push(await doctor({ DISCORD_TOKEN: 'canary of a token that cannot be', REDIS_URL: redis }));
  all.push(
    await doctor({ REDIS_URL: 'redis://canary-pass@word/what' }),
    await doctor({ REDIS_URL: 'canary-pass@word' }),
  );
  expect(all.every(({ code, faults }) => code === 1 && faults.length > 0)).toBe(true);
  const printed = all.flatMap(({ lines }) => lines).join('\n');
  expect([...secrets, discord.token].filter((secret) => printed.includes(secret))).toEqual([]);
});

describe('npm run doctor itself', () => {
  test('says in the playground what it does not look at', async () => {
    const { code, lines } = await doctor({ DISCORD_TOKEN: '' });
    expect(code).toBe(0);
    expect(lines[0]).toContain('note   Discord: There is no DISCORD_TOKEN, so Plateau opens the playground');
    expect(lines.join()).not.toContain('oauth2');
  });

  test('looks at the disk of a playground whose games are in a Redis', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const { code, faults } = await doctor({ DISCORD_TOKEN: '', REDIS_URL: 'redis://127.0.0.1:9', DATA_DIR: file });
    expect({ code, faults }).toEqual({ code: 1, faults: one('Redis does not answer', 'Name a folder in DATA_DIR.') });
  });

  test('names what is wrong in the environment', async () => {
    const { code, faults } = await doctor({ HTTP_PORT: 'x', LOG_LEVEL: 'loud' });
    expect({ code, faults }).toEqual({
      code: 1,
      faults: one('environment: LOG_LEVEL must be', 'environment: HTTP_PORT'),
    });
  });

  test('ends with 2 when it cannot look', async () => {
    const { code, lines } = await doctor({}, '--louder');
    expect({ code, lines }).toEqual({
      code: 2,
      lines: one("plateau: the doctor could not look: Unknown option '--louder'"),
    });
    expect(await doctor({}, '--help')).toMatchObject({ code: 0, lines: one('npm run doctor', '--quiet', 'code 0') });
  });
});
