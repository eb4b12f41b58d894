import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cachedFiles } from '../src/cachedFiles.ts';
import { type MemoryUse, memoryFault, memoryNote, memoryRoom, memoryTold } from '../src/memoryRoom.ts';
import { runsHere } from '../src/runsHere.ts';
import { needs } from './needs.ts';
import { temporaryFolder } from './store/servers.ts';

const mega = 1 << 20;
/** Such files are memory, and are not given away. */
const tmpfs = 0x01_02_19_94;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function temporary(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  cleanups.push(remove);
  return path;
}

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
    [alone, 125],
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
    [alone, 600, 480],
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
    const root = await temporary();
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    expect(cachedFiles(root)).toBe(bytes);
  });
});

/** Makes a control group with a limit; undefined where that is not allowed. */
function limitedGroup(limit: number): string | undefined {
  const name = `plateau-test-${process.pid}`;
  for (const [tree, file] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ] as const) {
    const group = join(tree, name);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    cleanups.push(() => rmdirSync(group));
    try {
      writeFileSync(join(group, file), String(limit));
      return group;
    } catch {
      // This tree counts no memory.
    }
  }
  return undefined;
}

test('What a limited group keeps of files is available there', async () => {
  const folder = await temporary();
  const group = statfsSync(folder).type === tmpfs ? undefined : limitedGroup(400 * mega);
  if (group === undefined) {
    process.stdout.write(
      'No control group can be made here (that takes root on Linux, and a disk): a limit is not tried.\n',
    );
    return;
  }
  const look = `
    import { memoryRoom } from ${JSON.stringify(join(process.cwd(), 'dist/memoryRoom.js'))};
    console.log(JSON.stringify({ ...memoryRoom(), unused: process.availableMemory() }));`;
  // What is read twice from a disk is kept.
  const script = `echo $$ > "$1/cgroup.procs" && dd if=/dev/zero of=kept bs=1M count=320 2>&1 && sync kept && cat kept > /dev/null && exec "$2" --input-type=module -e "$3"`;
  const told = execFileSync('sh', ['-c', script, 'sh', group, process.execPath, look], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { available, limit, unused } = JSON.parse(told.trim().split('\n').at(-1) ?? '');
  expect(limit).toBe(400 * mega);
  expect(available - unused).toBeGreaterThan(100 * mega);
  expect(available).toBeLessThan(400 * mega);
});

test('A bot that runs here is found by its program, also when it is named from its folder', needs.linux, async () => {
  const folder = await temporary();
  const file = join(folder, 'main.js');
  await writeFile(file, 'setInterval(() => undefined, 1000);');
  for (const named of [file, './main.js']) {
    expect(runsHere(file)).toBe(false);
    const bot = spawn(process.execPath, ['--enable-source-maps', named], { cwd: folder, stdio: 'ignore' });
    await expect.poll(() => runsHere(file), { timeout: 10_000 }).toBe(true);
    bot.kill();
    await once(bot, 'exit');
  }
});
