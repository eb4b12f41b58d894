import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { describeEach } from '../needs.ts';
import { serverKinds, temporaryFolder } from '../store/servers.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(): Promise<string> {
  const made = await temporaryFolder();
  cleanups.push(made.remove);
  return made.path;
}

/** As `npm run backup -- …` does. */
function run(command: 'backup' | 'restore', args: readonly string[], env: Readonly<Record<string, string>>) {
  const script = fileURLToPath(new URL(`../../dist/store/${command}.js`, import.meta.url));
  return promisify(execFile)(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], REDIS_URL: '', ...env },
  });
}

const kinds = (await serverKinds()).flatMap(({ name, need, open }) => (open ? [{ name, need, open }] : []));

describeEach(kinds, 'Backup and restore with the $name', ({ name, open }) => {
  test('work while it runs, and bring back what was there', async () => {
    const [dataDir, file] = [await folder(), join(await folder(), 'backup.jsonl')];
    const server = await open(dataDir);
    cleanups.push(server.stop);
    const store = openRedisStore(connectRedis(server.address));
    cleanups.push(store.close);
    const env = name === 'Redis Cluster' ? { REDIS_URL: server.address } : { DATA_DIR: dataDir };

    await store.saveSettings('1', 'before');
    expect((await run('backup', [file], env)).stderr).toBe(`Backed up to ${file}.\n`);
    expect((await run('backup', [], env)).stdout).toBe(await readFile(file, 'utf8'));
    await store.saveSettings('1', 'after');
    await store.saveSettings('2', 'after');
    expect((await run('restore', [file], env)).stderr).toBe(`Restored from ${file}.\n`);
    expect([await store.settings('1'), await store.settings('2')]).toEqual(['before', undefined]);
  });

  // Plateau never starts a Cluster itself.
  const startable = name === 'Redis Cluster' ? [] : [name];
  test.each(startable)('work while nothing runs (%s)', async () => {
    const [dataDir, file] = [await folder(), join(await folder(), 'backup.jsonl')];
    const inside = async (settings: string): Promise<string | undefined> => {
      const server = await open(dataDir);
      const store = openRedisStore(connectRedis(server.address));
      const found = await store.settings('1');
      await store.saveSettings('1', settings);
      await store.close();
      await server.stop();
      return found;
    };
    await inside('before');
    await run('backup', [file], { DATA_DIR: dataDir });
    expect(await inside('after')).toBe('before');
    await run('restore', [file], { DATA_DIR: dataDir });
    expect(await inside('end')).toBe('before');
  });
});

test('A restore that fails says why in one line, and changes nothing', async () => {
  const [dataDir, file] = [await folder(), join(await folder(), 'backup.jsonl')];
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
