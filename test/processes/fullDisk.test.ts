import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { type LocalServer, openLocalServer } from '../../src/store/localServer.ts';
import { pathFolder } from '../../src/store/pathServer.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { mounting, need, needs } from '../needs.ts';
import { commit } from '../store/samples.ts';
import { quiet, temporaryFolder } from '../store/servers.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function mount(...args: string[]): 'done' | 'not allowed' {
  try {
    execFileSync('mount', ['-t', 'tmpfs', ...args], { stdio: 'ignore' });
    return 'done';
  } catch {
    return 'not allowed';
  }
}

/** A disk of one megabyte. */
async function smallDisk(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  cleanups.push(remove);
  if (mount('-o', 'size=1m', 'tmpfs', path) !== 'done') throw new Error(`Cannot mount a disk at ${path}.`);
  cleanups.push(() => execFileSync('umount', ['--lazy', path]));
  return path;
}

const mountable = await (async () => {
  const { path, remove } = await temporaryFolder();
  const mounted = mount('-o', 'size=1m', 'tmpfs', path) === 'done';
  if (mounted) execFileSync('umount', [path]);
  await remove();
  return mounted;
})();
const disk = need(mounting, mountable);

interface Opened {
  readonly store: Store;
  readonly server: LocalServer;
  readonly said: string[];
}

async function open(dataDir: string, kind: 'embedded' | 'path' = 'embedded'): Promise<Opened> {
  const said: string[] = [];
  const server = await openLocalServer({ dataDir, kind, log: (line) => said.push(line) });
  const store = openRedisStore(connectRedis(server.address));
  cleanups.push(() => store.close().then(server.stop).catch(quiet));
  return { store, server, said };
}

const body = 'x'.repeat(8_000);

/** Commits until the disk takes no more, and gives how many were answered `done`. */
async function playUntilFull(store: Store): Promise<number> {
  for (let from = 0; ; from++) {
    try {
      expect(await store.commit(commit({ from, body: `${from}${body}`, log: [`${from}`] }))).toBe('done');
    } catch (error) {
      expect(error).toBeInstanceOf(StoreAway);
      expect((error as Error).message).toContain('MISCONF');
      return from;
    }
  }
}

test('On a full disk nothing is answered as done, and it goes on when there is room', disk, async () => {
  const disk = await smallDisk();
  const filler = join(disk, 'filler');
  await writeFile(filler, 'x'.repeat(400_000));
  const { store, said, server } = await open(disk);
  await store.pulse(1_000, 3_000);
  const done = await playUntilFull(store);
  expect(done).toBeGreaterThan(10);
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toMatch(/could not be written: there is no room left .*players are told/);

  expect(await store.load('100.7')).toMatchObject({ revision: done, body: `${done - 1}${body}` });
  expect(await store.check()).toMatchObject({ writable: 0, fault: expect.stringContaining('disk') });
  await writeFile(join(disk, 'rest'), 'x'.repeat(2_000_000)).catch(quiet);
  // The tables' clock stands still too, or players would lose time in which they could not move.
  await expect(store.pulse(2_000, 3_000)).rejects.toBeInstanceOf(StoreAway);
  await expect(store.saveSettings('1', body)).rejects.toBeInstanceOf(StoreAway);

  await Promise.all([rm(filler), rm(join(disk, 'rest'))]);
  await store.pulse(9_000, 3_000);
  await expect.poll(() => said[1]).toMatch(/is written again/);
  expect((await store.clock()).outages).toEqual([[1_000, 9_000]]);
  expect(await store.check()).toMatchObject({ writable: 64, fault: undefined });
  expect(await store.commit(commit({ from: done, body: 'after' }))).toBe('done');
  await store.close();
  await server.stop();
  const again = await open(disk);
  expect(await again.store.load('100.7')).toMatchObject({ revision: done + 1, body: 'after' });
  expect(again.said).toEqual([]);
});

test('A store starts again on a full disk, with everything that was answered', disk, async () => {
  const disk = await smallDisk();
  const first = await open(disk);
  const done = await playUntilFull(first.store);
  await writeFile(join(disk, 'rest'), 'x'.repeat(2_000_000)).catch(quiet);
  await first.store.close();
  await first.server.stop();
  const { store } = await open(disk);
  expect(await store.load('100.7')).toMatchObject({ revision: done });
  await expect(store.saveSettings('1', body)).rejects.toBeInstanceOf(StoreAway);
});

