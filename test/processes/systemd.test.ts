import { execFile, execFileSync } from 'node:child_process';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { need } from '../needs.ts';
import { folderOfTest } from '../store/servers.ts';

const folder = 'docs/systemd';

const commandsOf = async (unit: string): Promise<string[]> =>
  [...(await readFile(join(folder, unit), 'utf8')).matchAll(/^ExecStart=(.*)$/gm)].map(([, command = '']) => command);

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const verifies = need('systemd-analyze', isThere('systemd-analyze'));

test('the service starts what `npm start` starts', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  expect(await commandsOf('plateau.service')).toEqual([`/usr/bin/env ${scripts.start}`]);
});

test('the nightly backup writes a file for the day, and drops those of more than two weeks ago', async () => {
  const [dataDir, kept] = [await folderOfTest(), await folderOfTest()];
  const store = await openThread(dataDir);
  onTestFinished(store.close);
  const longAgo = new Date(Date.now() - 16 * 24 * 60 * 60_000);
  for (const name of ['plateau-2020-01-01.jsonl', 'something else']) {
    await writeFile(join(kept, name), '');
    await utimes(join(kept, name), longAgo, longAgo);
  }
  for (const command of await commandsOf('plateau-backup.service')) {
    // systemd writes % as %%.
    const line = command.replaceAll('%%', '%').replace('/usr/bin/env node', process.execPath);
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, STATE_DIRECTORY: kept };
    await promisify(execFile)('/bin/sh', ['-c', line], { env });
  }
  const files = (await readdir(kept)).toSorted();
  expect(files).toEqual([expect.stringMatching(/^plateau-\d{4}-\d\d-\d\d\.jsonl$/), 'something else']);
  expect(await readFile(join(kept, files[0] ?? ''), 'utf8')).toContain('{');
});

test('systemd takes the units', verifies, async () => {
  for (const unit of await readdir(folder)) {
    const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', join(folder, unit)], {
      env: { PATH: process.env['PATH'], SYSTEMD_UNIT_PATH: `${join(process.cwd(), folder)}:` },
    });
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  }
});
