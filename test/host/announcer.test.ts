import { describe, expect, test } from 'vitest';
import type { Herald } from '../../src/host/outbox/herald.ts';
import { recordKey } from '../../src/store/keys.ts';
import { openOutboxes } from './outboxes.ts';

const { behind, clock, newTable, openProcess, begin, change } = openOutboxes();

describe('the board', () => {
  test('that somebody wants at the end of the channel is posted there by the next process, once', async () => {
    const table = newTable();
    const asked: (string | undefined)[] = [];
    const first = openProcess(async ({ wish }) => {
      asked.push(wish);
      if (wish !== undefined) await new Promise<never>(() => undefined);
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    await begin(first, table);
    await first.announcer.idle();
    await first.show(table);
    await expect.poll(() => asked.length).toBe(2);
    // The note of the edit that came before must not take away the mark. Then this process is killed.
    await first.announcer.settle();
    clock.wall += 10_000;
    const next = openProcess(async ({ wish, origin }) => {
      asked.push(wish, origin);
      return { bulletin: 'new', posted: 'new', place: 'n' };
    });
    await next.sweep();
    await next.announcer.idle();
    expect(asked).toEqual([undefined, asked[1], asked[1], 'found']);
    clock.wall += 60_000;
    await next.sweep();
    await next.announcer.idle();
    expect(asked.length).toBe(4);
  });

  test('of one table whose key is spoilt does not keep the notes of the others', async () => {
    const process = openProcess(async () => ({ bulletin: 'it', posted: 'edited', place: 'm' }));
    const [spoilt, sound] = [newTable(), newTable()];
    await begin(process, spoilt);
    await begin(process, sound);
    await process.announcer.idle();
    await behind.spoil(recordKey(spoilt));
    await process.announcer.settle();
    await process.announcer.settle();
    expect((await process.store.load(sound)).bulletin).toMatch(/^\[1,"it","m",/);
    expect(await process.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).toEqual([spoilt]);
    await behind.drop(recordKey(spoilt));
  });

  test.each(['no note', '{}', '["1","it"]', '[1]', 'null'])(
    'whose note is spoilt (%s) is shown as if nothing had been noted, and noted anew',
    async (spoilt) => {
      const known: unknown[] = [];
      const herald: Herald['announce'] = async ({ bulletin }) => {
        known.push(bulletin);
        return { bulletin: 'it', posted: 'new', place: 'm' };
      };
      const [first, next] = [openProcess(herald), openProcess(herald)];
      const table = newTable();
      await begin(first, table);
      await first.announcer.idle();
      await behind.setField(recordKey(table), 'bulletin', spoilt);
      await change(next, table);
      await next.announcer.idle();
      await next.announcer.settle();
      expect(known).toEqual([undefined, undefined]);
      expect((await next.store.load(table)).bulletin).toMatch(/^\[2,"it","m",/);
      expect(await next.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).not.toContain(table);
    },
  );

  test('that a process has in its own queue is not taken up again, by it or by another', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: number[] = [];
    const busy = openProcess(async ({ revision }) => {
      sent.push(revision);
      await held;
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    const other = openProcess(async ({ revision }) => {
      sent.push(-revision);
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    const table = newTable();
    await begin(busy, table);
    for (let n = 0; n < 3; n++) await change(busy, table);
    for (let seconds = 0; seconds < 30; seconds++) {
      clock.wall += 1_000;
      await busy.sweep();
      await other.sweep();
    }
    expect(sent).toEqual([1]);
    release();
    await busy.announcer.idle();
    expect(sent).toEqual([1, 4]);
    await busy.sweep();
    expect(await other.store.unannounced(clock.wall + 60_000, clock.wall + 60_001, 50)).not.toContain(table);
  });

  test('that is being painted is given up for a newer one, but not for longer than people would wait', async () => {
    const signals: AbortSignal[] = [];
    const rest: (() => void)[] = [];
    const busy = openProcess(async ({ superseded }) => {
      if (superseded !== undefined) signals.push(superseded);
      await new Promise<void>((resolve) => rest.push(resolve));
      return { bulletin: 'it', posted: superseded?.aborted === true ? 'superseded' : 'edited', place: 'm' };
    });
    const table = newTable();
    await begin(busy, table);
    const aborted = () => signals.map((signal) => signal.aborted);
    await change(busy, table);
    expect(aborted()).toEqual([true]);
    clock.wall += 3_000;
    rest.shift()?.();
    await expect.poll(aborted).toEqual([true, false]);
    await change(busy, table);
    expect(aborted()).toEqual([true, false]);
    rest.shift()?.();
    await expect.poll(aborted).toEqual([true, false, false]);
    rest.shift()?.();
    await busy.announcer.idle();
  });
});

describe('a channel that refuses boards', () => {
  /** A game whose channel refuses everything until it is told to take boards. */
  async function openRefused() {
    const table = newTable();
    const channel = { takes: 'boards' as 'boards' | 'nothing', shown: 0, asked: [] as number[] };
    const process = openProcess(async ({ table: another, revision, bulletin = 'null' }) => {
      // Tables that other tests have left are elsewhere.
      if (another !== table) return { bulletin, posted: 'edited' };
      channel.asked.push(clock.wall);
      if (channel.takes === 'nothing') return { bulletin, posted: 'nothing' };
      channel.shown = revision;
      return { bulletin: 'it', posted: 'edited', place: 'm' };
    });
    await begin(process, table);
    await change(process, table);
    await process.announcer.idle();
    channel.takes = 'nothing';
    channel.asked.length = 0;
    /** Lets time pass. Every fifteen seconds a clock or a computer changes the board. */
    async function pass(minutes: number) {
      for (let seconds = 1; seconds <= minutes * 60; seconds++) {
        clock.wall += 1_000;
        if (seconds % 15 === 0) await change(process, table);
        await process.sweep();
        await process.announcer.idle();
      }
    }
    return { table, channel, process, pass };
  }

  test('is asked ever more rarely however often the board changes, and in the end every ten minutes', async () => {
    const { channel, pass } = await openRefused();
    await pass(70);
    // As many tries as in an hour without any change.
    expect(channel.asked.length).toBeLessThanOrEqual(13);
    const before = channel.asked.length;
    await pass(60);
    expect(channel.asked.length - before).toBeLessThanOrEqual(6);
    channel.takes = 'boards';
    await pass(11);
    expect(channel.shown).toBeGreaterThan(0);
  });

  test('shows the board as soon as somebody acts there with the rights in order, however long it refused', async () => {
    const { table, channel, process, pass } = await openRefused();
    await pass(65);
    channel.takes = 'boards';
    // A change alone is no sign that the channel takes boards again.
    const tries = channel.asked.length;
    await change(process, table);
    await process.announcer.idle();
    expect(channel.asked.length).toBe(tries);
    process.announcer.trust(table, 'told');
    await process.announcer.idle();
    expect(channel.shown).toBe((await process.tables.look(table))?.revision);
  });
});
