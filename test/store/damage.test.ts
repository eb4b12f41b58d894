import { expect, test } from 'vitest';
import {
  archiveKey,
  bucketOf,
  clearedKey,
  clearedOf,
  liveKey,
  livingOf,
  logKey,
  recordKey,
  unannouncedOf,
  wakesOf,
  writtenWith,
} from '../../src/store/keys.ts';
import { DamagedKey } from '../../src/store/port.ts';
import { describeEach } from '../needs.ts';
import { benchOf } from './bench.ts';
import { commit } from './samples.ts';
import { serverKinds, storesOfAllKinds } from './servers.ts';

describeEach(await storesOfAllKinds(), 'What is cleared in the store on $name', (kind) => {
  const bench = benchOf(kind);

  test('clears a table unread, goes on from its revision, and puts it back', async () => {
    await bench.store.commit(commit({ body: 'broken', log: ['a'], wake: 5, announceBy: 5, listing: 'live' }));
    await bench.store.clear('100.7', 77, 'everything');
    expect(await bench.other.load('100.7')).toMatchObject({ revision: 1, body: undefined, bulletin: undefined });
    expect(await bench.other.counts()).toEqual({ live: 0, waking: 0, unannounced: 0 });
    expect(await bench.other.cleared()).toEqual([{ table: '100.7', at: 77 }]);
    await bench.store.commit(commit({ from: 1, body: 'next', log: ['b'], listing: 'live' }));
    expect(await bench.store.putBack({ table: '100.7', at: 77 }, 78)).toBe('taken');
    await bench.store.commit(commit({ from: 2, body: 'ended', listing: undefined }));
    expect(await bench.store.putBack({ table: '100.7', at: 1 }, 78)).toBe('unknown');
    expect(await bench.store.putBack({ table: '100.7', at: 77 }, 78)).toBe('done');
    expect(await bench.other.load('100.7')).toMatchObject({ revision: 4, body: 'broken' });
    expect(await bench.other.log('100.7')).toEqual(['a']);
    // What ended there meanwhile is kept as well.
    expect(await bench.other.cleared()).toEqual([{ table: '100.7', at: 78 }]);
  });

  test.each(['seven', '', '-1', '1.5', '07', '1e3', 'inf', 'nan', '9007199254740993'])(
    'finds a table damaged whose revision is "%s", and clears it',
    async (revision) => {
      await bench.store.commit(commit({ body: 'one' }));
      await bench.behind.setField(recordKey('100.7'), 'revision', revision);
      await expect(bench.store.load('100.7')).rejects.toThrow(DamagedKey);
      await bench.store.clear('100.7', 77, 'everything');
      const { revision: from, body } = await bench.store.load('100.7');
      expect(body).toBeUndefined();
      expect(await bench.store.commit(commit({ from, body: 'two' }))).toBe('done');
    },
  );

  test('clears a table once, though two ask for it in the same instant', async () => {
    await bench.store.commit(commit({ body: 'one', log: ['a'] }));
    await Promise.all([bench.store, bench.other].map((store) => store.clear('100.7', 77, 'everything')));
    expect(await bench.store.cleared()).toEqual([{ table: '100.7', at: 77 }]);
    expect(await bench.store.putBack({ table: '100.7', at: 77 }, 78)).toBe('done');
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 2, body: 'one' });
  });
});

