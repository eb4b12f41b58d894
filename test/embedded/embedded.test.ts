import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { endLine, headLine, keptLine } from '../../src/store/backup/lines.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { embeddedFolder } from '../../src/store/embedded/folder.ts';
import { pageKey } from '../../src/store/keys.ts';
import { openLocalServer } from '../../src/store/localServer.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { commit, exported, inOrder } from '../store/samples.ts';
import { quiet, temporaryFolder } from '../store/servers.ts';

const children = vi.hoisted((): ChildProcess[] => []);
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  const fork = (...args: Parameters<typeof actual.fork>): ChildProcess => {
    const child = actual.fork(...args);
    children.push(child);
    return child;
  };
  return { ...actual, fork };
});

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  cleanups.push(folder.remove);
  return folder.path;
}

interface Opened {
  readonly store: Store;
  readonly address: string;
  readonly said: string[];
  close(): Promise<void>;
}

async function open(dataDir: string): Promise<Opened> {
  const said: string[] = [];
  const server = await openLocalServer({ dataDir, kind: 'embedded', log: (line) => said.push(line) });
  const store = openRedisStore(connectRedis(server.address), undefined, undefined, server.ticksLost);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= store.close().then(server.stop);
    return closing;
  };
  cleanups.push(close);
  return { store, address: server.address, said, close };
}

async function keep(store: Store, settings: string): Promise<void> {
  await store.saveSettings('1', settings);
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      await sleep(50);
    }
  }
}

async function killChild(): Promise<void> {
  const killed = children.at(-1);
  killed?.kill('SIGKILL');
  await new Promise((resolve) => killed?.once('exit', resolve));
}

/** The size of every file, by its name. */
async function sizes(folder: string): Promise<Record<string, number>> {
  const names = await readdir(embeddedFolder(folder));
  const found = await Promise.all(names.map((name) => stat(join(embeddedFolder(folder), name))));
  return Object.fromEntries(names.map((name, i) => [name, found[i]?.size ?? 0]));
}

test('What was answered is there again after the server was killed, and boards can go on', async () => {
  const folder = await dataFolder();
  const { store, said } = await open(folder);
  for (let life = 0; life < 3; life++) {
    await store.commit(commit({ from: life, body: `${life}`, log: [`${life}`], listing: 'l', wake: 5 }));
    await keep(store, `${life}`);
    await killChild();
    expect(await patiently(() => store.settings('1'))).toBe(`${life}`);
    expect(await store.load('100.7')).toMatchObject({ revision: life + 1, body: `${life}` });
    expect(await store.log('100.7')).toHaveLength(life + 1);
    expect(await store.due(5, 1)).toEqual(['100.7']);
  }
  expect(said).toContain('The embedded Valkey has ended by itself and is started again.');
});

test('Nothing is written while only the clock ticks, and a stop writes the last tick', async () => {
  const folder = await dataFolder();
  const { store, close } = await open(folder);
  await store.pulse(1_000, 10_000);
  await keep(store, 'there');
  const before = await sizes(folder);
  for (let tick = 2; tick <= 50; tick++) await store.pulse(tick * 1_000, 10_000);
  await exported(store);
  expect(await sizes(folder)).toEqual(before);
  await close();
  const again = await open(folder);
  await again.store.pulse(60_000, 10_000);
  expect((await again.store.clock()).outages).toEqual([]);
});

test('A write is never kept without the tick before it', async () => {
  const folder = await dataFolder();
  const { store } = await open(folder);
  for (const tick of [1_000, 2_000, 90_000, 91_000]) await store.pulse(tick, 10_000);
  await keep(store, 'there');
  const clock = await store.clock();
  expect(clock.outages).toEqual([[2_000, 90_000]]);
  await killChild();
  expect(await patiently(() => store.clock())).toEqual(clock);
  await store.pulse(100_000, 10_000);
  expect(await store.clock()).toEqual(clock);
});

test('Ticks that only the store has lost are no outage for the process that hosted on, and the time it was away is one', async () => {
  const { store } = await open(await dataFolder());
  const minute = Array.from({ length: 58 }, (_, second) => (second + 2) * 1_000);
  await store.pulse(1_000, 10_000);
  await keep(store, 'there');
  for (const tick of minute) await store.pulse(tick, 10_000);
  await killChild();
  expect((await patiently(() => store.pulse(61_000, 10_000))).outages).toEqual([]);
  await killChild();
  expect((await patiently(() => store.pulse(90_000, 10_000))).outages).toEqual([[61_000, 90_000]]);
  await killChild();
  expect((await patiently(() => store.pulse(91_000, 10_000))).outages).toEqual([[61_000, 90_000]]);
});

test.each(['by the process that hosted on', 'by one that has just started'])(
  'The days since a backup are given back when it is restored, %s',
  async (which) => {
    const folder = await dataFolder();
    const first = await open(folder);
    const day = 24 * 60 * 60_000;
    await first.store.pulse(1_000, 10_000);
    await keep(first.store, 'there');
    await first.store.pulse(2_000, 10_000);
    const backup = await exported(first.store);
    await first.store.pulse(day, 10_000);
    await keep(first.store, 'later');
    await first.store.import(backup);
    if (which === 'by the process that hosted on') await killChild();
    else await first.close();
    const { store } = which === 'by the process that hosted on' ? first : await open(folder);
    expect((await patiently(() => store.pulse(day + 1_000, 10_000))).outages).toEqual([[2_000, day + 1_000]]);
    expect(await store.settings('1')).toBe('there');
  },
);

