import type { ChildProcess } from 'node:child_process';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { openLocalServer } from '../../src/store/localServer.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { quiet, temporaryFolder } from './servers.ts';

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
  const store = openRedisStore(connectRedis(server.address));
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

test('The file is not written while only the clock ticks, but gets every change and the last tick', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'plateau.jsonl');
  const { store, close } = await open(folder);
  await store.pulse(0, 10_000);
  await keep(store, 'first');
  const written = async () => (await stat(file).catch(() => undefined))?.mtimeMs;
  while ((await written()) === undefined) await sleep(50);
  const first = await written();
  for (let tick = 1; tick <= 50; tick++) {
    await store.pulse(tick * 1_000, 10_000);
    await sleep(100);
  }
  expect(await written()).toBe(first);
  await keep(store, 'second');
  while ((await written()) === first) await sleep(50);
  await store.pulse(51_000, 10_000);
  await close();
  expect(await readFile(file, 'utf8')).toContain('51000');
});

test('After a stop everything is in the file, and the save before it is kept beside it', async () => {
  const folder = await dataFolder();
  for (const settings of ['first', 'second']) {
    const { store, close } = await open(folder);
    await keep(store, settings);
    await close();
  }
  expect(await readFile(join(folder, 'plateau.jsonl'), 'utf8')).toContain('second');
  expect(await readFile(join(folder, 'plateau.jsonl.old'), 'utf8')).toContain('first');
  const { store } = await open(folder);
  expect(await store.settings('1')).toBe('second');
});

test('A child that is killed starts again by itself, with everything that was saved', async () => {
  const folder = await dataFolder();
  const { store, said } = await open(folder);
  await keep(store, 'saved');
  const file = join(folder, 'plateau.jsonl');
  while (!(await readFile(file, 'utf8').catch(() => '')).includes('saved')) await sleep(50);

  const killed = children.at(-1);
  killed?.kill('SIGKILL');
  await new Promise((resolve) => killed?.once('exit', resolve));
  expect(await patiently(() => store.settings('1'))).toBe('saved');
  expect(children.at(-1)).not.toBe(killed);
  expect(said).toContain('The embedded Valkey has ended by itself and is started again.');
});

test('A child that cannot start again keeps trying until it can', async () => {
  const folder = await dataFolder();
  const { store, said } = await open(folder);
  await keep(store, 'saved');
  const file = join(folder, 'plateau.jsonl');
  while (!(await readFile(file, 'utf8').catch(() => '')).includes('saved')) await sleep(50);
  const whole = await readFile(file);

  await writeFile(file, 'garbage');
  children.at(-1)?.kill('SIGKILL');
  while (!said.some((line) => line.includes('does not start'))) await sleep(50);
  await expect(store.settings('1')).rejects.toBeInstanceOf(StoreAway);
  await writeFile(file, whole);
  expect(await patiently(() => store.settings('1'))).toBe('saved');
});

test('A damaged file is replaced by the save before it, with a warning', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'plateau.jsonl');
  for (const settings of ['first', 'second']) {
    const { store, close } = await open(folder);
    await keep(store, settings);
    await close();
  }
  await truncate(file, (await stat(file)).size - 5);
  const { store, said, close } = await open(folder);
  expect(await store.settings('1')).toBe('first');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${file} could not be read (Line 3:`);
  await close();
  const again = await open(folder);
  expect(await again.store.settings('1')).toBe('first');
  expect(again.said).toEqual([]);
});

test('It does not start, rather than start empty, when no save can be read', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'plateau.jsonl');
  await writeFile(file, '');
  await expect(open(folder)).rejects.toThrow(file);
  await writeFile(`${file}.old`, 'garbage');
  await expect(open(folder)).rejects.toThrow(`Neither ${file} nor ${file}.old can be read`);
  expect(await readFile(`${file}.old`, 'utf8')).toBe('garbage');
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
