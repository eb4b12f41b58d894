import { describe, expect, test } from 'vitest';
import { adviceFor } from '../../src/store/advice.ts';

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
