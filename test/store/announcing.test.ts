import { expect, test } from 'vitest';
import { idOf } from '../../src/store/address.ts';
import { recordKey } from '../../src/store/keys.ts';
import { describeEach } from '../needs.ts';
import { benchOf } from './bench.ts';
import { commit, exported } from './samples.ts';
import { storesOfAllKinds } from './servers.ts';

const kinds = await storesOfAllKinds();

describeEach(kinds, 'The list of what is to be announced, in the store on $name', (kind) => {
  const bench = benchOf(kind);

  test('keeps a table on the list until its last revision with something to announce is announced', async () => {
    await bench.store.commit(commit({ announceBy: 5 }));
    await bench.store.commit(commit({ from: 1, announceBy: undefined }));
    expect(await bench.store.unannounced(10, 20, 9)).toEqual(['100.7']);
    await bench.store.announced('100.7', 1, 'shown');
    expect(await bench.store.unannounced(30, 40, 9)).toEqual([]);
    await bench.store.commit(commit({ from: 2, announceBy: 35 }));
    await bench.store.announced('100.7', 2, 'older');
    expect(await bench.store.unannounced(50, 60, 9)).toEqual(['100.7']);
  });

  test('gives a table to announce to one process only, until the given time', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    expect(await bench.store.unannounced(9, 30, 5)).toEqual([]);
    const found = await Promise.all([bench.store.unannounced(10, 30, 5), bench.other.unannounced(10, 30, 5)]);
    expect(found.flat()).toEqual(['100.7']);
    expect(await bench.store.unannounced(29, 60, 5)).toEqual([]);
    expect(await bench.store.unannounced(30, 60, 5)).toEqual(['100.7']);
  });

  test('hides from others what a process holds, until it ends', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.store.hold(['100.7', '200'], 50);
    expect(await bench.other.unannounced(49, 90, 5)).toEqual([]);
    expect(await bench.other.unannounced(50, 90, 5)).toEqual(['100.7']);
    // The mark is the other's now.
    await bench.store.hold(['100.7'], 200);
    expect(await bench.store.unannounced(90, 190, 5)).toEqual(['100.7']);
    await bench.store.announced('100.7', 1, 'shown');
    expect(await bench.store.unannounced(999, 1_999, 5)).toEqual([]);
  });

  test('keeps a wish and the table on the list until it is noted that just this wish is fulfilled', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.store.announced('100.7', 1, 'shown');
    await bench.store.remind('100.7', 20, 'a wish');
    // As long as it is open, another adds nothing to it.
    await bench.store.remind('100.7', 20, 'another');
    expect(await bench.other.load('100.7')).toMatchObject({ wish: 'a wish' });
    await bench.store.announced('100.7', 1, 'edited');
    await bench.store.announced('100.7', 1, 'edited', 'an earlier wish');
    expect(await bench.other.unannounced(20, 30, 5)).toEqual(['100.7']);
    await bench.other.commit(commit({ from: 1, announceBy: 30 }));
    expect(await bench.other.load('100.7')).toMatchObject({ revision: 2, wish: 'a wish' });
    await bench.other.announced('100.7', 2, 'posted', 'a wish');
    expect(await bench.other.load('100.7')).toMatchObject({ bulletin: 'posted', wish: undefined });
    expect(await bench.other.unannounced(999, 1_999, 5)).toEqual([]);
  });

  test('takes no wish for a table that was never kept', async () => {
    await bench.store.remind('100.7', 20, 'a wish');
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 0, wish: undefined });
    expect(await bench.store.unannounced(20, 30, 5)).toEqual([]);
  });

  test('finds what is to be announced also in a backup', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.store.import(await exported(bench.store));
    expect(await bench.other.unannounced(10, 20, 5)).toEqual(['100.7']);
  });

  test('keeps the mark of a process that may still be sending, whatever others have shown meanwhile', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.other.commit(commit({ from: 1, announceBy: 10 }));
    expect(await bench.other.announced('100.7', 2, 'newer')).toEqual({ newest: 2, kept: 2, before: undefined });
    // The first process learns that a newer revision is there, and its own note does not replace the newer one.
    expect(await bench.store.announced('100.7', 1, 'older')).toEqual({ newest: 2, kept: 2, before: 'newer' });
    expect((await bench.store.load('100.7')).bulletin).toBe('newer');
    expect(await bench.other.unannounced(10, 20, 5)).toEqual(['100.7']);
    expect(await bench.other.announced('100.7', 2, 'again')).toEqual({ newest: 2, kept: 2, before: 'newer' });
    expect(await bench.store.unannounced(99, 100, 5)).toEqual([]);
  });

  test('notes nothing of a state that it has lost, and nothing of a table that is gone', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    expect(await bench.store.announced('100.7', 3, 'lost')).toEqual({ newest: 1, kept: 1, before: undefined });
    expect(await bench.store.load('100.7')).toMatchObject({ bulletin: undefined });
    expect(await bench.store.unannounced(10, 20, 5)).toEqual(['100.7']);
    expect(await bench.store.announced('300', 3, 'gone')).toEqual({ newest: 0, kept: 0, before: undefined });
    expect(await bench.store.load('300')).toMatchObject({ revision: 0, bulletin: undefined });
  });

  test('puts off no more tables than it gives', async () => {
    const tables = Array.from({ length: 9 }, (_, n) => idOf({ at: 'channel', channel: `${2_000 + n}` }));
    await Promise.all(tables.map((table, n) => bench.store.commit(commit({ table, announceBy: 100 + n }))));
    expect(await bench.store.unannounced(200, 300, 4)).toEqual(expect.arrayContaining(tables.slice(0, 4)));
    expect((await bench.store.unannounced(200, 300, 9)).toSorted()).toEqual(tables.slice(4));
  });

  test('takes an announced table off the list, unless it has moved on', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.store.commit(commit({ from: 1, announceBy: 10 }));
    await bench.store.announced('100.7', 1, 'old news');
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 2, bulletin: 'old news' });
    expect(await bench.store.unannounced(10, 11, 5)).toEqual(['100.7']);
    await bench.store.announced('100.7', 2, 'news');
    expect(await bench.store.unannounced(99, 100, 5)).toEqual([]);
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 2, bulletin: 'news' });
  });

  test('keeps an unannounced table on the list after a commit with nothing to announce', async () => {
    await bench.store.commit(commit({ announceBy: 10 }));
    await bench.store.commit(commit({ from: 1 }));
    expect(await bench.store.unannounced(10, 20, 5)).toEqual(['100.7']);
  });

  test('takes a note also where what was noted before is damaged', async () => {
    const { store, behind } = bench;
    await store.commit(commit({ table: '1', announceBy: 10 }));
    await behind.setField(recordKey('1'), 'noted', 'seven');
    await behind.setField(recordKey('1'), 'announcing', 'x');
    expect(await store.announced('1', 1, 'shown')).toEqual({ newest: 1, kept: 1, before: undefined });
    expect((await store.load('1')).bulletin).toBe('shown');
    expect(await store.unannounced(100, 200, 5)).toEqual([]);
  });
});
