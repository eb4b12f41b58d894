import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { prepare: string } };

/** Git without the user's settings, and without the variables of a hook that may run these tests. */
const clean = Object.fromEntries(
  Object.entries({
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
  }).filter(([name]) => !['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'].includes(name)),
);

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'plateau-hooks-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, env: clean, encoding: 'utf8' });
const hooksPath = (cwd: string) =>
  spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd, env: clean, encoding: 'utf8' }).stdout.trim();

describe('after an install', () => {
  function prepare(cwd: string, env: Readonly<Record<string, string>> = {}) {
    const done = spawnSync(scripts.prepare, { cwd, shell: true, encoding: 'utf8', env: { ...clean, ...env } });
    expect(done).toMatchObject({ status: 0, stdout: '', stderr: '' });
  }

  function project(path: string): string {
    mkdirSync(path, { recursive: true });
    cpSync('tools', join(path, 'tools'), { recursive: true });
    return path;
  }

  test('Git runs the hooks of the project', () => {
    git(project(folder), 'init', '-q');
    prepare(folder);
    expect(hooksPath(folder)).toBe('.githooks');
    prepare(folder);
    expect(hooksPath(folder)).toBe('.githooks');
  });

  test('other hooks that the user has chosen are kept', () => {
    git(project(folder), 'init', '-q');
    git(folder, 'config', 'core.hooksPath', 'mine');
    prepare(folder);
    expect(hooksPath(folder)).toBe('mine');
  });

  test('a repository around the project is not changed', () => {
    git(folder, 'init', '-q');
    const inside = project(join(folder, 'vendor/plateau'));
    prepare(inside);
    prepare(inside, { GIT_DIR: join(folder, '.git') });
    expect(hooksPath(folder)).toBe('');
  });

  test('nothing happens in an archive, or in an image with only package.json', () => {
    prepare(project(join(folder, 'archive')), { GIT_CEILING_DIRECTORIES: folder });
    mkdirSync(join(folder, 'image'));
    prepare(join(folder, 'image'));
  });

  test('nothing happens without Git, or when the checkout belongs to another user', () => {
    git(project(folder), 'init', '-q');
    const node = join(folder, 'bin');
    mkdirSync(node);
    symlinkSync(process.execPath, join(node, 'node'));
    prepare(folder, { PATH: node });
    prepare(folder, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
    expect(hooksPath(folder)).toBe('');
  });
});

describe('before a commit', () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  function commit() {
    const done = spawnSync('git', ['commit', '-qm', 'x'], { cwd: folder, env: clean, encoding: 'utf8' });
    return { status: done.status, said: done.stderr };
  }

  beforeEach(() => {
    for (const path of ['package.json', 'biome.json', 'biome', 'tsconfig.json', 'tsconfig.page.json', '.githooks']) {
      cpSync(path, join(folder, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    // node_modules is a link here, not a folder, so Git would take it for a file of the project.
    writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n');
    git(folder, 'init', '-q');
    git(folder, 'config', 'core.hooksPath', '.githooks');
    write('src/sum.ts', 'export const sum = (a: number, b: number): number => a + b;\n');
    git(folder, 'add', '-A');
    expect(commit()).toEqual({ status: 0, said: '' });
  });

  test('staged files must have the project’s style and keep to the imports of their room', () => {
    write('src/host/here.ts', "import { sum } from '../sum.ts'\n");
    write('src/other.ts', 'export let  untidy   = 1\n');
    git(folder, 'add', 'src/host');
    const { status, said } = commit();
    expect(status).not.toBe(0);
    expect(said).toContain('src/host/here.ts');
    expect(said).not.toContain('src/other.ts');

    write('src/host/here.ts', 'export const here = 1;\n');
    git(folder, 'add', 'src/host');
    expect(commit()).toEqual({ status: 0, said: '' });
  });

  test('the types of all files must be right, also of files that are not staged', () => {
    write('src/use.ts', "import { sum } from './sum.ts';\n\nexport const two = sum(1, 1);\n");
    git(folder, 'add', '-A');
    expect(commit().status).toBe(0);
    write('src/sum.ts', 'export const sum = (a: string): string => a;\n');
    git(folder, 'add', '-A');
    const { status, said } = commit();
    expect(status).not.toBe(0);
    expect(said).toContain('src/use.ts(3,');
  });

  test('without installed packages nothing is checked, and the hook says so', () => {
    rmSync(join(folder, 'node_modules'));
    write('src/untidy.ts', 'export let  untidy   = 1\n');
    git(folder, 'add', '-A');
    expect(commit()).toEqual({ status: 0, said: expect.stringContaining('Run npm ci') });
  });
});
