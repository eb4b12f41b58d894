import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { embeddedFolder, snapshotNumbers } from '../../src/store/embedded/folder.ts';
import type { Store } from '../../src/store/port.ts';
import { openCradle } from '../store/keepers.ts';
import { commit } from '../store/samples.ts';

/** A disk that fails when it is told to keep what it was given, and that may refuse new files. */
const disk = vi.hoisted((): { sync: 'takes' | 'fails'; files: 'taken' | 'refused' | Promise<void>; syncs: number } => ({
  sync: 'takes',
  files: 'taken',
  syncs: 0,
}));
const fault = vi.hoisted(() => (code: string, what: string) => Object.assign(new Error(`${code}: ${what}`), { code }));

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof import('node:fs')>();
  const fdatasync = (fd: number, done: (error?: Error | null) => void) => {
    disk.syncs += 1;
    if (disk.sync === 'takes') actual.fdatasync(fd, done);
    else setImmediate(done, fault('EIO', 'i/o error, fdatasync'));
  };
  return { ...actual, fdatasync };
});
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const open = async (file: string, ...more: [string?, number?]) => {
    if (file.endsWith('.snapshot.part')) {
      if (disk.files === 'refused') throw fault('ENOSPC', 'no space left on device, open');
      await disk.files;
    }
    return actual.open(file, ...more);
  };
  return { ...actual, open };
});

const cradle = await openCradle();
afterAll(cradle.close);
afterEach(() => {
  [disk.sync, disk.files] = ['takes', 'taken'];
});

const patience = { timeout: 20_000 };
const sizes = { leastJournal: 1 << 20, slice: 50 };
const move = async (store: Store, from: number) =>
  expect(await store.commit(commit({ from, body: `${from}`, log: [`${from}`] }))).toBe('done');
const snapshots = (folder: string) => snapshotNumbers(embeddedFolder(folder));

test('What the disk has lost is whole again with a snapshot, and the stop is a success', async () => {
  const life = await cradle.begin(cradle.folder(), sizes);
  disk.sync = 'fails';
  await move(life.store, 0);
  await expect.poll(() => snapshots(life.folder), patience).toEqual([2]);
  disk.sync = 'takes';
  expect(life.said).toEqual([expect.stringContaining('1.journal could not be written: EIO')]);
  await life.close();
});

test('While no snapshot makes up for what the disk has lost, a stop says so', async () => {
  const life = await cradle.begin(cradle.folder(), sizes);
  [disk.sync, disk.files] = ['fails', 'refused'];
  await move(life.store, 0);
  await expect.poll(() => life.said, patience).toHaveLength(2);
  expect(life.said[1]).toContain('2.snapshot could not be written: there is no room left');
  [disk.sync, disk.files] = ['takes', 'taken'];
  await move(life.store, 1);
  await expect(life.close()).rejects.toThrow('could not be written at the end: EIO');
  expect(snapshots(life.folder)).toEqual([]);
});

test('What the disk loses in the very moment of the stop is no success', async () => {
  const life = await cradle.begin(cradle.folder(), sizes);
  const before = disk.syncs;
  [disk.sync, disk.files] = ['fails', 'refused'];
  await move(life.store, 0);
  await expect.poll(() => disk.syncs, { ...patience, interval: 1 }).toBeGreaterThan(before);
  await expect(life.close()).rejects.toThrow('could not be written at the end: EIO');
});

test('What the disk loses while a snapshot is taken is whole again with the next one', async () => {
  const life = await cradle.begin(cradle.folder(), sizes);
  let goOn = (): void => {};
  disk.files = new Promise((resolve) => {
    goOn = resolve;
  });
  disk.sync = 'fails';
  await move(life.store, 0);
  await expect.poll(() => life.said, patience).toHaveLength(1);
  await move(life.store, 1);
  await expect.poll(() => life.said, patience).toHaveLength(2);
  expect(life.said[1]).toContain('2.journal could not be written: EIO');
  disk.sync = 'takes';
  goOn();
  await expect.poll(() => snapshots(life.folder), patience).toEqual([2, 3]);
  await life.close();
});
