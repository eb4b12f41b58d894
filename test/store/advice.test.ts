import { describe, expect, test } from 'vitest';
import { adviceFor, manner } from '../../src/store/advice.ts';

const good = 'redis_version:7.2.4\r\nmaxmemory_policy:noeviction\r\naof_enabled:1\r\ncluster_enabled:0\r\n';
const advice = (info: string, settings: Readonly<Record<string, string>> = {}) =>
  adviceFor({ info, settings: new Map(Object.entries(settings)) });

describe('What a Redis tells of itself', () => {
  test('is nothing to warn of when all is well, or when it tells nothing', () => {
    expect(advice(good)).toEqual([]);
    expect(advice('')).toEqual([]);
  });

  test.each(['2.8.0', '5.0.14', '6.0.16'])('is warned of in version %s', (version) => {
    expect(advice(good.replace('7.2.4', version))).toEqual([expect.stringContaining(`Redis ${version} is older`)]);
  });

  test.each(['6.2.0', '6.2.14', '7.0.15', '8.0.0', '10.1.0', '255.255.255'])('is well in version %s', (version) => {
    expect(advice(good.replace('7.2.4', version))).toEqual([]);
  });

  test.each(['allkeys-lru', 'allkeys-lfu', 'allkeys-random'])('is warned of with the policy %s', (policy) => {
    expect(advice(good.replace('noeviction', policy))).toEqual([expect.stringContaining(policy)]);
  });

  test('is well with a policy that removes only keys that expire, since none of Plateau does', () => {
    expect(advice(good.replace('noeviction', 'volatile-lru'))).toEqual([]);
  });
});

describe('An append-only file', () => {
  test('that the system writes down when it likes is warned of', () => {
    expect(advice(good, { appendfsync: 'no' })).toEqual([expect.stringContaining('Set appendfsync everysec')]);
  });

  test.each(['everysec', 'always'])('that is written down %s is well', (appendfsync) => {
    expect(advice(good, { appendfsync })).toEqual([]);
  });

  test('that is not kept is not asked how it is written down', () => {
    expect(advice(good.replace('aof_enabled:1', 'aof_enabled:0'), { appendfsync: 'no', save: '60 1' })).toEqual([
      expect.stringContaining('Set appendonly yes'),
    ]);
  });
});

describe('A Redis that will soon refuse to write', () => {
  test.each([
    ['aof_last_write_status:err\r\n', 'could not write to its disk'],
    ['used_memory:950\r\nmaxmemory:1000\r\n', 'uses 95 % of the memory'],
  ])('is warned of when it tells %j', (told, line) => {
    expect(advice(`${good}${told}`)).toEqual([expect.stringContaining(line)]);
  });

  test.each([
    'aof_last_write_status:ok\r\n',
    'rdb_last_bgsave_status:err\r\n',
    'used_memory:890\r\nmaxmemory:1000\r\n',
    'used_memory:890\r\nmaxmemory:0\r\n',
  ])('is another than one that tells %j', (told) => {
    expect(advice(`${good}${told}`)).toEqual([]);
  });
});

describe('How games are kept there', () => {
  test('is told by the version and the settings, as far as they are shown', () => {
    const facts = (info: string) => ({ info, settings: new Map<string, string>() });
    expect(manner(facts(good))).toBe('Redis 7.2.4 (appendonly yes, maxmemory-policy noeviction)');
    expect(manner(facts(`${good}valkey_version:9.1.0\r\n`))).toContain('Valkey 9.1.0');
    expect(manner(facts(''))).toBe('Redis, which does not tell its version');
  });
});
