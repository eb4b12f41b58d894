import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { settingsKey } from '../../src/store/keys.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { needs } from '../needs.ts';
import { openPractice, type Practice } from './doctoring.ts';

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice();
});
afterEach(() => practice.close());

test(
  'a bot that starts warns of missing rights in every server, also when the settings of one are damaged',
  needs.server,
  async () => {
    const { town } = practice;
    const { discord, guild, club, salon } = town;
    const url = await town.openRedis();
    const client = connectRedis(url);
    const store = openRedisStore(client);
    await store.saveSettings(club.id, JSON.stringify({ channels: [salon.id] }));
    await client.sadd(settingsKey(guild.id), 'no text');
    await store.close();
    discord.denyBot(salon, 'AttachFiles');
    await town.start({ environment: { REDIS_URL: url } });
    const warnings = () => {
      const lines = town
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":40'));
      return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('right'));
    };
    await discord.until(() => warnings().length === 2, 'a warning for each of the two servers', 10_000);
    expect(warnings()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ channel: salon.id, guild: club.id, missing: 'Attach Files' }),
        expect.objectContaining({ guild: guild.id, msg: expect.stringContaining('could not be looked at') }),
      ]),
    );
  },
);
