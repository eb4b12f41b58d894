import { expect, test } from 'vitest';
import { idOf } from '../../src/store/address.ts';
import { bucketOf } from '../../src/store/keys.ts';
import { describeEach } from '../needs.ts';
import { benchOf } from './bench.ts';
import { commit, exported, inOrder, nothing } from './samples.ts';
import type { Kind } from './servers.ts';

/** A part of store.test.ts. It is not a test file of its own because both use the same servers, one at a time. */
export function backupSuite(kinds: readonly Kind[]): void {
  describeEach(
    kinds.filter(({ both }) => both === undefined),
    'The export of $name',
    (kind) => {
      const bench = benchOf(kind);

      test('exports no index entry of a table that is not exported itself', async () => {
        await bench.store.commit(commit({ wake: 1, announceBy: 1, listing: 'l' }));
        const lines = inOrder(await exported(bench.store));
        const bucket = bucketOf('100');
        await bench.client.zadd(`${bucket}wakes`, 1, '100.8');
        await bench.client.zadd(`${bucket}unannounced`, 1, '100.8');
        await bench.client.sadd(`${bucket}living`, '100.8');
        await bench.client.hset(`${bucket}live:100`, '100.8', 'l');
        expect(inOrder(await exported(bench.store))).toEqual(lines);
      });
    },
  );

  describeEach(kinds, 'Export and import on $name', (kind) => {
    const bench = benchOf(kind);

    test('imports what it exported, and removes everything else', async () => {
      for (let n = 0; n < 30; n++) {
        const table = idOf({ at: 'thread', channel: `${3_000 + n}`, thread: `${n}` });
        await bench.store.commit(
          commit({ table, body: `« ${n} »\u2028"`, log: ['a', 'é'], wake: n, announceBy: n, listing: 'l' }),
        );
        await bench.store.commit(
          commit({ table, from: 1, chapter: 'new', log: ['b'], wake: 1.5e12 + n, listing: 'l' }),
        );
        await bench.store.announced(table, 1, 'bulletin');
      }
      await bench.store.commit(commit({ table: '4', log: Array.from({ length: 2_500 }, (_, n) => `${n}`) }));
      await bench.store.saveSettings('9', 'settings');
      await bench.store.savePreferences('9', 'preferences');
      await bench.store.pulse(1, 1);
      const lines = await exported(bench.store);
      expect(lines.join('')).not.toMatch(/[\n\r\u2028\u2029]/);

      await bench.store.import(nothing);
      expect(await bench.store.counts()).toEqual({ live: 0, waking: 0, unannounced: 0 });
      await bench.store.commit(commit({ table: '3000.0', body: 'other' }));
      await bench.store.saveSettings('10', 'other');
      await bench.store.savePreferences('9', 'other');
      await bench.store.import(lines);
      expect(await bench.store.preferences('9')).toBe('preferences');
      expect(inOrder(await exported(bench.store))).toEqual(inOrder(lines));
      expect(await bench.store.log('4')).toHaveLength(2_500);
      const { archived } = await bench.store.ended('3007.7');
      expect(archived).toMatchObject([{ body: '« 7 »\u2028"', log: ['a', 'é'] }]);
      expect(await bench.store.commit(commit({ table: '3000.0', from: 2 }))).toBe('done');
    });

    test('leaves out what is good for minutes only, and an import removes it', async () => {
      await bench.store.saveSettings('9', 'settings');
      await bench.store.note('9', 'results', 'a', 'kept', '');
      const lines = await exported(bench.store);
      for (const guild of ['9', '8']) await bench.store.note(guild, 'passing-tokens', 'a', 'token', '');
      expect(inOrder(await exported(bench.store))).toEqual(inOrder(lines));
      await bench.store.import(lines);
      expect(await bench.store.notes('9', 'passing-tokens')).toEqual(new Map());
      expect(await bench.store.notes('9', 'results')).toEqual(new Map([['a', 'kept']]));
    });

    test('refuses a damaged import as a whole, and names the line', async () => {
      await bench.store.commit(commit({ log: ['a'], wake: 1, listing: 'l' }));
      await bench.store.saveSettings('9', 'settings');
      const lines = await exported(bench.store);
      const garbled: [fault: string, lines: string[]][] = [
        ['Line 1', []],
        ['Line 1', lines.slice(1)],
        ['Line 1', ['{"plateau":"store","version":2}', ...lines.slice(1)]],
        [`Line ${lines.length}`, lines.slice(0, -1)],
        ['Line 4', lines.with(3, (lines[3] as string).slice(0, -2))],
        ['Line 3', lines.with(2, '')],
        ['Line 2', lines.with(1, '{"key":"elsewhere","type":"string","items":["x"]}')],
        ['Line 2', lines.with(1, '{"key":"plateau:x","type":"hash","items":["x"]}')],
        ['Line 2', lines.with(1, '{"key":"plateau:x","type":"zset","items":["many","x"]}')],
        ['Line 2', lines.with(1, '{"key":"plateau:x","type":"list","items":[]}')],
        ['Line 3', lines.with(2, lines[1] as string)],
        [`Line ${lines.length - 1}`, lines.toSpliced(2, 1)],
        [`Line ${lines.length + 1}`, [...lines, lines[1] as string]],
      ];
      for (const [fault, broken] of garbled) await expect(bench.store.import(broken)).rejects.toThrow(`${fault}:`);
      expect(inOrder(await exported(bench.store))).toEqual(inOrder(lines));
    });

    test('exports a complete table also while it is played', async () => {
      const play = async (): Promise<void> => {
        for (let from = 0; from < 60; from++) {
          const n = String(from + 1);
          await bench.other.commit(commit({ from, body: n, log: [n], wake: from + 1, listing: n }));
        }
      };
      const snapshots: string[][] = [];
      const playing = play();
      for (let n = 0; n < 12; n++) snapshots.push(await exported(bench.store));
      await playing;
      for (const lines of snapshots) {
        await bench.store.import(lines);
        const { revision, body } = await bench.store.load('100.7');
        expect(await bench.store.log('100.7')).toHaveLength(revision);
        expect(body ?? '0').toBe(String(revision));
        expect(await bench.store.due(revision, 5)).toEqual(revision === 0 ? [] : ['100.7']);
        expect((await bench.store.live('100')).get('100.7') ?? '0').toBe(String(revision));
      }
    });
  });
}
