import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { needs } from '../needs.ts';
import { openFaultyRedis } from '../store/faultyRedis.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateau-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
});

/** The playground as its owner runs it, with nothing of the surroundings. */
function run(environment: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, ['dist/main.js'], {
    env: { PATH: '', PLAYGROUND_PORT: '0', DISCORD_TOKEN: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    told.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    told.err += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, told, ended };
}

test(
  'A data folder that is a file is named in one line, also when games are kept in a Redis',
  needs.server,
  async () => {
    const redis = await openFaultyRedis();
    onTestFinished(redis.close);
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { told, ended } = run({ DATA_DIR: file, REDIS_URL: redis.url });
    expect(await ended).toBe(1);
    expect(told.err).toBe(
      `plateau: ${file} cannot be used: it is a file, or lies in one. Name a folder in DATA_DIR.\n`,
    );
  },
);

test('A playground that cannot be saved for the last time does not end as if it were', async () => {
  await writeFile(join(folder, 'playground-files'), '');
  const { child, told, ended } = run({ DATA_DIR: folder });
  await expect.poll(() => told.out, { timeout: 30_000 }).toContain('The playground is open');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
});
