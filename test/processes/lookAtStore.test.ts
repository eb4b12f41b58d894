import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { roomAdvice } from '../../src/store/diskRoom.ts';
import { lookAtStore } from '../../src/store/lookAtStore.ts';
import type { Store } from '../../src/store/port.ts';
import { claimFolder } from '../../src/store/sqlite/database.ts';
import { fileIn } from '../../src/store/sqlite/fileIn.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { mounting, needs } from '../needs.ts';
import { openFaultyCluster } from '../store/faultyCluster.ts';
import { openFaultyRedis } from '../store/faultyRedis.ts';
import { commit } from '../store/samples.ts';
import { temporaryFolder } from '../store/servers.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  cleanups.push(folder.remove);
  return join(folder.path, 'data');
}

const revision = async (store: Store) => (await store.load('100.7')).revision;
const lookIn = (dataDir: string) => lookAtStore({ redisUrl: undefined, dataDir }, revision);

describe('A look at the file', () => {
  async function play(dataDir: string) {
    const store = await openThread(dataDir);
    expect(await store.commit(commit({ from: 0, body: 'first' }))).toBe('done');
    return store;
  }

  test('sees what is kept while nothing runs, and holds nothing then', async () => {
    const dataDir = await dataFolder();
    const store = await play(dataDir);
    await store.close();
    const { well, faults, seen } = await lookIn(dataDir);
    expect({ faults, seen }).toEqual({ faults: [], seen: 1 });
    expect(well).toEqual([
      expect.stringMatching(/can be written to, and \d+ MB are free/),
      expect.stringMatching(/plateau\.db, and it is whole$/),
    ]);
    claimFolder(dataDir, 0).close();
  });

  test('reads beside a Plateau that runs, which keeps its lock and goes on', async () => {
    const dataDir = await dataFolder();
    const store = await play(dataDir);
    cleanups.push(store.close);
    expect(await lookIn(dataDir)).toMatchObject({ faults: [], seen: 1 });
    expect(() => claimFolder(dataDir, 0)).toThrow('Another Plateau uses');
    expect(await store.commit(commit({ from: 1, body: 'second' }))).toBe('done');
    expect(await lookIn(dataDir)).toMatchObject({ faults: [], seen: 2 });
  });

  test('finds a file that is damaged', async () => {
    const dataDir = await dataFolder();
    const store = await play(dataDir);
    for (let n = 0; n < 200; n++) await store.saveSettings(`${n}`, 'x'.repeat(500));
    await store.close();
    const file = await open(fileIn(dataDir), 'r+');
    await file.write('?'.repeat(2_000), 20_000);
    await file.close();
    expect((await lookIn(dataDir)).faults).toEqual([
      expect.stringMatching(/plateau\.db is damaged\. .*npm run restore/),
    ]);
  });
});

describe('A look at a data folder', () => {
  test('makes nothing where nothing is kept yet', async () => {
    const dataDir = await dataFolder();
    const { well, faults, seen } = await lookIn(dataDir);
    expect({ faults, seen }).toEqual({ faults: [], seen: 'nothing kept' });
    expect(well.at(-1)).toContain('nothing is kept yet');
    expect(existsSync(dataDir)).toBe(false);
    await mkdir(dataDir);
    await lookIn(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('says that it is a file, or lies in one', async () => {
    const dataDir = await dataFolder();
    await writeFile(dataDir, '');
    for (const folder of [dataDir, join(dataDir, 'below')]) {
      expect((await lookIn(folder)).faults).toEqual([expect.stringContaining('Name a folder in DATA_DIR')]);
    }
  });

  test('leaves what belongs to another user as it is, and says whose it is', async ({ skip }) => {
    const dataDir = await dataFolder();
    await mkdir(dataDir);
    const file = fileIn(dataDir);
    await writeFile(file, '');
    try {
      chownSync(file, 12_345, 12_345);
    } catch {
      skip('root, to give a folder away');
    }
    expect((await lookIn(dataDir)).faults).toEqual([expect.stringContaining('belongs to another user (12345)')]);
    expect(readdirSync(dataDir)).toEqual(['plateau.db']);
  });

  test('says that its disk is read-only', async ({ skip }) => {
    const dataDir = await dataFolder();
    await mkdir(dataDir);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', dataDir], { stdio: 'ignore' });
    } catch {
      skip(mounting);
    }
    cleanups.push(() => execFileSync('umount', ['--lazy', dataDir]));
    expect((await lookIn(dataDir)).faults).toEqual([
      expect.stringContaining('the disk is read-only. Make it writable'),
    ]);
  });

  test('says when its disk will soon be full', () => {
    const mega = 1 << 20;
    expect(roomAdvice('.data', 99 * mega)).toEqual([expect.stringContaining('99 MB left, and 100 MB')]);
    expect(roomAdvice('.data', 100 * mega)).toEqual([]);
  });
});

describe('A look at the Redis of REDIS_URL', needs.server, () => {
  async function lookAt(settings: Readonly<Record<string, string>>) {
    const redis = await openFaultyRedis(settings);
    cleanups.push(redis.close);
    const look = () => lookAtStore({ redisUrl: redis.url, dataDir: 'none' }, revision);
    return { redis, look };
  }

  test('is well with an append-only file, and with a policy that removes only keys that expire', async () => {
    const { look } = await lookAt({ 'maxmemory-policy': 'volatile-lru' });
    const { well, faults, seen } = await look();
    expect({ faults, seen }).toEqual({ faults: [], seen: 0 });
    expect(well).toEqual([
      expect.stringMatching(/^\w+ \d.* \(appendonly yes, maxmemory-policy volatile-lru\) answers$/),
    ]);
  });

  test.each([
    [{ appendonly: 'no' }, 'Set appendonly yes'],
    [{ appendfsync: 'no' }, 'Set appendfsync everysec'],
    [{ 'maxmemory-policy': 'allkeys-lru' }, 'Set maxmemory-policy noeviction'],
  ])('names the cure with %j', async (settings, cure) => {
    const { look } = await lookAt(settings as Record<string, string>);
    expect(await look()).toMatchObject({ faults: [expect.stringContaining(cure)], seen: 0 });
  });

  test('names the cure when it is a replica, or gone, without its password', async () => {
    const { redis, look } = await lookAt({});
    await redis.readOnly();
    expect((await look()).faults).toEqual([expect.stringContaining('Name its primary')]);
    await redis.kill();
    const { faults } = await look();
    expect(faults).toEqual([expect.stringContaining('REDIS_URL')]);
    expect(faults.join()).not.toContain(redis.password);
  });

  test('is well with a cluster, and says how much of it is lost', async () => {
    const cluster = await openFaultyCluster({ fullCoverage: 'no' });
    cleanups.push(cluster.close);
    const look = () => lookAtStore({ redisUrl: cluster.url, dataDir: 'none' }, revision);
    const { well, faults, seen } = await look();
    expect({ faults: faults.filter((line) => !line.includes('appendonly')), seen }).toEqual({ faults: [], seen: 0 });
    expect(well).toEqual([expect.stringMatching(/ answers$/)]);
    await cluster.kill(0);
    expect((await look()).faults.at(-1)).toMatch(/cannot be written to in \d+ of 64 parts: .*Games stand still there/);
  });
});
