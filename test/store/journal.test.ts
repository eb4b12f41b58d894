import { statSync } from 'node:fs';
import {
  type Arbitrary,
  assert as always,
  array,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  option,
  record,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableId } from '../../src/store/address.ts';
import { embeddedFolder, fileOf, numbersOf } from '../../src/store/embedded/folder.ts';
import type { Store } from '../../src/store/port.ts';
import { type Cradle, openCradle } from './keepers.ts';
import { commit, exported, inOrder } from './samples.ts';

let [kept, reference]: Cradle[] = [];
beforeAll(async () => {
  [kept, reference] = [await openCradle(), await openCradle()];
});
afterAll(async () => {
  await kept?.close();
  await reference?.close();
});

type Deed = (store: Store) => Promise<unknown>;

const table: Arbitrary<TableId> = nat(12).map((n) => `${n % 3}.${n}` as TableId);
const instant = nat(100);
const wish = constantFrom('one', 'other');
const text = nat(60).map((size) => 'é"\r\n'.repeat(size));

const deeds: readonly Arbitrary<Deed>[] = [
  record({
    table,
    stale: boolean(),
    body: text,
    log: array(text, { maxLength: 3 }),
    chapter: constantFrom('same' as const, 'new' as const),
    keep: constantFrom(undefined, 0, 1, 2),
    wake: option(instant, { nil: undefined }),
    announceBy: option(instant, { nil: undefined }),
    listing: option(text, { nil: undefined }),
    input: option(nat(9).map(String), { nil: undefined }),
  }).map(({ stale, ...made }) => async (store) => {
    const { revision } = await store.load(made.table);
    return store.commit(commit({ ...made, from: stale ? revision + 1 : revision }));
  }),
  record({ table, revision: nat(4), text, wish }).map(
    (made) => (store) => store.announced(made.table, made.revision, made.text, made.wish),
  ),
  record({ now: instant, again: instant }).map(
    ({ now, again }) =>
      (store) =>
        store.unannounced(now, again, 5),
  ),
  record({ table, until: instant }).map((made) => (store) => store.hold([made.table], made.until)),
  record({ table, by: instant, wish }).map((made) => (store) => store.remind(made.table, made.by, made.wish)),
  record({ table, at: nat(3) }).map((made) => (store) => store.clear(made.table, made.at, 'everything')),
  record({ table, at: nat(3), now: nat(3) }).map(
    ({ now, ...cleared }) =>
      (store) =>
        store.putBack(cleared, now + 4),
  ),
  constant((store: Store) => store.check()),
  record({ guild: nat(3), text }).map((made) => (store) => store.saveSettings(`${made.guild}`, made.text)),
  record({ name: nat(9), oldest: nat(5), text }).map(
    (made) => (store) => store.note('1', 'shelf', `${made.name}`, made.text, `${made.oldest}`),
  ),
  nat(40).map((now) => (store) => store.pulse(now * 1_000, 3_000)),
];
/** This would hide what went wrong before it, so it is rare. */
const restoring: Arbitrary<Deed> = constant(async (store) => store.import(await exported(store)));
const deed = oneof({ weight: 60, arbitrary: oneof(...deeds) }, { weight: 1, arbitrary: restoring });

const steps = array(
  record({
    deed,
    next: nat(39).map((n) => (n === 0 ? 'kill' : 'go on')),
  }),
  { minLength: 200, maxLength: 300, size: 'max' },
);

test('Killed at any time, also during a snapshot, the store is what it would be had it lived on', async () => {
  let [kills, during] = [0, 0];
  const judge = asyncProperty(steps, nat(3), async (played, slice) => {
    const [lasting, first] = [
      await (reference as Cradle).begin((reference as Cradle).folder()),
      await (kept as Cradle).begin((kept as Cradle).folder(), { leastJournal: 2_000, slice: 3 * slice + 1 }),
    ];
    let life = first;
    for (const [i, { deed, next }] of played.entries()) {
      expect(await deed(life.store)).toEqual(await deed(lasting.store));
      if (next === 'go on') continue;
      // Only ticks may be lost, and none that came before a write.
      for (const store of [life.store, lasting.store]) await store.saveSettings('last', `${i}`);
      life = await life.killed();
      kills += 1;
      if (life.began.some((name) => name.endsWith('.part'))) during += 1;
      expect(inOrder(await exported(life.store)).sort(byText)).toEqual(
        inOrder(await exported(lasting.store)).sort(byText),
      );
      expect(life.said).toEqual([]);
    }
    await life.close();
    await lasting.close();
  });
  await always(judge, { numRuns: 6, endOnFailure: true });
  expect(kills).toBeGreaterThan(10);
  expect(during).toBeGreaterThan(3);
}, 120_000);

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

test('To ask whether it can be written to leaves nothing in the journal', async () => {
  const life = await (kept as Cradle).begin((kept as Cradle).folder());
  const size = () => Math.max(...journalSizes(life.folder));
  await life.store.saveSettings('1', 'a');
  const before = size();
  for (let n = 0; n < 5; n++) expect(await life.store.check()).toMatchObject({ parts: 64, writable: 64 });
  expect(size()).toBe(before);
  await life.store.saveSettings('1', 'b');
  expect(size()).toBeGreaterThan(before);
  await life.close();
});

function journalSizes(dataDir: string): number[] {
  const folder = embeddedFolder(dataDir);
  return numbersOf(folder, 'journal').map((number) => statSync(fileOf(folder, number, 'journal')).size);
}
