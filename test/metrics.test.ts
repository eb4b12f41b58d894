import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { measuredStore } from '../src/measuredStore.ts';
import { openMetrics } from '../src/metrics.ts';
import { remembered } from '../src/remembered.ts';
import type { TableId } from '../src/store/address.ts';
import { StoreAway } from '../src/store/port.ts';
import { duel, openRoom } from './host/room.ts';
import { away, nothingThere, readMetrics, sampled } from './prometheus.ts';
import { openRecording } from './recording.ts';

const room = await openRoom();
afterAll(() => room.close());

async function read({ written }: ReturnType<typeof openMetrics>) {
  return readMetrics((await written()).text);
}

describe('what `/metrics` answers', () => {
  test('holds each measurement in seconds, in the histogram of its kind', async () => {
    const metrics = openMetrics(nothingThere);
    const { measures } = metrics;
    measures.acknowledged('press', 40);
    measures.acknowledged('command', 2_500);
    measures.published(300);
    measures.swept(20);
    measures.late(1_500);
    measures.stored('commit', 'answered', 3);
    measures.stored('commit', 'failed', 2_000);
    measures.painted('film', 10, 200);
    const told = await read(metrics);
    expect(told.get('plateau_publishing_seconds')?.type).toBe('histogram');
    const counts: [name: string, labels: Record<string, string>, sum: number][] = [
      ['plateau_acknowledgement_seconds', { kind: 'press' }, 0.04],
      ['plateau_acknowledgement_seconds', { kind: 'command' }, 2.5],
      ['plateau_publishing_seconds', {}, 0.3],
      ['plateau_sweep_seconds', {}, 0.02],
      ['plateau_sweep_lag_seconds', {}, 1.5],
      ['plateau_store_seconds', { kind: 'commit', outcome: 'answered' }, 0.003],
      ['plateau_store_seconds', { kind: 'commit', outcome: 'failed' }, 2],
      ['plateau_picture_waiting_seconds', { kind: 'film' }, 0.01],
      ['plateau_picture_painting_seconds', { kind: 'film' }, 0.2],
    ];
    for (const [name, labels, sum] of counts) {
      expect([name, sampled(told, `${name}_count`, labels)]).toEqual([name, 1]);
      expect(sampled(told, `${name}_sum`, labels)).toBeCloseTo(sum, 6);
    }
    expect(sampled(told, 'plateau_acknowledgement_seconds_bucket', { kind: 'press', le: '0.025' })).toBe(0);
    expect(sampled(told, 'plateau_acknowledgement_seconds_bucket', { kind: 'press', le: '0.05' })).toBe(1);
  });

  test('takes a duration below zero as none: the clock of the machine may be set back', async () => {
    const metrics = openMetrics(nothingThere);
    metrics.measures.published(-4_000);
    expect(sampled(await read(metrics), 'plateau_publishing_seconds_sum')).toBe(0);
  });

  test('counts what Discord refused by status and code, and no more than a hundred codes apart', async () => {
    const metrics = openMetrics(nothingThere);
    metrics.measures.refused(429, undefined);
    metrics.measures.refused(403, 50_013);
    for (let code = 10_000; code < 10_400; code++) metrics.measures.refused(400, code);
    metrics.measures.refused(403, 50_013);
    const told = await read(metrics);
    const name = 'plateau_discord_refusals_total';
    expect(sampled(told, name, { status: '429', code: 'none' })).toBe(1);
    expect(sampled(told, name, { status: '403', code: '50013' })).toBe(2);
    expect(sampled(told, name, { status: '400' })).toBe(400);
    expect(sampled(told, name, { code: 'other' })).toBe(302);
    expect(told.get(name)?.samples.length).toBeLessThanOrEqual(102);
  });

  test('leaves out what a store that is away does not tell, and gives all the rest', async () => {
    const told = await read(openMetrics(nothingThere));
    expect(sampled(told, 'plateau_store_parts_writable')).toBe(0);
    expect(sampled(told, 'plateau_hearing')).toBe(0);
    for (const name of ['plateau_tables_live', 'plateau_tables_waking', 'plateau_games_live']) {
      expect([name, told.get(name)?.samples]).toEqual([name, []]);
    }
    expect(sampled(told, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(told.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  test('counts the live tables of each game, and names those where none is', async () => {
    for (const table of ['700', '700.1', '701'] as TableId[]) {
      expect((await room.host.challenge(table, duel)).ok).toBe(true);
    }
    const told = await read(openMetrics({ store: room.store, bot: () => undefined }));
    const live = told.get('plateau_games_live')?.samples.map(({ labels, value }) => [labels['game'], value]) ?? [];
    expect(Object.fromEntries(live)).toEqual({ ...Object.fromEntries(games.map(({ id }) => [id, 0])), foxu: 3 });
    expect(sampled(told, 'plateau_tables_live')).toBe(3);
  });

  test('tells of the bot once it has entered Discord', async () => {
    let inside = false;
    const bot = { hearing: () => true, guilds: () => 7, picturesWaiting: () => 3, setAside: () => 2 };
    const metrics = openMetrics({ ...nothingThere, bot: () => (inside ? bot : undefined) });
    const values = async () => {
      const told = await read(metrics);
      const names = ['hearing', 'guilds', 'pictures_waiting', 'tables_set_aside'];
      return names.map((name) => sampled(told, `plateau_${name}`));
    };
    expect(await values()).toEqual([0, 0, 0, 0]);
    inside = true;
    expect(await values()).toEqual([1, 7, 3, 2]);
  });
});

describe('a measured store', () => {
  test('answers as the store does, and tells of each question by its name', async () => {
    const { measures, measured } = openRecording();
    const store = measuredStore(room.store, measures);
    expect(Object.keys(store)).toEqual(Object.keys(room.store));
    expect(await store.load('700' as TableId)).toEqual(await room.store.load('700' as TableId));
    expect(store.damagedLists()).toEqual([]);
    expect(measured).toEqual([['stored', 'load', 'answered', expect.any(Number)]]);
  });

  test('gives long pages in portions, as the store does', async () => {
    const { measures, measured } = openRecording();
    const store = measuredStore(room.store, measures);
    const line = { page: 'results-2026', name: 'a', text: 'b' };
    await store.enter('700', { from: await store.bookRevision('700'), lines: [line], scores: [] });
    const found: unknown[] = [];
    for await (const lines of store.portions('700', 'results-2026')) found.push(...lines);
    expect(found).toEqual([['a', 'b']]);
    expect(measured.map(([, question]) => question)).toEqual(['bookRevision', 'enter']);
  });

  test('fails as the store does, and tells so', async () => {
    const { measures, measured } = openRecording();
    const store = measuredStore({ ...room.store, load: away }, measures);
    await expect(store.load('700' as TableId)).rejects.toThrow(StoreAway);
    expect(measured).toEqual([['stored', 'load', 'failed', expect.any(Number)]]);
  });
});

test('what is remembered is asked once, and again when it failed or its time is over', async () => {
  let asked = 0;
  let failing = true;
  const ask = remembered(async () => {
    asked++;
    if (failing) throw new Error('away');
    return asked;
  }, 60);
  await expect(ask()).rejects.toThrow('away');
  failing = false;
  expect([await ask(), await ask()]).toEqual([2, 2]);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(await ask()).toBe(3);
});
