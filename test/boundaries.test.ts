import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
const place = mkdtempSync(join(tmpdir(), 'plateau-boundaries-'));
cpSync('biome.json', join(place, 'biome.json'));
cpSync('biome', join(place, 'biome'), { recursive: true });
afterAll(() => rmSync(place, { recursive: true }));

/** What the linter says of a file that stood at this path. */
function lint(path: string, source: string): 'clean' | 'refused' {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), source);
  const done = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', path], {
    cwd: place,
    encoding: 'utf8',
  });
  if (done.error) throw done.error;
  if (done.status !== 0 && !/noRestricted|plugin/.test(done.stderr)) throw new Error(done.stderr);
  return done.status === 0 ? 'clean' : 'refused';
}

const uses = (from: string) => `import { thing } from '${from}';\n\nexport const used = thing;\n`;

describe('the linter keeps the rooms apart', () => {
  test.each([
    ['a game', 'src/games/foxu/new.ts', 'node:fs'],
    ['a game', 'src/games/foxu/new.ts', '../../store/port.ts'],
    ['a game', 'src/games/foxu/new.ts', '../../render/paint.ts'],
    ['a game', 'src/games/foxu/new.ts', 'discord.js'],
    ['the painter', 'src/render/new.ts', '../games/contract.ts'],
    ['the store', 'src/store/new.ts', '../host/match.ts'],
    ['the store', 'src/store/new.ts', 'discord.js'],
    ['the host', 'src/host/new.ts', '../commands/words.ts'],
    ['the host', 'src/host/new.ts', '../store/redisStore.ts'],
    ['the host', 'src/host/new.ts', 'discord.js'],
    ['the commands', 'src/commands/new.ts', 'ioredis'],
    ['the commands', 'src/commands/new.ts', '../store/redisStore.ts'],
    ['the workers', 'src/workers/new.ts', '../host/match.ts'],
    ['the local Discord', 'src/playground/discord/new.ts', '../../commands/words.ts'],
  ])('%s (%s) may not import %s', (_, path, from) => {
    expect(lint(path, uses(from))).toBe('refused');
  });

  test.each([
    ['a game', 'src/games/foxu/new.ts', '../contract.ts'],
    ['the painter', 'src/render/new.ts', '@napi-rs/canvas'],
    ['the store', 'src/store/new.ts', 'ioredis'],
    ['the host', 'src/host/new.ts', '../store/port.ts'],
    ['the commands', 'src/commands/new.ts', 'discord.js'],
  ])('%s (%s) may import %s', (_, path, from) => {
    expect(lint(path, uses(from))).toBe('clean');
  });

  test.each([
    ['the clock', 'export const now = () => Date.now();\n'],
    ['chance', 'export const dice = () => Math.random();\n'],
  ])('a game may not ask for %s', (_, source) => {
    expect(lint('src/games/foxu/new.ts', source)).toBe('refused');
    expect(lint('src/host/new.ts', source)).toBe('clean');
  });
});
