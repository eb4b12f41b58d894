import { copyFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { embeddedFolder, fileOf } from '../../src/store/embedded/folder.ts';
import { openJournal } from '../../src/store/embedded/journal.ts';
import { command } from '../../src/store/embedded/resp.ts';
import { openCradle } from '../store/keepers.ts';

const synced = vi.hoisted((): string[] => []);
vi.mock('../../src/store/embedded/folder.ts', async (original) => {
  const actual = await original<typeof import('../../src/store/embedded/folder.ts')>();
  const syncFolder = (folder: string): Promise<void> => {
    synced.push(folder);
    return actual.syncFolder(folder);
  };
  return { ...actual, syncFolder };
});
afterEach(() => {
  synced.length = 0;
});

const cradle = await openCradle();
const root = await mkdtemp(join(tmpdir(), 'plateau-test-'));
afterAll(() => Promise.all([cradle.close(), rm(root, { recursive: true, force: true })]));

test('A new journal is found again after a power failure: its folder is written with it, once', async () => {
  const faults: unknown[] = [];
  const journal = openJournal(join(root, '1.journal'), 0, (error) => faults.push(error));
  expect(synced).toEqual([]);
  journal.append(command('SET', 'a', '1'));
  await vi.waitFor(() => expect(synced).toEqual([root]), 20_000);
  journal.append(command('SET', 'b', '2'));
  await journal.close();
  expect(synced).toEqual([root]);
  expect(faults).toEqual([]);
});

test.each([
  ['in the middle', [1, 3], 2],
  ['after several', [1, 2, 3, 5, 6], 4],
])('It does not start, rather than leave out what a journal %s had', async (_, numbers, missing) => {
  const first = await cradle.begin(cradle.folder());
  await first.store.saveSettings('1', 'there');
  await first.close();
  const file = (number: number): string => fileOf(embeddedFolder(first.folder), number, 'journal');
  for (const number of numbers) if (number > 1) copyFileSync(file(1), file(number));
  await expect(cradle.begin(first.folder)).rejects.toThrow(`${file(missing)} is missing. Put the file back`);
  copyFileSync(file(1), file(missing));
  const again = await cradle.begin(first.folder);
  expect(await again.store.settings('1')).toBe('there');
  expect(again.said).toEqual([]);
  await again.close();
});
