import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { mounting, need } from '../needs.ts';
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

async function open(dataDir: string): Promise<Store> {
  const store = await openThread(dataDir);
  cleanups.push(() => store.close().catch(quiet));
  return store;
}

const body = 'x'.repeat(8_000);

/** Commits until the disk takes no more, and gives how many were answered `done`. */
async function playUntilFull(store: Store): Promise<number> {
  for (let from = 0; ; from++) {
    try {
      expect(await store.commit(commit({ from, body: `${from}${body}`, log: [`${from}`] }))).toBe('done');
    } catch (error) {
      expect(error).toBeInstanceOf(StoreAway);
      expect((error as Error).message).toMatch(/plateau\.db cannot be .* room/);
      return from;
    }
  }
}

const fill = (disk: string): Promise<void> => writeFile(join(disk, 'rest'), 'x'.repeat(2_000_000)).catch(quiet);

test('On a full disk nothing is answered as done, and it goes on when there is room', disk, async () => {
  const disk = await smallDisk();
  const filler = join(disk, 'filler');
  await writeFile(filler, 'x'.repeat(400_000));
  const store = await open(disk);
  await store.pulse(1_000, 3_000);
  const done = await playUntilFull(store);
  expect(done).toBeGreaterThan(10);
  await fill(disk);

  expect(await store.check()).toMatchObject({ writable: 0, fault: expect.stringContaining('room') });
  // The tables' clock stands still too, or players would lose time in which they could not move.
  await expect(store.pulse(2_000, 3_000)).rejects.toBeInstanceOf(StoreAway);
  await expect(store.saveSettings('1', body)).rejects.toBeInstanceOf(StoreAway);
  expect(await store.load('100.7')).toMatchObject({ revision: done, body: `${done - 1}${body}` });

  await Promise.all([rm(filler), rm(join(disk, 'rest'))]);
  await store.pulse(9_000, 3_000);
  expect((await store.clock()).outages).toEqual([[1_000, 9_000]]);
  expect(await store.check()).toMatchObject({ writable: 1, fault: undefined });
  expect(await store.commit(commit({ from: done, body: 'after' }))).toBe('done');
  await store.close();
  const again = await open(disk);
  expect(await again.load('100.7')).toMatchObject({ revision: done + 1, body: 'after' });
});

test('What was answered on a disk that became full is there at the next start', disk, async () => {
  const disk = await smallDisk();
  const filler = join(disk, 'filler');
  await writeFile(filler, 'x'.repeat(400_000));
  const first = await open(disk);
  const done = await playUntilFull(first);
  await fill(disk);
  await first.close();
  // It starts there, or says what to do.
  const again = await open(disk).catch((error: Error) => error);
  if (again instanceof Error) expect(again.message).toMatch(/plateau\.(db|lock) cannot .* room/);
  await Promise.all([rm(filler), rm(join(disk, 'rest'), { force: true })]);
  const store = again instanceof Error ? await open(disk) : again;
  expect(await store.load('100.7')).toMatchObject({ revision: done });
});

test('On a full disk with nothing on it, it says why it does not start', disk, async () => {
  const disk = await smallDisk();
  await fill(disk);
  await expect(open(disk)).rejects.toThrow(/plateau\.(db|lock) cannot .* room/);
  await rm(join(disk, 'rest'));
  expect(await (await open(disk)).counts()).toMatchObject({ live: 0 });
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
