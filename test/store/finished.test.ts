import { beforeEach, describe, expect, test } from 'vitest';
import { bucketOf } from '../../src/store/keys.ts';
import type { Entering } from '../../src/store/port.ts';
import { describeEach } from '../needs.ts';
import { benchOf } from './bench.ts';
import { commit, exported, nothing } from './samples.ts';
import { storesOfAllKinds } from './servers.ts';

const kinds = await storesOfAllKinds();

const page = 'games';
const line = (name: string, text?: string) => ({ page, name, text });
const entering = (changes: Partial<Entering>): Entering => ({ from: 0, lines: [], scores: [], ...changes });

describeEach(kinds, 'On $name,', (kind) => {
  const bench = benchOf(kind);

  describe('what ended at a table', () => {
    const end = (from: number, body: string) =>
      bench.store.commit(commit({ from, chapter: 'new', body, log: [`of ${body}`], recordBy: 50 }));

    test('is given to whoever asks after its time, and to one process at a time', async () => {
      await end(0, 'first');
      expect(await bench.store.unrecorded(49, 99, 10)).toEqual([]);
      expect(await bench.store.unrecorded(50, 99, 10)).toEqual(['100.7']);
      expect(await bench.other.unrecorded(60, 99, 10)).toEqual([]);
      expect(await bench.other.unrecorded(99, 120, 10)).toEqual(['100.7']);
    });

    test('is recorded once, and not kept in the archive then', async () => {
      await end(0, 'first');
      const { chapter, archived } = await bench.store.ended('100.7');
      await bench.store.recorded('100.7', chapter, archived);
      expect(await bench.store.unrecorded(100, 200, 10)).toEqual([]);
      expect((await bench.store.ended('100.7')).last).toBeUndefined();
      await bench.store.commit(commit({ from: 1, chapter: 'new', body: 'second' }));
      expect(await bench.store.ended('100.7')).toMatchObject({ archived: [], last: { body: 'second' } });
    });

    test('stays to be recorded when the next match began while it was read', async () => {
      await end(0, 'first');
      const read = await bench.store.ended('100.7');
      await end(1, 'second');
      await bench.store.recorded('100.7', read.chapter, read.archived);
      expect(await bench.store.unrecorded(100, 200, 10)).toEqual(['100.7']);
      const { archived, chapter, last } = await bench.store.ended('100.7');
      expect(archived).toMatchObject([{ body: 'first', log: ['of first'] }]);
      expect(last).toMatchObject({ body: 'second' });
      await bench.store.recorded('100.7', chapter, archived);
      expect(await bench.store.ended('100.7')).toMatchObject({ archived: [], last: undefined });
    });

    test('stays recorded when something is said of it afterwards', async () => {
      await end(0, 'first');
      await bench.store.recorded('100.7', 1, []);
      await bench.store.commit(commit({ from: 1, body: 'first, and a wish for a rematch' }));
      expect((await bench.store.ended('100.7')).last).toBeUndefined();
    });
  });

  describe('a replay', () => {
    const replay = { code: 'ABCD2345', match: '1/1/1', line: 'all of it', at: 1_000 };

    test('is kept once under its code, which names no other match', async () => {
      expect(await bench.store.keepReplay(replay)).toBe('kept');
      expect(await bench.other.keepReplay({ ...replay, line: 'again', at: 2_000 })).toBe('known');
      expect(await bench.store.keepReplay({ ...replay, match: '2/1/1' })).toBe('taken');
      expect(await bench.store.replay(replay.code)).toEqual(replay);
      expect(await bench.store.replay('unknown')).toBeUndefined();
    });

    test('can be written anew, if it is kept', async () => {
      await bench.store.keepReplay(replay);
      await bench.store.rewriteReplay(replay.code, 'without a name');
      await bench.store.rewriteReplay('unknown', 'nothing');
      expect(await bench.store.replay(replay.code)).toEqual({ ...replay, line: 'without a name' });
      expect(await bench.behind.keys()).not.toContain(`${bucketOf('unknown')}replay:unknown`);
    });

    test('is dropped alone, too', async () => {
      await bench.store.keepReplay(replay);
      await bench.store.dropReplay(replay.code);
      expect(await bench.store.replay(replay.code)).toBeUndefined();
      expect(await bench.store.dropReplays(9_999, 100)).toBe(0);
    });

    test('is dropped when it is old', async () => {
      for (let n = 0; n < 30; n++) await bench.store.keepReplay({ ...replay, code: `C${n}`, at: n });
      expect(await bench.store.dropReplays(20, 100)).toBe(20);
      expect(await bench.store.replay('C19')).toBeUndefined();
      expect(await bench.store.replay('C20')).toBeDefined();
      expect(await bench.store.dropReplays(20, 100)).toBe(0);
    });
  });

  describe('a book', () => {
    beforeEach(async () => {
      const lines = [line('a', 'one'), line('b', 'two')];
      const scores = [
        { list: 'foxu', name: 'ada', score: 12.5 },
        { list: 'foxu', name: 'bob', score: 20 },
        { list: 'foxu', name: 'eve', score: -3 },
      ];
      expect(await bench.store.enter('9', entering({ lines, scores }))).toBe('done');
    });

    test('gives its lines, all or some', async () => {
      expect(await bench.store.page('9', page)).toEqual(
        new Map([
          ['a', 'one'],
          ['b', 'two'],
        ]),
      );
      expect(await bench.store.page('9', page, ['b', 'c'])).toEqual(new Map([['b', 'two']]));
      expect(await bench.store.page('9', page, [])).toEqual(new Map());
      expect(await bench.store.page('8', page)).toEqual(new Map());
    });

    test('takes nothing that was made from an older revision', async () => {
      expect(await bench.store.bookRevision('9')).toBe(1);
      expect(await bench.store.enter('9', entering({ lines: [line('a', 'three')] }))).toBe('conflict');
      expect(await bench.store.page('9', page, ['a'])).toEqual(new Map([['a', 'one']]));
      expect(await bench.store.enter('9', entering({ from: 1, lines: [line('a', 'three'), line('b')] }))).toBe('done');
      expect(await bench.store.page('9', page)).toEqual(new Map([['a', 'three']]));
    });

    test('takes a line once, whatever else comes with it', async () => {
      const again = entering({ from: 1, once: { page, name: 'a' }, lines: [line('a', 'again'), line('c', 'three')] });
      expect(await bench.store.enter('9', again)).toBe('known');
      expect(await bench.store.page('9', page, ['a', 'c'])).toEqual(new Map([['a', 'one']]));
    });

    test('orders a list by its scores, the highest first', async () => {
      expect(await bench.store.highest('9', 'foxu', 0, 2)).toEqual([
        { name: 'bob', score: 20 },
        { name: 'ada', score: 12.5 },
      ]);
      expect(await bench.store.highest('9', 'foxu', 2, 5)).toEqual([{ name: 'eve', score: -3 }]);
      expect(await bench.store.highest('9', 'foxu', 0, 0)).toEqual([]);
      expect(await bench.store.placeOn('9', 'foxu', 'ada')).toEqual({ place: 1, of: 3 });
      expect(await bench.store.placeOn('9', 'foxu', 'nobody')).toEqual({ place: undefined, of: 3 });
      await bench.store.enter('9', entering({ from: 1, scores: [{ list: 'foxu', name: 'bob', score: undefined }] }));
      expect(await bench.store.placeOn('9', 'foxu', 'ada')).toEqual({ place: 0, of: 2 });
    });

    test('tells the score of a name', async () => {
      expect(await bench.store.scoreOn('9', 'foxu', 'eve')).toBe(-3);
      expect(await bench.store.scoreOn('9', 'foxu', 'nobody')).toBeUndefined();
    });

    test('is found with all others, and so is whoever has a shelf', async () => {
      await bench.store.note('77', 'daily', 'ada', 'a line', '');
      expect(await bench.store.homes()).toEqual(['77', '9']);
    });

    test('tells all that it holds, also the shelves beside it, and lets each be torn out', async () => {
      await bench.store.note('9', 'daily', 'ada', 'a line', '');
      expect(await bench.store.contents('9')).toEqual({ pages: [page], lists: ['foxu'], shelves: ['daily'] });
      await bench.store.tearOut('9', 'pages', page);
      await bench.store.tearOut('9', 'shelves', 'daily');
      expect(await bench.store.contents('9')).toEqual({ pages: [], lists: ['foxu'], shelves: [] });
      expect(await bench.store.page('9', page)).toEqual(new Map());
      expect(await bench.store.notes('9', 'daily')).toEqual(new Map());
    });
  });

  test('Tables are found, live or over, and can be erased', async () => {
    const tables = ['100.7', '5', '@8.9'] as const;
    for (const table of tables) {
      const listing = table === '5' ? undefined : 'a listing';
      await bench.store.commit(commit({ table, log: ['a'], wake: 5, announceBy: 5, recordBy: 5, listing }));
    }
    expect(await bench.store.keptTables()).toEqual(['100.7', '5', '@8.9']);
    for (const table of tables) await bench.store.erase(table);
    expect(await bench.store.keptTables()).toEqual([]);
    expect(await bench.store.counts()).toEqual({ live: 0, waking: 0, unannounced: 0 });
    expect(await bench.store.unrecorded(9, 99, 9)).toEqual([]);
    expect(await exported(bench.store)).toEqual(nothing);
  });
});
