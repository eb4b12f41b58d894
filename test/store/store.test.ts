import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf } from '../../src/store/address.ts';
import { describeEach } from '../needs.ts';
import { backupSuite } from './backupSuite.ts';
import { benchOf } from './bench.ts';
import { commit, exported, inOrder } from './samples.ts';
import { countSent, serverKinds, storesOfAllKinds } from './servers.ts';

const kinds = await storesOfAllKinds();

backupSuite(kinds);

describeEach(kinds, 'The store on $name', (kind) => {
  const bench = benchOf(kind);

  test('knows nothing of a table that was never kept', async () => {
    const nothing = { body: undefined, bulletin: undefined, wish: undefined, inputs: [] };
    expect(await bench.store.load('1')).toEqual({ revision: 0, ...nothing });
    expect(await bench.store.log('1')).toEqual([]);
    expect(await bench.store.ended('1')).toEqual({ archived: [], last: undefined, chapter: 0 });
    expect(await bench.store.live('1')).toEqual(new Map());
  });

  test('keeps what is committed, one revision higher each time', async () => {
    expect(await bench.store.commit(commit({ body: 'première ♞' }))).toBe('done');
    expect(await bench.store.commit(commit({ from: 1, body: '' }))).toBe('done');
    expect(await bench.other.load('100.7')).toMatchObject({ revision: 2, body: '', bulletin: undefined });
  });

  test('keeps notes on a shelf of a server, and drops those that are too old', async () => {
    await bench.store.note('7', 'daily', '2026-01-01/1', 'a', '2025-12-20');
    await bench.store.note('7', 'daily', '2026-01-09/1', 'b', '2026-01-01');
    await bench.store.note('7', 'daily', '2026-01-09/1', 'c', '2026-01-01');
    await bench.store.note('8', 'daily', '2026-01-09/2', 'd', '2026-01-01');
    expect(await bench.other.notes('7', 'daily')).toEqual(
      new Map([
        ['2026-01-01/1', 'a'],
        ['2026-01-09/1', 'c'],
      ]),
    );
    await bench.store.note('7', 'daily', '2026-01-10/1', 'e', '2026-01-02');
    expect([...(await bench.store.notes('7', 'daily')).keys()].sort()).toEqual(['2026-01-09/1', '2026-01-10/1']);
    expect(await bench.store.notes('7', 'weekly')).toEqual(new Map());
    await bench.store.unnote('7', 'daily', '2026-01-09/1');
    await bench.store.unnote('7', 'daily', 'never noted');
    expect([...(await bench.other.notes('7', 'daily')).keys()]).toEqual(['2026-01-10/1']);
  });

  test('answers conflict to a commit made from another revision, and changes nothing', async () => {
    await bench.store.commit(commit({ log: ['a'], wake: 5, announceBy: 5, listing: 'l' }));
    const before = inOrder(await exported(bench.store));
    for (const from of [0, 2, 17]) {
      expect(await bench.store.commit(commit({ from, body: 'x', log: ['b'], chapter: 'new' }))).toBe('conflict');
    }
    expect(inOrder(await exported(bench.store))).toEqual(before);
  });

  test('counts an input once, whichever process heard it, and remembers the last 64', async () => {
    expect(await bench.store.commit(commit({ input: '1' }))).toBe('done');
    const before = inOrder(await exported(bench.store));
    expect(await bench.other.commit(commit({ input: '1', log: ['b'] }))).toBe('repeated');
    expect(await bench.other.commit(commit({ from: 1, input: '1', log: ['b'] }))).toBe('repeated');
    expect(inOrder(await exported(bench.store))).toEqual(before);
    expect(await bench.other.commit(commit({ from: 1 }))).toBe('done');
    for (let n = 2; n <= 65; n++) await bench.store.commit(commit({ from: n, input: `${n}` }));
    expect((await bench.other.load('100.7')).inputs).toEqual(Array.from({ length: 64 }, (_, n) => `${n + 2}`));
    expect(await bench.other.commit(commit({ from: 66, input: '2' }))).toBe('repeated');
  });

  test('lets exactly one of a hundred commits at once through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? bench.store : bench.other).commit(commit({ body: `${n}`, log: [`${n}`] })),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    const winner = String(answers.indexOf('done'));
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 1, body: winner });
    expect(await bench.store.log('100.7')).toEqual([winner]);
  });

  test('loses no move, in whatever order several processes load and commit', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const table = idOf({ at: 'thread', channel: '200', thread: `${round++}` });
        const play = async (name: string): Promise<string[]> => {
          const done: string[] = [];
          for (let move = 0; move < 3; move++) {
            const { revision, body } = await scheduler.schedule(Promise.resolve()).then(() => bench.store.load(table));
            await scheduler.schedule(Promise.resolve());
            const made = `${name}${move}`;
            const next = commit({ table, from: revision, body: `${body ?? ''}${made}`, log: [made] });
            if ((await bench.other.commit(next)) === 'done') done.push(made);
          }
          return done;
        };
        const done = (await scheduler.waitFor(Promise.all([play('a'), play('b'), play('c')]))).flat();
        const log = await bench.store.log(table);
        expect(log.toSorted()).toEqual(done.toSorted());
        expect(await bench.store.load(table)).toMatchObject({ revision: done.length, body: log.join('') });
      }),
      { numRuns: 15 },
    );
  });

  test('appends to the log in order', async () => {
    await bench.store.commit(commit({ log: ['a', 'b'] }));
    await bench.store.commit(commit({ from: 1 }));
    await bench.store.commit(commit({ from: 2, log: ['c'] }));
    expect(await bench.store.log('100.7')).toEqual(['a', 'b', 'c']);
  });

  test('takes the end of the log back, or all of it, and nothing when somebody else was first', async () => {
    await bench.store.commit(commit({ log: ['a', 'b', 'c', 'd'] }));
    expect(await bench.store.commit(commit({ keep: 1 }))).toBe('conflict');
    expect(await bench.store.log('100.7')).toEqual(['a', 'b', 'c', 'd']);
    await bench.store.commit(commit({ from: 1, keep: 2 }));
    expect(await bench.store.log('100.7')).toEqual(['a', 'b']);
    await bench.store.commit(commit({ from: 2, keep: 1, log: ['e'] }));
    expect(await bench.store.log('100.7')).toEqual(['a', 'e']);
    await bench.store.commit(commit({ from: 3, keep: 0 }));
    expect(await bench.store.log('100.7')).toEqual([]);
    await bench.store.commit(commit({ from: 4, keep: 0, log: ['f'] }));
    expect(await bench.store.log('100.7')).toEqual(['f']);
  });

  test('moves a match, body and log, into the archive when the next one begins, with an empty log', async () => {
    await bench.store.commit(commit({ chapter: 'new', body: 'first "match" / é', log: ['a', 'b\n'] }));
    expect(await bench.store.ended('100.7')).toMatchObject({ archived: [], chapter: 1 });
    await bench.store.commit(commit({ from: 1, chapter: 'new', body: 'second' }));
    expect(await bench.store.log('100.7')).toEqual([]);
    await bench.store.commit(commit({ from: 2, chapter: 'new', body: 'third', log: ['c'] }));
    expect(await bench.store.ended('100.7')).toMatchObject({
      archived: [
        { body: 'first "match" / é', log: ['a', 'b\n'] },
        { body: 'second', log: [] },
      ],
      last: { body: 'third', log: ['c'] },
      chapter: 3,
    });
    expect(await bench.store.log('100.7')).toEqual(['c']);
    expect(await bench.store.load('100.7')).toMatchObject({ revision: 3, body: 'third' });
  });

  test('keeps nothing of a match that another begins instead of', async () => {
    await bench.store.commit(commit({ body: 'a challenge', log: ['a'] }));
    await bench.store.commit(commit({ from: 1, chapter: 'instead', body: 'a match', log: ['b'] }));
    const { archived, last } = await bench.store.ended('100.7');
    expect({ archived, last }).toEqual({ archived: [], last: { body: 'a match', log: ['b'] } });
  });

  test('keeps the newest two hundred matches of a table that are not recorded', async () => {
    for (let from = 0; from < 203; from++) await bench.store.commit(commit({ from, chapter: 'new', body: `${from}` }));
    const { archived } = await bench.store.ended('100.7');
    expect(archived.map(({ body }) => body)).toEqual(Array.from({ length: 200 }, (_, n) => `${n + 2}`));
  });

  test('finds the tables that are due, the most overdue first, over all buckets', async () => {
    const tables = Array.from({ length: 40 }, (_, n) => ({
      table: idOf({ at: 'channel', channel: `${1_000 + n}` }),
      wake: 1_764_000_000_000 + ((n * 7) % 40),
    }));
    await Promise.all(tables.map(({ table, wake }) => bench.store.commit(commit({ table, wake }))));
    const inTime = tables.toSorted((a, b) => a.wake - b.wake).map(({ table }) => table);
    expect(await bench.store.due(1_763_999_999_999, 100)).toEqual([]);
    expect(await bench.store.due(1_764_000_000_019, 100)).toEqual(inTime.slice(0, 20));
    expect(await bench.store.due(1_764_000_000_039, 3)).toEqual(inTime.slice(0, 3));
  });

  test('changes the wake with each commit, and removes it when there is none', async () => {
    await bench.store.commit(commit({ wake: 10 }));
    await bench.store.commit(commit({ from: 1, wake: 20 }));
    expect(await bench.store.due(10, 9)).toEqual([]);
    expect(await bench.store.due(20, 9)).toEqual(['100.7']);
    await bench.store.commit(commit({ from: 2 }));
    expect(await bench.store.due(99, 9)).toEqual([]);
  });

  test('lists the live tables of a channel and its threads, and no others', async () => {
    await bench.store.commit(commit({ table: '5', listing: 'in the channel' }));
    await bench.store.commit(commit({ table: '5.1', listing: '' }));
    await bench.store.commit(commit({ table: '5.2', listing: 'gone' }));
    await bench.store.commit(commit({ table: '5.2', from: 1 }));
    await bench.store.commit(commit({ table: '55', listing: 'elsewhere' }));
    expect(await bench.store.live('5')).toEqual(
      new Map([
        ['5', 'in the channel'],
        ['5.1', ''],
      ]),
    );
  });

  test('lists the live tables of several channels at once', async () => {
    const homes = Array.from({ length: 70 }, (_, n) => `${500 + n}`);
    for (const home of homes) await bench.store.commit(commit({ table: `${BigInt(home)}.1`, listing: home }));
    await bench.store.commit(commit({ table: '9', listing: 'elsewhere' }));
    const live = await bench.other.liveIn([...homes, '10']);
    expect([...live].toSorted()).toEqual(homes.map((home) => [`${home}.1`, home]));
    expect(await bench.store.liveIn([])).toEqual(new Map());
  });

  test('counts what is live, waking and to be announced', async () => {
    await bench.store.commit(commit({ table: '5', listing: 'a', wake: 1 }));
    await bench.store.commit(commit({ table: '5', from: 1, listing: 'b', wake: 2 }));
    await bench.store.commit(commit({ table: '6', listing: 'c', announceBy: 1 }));
    await bench.store.commit(commit({ table: '7', wake: 1 }));
    expect(await bench.store.counts()).toEqual({ live: 2, waking: 2, unannounced: 1 });
    await bench.store.commit(commit({ table: '5', from: 2 }));
    expect(await bench.store.counts()).toEqual({ live: 1, waking: 1, unannounced: 1 });
  });

  test('keeps settings by guild', async () => {
    expect(await bench.store.settings('9')).toBeUndefined();
    await bench.store.saveSettings('9', '{"language":"fr"}');
    await bench.store.saveSettings('9', '{"language":"en"}');
    expect(await bench.other.settings('9')).toBe('{"language":"en"}');
    expect(await bench.store.settings('10')).toBeUndefined();
  });

  test('writes settings only over those that they were made from', async () => {
    expect(await bench.store.saveSettings('9', 'first', { from: 'another' })).toBe('conflict');
    expect(await bench.store.saveSettings('9', 'first', { from: undefined })).toBe('done');
    expect(await bench.other.saveSettings('9', 'late', { from: undefined })).toBe('conflict');
    expect(await bench.other.saveSettings('9', 'second', { from: 'first' })).toBe('done');
    expect(await bench.store.saveSettings('9', 'late', { from: 'first' })).toBe('conflict');
    expect(await bench.store.settings('9')).toBe('second');
    await bench.store.dropSettings('9');
    expect(await bench.store.saveSettings('9', 'late', { from: 'second' })).toBe('conflict');
    expect(await bench.store.settings('9')).toBeUndefined();
  });

  test('keeps what a person prefers until they prefer nothing any more', async () => {
    expect(await bench.store.preferences('9')).toBeUndefined();
    await bench.store.savePreferences('9', '{"calls":"message"}');
    await bench.store.saveSettings('9', '{}');
    expect(await bench.other.preferences('9')).toBe('{"calls":"message"}');
    expect(await bench.other.preferences('10')).toBeUndefined();
    await bench.other.savePreferences('9', undefined);
    expect(await bench.store.preferences('9')).toBeUndefined();
    expect((await exported(bench.store)).filter((line) => line.includes('preferences'))).toEqual([]);
  });

  test('notes an outage when the silence was longer than tolerated', async () => {
    const start = 1_764_000_000_000;
    expect(await bench.store.pulse(start, 1_000)).toEqual({ before: 0, outages: [] });
    expect(await bench.store.pulse(start + 1_000, 1_000)).toEqual({ before: 0, outages: [] });
    const outages = [[start + 1_000, start + 2_001]];
    expect(await bench.other.pulse(start + 2_001, 1_000)).toEqual({ before: 0, outages });
    // This machine's clock is a little behind.
    expect(await bench.other.pulse(start, 1_000)).toEqual({ before: 0, outages });
    expect(await bench.store.pulse(start + 3_001, 1_000)).toEqual({ before: 0, outages });
  });

  test('sums up all but the newest hundred outages', async () => {
    const start = 1_764_000_000_000;
    const pulses = Array.from({ length: 104 }, (_, n) => start + n * (n + 1) * 1_000);
    for (const now of pulses) await bench.store.pulse(now, 1_000);
    const { before, outages } = await bench.store.pulse(start + 104 * 103 * 1_000, 1_000);
    const spans = pulses.slice(1).map((to, n) => [pulses[n], to]);
    expect(outages).toEqual(spans.slice(3));
    expect(before).toBe(2_000 + 4_000 + 6_000);
  });
});

describeEach(await serverKinds(), 'On $name,', (kind) => {
  const bench = benchOf(kind);

  test('a move is two round trips: one to load, one to commit', async () => {
    await bench.store.load('1');
    const sent = countSent(bench.client);
    await bench.store.load('100.7');
    expect(sent()).toBe(1);
    await bench.store.commit(commit({ log: ['a', 'b'], wake: 9, announceBy: 9, listing: 'l' }));
    expect(sent()).toBe(2);
    await bench.store.commit(commit({ from: 1, chapter: 'new' }));
    expect(sent()).toBe(3);
  });
});
