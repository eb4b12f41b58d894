import { execFileSync } from 'node:child_process';
import { createServer as createHttp } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { needs } from '../needs.ts';
import { openFaultyCluster } from './faultyCluster.ts';
import { askAt, type FaultyRedis, openFaultyRedis } from './faultyRedis.ts';
import { freePort } from './ports.ts';
import { temporaryFolder } from './servers.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Line {
  readonly level: number;
  readonly msg: string;
}

/** Opens the store as the bot does at its start, and gives what was logged of level warning or above. */
async function start(url: string): Promise<readonly string[]> {
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const opened = await openStore({ url, dataDir: 'none', log });
  cleanups.push(opened.store.close);
  return lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
}

async function refusal(url: string): Promise<string> {
  try {
    await start(url);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it started');
}

async function faulty(settings?: Readonly<Record<string, string>>): Promise<FaultyRedis> {
  const redis = await openFaultyRedis(settings);
  cleanups.push(redis.close);
  return redis;
}

async function crowd(redis: FaultyRedis): Promise<void> {
  const holder = connect(redis.proxy.target, '127.0.0.1');
  cleanups.push(async () => holder.destroy());
  await redis.ask('CONFIG', 'SET', 'maxclients', 1);
}

/** A server that speaks something else. */
async function stranger(serve: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

describe('The start says in one line what keeps a Redis from keeping games', needs.server, () => {
  const kept: readonly [name: string, spoil: (redis: FaultyRedis) => unknown, says: string][] = [
    ['a password that is another one', (redis) => redis.changePassword(), 'refuses the user or the password'],
    ['a user without rights', (redis) => redis.takeRights(), 'lacks rights in Redis'],
    [
      'a user without the right to a single command',
      (redis) => redis.ask('ACL', 'SETUSER', 'plateau', '-zadd'),
      'lacks rights in Redis (ZADD)',
    ],
    [
      'a user without the right to the keys of Plateau',
      (redis) => redis.ask('ACL', 'SETUSER', 'plateau', 'resetkeys', '~other:*'),
      'lacks rights in Redis',
    ],
    ['a read-only replica', (redis) => redis.readOnly(), 'is a replica, to which nothing can be written'],
    ['no memory left', (redis) => redis.full(), 'Redis has no memory left'],
    ['a full disk', (redis) => redis.diskFull(), 'Redis cannot save to its disk'],
    ['a server that hangs', (redis) => redis.pause(), 'Redis does not answer at REDIS_URL'],
    ['a server that is gone', (redis) => redis.proxy.close(), 'nothing listens there'],
    ['no connection left', (redis) => crowd(redis), 'Redis takes no more connections'],
  ];
  test.each(kept)('%s', async (_, spoil, says) => {
    const redis = await faulty();
    await spoil(redis);
    const line = await refusal(redis.url);
    expect(line).toContain(says);
    expect(line).not.toContain(redis.password);
    expect(line).not.toContain('\n');
    if (says.includes('answer')) redis.resume();
  });

  test('a password that is missing', async () => {
    const redis = await faulty();
    await redis.ask('CONFIG', 'SET', 'requirepass', 'canary');
    expect(await refusal(redis.url.replace(/\/\/.*@/, '//'))).toContain('Redis wants a password');
  });

  test('a database that is not there', async () => {
    const redis = await faulty();
    expect(await refusal(`${redis.url}/99`)).toContain('Redis has no database with the number');
  });

  test('a server that is no cluster, and one that is', async () => {
    const redis = await faulty();
    expect(await refusal(redis.url.replace('redis:', 'redis-cluster:'))).toContain('is no cluster');
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    expect(await refusal(`redis://127.0.0.1:${cluster.ports[0]}`)).toContain('part of a Redis Cluster');
  });

  test('a server that speaks TLS, one that does not, and one whose certificate nobody knows', async () => {
    const folder = await temporaryFolder();
    cleanups.push(folder.remove);
    const [key, certificate] = [join(folder.path, 'key.pem'), join(folder.path, 'certificate.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '2'];
    const written = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...written, ...subject], {
      stdio: 'ignore',
    });
    const tlsPort = await freePort();
    const redis = await faulty({
      'tls-port': String(tlsPort),
      'tls-cert-file': certificate,
      'tls-key-file': key,
      'tls-ca-cert-file': certificate,
      'tls-auth-clients': 'no',
    });
    const plain = redis.url.replace(/:\d+$/, `:${tlsPort}`);
    expect(await refusal(plain)).toContain('write rediss:// instead of redis://');
    expect(await refusal(redis.url.replace('redis:', 'rediss:'))).toContain('does not speak TLS');
    expect(await refusal(plain.replace('redis:', 'rediss:'))).toContain('does not trust the certificate');
  });
});

describe('The start says in one line', () => {
  test('that an address cannot be read, without a word of it', async () => {
    const line = await refusal('redis://:canary#1@host:6379');
    expect(line).toContain('REDIS_URL');
    expect(line).not.toContain('canary');
  });

  test.each(['redis://:canary@no-such-host.invalid:6379', 'redis-cluster://:canary@no-such-host.invalid:6379'])(
    'that a name is not known (%s)',
    async (url) => {
      const line = await refusal(url);
      expect(line).toContain('is not known here');
      expect(line).not.toContain('canary');
    },
  );

  test('that what answers is no Redis, says nothing, or hangs up', async () => {
    const http = createHttp((_, response) => response.end('hello'));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    cleanups.push(async () => http.close());
    const { port } = http.address() as { port: number };
    expect(await refusal(`redis://127.0.0.1:${port}`)).toContain('is no Redis');
    const silent = await stranger(() => {});
    expect(await refusal(`redis://127.0.0.1:${silent}`)).toContain('does not answer at REDIS_URL');
    const rude = await stranger((socket) => void socket.once('data', () => socket.destroy()));
    expect(await refusal(`redis://127.0.0.1:${rude}`)).toContain('closes the connection');
  });
});

describe('A start with a Redis', needs.server, () => {
  const rights =
    'resetkeys ~plateau:* resetchannels -@all +@read +@write +@scripting +@connection +info +cluster|slots +cluster|info';

  test('that keeps games well warns of nothing, also with the rights that are advised and no more', async () => {
    const redis = await faulty();
    expect(await start(redis.url)).toEqual([]);
    await redis.ask('ACL', 'SETUSER', 'plateau', ...rights.split(' '));
    expect(await start(redis.url)).toEqual([]);
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    for (const port of cluster.ports)
      await askAt(port, 'ACL', 'SETUSER', 'plateau', 'on', '>word', ...rights.split(' '));
    expect(await start(cluster.url.replace('//', '//plateau:word@'))).toEqual([]);
  });

  test('that may remove games warns of it', async () => {
    const redis = await faulty({ 'maxmemory-policy': 'allkeys-lru' });
    expect(await start(redis.url)).toEqual([expect.stringContaining('Set maxmemory-policy noeviction')]);
  });

  test('that writes nothing to disk warns of it', async () => {
    const redis = await faulty({ appendonly: 'no' });
    expect(await start(redis.url)).toEqual([expect.stringContaining('writes nothing to disk')]);
  });

  test('that saves now and then warns of it, and says no more than it knows', async () => {
    const redis = await faulty({ appendonly: 'no', save: '900 1' });
    expect(await start(redis.url)).toEqual([expect.stringContaining('(save 900 1)')]);
    await redis.ask('ACL', 'SETUSER', 'plateau', '-config');
    expect(await start(redis.url)).toEqual([expect.stringContaining('(if it saves at all)')]);
  });

  test('of which a third of the cluster is lost plays on, and says so', async () => {
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    await cluster.kill(0);
    expect(await start(cluster.url)).toEqual([expect.stringContaining('a part of the Redis Cluster does not answer')]);
  });

  test('that is a cluster that refuses everything when a part is lost warns of it', async () => {
    const cluster = await openFaultyCluster({ fullCoverage: 'yes' });
    cleanups.push(cluster.close);
    expect(await start(cluster.url)).toEqual([expect.stringContaining('cluster-require-full-coverage')]);
  });
});
