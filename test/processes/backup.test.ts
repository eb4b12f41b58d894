import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { idOf } from '../../src/store/address.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { describeEach, needs } from '../needs.ts';
import { openMemory } from '../store/behind.ts';
import { commit, exported, inOrder } from '../store/samples.ts';
import { folderOfTest, type Kind, serverKinds, storesOfAllKinds } from '../store/servers.ts';

/** As `npm run backup -- …` does. */
function run(command: 'backup' | 'restore', args: readonly string[], env: Readonly<Record<string, string>>) {
  const script = fileURLToPath(new URL(`../../dist/store/${command}.js`, import.meta.url));
  return promisify(execFile)(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], REDIS_URL: '', ...env },
  });
}

const kinds: readonly Kind[] = [{ name: 'SQLite' }, ...(await serverKinds()).filter(({ open }) => open !== undefined)];

describeEach(kinds, 'Backup and restore with $name', ({ open }) => {
  test('work while it runs, and bring back what was there', async () => {
    const [dataDir, file] = [await folderOfTest(), join(await folderOfTest(), 'backup.jsonl')];
    const server = await open?.(dataDir);
    if (server !== undefined) onTestFinished(server.stop);
    const store = server === undefined ? await openThread(dataDir) : openRedisStore(connectRedis(server.address));
    onTestFinished(store.close);
    const env = server === undefined ? { DATA_DIR: dataDir } : { REDIS_URL: server.address };

    await store.saveSettings('1', 'before');
    expect((await run('backup', [file], env)).stderr).toBe(`Backed up to ${file}.\n`);
    expect((await run('backup', [], env)).stdout).toBe(await readFile(file, 'utf8'));
    await store.saveSettings('1', 'after');
    await store.saveSettings('2', 'after');
    expect((await run('restore', [file], env)).stderr).toBe(`Restored from ${file}.\n`);
    expect([await store.settings('1'), await store.settings('2')]).toEqual(['before', undefined]);
  });
});

test('Backup and restore work while nothing runs', async () => {
  const [dataDir, file] = [await folderOfTest(), join(await folderOfTest(), 'backup.jsonl')];
  const inside = (settings: string) =>
    withStore(storeAt({ DATA_DIR: dataDir }), async (store) => {
      const found = await store.settings('1');
      await store.saveSettings('1', settings);
      return found;
    });
  await inside('before');
  await run('backup', [file], { DATA_DIR: dataDir });
  expect(await inside('after')).toBe('before');
  await run('restore', [file], { DATA_DIR: dataDir });
  expect(await inside('end')).toBe('before');
});

test('A thousand tables give one backup in every kind of store', { ...needs.server, timeout: 60_000 }, async () => {
  const digests = new Map<string, string>();
  const filled = openMemory().store;
  await fill(filled);
  const lines = await exported(filled);
  for (const { name, need, open, both } of await storesOfAllKinds()) {
    if (need?.skip === true) continue;
    const folder = await folderOfTest();
    const server = await open?.(folder);
    if (server !== undefined) onTestFinished(server.stop);
    const store = (await both?.(folder))?.store ?? openRedisStore(connectRedis(server?.address ?? ''));
    onTestFinished(store.close);
    await store.import(lines);
    digests.set(name, digest(await exported(store)));
  }
  expect(digests.size).toBeGreaterThan(3);
  expect(new Set(digests.values())).toEqual(new Set([digest(lines)]));
});

/** A thousand tables, some of them after their first match, with what was recorded of it. */
async function fill(store: Store): Promise<void> {
  for (let n = 0; n < 1_000; n++) {
    const table = idOf({ at: 'thread', channel: `${10n ** 17n + BigInt(n % 300)}`, thread: `${n}` });
    const log = Array.from({ length: n % 7 }, (_, nth) => `"${nth}/é"`);
    const first = commit({
      table,
      body: `{"of":"${n}/1"}`,
      log,
      wake: 1_764_000_000_000 + n,
      announceBy: n,
      listing: 'l',
    });
    await store.commit(first);
    if (n % 3 === 0) await store.commit({ ...first, from: 1, chapter: 'new', recordBy: n, input: `${n}` });
    if (n % 5 === 0) await store.announced(table, 1, 'shown');
    await store.enter(`${n % 40}`, {
      from: await store.bookRevision(`${n % 40}`),
      lines: [{ page: 'games', name: `${n}`, text: 'a line' }],
      scores: [{ list: 'foxu', name: `${n}`, score: n / 7 }],
    });
  }
  await store.keepReplay({ code: 'ABCD', match: '1/1', line: 'all', at: 5 });
  await store.saveSettings('1', '{}');
}

const digest = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        inOrder(lines)
          .map((line) => JSON.stringify(line))
          .toSorted(),
      ),
    )
    .digest('hex');

test('A restore that fails says why in one line, and changes nothing', async () => {
  const [dataDir, file] = [await folderOfTest(), join(await folderOfTest(), 'backup.jsonl')];
  await writeFile(file, '{"plateau":"store","version":1}\n{"key":"plat');
  const tries = [
    [[], 'Not restored: name the backup file'],
    [[file], 'Not restored: Line 2:'],
    [[`${file}.none`], 'Not restored: ENOENT'],
  ] as const;
  for (const [args, said] of tries) {
    await expect(run('restore', args, { DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${said}.*\n$`)),
    });
  }
});