test('A stop that cannot write the last tick says so, and is no success', disk, async () => {
  const disk = await smallDisk();
  const { store, server, said } = await open(disk);
  await store.pulse(1_000, 3_000);
  const size = async (): Promise<number> => (await stat(join(disk, 'embedded', '1.journal'))).size;
  // The journal is made to fill its last page but for ten bytes, since a full disk still has room there.
  const page = 4_096;
  await store.saveSettings('1', 'x'.repeat(1_000));
  const before = await size();
  await store.saveSettings('1', 'x'.repeat(1_000));
  const frame = (await size()) - before - 1_000;
  await store.saveSettings('1', 'x'.repeat(2 * page - ((await size()) % page) - frame - 10));
  expect((await size()) % page).toBe(page - 10);

  await store.pulse(2_000, 3_000);
  await writeFile(join(disk, 'rest'), 'x'.repeat(2_000_000)).catch(quiet);
  await store.close();
  await expect(server.stop()).rejects.toThrow('could not be written at the end: there is no room left');
  expect(said.filter((line) => line.includes('at the end'))).toHaveLength(1);
});

describe('A server from the PATH', needs.server, () => {
  const fill = (disk: string): Promise<void> => writeFile(join(disk, 'rest'), 'x'.repeat(2_000_000)).catch(quiet);

  test('that holds back what the full disk did not take says so at the stop, which is no success', disk, async () => {
    const disk = await smallDisk();
    const { store, server, said } = await open(disk, 'path');
    const done = await playUntilFull(store);
    await store.close();
    await expect(server.stop()).rejects.toThrow(
      `${pathFolder(disk)} could not be written at the end: there is no room left`,
    );
    expect(said.filter((line) => line.includes('at the end'))).toHaveLength(1);
    await rm(join(disk, 'redis', 'server.log'));
    const again = await open(disk, 'path');
    // It keeps to itself until there is room what it had answered when the disk became full.
    const { revision } = await again.store.load('100.7');
    expect([done - 1, done]).toContain(revision);
  });

  test('loses nothing when there is room again before the stop', disk, async () => {
    const disk = await smallDisk();
    const filler = join(disk, 'filler');
    await writeFile(filler, 'x'.repeat(400_000));
    const { store, server } = await open(disk, 'path');
    const done = await playUntilFull(store);
    await rm(filler);
    const last = commit({ from: done, body: 'last' });
    await expect.poll(() => store.commit(last).catch(String), { timeout: 20_000 }).toBe('done');
    await store.close();
    await server.stop();
    const again = await open(disk, 'path');
    expect(await again.store.load('100.7')).toMatchObject({ revision: done + 1, body: 'last' });
  });

  test('starts again on a full disk', disk, async () => {
    const disk = await smallDisk();
    const first = await open(disk, 'path');
    expect(await first.store.commit(commit({ from: 0, body: 'kept' }))).toBe('done');
    await first.store.close();
    await first.server.stop();
    await fill(disk);
    const { store } = await open(disk, 'path');
    expect(await store.load('100.7')).toMatchObject({ revision: 1, body: 'kept' });
  });

  test('that cannot begin on a full disk says why', disk, async () => {
    const disk = await smallDisk();
    await fill(disk);
    await expect(open(disk, 'path')).rejects.toThrow(`${pathFolder(disk)} cannot be used: there is no room left`);
  });

  test('does not start when its folder is a file, and says what to do', async () => {
    const { path, remove } = await temporaryFolder();
    cleanups.push(remove);
    await writeFile(pathFolder(path), '');
    const why = `${pathFolder(path)} cannot be used: it is a file, or lies in one. Name a folder in DATA_DIR.`;
    await expect(open(path, 'path')).rejects.toThrow(why);
  });
});

test('On a read-only disk it does not start, and says why in one line', disk, async () => {
  const disk = await smallDisk();
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  await expect(open(disk)).rejects.toThrow(`${disk} cannot be used: the disk is read-only.`);
});

test('A data folder that is a file is named in one line, by the program and by its commands', async () => {
  const { path, remove } = await temporaryFolder();
  cleanups.push(remove);
  const file = join(path, 'file');
  await writeFile(file, '');
  const run = async (script: string, dataDir: string) => {
    const program = fileURLToPath(new URL(`../../dist/${script}`, import.meta.url));
    const env = { PATH: '', REDIS_URL: '', DISCORD_TOKEN: '', DATA_DIR: dataDir };
    const child = execFile(process.execPath, [program, 'x'], { env });
    let told = '';
    child.stderr?.on('data', (text: string) => {
      told += text;
    });
    const [code] = await once(child, 'close');
    return { code, told };
  };
  for (const script of ['main.js', 'store/backup.js', 'store/restore.js']) {
    for (const dataDir of [file, join(file, 'inside')]) {
      const { code, told } = await run(script, dataDir);
      expect(code).toBe(1);
      expect(told).toMatch(/^[^\n]*cannot be used: it is a file, or lies in one\. Name a folder in DATA_DIR\.\n$/);
    }
  }
});
