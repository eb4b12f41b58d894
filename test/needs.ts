import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, inject } from 'vitest';

/** A test may need this of a machine. Without it, it is skipped, and the last lines of the run say why. */
export interface Need {
  readonly skip: boolean;
  readonly meta: { readonly needs: string };
}

declare module 'vitest' {
  interface TaskMeta {
    needs?: string;
  }
}

/** The path of a Redis server that this machine has. */
export function findProgram(names: readonly string[] = ['redis-server', 'valkey-server']): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const need = (what: string, isThere: boolean): Need => ({ skip: !isThere, meta: { needs: what } });

export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const needs = {
  server: need(
    'redis-server or valkey-server on the PATH (Debian: apt-get install redis-server)',
    findProgram() !== undefined,
  ),
  chromium: need(
    `${chromium} (Debian: apt-get install chromium; elsewhere set CHROMIUM to its path)`,
    existsSync(chromium),
  ),
  linux: need('Linux', process.platform === 'linux'),
  /** For claims that hold only over many games. */
  everySeed: need('all seeds: npm run test:full', inject('share') === 1),
} as const;

export const mounting = 'to mount a disk (root on Linux)';

/** A `describe` for each of these, which is skipped where what it needs is missing. `$name` in the title is its name. */
export function describeEach<Row extends { readonly name: string; readonly need?: Need | undefined }>(
  rows: readonly Row[],
  title: string,
  body: (row: Row) => void,
): void {
  for (const row of rows) describe(title.replace('$name', row.name), row.need ?? {}, () => body(row));
}

/** Where a bot may keep its games. */
export const storeKinds = [
  { name: 'SQLite', kind: 'sqlite' },
  { name: 'Redis', kind: 'redis', need: needs.server },
] as const;
