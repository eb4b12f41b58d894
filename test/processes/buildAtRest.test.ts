import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { temporaryFolder } from '../store/servers.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = ['doctor', 'table', 'backup', 'restore'];

let folder: string;
const cleanups: (() => unknown)[] = [];
beforeEach(async () => {
  const { path, remove } = await temporaryFolder();
  folder = realpathSync(path);
  cleanups.push(remove);
  mkdirSync(join(folder, 'tools'));
  cpSync('tools/buildAtRest.mjs', join(folder, 'tools/buildAtRest.mjs'));
  const build = `node -e "require('fs').writeFileSync('built', '')"`;
  const before = Object.fromEntries(commands.map((name) => [`pre${name}`, scripts[`pre${name}`]]));
  const itself = Object.fromEntries(commands.map((name) => [name, 'node --version']));
  const given = { type: 'module', scripts: { build, ...before, ...itself } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(given));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Whether the command builds before it runs. */
function builds(command: string): boolean {
  rmSync(join(folder, 'built'), { force: true });
  execFileSync('npm', ['run', '--silent', command], { cwd: folder, stdio: 'ignore' });
  return existsSync(join(folder, 'built'));
}

/** What a build left there, with a bot that does nothing. */
function putBuilt(): void {
  mkdirSync(join(folder, 'dist'));
  cpSync('dist/runsHere.js', join(folder, 'dist/runsHere.js'));
  writeFileSync(join(folder, 'dist/main.js'), 'console.log("runs"); setInterval(() => undefined, 1000);');
}

describe('npm run doctor, table, backup and restore', () => {
  test('build where nothing is built, and where no bot runs', () => {
    expect(commands.filter(builds)).toEqual(commands);
    putBuilt();
    expect(commands.filter(builds)).toEqual(commands);
  });

  test('leave a bot that runs what it was started from', needs.linux, async () => {
    putBuilt();
    const bot = spawn(process.execPath, ['dist/main.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(bot.stdout, 'data');
    expect(commands.filter(builds)).toEqual([]);
    bot.kill();
    await once(bot, 'exit');
    expect(builds('doctor')).toBe(true);
  });
});