describeEach(await serverKinds(), 'What is damaged in the store on $name', (kind) => {
  const bench = benchOf(kind);

  test('deletes for good of what was cleared what is named, with all that belongs to it, and nothing else', async () => {
    await bench.store.commit(commit({ body: 'one', log: ['a'] }));
    await bench.store.clear('100.7', 77, 'everything');
    await bench.store.commit(commit({ table: '100.8', body: 'two', log: ['b'] }));
    await bench.store.clear('100.8', 78, 'everything');
    for (const key of [recordKey('100.9'), wakesOf(bucketOf('100'))]) await bench.client.xadd(key, '*', 'of', 'others');
    await bench.store.clear('100.9', 79, 'everything');
    const seen: unknown[] = [];
    await bench.store.seeCleared(({ at, text }) => {
      seen.push([at, ...['one', 'two', '"a"'].filter((each) => text.includes(each))]);
      return at === 77 ? 'drop' : 'keep';
    });
    expect(seen.sort()).toEqual([[77, 'one', '"a"'], [78, 'two'], [79], [79]]);
    expect((await bench.other.cleared()).map(({ at }) => at)).toEqual([78, 79]);
    expect(await bench.client.exists(clearedKey(logKey('100.7'), 77), clearedKey(recordKey('100.7'), 77))).toBe(0);
    expect(await bench.store.putBack({ table: '100.7', at: 77 }, 80)).toBe('unknown');
    expect(await bench.store.putBack({ table: '100.8', at: 78 }, 80)).toBe('done');
    expect(await bench.other.log('100.8')).toEqual(['b']);
    await bench.store.seeCleared(() => 'drop');
    expect(await bench.other.cleared()).toEqual([]);
  });

  test('clears a table whose keys and lists have a wrong type', async () => {
    for (const key of [recordKey('100.7'), logKey('100.7'), wakesOf(bucketOf('100'))]) await bench.client.set(key, '?');
    await expect(bench.store.load('100.7')).rejects.toThrow(DamagedKey);
    await bench.store.clear('100.7', 77, 'everything');
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 77, body: undefined });
  });

  test.each([
    ['log', logKey('100.7')],
    ['archive', archiveKey('100.7')],
    ['list of wakes', wakesOf(bucketOf('100'))],
    ['list of what is to be announced', unannouncedOf(bucketOf('100'))],
    ['list of what is live', liveKey('100')],
  ])('writes nothing of a commit when the %s has a wrong type', async (_, key) => {
    await bench.store.commit(commit({ body: 'one', log: ['a'] }));
    await bench.client.del(key);
    await bench.client.set(key, '?');
    const next = commit({ from: 1, body: 'two', log: ['b'], wake: 5, announceBy: 5, listing: 'live' });
    await expect(bench.store.commit(next)).rejects.toThrow(DamagedKey);
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 1, body: 'one' });
    await bench.client.del(key);
  });

  const ofTable = writtenWith('100.7').map(({ key }) => [key] as const);

  test.each([...ofTable.slice(1), [clearedOf(bucketOf('100'))] as const])(
    'moves %s out of the way when it has a wrong type, and with "damaged" nothing else',
    async (key) => {
      await bench.store.commit(commit({ body: 'one', log: ['a'] }));
      await bench.client.del(key);
      await bench.client.set(key, '?');
      expect(await bench.store.damagedKeys('100.7')).toEqual(key.endsWith(':cleared') ? [] : [key]);
      await bench.store.clear('100.7', 77, 'damaged');
      expect(await bench.store.damagedKeys('100.7')).toEqual([]);
      expect(await bench.client.get(clearedKey(key, 77))).toBe('?');
      expect(await bench.store.load('100.7')).toMatchObject({ revision: 1, body: 'one' });
      expect(await bench.store.cleared()).toEqual([]);
      const next = commit({ from: 1, body: 'two', log: ['b'], wake: 5, announceBy: 5, listing: 'live' });
      expect(await bench.store.commit(next)).toBe('done');
    },
  );

  test.each(ofTable)('clears a table and frees its place, also when %s has a wrong type', async (key) => {
    await bench.store.commit(commit({ body: 'one', log: ['a'], wake: 5, announceBy: 5, listing: 'live' }));
    await bench.client.del(key);
    await bench.client.set(key, '?');
    await bench.store.clear('100.7', 77, 'everything');
    expect(await bench.store.cleared()).toEqual([{ table: '100.7', at: 77 }]);
    expect(await bench.client.get(clearedKey(key, 77)).catch(() => 'no text')).toBe('?');
    const { revision: from, body } = await bench.store.load('100.7');
    expect(body).toBeUndefined();
    const next = commit({ from, body: 'two', log: ['b'], wake: 5, announceBy: 5, listing: 'live' });
    expect(await bench.store.commit(next)).toBe('done');
    expect(await bench.store.log('100.7')).toEqual(['b']);
  });

  test.each([wakesOf(bucketOf('100')), livingOf(bucketOf('100'))])(
    'puts nothing back while %s has a wrong type, and loses nothing',
    async (key) => {
      await bench.store.commit(commit({ body: 'one', log: ['a'] }));
      await bench.store.clear('100.7', 77, 'everything');
      await bench.client.set(key, '?');
      await expect(bench.store.putBack({ table: '100.7', at: 77 }, 78)).rejects.toThrow(`${key} is a string`);
      await bench.client.del(key);
      expect(await bench.store.putBack({ table: '100.7', at: 77 }, 78)).toBe('done');
      expect(await bench.store.load('100.7')).toMatchObject({ body: 'one' });
      expect(await bench.store.log('100.7')).toEqual(['a']);
    },
  );

  test('gives what all other lists have when some have a wrong type, and names those until they are right', async () => {
    await bench.store.commit(commit({ table: '200', body: '', wake: 5, announceBy: 5, listing: 'live' }));
    await bench.store.commit(commit({ table: '300', body: '' }));
    await bench.store.clear('300', 77, 'everything');
    const bucket = bucketOf('100');
    const broken = [wakesOf(bucket), unannouncedOf(bucket), livingOf(bucket), clearedOf(bucket), liveKey('100')];
    for (const key of broken) await bench.client.set(key, '?');
    expect(await bench.store.due(9, 10)).toEqual(['200']);
    expect(await bench.store.unannounced(9, 20, 10)).toEqual(['200']);
    expect(await bench.store.allLive()).toEqual(['200']);
    expect(await bench.store.cleared()).toEqual([{ table: '300', at: 77 }]);
    expect(await bench.store.live('100')).toEqual(new Map());
    expect(await bench.store.counts()).toEqual({ live: 1, waking: 1, unannounced: 1 });
    expect([...bench.store.damagedLists()].sort()).toEqual(broken.sort());
    for (const key of broken) await bench.client.del(key);
    await bench.store.counts();
    await bench.store.cleared();
    await bench.store.live('100');
    expect(bench.store.damagedLists()).toEqual([]);
  });
});
