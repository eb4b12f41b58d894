import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../vitest.config.ts';

/** What starts processes or browsers. */
const starting = /^(?:node:)?(?:child_process|cluster)$|^playwright/;
/** They start a Redis for the tests of stores, where the machine has one. */
const servers = ['servers', 'plainRedis', 'faultyRedis', 'faultyCluster', 'openStore.test'];
const mayStart = new Set(servers.map((name) => join('test', 'store', `${name}.ts`)));

const elsewhere: readonly string[] = Object.values(folders).flat();
const own = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.test.ts') && !elsewhere.includes(path.split(sep)[0] ?? ''),
);

/** What a file of the tests imports, types aside. */
function importsOf(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  return [...source.matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)].map(([, from = '']) => from);
}

test('no test of npm test starts a process: those that do are in a folder of npm run test:full', () => {
  const seen = new Set<string>();
  const found: string[] = [];
  function walk(path: string, by: readonly string[]): void {
    if (seen.has(path) || mayStart.has(path)) return;
    seen.add(path);
    for (const from of importsOf(path)) {
      if (starting.test(from)) found.push([...by, path, from].join(' > '));
      const next = join(dirname(path), from);
      if (from.startsWith('.') && next.startsWith(`test${sep}`) && existsSync(next)) walk(next, [...by, path]);
    }
  }
  for (const path of own) walk(join('test', path), []);
  expect(own.length).toBeGreaterThan(250);
  expect(found).toEqual([]);
});
