import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cachedFiles } from '../src/cachedFiles.ts';
import { type MemoryUse, memoryFault, memoryNote, memoryRoom, memoryTold } from '../src/memoryRoom.ts';
import { folderOfTest } from './store/servers.ts';

const mega = 1 << 20;
const alone: MemoryUse = { store: 'its own', bot: 'is to start' };
const beside: MemoryUse = { store: 'its own', bot: 'runs here' };
const withRedis: MemoryUse = { store: 'a Redis', bot: 'is to start' };

describe('The memory of the machine', () => {
  test('is measured', () => {
    const { available, limit } = memoryRoom();
    expect(available).toBeGreaterThan(mega);
    expect(limit).toBeGreaterThanOrEqual(available / 2);
    expect(Number.isFinite(limit)).toBe(true);
  });

  test.each([
    [alone, 110],
    [withRedis, 100],
  ])('is a fault when there is less than Plateau takes at rest: %j', (use, least) => {
    const left = (megabytes: number) => memoryFault({ available: megabytes * mega, limit: 4_000 * mega }, use);
    expect(left(least - 1)).toContain(`${least - 1} MB of memory left, and Plateau takes ${least} MB`);
    expect(left(least)).toBeUndefined();
  });

  test('is none beside a bot that runs, and has what it takes', () => {
    const room = { available: 20 * mega, limit: 600 * mega };
    expect(memoryFault(room, beside)).toBeUndefined();
    expect(memoryTold(room, beside)).toBe('20 MB are available beside the bot that runs here');
  });

  test.each([
    [alone, 600, 465],
    [withRedis, 512, 455],
  ])('is noted when there is less than Plateau is to have: %j', (use, ample, most) => {
    const all = (megabytes: number) => memoryNote({ available: 0, limit: megabytes * mega }, use);
    expect(all(ample - 1)).toContain(`There are ${ample - 1} MB in all; while all games were played`);
    expect(all(ample - 1)).toContain(`up to ${most} MB. Let it have ${ample} MB.`);
    expect(all(ample)).toBeUndefined();
  });
});

describe('What a container keeps of files', () => {
  const second = 'anon 50\nfile 900\ninactive_file 700\nactive_file 200\n';
  const first = 'cache 9\ninactive_file 1\ntotal_cache 900\ntotal_inactive_file 600\n';
  const trees: readonly [string, Readonly<Record<string, string>>, number][] = [
    ['of its own group', { 'proc/self/cgroup': '0::/a/b\n', 'sys/fs/cgroup/a/b/memory.stat': second }, 700],
    ['at the root', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.stat': second }, 700],
    [
      'of the first version',
      { 'proc/self/cgroup': '5:cpu,memory:/a\n0::/\n', 'sys/fs/cgroup/memory/a/memory.stat': first },
      600,
    ],
    [
      'that sees another path than it is told',
      { 'proc/self/cgroup': '4:memory:/docker/1\n', 'sys/fs/cgroup/memory/memory.stat': first },
      600,
    ],
    ['where there are no groups', {}, 0],
    ['where they are not told', { 'proc/self/cgroup': '0::/a\n' }, 0],
  ];
  test.each(trees)('is read %s', async (_, files, bytes) => {
    const root = await folderOfTest();
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    expect(cachedFiles(root)).toBe(bytes);
  });
});
