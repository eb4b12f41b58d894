import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Probe } from './probes.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** Those probes that the linter refuses, in one run over all of them: each run would cost it half a second. */
export function refusedOf(probes: readonly Probe[]): ReadonlySet<Probe> {
  const folder = mkdtempSync(join(tmpdir(), 'plateau-rooms-'));
  try {
    cpSync('biome.json', join(folder, 'biome.json'));
    cpSync('biome', join(folder, 'biome'), { recursive: true });
    const at = new Map<string, Probe>();
    const files = new Map<string, string[]>();
    for (const probe of probes) {
      const file = `src/${probe.file}`;
      const lines = files.get(file) ?? [];
      files.set(file, lines);
      for (const line of probe.source.split('\n')) at.set(`${file}:${lines.push(line)}`, probe);
    }
    for (const [file, lines] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
    }
    return new Set(diagnostics(folder).flatMap((each) => at.get(lineOf(each)) ?? []));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lineOf = ({ location }: Diagnostic): string => `${location.path}:${location.start.line}`;

function diagnostics(folder: string): Diagnostic[] {
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '--skip-parse-errors'];
  const done = spawnSync(process.execPath, [biome, 'lint', ...options, 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (done.error) throw done.error;
  if (!done.stdout.startsWith('{')) throw new Error(done.stderr);
  const all = (JSON.parse(done.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  return all.filter(({ category }) => /noRestrictedImports|noRestrictedGlobals|plugin/.test(category));
}
