import { describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';

describe('the environment', () => {
  test('may be empty: every variable has a default', () => {
    expect(readEnv({})).toEqual({
      ok: true,
      env: { DATA_DIR: '.data', PLAYGROUND_PORT: 3000, HTTP_HOST: '127.0.0.1', THINKING_MS: 1000, REPLAY_DAYS: 90 },
    });
  });

  test('treats a variable that is set to nothing as not set', () => {
    expect(readEnv({ REDIS_URL: '', HTTP_PORT: ' ' })).toEqual(readEnv({}));
  });

  test('reads shards as lists and ranges', () => {
    const read = readEnv({ SHARDS: '0-2,5', SHARD_COUNT: '8' });
    expect(read.ok && read.env.SHARDS).toEqual([0, 1, 2, 5]);
  });

  test.each(['0', '49', '30001', '-1000', '1.5', '1e9', '1 s', 'soon'])('refuses %s as a time to think', (time) => {
    const read = readEnv({ THINKING_MS: time });
    expect(!read.ok && read.faults).toEqual(['THINKING_MS must be a whole number of milliseconds from 50 to 30000']);
  });

  test.each([50, 250, 30_000])('takes %i milliseconds to think', (time) => {
    const read = readEnv({ THINKING_MS: String(time) });
    expect(read.ok && read.env.THINKING_MS).toBe(time);
  });

  test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'])(
    'takes %s as the address that health is asked at',
    (host) => {
      const read = readEnv({ HTTP_HOST: host });
      expect(read.ok && read.env.HTTP_HOST).toBe(host);
    },
  );

  test.each(['0', '3651', '-1', '1.5', 'all'])('refuses %s as days to keep games', (days) => {
    const read = readEnv({ REPLAY_DAYS: days });
    expect(!read.ok && read.faults).toEqual(['REPLAY_DAYS must be a whole number of days from 1 to 3650']);
  });

  test.each([
    [{ HTTP_PORT: '80 80' }, 'HTTP_PORT must be a port'],
    [{ HTTP_PORT: '70000' }, 'HTTP_PORT must be a port'],
    [{ HTTP_HOST: 'example.org' }, 'HTTP_HOST must be an address of this machine, such as 127.0.0.1'],
    [{ PLAYGROUND_PORT: 'three' }, 'PLAYGROUND_PORT must be a port'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must begin with redis://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ DISCORD_TOKEN: 'short' }, 'DISCORD_TOKEN does not look like a bot token'],
    [{ DISCORD_TOKEN: 'copied.with.a-space in-it' }, 'DISCORD_TOKEN holds a character that no token has'],
    [{ DISCORD_API_URL: 'discord' }, 'DISCORD_API_URL must be an address'],
    [{ SHARDS: '0,1' }, 'SHARDS needs SHARD_COUNT'],
    [{ SHARDS: 'all', SHARD_COUNT: '2' }, 'SHARDS must name shards'],
    [{ SHARDS: '0-8', SHARD_COUNT: '8' }, 'SHARDS must be below SHARD_COUNT'],
    [{ SHARDS: '3-1', SHARD_COUNT: '8' }, 'SHARDS must name shards'],
    [{ SHARDS: '0', SHARD_COUNT: 'x' }, 'SHARD_COUNT must be a number'],
  ])('says in one line what is wrong with %o', (set, line) => {
    const read = readEnv(set);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.faults.length).toBe(1);
    expect(read.faults[0]).toContain(line);
  });

  test('never repeats a value, which may be a secret', () => {
    const read = readEnv({ DISCORD_TOKEN: 'hunter2', REDIS_URL: 'hunter2' });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });

  test('names every fault at once', () => {
    const read = readEnv({ HTTP_PORT: 'x', LOG_LEVEL: 'x', REDIS_URL: 'x' });
    expect(!read.ok && read.faults.length).toBe(3);
  });
});
