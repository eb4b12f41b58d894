// Starts processes: one must be in a group of its own, and one must be found by its program.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runsHere } from '../../src/runsHere.ts';
import { needs } from '../needs.ts';
import { folderOfTest } from '../store/servers.ts';

const mega = 1 << 20;
/** Such files are memory, and are not given away. */
const tmpfs = 0x01_02_19_94;
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
    onTestFinished(() => rmdirSync(group));
    try {
      writeFileSync(join(group, file), String(limit));
      return group;
    } catch {
      // This tree counts no memory.
    }
  }
  return undefined;
}

test('What a limited group keeps of files is available there', async ({ skip }) => {
  const folder = await folderOfTest();
  const group = statfsSync(folder).type === tmpfs ? undefined : limitedGroup(400 * mega);
  if (group === undefined) return skip('to make a control group (root on Linux, and a disk)');
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
  const folder = await folderOfTest();
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
