import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteLink } from '../../src/commands/client/rights.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn } from '../town/reading.ts';
import { one, openPractice, type Practice } from './doctoring.ts';
import type { Town } from './town.ts';

let practice: Practice;
let town: Town;
let dataDir: string;
beforeEach(async () => {
  practice = await openPractice();
  ({ town, dataDir } = practice);
});
afterEach(() => practice.close());

describe('npm run doctor', () => {
  test('finds all well while the bot is down, prints the invite link, and ends with 0', async () => {
    // The bot starts once with this folder, so that there is a store.
    await town.start({ environment: { DATA_DIR: dataDir } });
    await town.stop();
    const { code, lines } = await practice.doctor();
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
    expect(await practice.doctor({}, '--quiet')).toEqual({ code: 0, lines: [''], faults: [] });
    expect(discord.connected()).toBe(1);
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge');
    expect(town.output()).not.toMatch(/"level":(?:40|50)/);
  });

  test('names a token that Discord does not know, and goes on with the rest', async () => {
    const token = 'another-token-that-nobody-knows';
    const { code, lines, faults } = await practice.doctor({ DISCORD_TOKEN: token });
    expect(code).toBe(1);
    expect(faults).toEqual(one('token: Discord does not know this DISCORD_TOKEN. Copy it again'));
    expect(lines).toContainEqual(expect.stringContaining('clock: it agrees'));
    expect(lines).toContainEqual(expect.stringContaining('store: '));
    expect(lines.join()).not.toContain(token);
    expect(lines.join()).not.toContain('oauth2');
  });

  test('names a Discord that does not answer', async () => {
    const { code, faults } = await practice.doctor({ DISCORD_API_URL: 'http://127.0.0.1:9/api' });
    expect(code).toBe(1);
    expect(faults).toEqual(one('Discord: Discord cannot be reached (Error: connect ECONNREFUSED 127.0.0.1:9). Check'));
  });

  test('does not wait for a Discord that limits the bot for long', async () => {
    town.discord.rateLimit({ seconds: 600, scope: 'global' });
    const { code, faults } = await practice.doctor();
    expect(code).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/Discord answers this bot nothing for \d+ seconds/)]);
  });

  test('names what the portal keeps from the bot', async () => {
    await practice.register();
    town.discord.allowMessageContent = false;
    expect((await practice.doctor()).faults).toEqual(one('intents: Discord does not let this bot read messages'));
    const application = { id: town.discord.application, name: 'Plateau', flags: 1 << 18 };
    const portal = { interactions_endpoint_url: 'https://example.org', bot_require_code_grant: true };
    town.discord.fail({ path: /^\/applications\/@me$/, status: 200, body: { ...application, ...portal } });
    expect((await practice.doctor()).faults).toEqual(
      one('portal: Discord sends presses', 'portal: The invite link lets nobody in'),
    );
  });

  test('names commands that are not those of this version', async () => {
    await practice.register([{ name: 'chess', description: 'of an older version' }]);
    const { code, faults } = await practice.doctor();
    expect(code).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/commands: .*plateau, .*foxu.*, chess\. Start Plateau again/)]);
    await town.start();
    expect((await practice.doctor()).faults).toEqual([]);
  });

  test.each([
    [10_000, '10 seconds behind'],
    [-10_000, '10 seconds ahead of'],
  ])('names a clock that differs from that of Discord by %i milliseconds', async (difference, told) => {
    await practice.register();
    town.discord.now = () => Date.now() + difference;
    expect((await practice.doctor()).faults).toEqual(
      one(`clock: The clock of this machine is ${told} that of Discord. Let NTP`),
    );
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
  const all = [await practice.doctor()];
  discord.fail({ path: /^\/applications\/@me$/, status: 403, body: { code: 50001, message: 'canary seed' } });
  all.push(await practice.doctor());
  all.push(await practice.doctor({ DISCORD_TOKEN: 'canary-of-a-token-nobody-knows', REDIS_URL: redis }));
  all.push(await practice.doctor({ DISCORD_TOKEN: 'canary of a token that cannot be', REDIS_URL: redis }));
  all.push(
    await practice.doctor({ REDIS_URL: 'redis://canary-pass@word/what' }),
    await practice.doctor({ REDIS_URL: 'canary-pass@word' }),
  );
  expect(all.every(({ code, faults }) => code === 1 && faults.length > 0)).toBe(true);
  const printed = all.flatMap(({ lines }) => lines).join('\n');
  expect([...secrets, discord.token].filter((secret) => printed.includes(secret))).toEqual([]);
});

describe('npm run doctor itself', () => {
  test('says in the playground what it does not look at', async () => {
    const { code, lines } = await practice.doctor({ DISCORD_TOKEN: '' });
    expect(code).toBe(0);
    expect(lines[0]).toContain('note   Discord: There is no DISCORD_TOKEN, so Plateau opens the playground');
    expect(lines.join()).not.toContain('oauth2');
  });

  test('looks at the disk of a playground whose games are in a Redis', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const { code, faults } = await practice.doctor({
      DISCORD_TOKEN: '',
      REDIS_URL: 'redis://127.0.0.1:9',
      DATA_DIR: file,
    });
    expect({ code, faults }).toEqual({ code: 1, faults: one('Redis does not answer', 'Name a folder in DATA_DIR.') });
  });

  test('names what is wrong in the environment', async () => {
    const { code, faults } = await practice.doctor({ HTTP_PORT: 'x', LOG_LEVEL: 'loud' });
    expect({ code, faults }).toEqual({
      code: 1,
      faults: one('environment: LOG_LEVEL must be', 'environment: HTTP_PORT'),
    });
  });

  test('ends with 2 when it cannot look', async () => {
    const { code, lines } = await practice.doctor({}, '--louder');
    expect({ code, lines }).toEqual({
      code: 2,
      lines: one("plateau: the doctor could not look: Unknown option '--louder'"),
    });
    expect(await practice.doctor({}, '--help')).toMatchObject({
      code: 0,
      lines: one('npm run doctor', '--quiet', 'code 0'),
    });
  });
});
