import { afterAll, expect, test, vi } from 'vitest';
import type { TableId } from '../../src/store/address.ts';
import { embeddedFolder, snapshotNumbers } from '../../src/store/embedded/folder.ts';
import { openCradle } from '../store/keepers.ts';
import { commit, exported, inOrder } from '../store/samples.ts';

const steps = vi.hoisted((): { before: () => void } => ({ before: () => {} }));

/** Calls `before` ahead of each of these functions, and changes nothing else. */
const watched = vi.hoisted(() => <Module extends object>(actual: Module, names: readonly string[]): Module => {
  const around = names.map((name) => {
    const act = Reflect.get(actual, name) as (...args: unknown[]) => unknown;
    const watching = (...args: unknown[]): unknown => {
      steps.before();
      return act(...args);
    };
    return [name, watching] as const;
  });
  return { ...actual, ...Object.fromEntries(around) };
});

vi.mock('node:fs', async (original) =>
  watched(await original<typeof import('node:fs')>(), [
    ...['openSync', 'writeSync', 'renameSync', 'rmSync', 'ftruncateSync', 'mkdirSync'],
  ]),
);
vi.mock('node:fs/promises', async (original) =>
  watched(await original<typeof import('node:fs/promises')>(), ['open', 'rename', 'rm']),
);

const cradle = await openCradle();
afterAll(cradle.close);

test('A kill between any two steps of writing, also of a snapshot, loses nothing', async () => {
  const sizes = { leastJournal: 4_000, slice: 4 };
  const life = await cradle.begin(cradle.folder(), sizes);
  const states = [inOrder(await exported(life.store))];
  const left: { readonly folder: string; readonly answered: number }[] = [];
  const leave = (): void => {
    const folder = cradle.folder();
    life.left(folder);
    left.push({ folder, answered: states.length - 1 });
  };
  steps.before = leave;
  for (let from = 0; (snapshotNumbers(embeddedFolder(life.folder)).at(-1) ?? 0) < 6; from++) {
    const table = `${from % 4}` as TableId;
    const { revision } = await life.store.load(table);
    await life.store.commit(commit({ table, from: revision, body: 'body'.repeat(40), log: [`${from}`], wake: from }));
    steps.before = () => {};
    states.push(inOrder(await exported(life.store)));
    steps.before = leave;
  }
  await life.close();
  steps.before = () => {};

  const snapshots = new Set<string>();
  for (const { folder, answered } of left) {
    const next = await cradle.begin(folder, sizes);
    const found = inOrder(await exported(next.store));
    const last = JSON.stringify(found) === JSON.stringify(states[answered]) ? answered : answered + 1;
    expect(found).toEqual(states[last]);
    expect(next.said).toEqual([]);
    for (const name of next.began) if (name.endsWith('.snapshot')) snapshots.add(name);
    await next.close();
  }
  expect(snapshots.size).toBeGreaterThan(2);
}, 120_000);
