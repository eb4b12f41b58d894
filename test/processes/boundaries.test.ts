import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roomsConfiguration } from '../../tools/rooms/lintRules.mjs';
import { withRooms } from '../../tools/rooms/roomsPage.mjs';
import { rooms } from '../../tools/rooms/table.mjs';
import { typesOnly } from '../../tools/rooms/typesOnly.mjs';
import { refusedOf } from './rooms/linted.ts';
import { globalsOf, importsOf, type Probe, places } from './rooms/probes.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** These must hold whatever the table of rooms says: somebody could change both table and rules by mistake. */
const examples: readonly Probe[] = [
  ['commands/probe.ts', '../render/paint.ts'],
  ['commands/probe.ts', '../workers/openWorkers.ts'],
  ['commands/probe.ts', '../store/redisStore.ts'],
  ['commands/probe.ts', '../games/foxu/rules.ts'],
  ['commands/probe.ts', '../main.ts'],
  ['games/foxu/probe.ts', '../zgame/rules.ts'],
  ['games/foxu/face/probe.ts', '../../zgame/rules.ts'],
  ['games/foxu/probe.ts', '../registry.ts'],
  ['games/foxu/probe.ts', '../minds.ts'],
  ['games/foxu/probe.ts', '../../render/paint.ts'],
  ['games/foxu/probe.ts', '../../env.ts'],
  ['games/foxu/probe.ts', 'node:crypto'],
  ['games/foxu/probe.ts', 'discord.js'],
  ['games/kit/probe.ts', '../foxu/board.ts'],
  ['games/contract.ts', './registry.ts'],
  ['games/contract.ts', './minds.ts'],
  ['commands/probe.ts', '../games/minds.ts'],
  ['games/contract.ts', './foxu/index.ts'],
  ['host/probe.ts', '../commands/words/words.ts'],
  ['host/probe.ts', '../store/redisStore.ts'],
  ['host/probe.ts', '@discordjs/rest'],
  ['render/probe.ts', '../games/contract.ts'],
  ['store/probe.ts', '../host/host.ts'],
  ['workers/probe.ts', '../host/host.ts'],
  ['playground/discord/probe.ts', '../../commands/words/words.ts'],
  ['playground/probe.ts', 'discord.js'],
  ['probe.ts', 'ioredis'],
  ['probe.ts', './games/foxu/index.ts'],
  // The rules must see this import, however its path is written.
  ['host/probe.ts', './../store/redisStore.ts'],
  ['host/probe.ts', '../host/../store/redisStore.ts'],
  ['host/probe.ts', '../../src/store/redisStore.ts'],
  ['host/probe.ts', '../../dist/store/redisStore.js'],
  ['host/probe.ts', '/src/store/redisStore.ts'],
  ['host/probe.ts', '#store'],
].map(([file = '', from = '']) => ({ file, source: `import type { Thing } from '${from}';`, verdict: 'refused' }));

const byPlace = places.map((place) => ({ path: place.path, probes: [...importsOf(place), ...globalsOf(place)] }));
const refused = refusedOf([...byPlace.flatMap(({ probes }) => probes), ...examples]);
const shown = ({ file, source }: Probe): string => `${file}: ${source}`;

describe.each(byPlace)('in src/$path', ({ probes }) => {
  const [forbidden, allowed] = [probes.filter(isForbidden), probes.filter((probe) => !isForbidden(probe))];

  test('the linter refuses all that the table of rooms does not allow', () => {
    expect(forbidden.length).toBeGreaterThan(100);
    expect(forbidden.filter((probe) => !refused.has(probe)).map(shown)).toEqual([]);
  });

  test('it refuses nothing else', () => {
    expect(allowed.length).toBeGreaterThan(10);
    expect(allowed.filter((probe) => refused.has(probe)).map(shown)).toEqual([]);
  });
});

function isForbidden({ verdict }: Probe): boolean {
  return verdict === 'refused';
}

test.each(examples)('$file may not say `$source`', (probe) => {
  expect(refused.has(probe)).toBe(true);
});

describe('what is made from the table of rooms is up to date (`npm run rooms` makes it again)', () => {
  test('the configuration of the linter', () => {
    expect(JSON.parse(read('biome/rooms.json'))).toEqual(roomsConfiguration());
    expect(read('biome/typesOnly.grit')).toBe(typesOnly());
  });

  test('the table in ARCHITECTURE.md', () => {
    expect(read('ARCHITECTURE.md')).toBe(withRooms(read('ARCHITECTURE.md')));
  });
});

test('the table names single files that exist', () => {
  const named = rooms
    .flatMap(({ knows, knowsTypes }) => [...knows, ...knowsTypes])
    .filter((each) => /\w\.ts$/.test(each));
  expect(named.filter((file) => !existsSync(`src/${file}`))).toEqual([]);
});

test('nothing in biome.json replaces what the rooms may import', () => {
  const { extends: base, overrides } = JSON.parse(read('biome.json')) as { extends: string[]; overrides: unknown[] };
  expect(base).toEqual(['./biome/rooms.json']);
  expect(JSON.stringify(overrides)).not.toMatch(/noRestricted|plugins|"src/);
});
