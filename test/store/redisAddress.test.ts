import { describe, expect, test } from 'vitest';
import { readAddress } from '../../src/store/redisAddress.ts';

describe('The address of a Redis', () => {
  test.each([
    ['redis://host', 'server'],
    ['redis://:canary%23@host:6379/3', 'server'],
    ['rediss://user:canary@host:6380', 'server'],
    ['redis://[::1]:6379/0', 'server'],
    ['/run/redis.sock', 'socket'],
    ['\\\\.\\pipe\\redis', 'socket'],
    ['redis-cluster://one:1,two:2', 'cluster'],
    ['rediss-cluster://user:canary@one:1,two:2/', 'cluster'],
  ])('%s is one of a %s', (address, kind) => {
    expect(readAddress(address).kind).toBe(kind);
  });

  test('of a cluster has its name, its password and its machines', () => {
    expect(readAddress('rediss-cluster://us%40er:pass%3Aword@one:1,two:2')).toEqual({
      kind: 'cluster',
      nodes: ['redis://one:1', 'redis://two:2'],
      tls: 'tls',
      user: 'us@er',
      password: 'pass:word',
    });
  });

  test.each([
    'https://user:canary@host',
    'redis://',
    'redis://:canary#x@host:6379',
    'redis://:canary/x@host:6379',
    'redis://user:canary%zz@host',
    'redis://user:canary@host:99999',
    'redis://user:canary@host/first',
    'redis-cluster://',
    'redis-cluster://user:can@ary@one:1',
    'redis-cluster://user:canary@one:port,two:2',
    'redis-cluster://user:canary@one,,two',
  ])('%s is refused with its cure, and without what it says', (address) => {
    const read = () => readAddress(address);
    expect(read).toThrow('It must look like redis://user:password@host:6379/0');
    expect(read).not.toThrow('canary');
  });
});
