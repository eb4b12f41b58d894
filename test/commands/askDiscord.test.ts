import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDiscord } from '../../src/commands/client/connect.ts';
import { askDiscord } from '../../src/commands/doctor/askDiscord.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';

const silent = pino({ level: 'silent' });

let discord: LocalDiscord;
beforeEach(async () => {
  discord = await openLocalDiscord();
});
afterEach(() => discord.close());

type Answer = readonly [status: number, body: unknown, told: RegExp];
const answers: readonly Answer[] = [
  [500, {}, /^Discord itself fails \(500\)\. Try again later/],
  [503, 'a page, no answer', /^Discord itself fails \(503\)\. Try again later/],
  [400, { code: 50_041 }, /^Discord does not take what it is asked \(400, code 50041\)\. Update Plateau\.$/],
  [403, { code: 20_001 }, /^Discord forbids what it is asked \(403, code 20001\)\..*discord\.com\/developers/],
  [403, { message: 'without a code' }, /^Discord forbids what it is asked \(403\)\./],
  [404, { code: 0 }, /^Discord does not know what it is asked for \(404, code 0\)\. Look at DISCORD_API_URL/],
];

describe('When Discord does not do what it is asked,', () => {
  test.each(answers)('the doctor tells by %i, %j what may be done', async (status, body, told) => {
    discord.fail({ path: /^\/applications\/@me$/, status, body, times: 9 });
    const { findings, close } = await askDiscord(discord, []);
    await close();
    const [trouble, ...others] = findings.filter(({ is }) => is === 'fault');
    expect(others).toEqual([]);
    expect(trouble).toMatchObject({ about: 'Discord', line: expect.stringMatching(told) });
  });

  test.each(answers)('the bot tells by %i, %j at its start what may be done', async (status, body, told) => {
    discord.fail({ path: /^\/gateway\/bot$/, status, body, times: 9 });
    const { token, api } = discord;
    await expect(connectDiscord({ token, api, shards: undefined }, silent)).rejects.toMatchObject({
      until: 'reached',
      message: expect.stringMatching(told),
    });
  });
});