test('A record that is not whole is left out with a warning, and what was before it stays', async () => {
  const folder = await dataFolder();
  const journal = join(embeddedFolder(folder), '1.journal');
  const first = await open(folder);
  for (const settings of ['first', 'second', 'third']) await keep(first.store, settings);
  await first.close();
  await truncate(journal, (await stat(journal)).size - 5);
  const second = await open(folder);
  expect(await second.store.settings('1')).toBe('second');
  expect(second.said).toHaveLength(1);
  expect(second.said[0]).toContain(`${journal} ends with`);
  await keep(second.store, 'fourth');
  await second.close();
  const { store, said } = await open(folder);
  expect(await store.settings('1')).toBe('fourth');
  expect(said).toEqual([]);
});

test('A child that cannot start again keeps trying until it can', async () => {
  const folder = await dataFolder();
  const { store, said } = await open(folder);
  await keep(store, 'saved');
  const journal = join(embeddedFolder(folder), '1.journal');
  await rename(journal, `${journal}.elsewhere`);
  await writeFile(join(embeddedFolder(folder), '2.journal'), '');
  await killChild();
  while (!said.some((line) => line.includes('does not start'))) await sleep(50);
  await expect(store.settings('1')).rejects.toBeInstanceOf(StoreAway);
  await rename(`${journal}.elsewhere`, journal);
  expect(await patiently(() => store.settings('1'))).toBe('saved');
});

test('What earlier versions saved is taken over, also a key with very many items', async () => {
  const folder = await dataFolder();
  const count = 150_000;
  const items = Array.from({ length: count }, (_, nth) => [`${nth}`, `text ${nth}`]).flat();
  const kept = { key: pageKey('1', 'results-2026-11'), type: 'hash', items } as const;
  const saved = [headLine, keptLine(kept), endLine(1)].join('\n');
  await writeFile(join(folder, 'plateau.jsonl'), `${saved}\n`);
  const { store } = await open(folder);
  const some = Array.from({ length: 150 }, (_, nth) => [`${nth * 1_000 + 999}`, `text ${nth * 1_000 + 999}`] as const);
  const names = some.map(([name]) => name);
  expect(await store.page('1', 'results-2026-11', names)).toEqual(new Map(some));
});

test('What earlier versions saved is taken over, or else the save before it', async () => {
  const lines = async (settings: string): Promise<string> => {
    const { store } = await open(await dataFolder());
    await store.commit(commit({ body: settings, log: ['a', 'b'], wake: 1.5, announceBy: 2, listing: 'l' }));
    await keep(store, settings);
    return `${(await exported(store)).join('\n')}\n`;
  };
  const [older, newer] = [await lines('older'), await lines('newer')];
  for (const [saved, found] of [
    [newer, newer],
    [newer.slice(0, -5), older],
  ] as const) {
    const folder = await dataFolder();
    await writeFile(join(folder, 'plateau.jsonl'), saved);
    await writeFile(join(folder, 'plateau.jsonl.old'), older);
    const { store, said, close } = await open(folder);
    expect(inOrder(await exported(store))).toEqual(inOrder(found.trim().split('\n')));
    expect(said.map((line) => line.includes('could not be read'))).toEqual(found === saved ? [] : [true]);
    await keep(store, 'after');
    await close();
    expect(await (await open(folder)).store.settings('1')).toBe('after');
  }
});

test('It does not start, rather than start empty, when no save can be read', async () => {
  const folder = await dataFolder();
  await writeFile(join(folder, 'plateau.jsonl'), '');
  const saved = join(embeddedFolder(folder), '1.jsonl');
  await expect(open(folder)).rejects.toThrow(`${saved} cannot be read`);
  await expect(open(folder)).rejects.toThrow('No save can be read');
  expect(await readFile(saved, 'utf8')).toBe('');
});

test('Only one Plateau at a time may use a data folder', async () => {
  const folder = await dataFolder();
  const { store } = await open(folder);
  await expect(openLocalServer({ dataDir: folder, kind: 'embedded', log: quiet })).rejects.toThrow(
    `Another Plateau uses ${folder}`,
  );
  await keep(store, 'undisturbed');
  expect(await store.settings('1')).toBe('undisturbed');
});

test.skipIf(process.platform === 'win32')('Nobody else may connect, however long the name of the folder', async () => {
  const folder = join(await dataFolder(), 'long'.repeat(20), 'longer'.repeat(20));
  for (const dataDir of [await dataFolder(), folder]) {
    const { store, address } = await open(dataDir);
    await keep(store, 'there');
    expect(await store.settings('1')).toBe('there');
    expect((await stat(address)).mode & 0o077).toBe(0);
    expect(Buffer.byteLength(address)).toBeLessThan(104);
  }
});
