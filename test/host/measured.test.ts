import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableId } from '../../src/store/address.ts';
import { valuesOf } from '../recording.ts';
import { bob, duel, hour, openRoom } from './room.ts';

const room = await openRoom();
afterAll(() => room.close());

let tables = 0;
let table: TableId;
beforeEach(() => {
  table = `${500 + tables++}` as TableId;
});

const accept = () => room.host.act(table, { act: 'accept', by: bob.id });

/** What is measured of this kind while something is done. */
async function during(kind: 'published' | 'swept' | 'late', what: () => Promise<unknown>): Promise<number[]> {
  const from = room.measured.length;
  await what();
  return valuesOf(room.measured.slice(from), kind);
}

describe('what the host measures', () => {
  test('of a board: how long after the commit Discord took it, once for each change', async () => {
    const shown = await during('published', async () => {
      await room.host.challenge(table, duel);
      await room.host.sweep();
      await accept();
      await room.host.sweep();
    });
    expect(shown).toEqual([0, 0]);
  });

  test('of a board that Discord did not take at first: the time since the oldest change that it shows', async () => {
    room.outcomes.push('fails', 'fails');
    const shown = await during('published', async () => {
      await room.host.challenge(table, duel);
      await room.host.sweep();
      room.clock.wall += 1_000;
      await accept();
      await room.pass(15_000);
    });
    expect(room.outcomes).toEqual([]);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toBeGreaterThanOrEqual(6_000);
    expect(shown[0]).toBeLessThan(16_000);
  });

  test('of a board that is only shown again: nothing', async () => {
    await room.host.challenge(table, duel);
    await room.host.sweep();
    const times = room.announced.length;
    const shown = await during('published', async () => {
      await room.host.show(table);
      await room.host.sweep();
    });
    expect(room.announced.length).toBeGreaterThan(times);
    expect(shown).toEqual([]);
  });

  test('of a deadline: how long after it the table was changed', async () => {
    await room.host.challenge(table, { ...duel, turnLimit: hour });
    await accept();
    await room.pass(50 * 60_000);
    // The reminder has come in time. Nobody sweeps when the turn ends.
    const late = await during('late', async () => {
      room.clock.wall += 10 * 60_000 - 1_000;
      await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
      room.clock.wall += 2_500;
      // After such a silence the channel may be read before anything else.
      await room.host.sweep();
      await room.host.sweep();
    });
    expect((await room.host.look(table))?.match.stage.at).toBe('over');
    expect(late).toHaveLength(1);
    expect(late[0]).toBeGreaterThanOrEqual(1_000);
    expect(late[0]).toBeLessThanOrEqual(2_500);
  });

  test('of a sweep: how long it took, each time', async () => {
    const swept = await during('swept', async () => {
      await room.host.sweep();
      await room.host.sweep();
    });
    expect(swept).toHaveLength(2);
    for (const took of swept) expect(took).toBeGreaterThan(0);
  });

  test('of a sweep while Discord is not heard: nothing', async () => {
    room.clock.hearing = false;
    expect(await during('swept', () => room.host.sweep())).toEqual([]);
    room.clock.hearing = true;
  });
});
