import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openLocalServer } from '../../src/store/localServer.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { describeEach, localKinds, needs } from '../needs.ts';
import { quiet, temporaryFolder } from '../store/servers.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  cleanups.push(folder.remove);
  return folder.path;
}

/** Kills a playing process at its twentieth move. Gives the last move that it printed as kept. */
async function playUntilKilled(folder: string, kind: string): Promise<number> {
  const fixture = fileURLToPath(new URL('./killedParent.fixture.mjs', import.meta.url));
  const parent: ChildProcess = spawn(process.execPath, [fixture, folder, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let moves = 0;
  let last = 0;
  for await (const line of createInterface({ input: parent.stdout as NodeJS.ReadableStream })) {
    last = Number(line);
    moves += 1;
    if (moves === 20) parent.kill('SIGKILL');
  }
  return last;
}

describeEach(localKinds, 'The local server ($name)', ({ kind }) => {
  test('loses nothing when its Plateau is killed and started again at once', async () => {
    const folder = await dataFolder();
    for (let life = 0; life < 2; life++) {
      const last = await playUntilKilled(folder, kind);
      expect(last).toBeGreaterThanOrEqual(20 * (life + 1));
      const server = await openLocalServer({ dataDir: folder, kind, log: quiet });
      cleanups.push(server.stop);
      const store = openRedisStore(connectRedis(server.address));
      const { revision, body } = await store.load('1');
      // One more move may have been kept before it could be printed.
      expect([last, last + 1]).toContain(revision);
      expect(body).toBe(String(revision));
      expect(await store.log('1')).toHaveLength(revision);
      await store.close();
      await server.stop();
    }
  });

  test('describes itself in one line', async () => {
    const folder = await dataFolder();
    const { describe: line, stop } = await openLocalServer({ dataDir: folder, kind, log: quiet });
    cleanups.push(stop);
    expect(line).toMatch(/^Storage: .* lost/);
    expect(line).toContain(folder);
    expect(line).not.toContain('\n');
  });

  test('is used again for a data folder that it began', async () => {
    const folder = await dataFolder();
    const first = await openLocalServer({ dataDir: folder, kind, log: quiet });
    const store = openRedisStore(connectRedis(first.address));
    await store.saveSettings('1', kind);
    await store.close();
    await first.stop();
    const second = await openLocalServer({ dataDir: folder, log: quiet });
    cleanups.push(second.stop);
    expect(second.describe).toBe(first.describe);
  });
});

test('A folder of redis-server has one Plateau at a time', needs.server, async () => {
  const folder = await dataFolder();
  const { stop } = await openLocalServer({ dataDir: folder, kind: 'path', log: quiet });
  cleanups.push(stop);
  await Promise.all(
    localKinds.map(({ kind }) =>
      expect(openLocalServer({ dataDir: folder, kind, log: quiet })).rejects.toThrow('Another Plateau uses'),
    ),
  );
});

test('A folder of a server that is no longer installed is not used by another kind of server', async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, 'redis'));
  await writeFile(join(folder, 'redis', 'server.log'), '');
  const path = process.env['PATH'];
  process.env['PATH'] = '';
  try {
    await expect(openLocalServer({ dataDir: folder, log: quiet })).rejects.toThrow(join(folder, 'redis'));
  } finally {
    process.env['PATH'] = path;
  }
});
