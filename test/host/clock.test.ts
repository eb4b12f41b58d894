import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Play } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { openHost } from '../../src/host/host.ts';
import { readMatch } from '../../src/host/match/match.ts';
import { openTableClock, tableTime } from '../../src/host/time/tableClock.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import type { Store } from '../../src/store/port.ts';
import { openModelStore } from './modelStore.ts';
import { ada, bob } from './room.ts';
import { openVirtualTime } from './virtualTime.ts';

/**
 * The clock of the real host, in virtual time: however long the process stands still, however far Discord is and however
 * many tables there are, each round closes soon after its time, with every bid that was typed in time.
 */

const ricochet = games.find(({ id }) => id === 'ricochet');
if (ricochet === undefined) throw new Error('no open game');
const bidding = 30;
const config = ricochet.configure({ bidding });
const seed = 'open';
const errand = ricochet.errand(ricochet.open({ config, seats: 1, seed, now: 0 }));
const solved = errand && ricochet.runErrand(errand);

const begun = 1_790_000_000_000;
const cleo = { by: '103', name: 'Cléo', text: '7' };

interface Trial {
  readonly tables: number;
  readonly latency: number;
  /** When the process stands still, after its start, and for how long. */
  readonly stalls: readonly { readonly after: number; readonly length: number }[];
  /** When somebody types a lower bid in each channel. The process does not hear it. */
  readonly typedAfter: number;
  /** Whether the first channel never answers. */
  readonly first: 'answers' | 'hangs';
}

interface Round {
  readonly at: string;
  readonly bids: number;
}

async function run({ tables, latency, stalls, typedAfter, first }: Trial) {
  const time = openVirtualTime(begun);
  const { sleep, now, timers } = time;
  const kept = openModelStore(() => sleep(1));
  /** The wall time when each round was closed. */
  const closed = new Map<TableId, number>();
  const store: Store = {
    ...kept,
    async commit(commit) {
      const done = await kept.commit(commit);
      const stage = stageIn(commit.body);
      if (done === 'done' && stage !== 'bidding' && stage !== 'open' && !closed.has(commit.table))
        closed.set(commit.table, now());
      return done;
    },
  };
  const clock = openTableClock(now);
  const logged: string[] = [];
  const reads = new Map<TableId, number>();
  const ids = Array.from({ length: tables }, (_, n) => idOf({ at: 'channel', channel: `${7_000 + n}` }));
  const host = openHost({
    store,
    games,
    herald: { announce: async () => ({ bulletin: 'shown', posted: 'edited' }) },
    chat: {
      async *typedSince({ table }, since, until) {
        reads.set(table, (reads.get(table) ?? 0) + 1);
        const typed = begun + typedAfter;
        const heard = typed >= since && typed <= until;
        await (first === 'hangs' && table === ids[0] ? new Promise<void>(() => undefined) : sleep(latency));
        if (heard) yield { ...cleo, id: `typed in ${table}`, stamp: typed, counted: () => undefined };
      },
    },
    clock,
    timers,
    ponder: async () => 'nothing',
    runErrand: async () => solved,
    hearing: () => true,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    seed: () => seed,
  });

  async function begin(table: TableId) {
    await host.open(table, { game: 'ricochet', guild: '1', language: 'en', by: ada, config, seed });
    await host.act(table, { act: 'move', by: bob.id, name: bob.name, text: '60' });
  }
  async function waited<T>(answer: Promise<T>): Promise<T> {
    await time.until(now() + 1);
    return answer;
  }
  async function round(table: TableId): Promise<Round> {
    const { body = '' } = await waited(store.load(table));
    const { play } = JSON.parse(body) as { play: { state: { round: { bids: unknown[] } } } };
    return { at: stageIn(body), bids: play.state.round.bids.length };
  }

  const opened = Promise.all(ids.map(begin));
  await time.until(begun + 100);
  await opened;
  const deadlines = new Map<TableId, number>();
  for (const table of ids) {
    const { body = '' } = await waited(store.load(table));
    deadlines.set(table, ricochet?.deadline(readMatch(body).play as Play) ?? 0);
  }
  const started = host.start();
  await time.until(now() + 100);
  await started;
  for (const { after, length } of stalls) {
    await time.until(begun + after);
    time.stall(length);
  }
  const lost = stalls.reduce((sum, { length }) => sum + length, 0);
  // A beat falls up to a second before a stall, and the first one after it may come as much later.
  const due = begun + (bidding + 2) * 1_000 + lost + stalls.length * 2_000;
  const bound = 3_000 + (Math.ceil(tables / 16) + 1) * latency;
  await time.until(due + bound);
  const found: Round[] = [];
  for (const table of ids) found.push(await round(table));
  const final = await store.clock();
  const early = ids.filter((table) => tableTime(final, closed.get(table) ?? now()) < (deadlines.get(table) ?? 0));
  return {
    found,
    early,
    reads: ids.map((table) => reads.get(table) ?? 0),
    showed: clock.now(),
    wall: now(),
    lost,
    logged,
  };
}

const stageIn = (body: string): string =>
  (JSON.parse(body) as { play: { state: { stage: { at: string } } } }).play.state.stage.at;

const trials = fc.record({
  tables: fc.integer({ min: 1, max: 50 }),
  latency: fc.integer({ min: 20, max: 2_200 }),
  stalls: fc
    .array(fc.record({ after: fc.integer({ min: 500, max: 28_000 }), length: fc.integer({ min: 0, max: 20_000 }) }), {
      maxLength: 4,
    })
    .map((stalls) => stalls.toSorted((a, b) => a.after - b.after)),
  typedAfter: fc.integer({ min: 200, max: 29_000 }),
  first: fc.constantFrom('answers', 'hangs'),
}) satisfies fc.Arbitrary<Trial>;

test('every round closes in time with every bid, whatever stands still and however far Discord is', async () => {
  await fc.assert(
    fc.asyncProperty(trials, async (trial) => {
      const { found, early, reads, showed, wall, lost } = await run(trial);
      const [first, ...others] = found;
      for (const each of trial.first === 'hangs' ? others : found) {
        expect(each.at).not.toBe('bidding');
        expect(each.bids).toBe(2);
      }
      // A round whose channel cannot be read waits: it must not close without the bids that were typed in time.
      if (trial.first === 'hangs') expect(first?.at).toBe('bidding');
      // Nobody loses time: what an outage took was given back before a round was closed.
      expect(trial.first === 'hangs' ? early.filter((table) => table !== '7000') : early).toEqual([]);
      // The clock of the tables stood still for no longer than the process.
      expect(wall - showed).toBeLessThanOrEqual(lost + trial.stalls.length * 2_000);
      // Each channel is read after the start, after each stall, and for a deadline, which a stall may put off again.
      for (const count of reads) expect(count).toBeLessThanOrEqual(3 + 2 * trial.stalls.length);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test.each([200, 2_000])(
  'with %i tables the work after a stall is bounded too',
  async (tables) => {
    const stalls = [{ after: 5_000, length: 4_000 }];
    const { found, reads, logged } = await run({ tables, latency: 100, stalls, typedAfter: 6_000, first: 'answers' });
    expect(found.filter(({ at, bids }) => at === 'bidding' || bids !== 2)).toEqual([]);
    expect(Math.max(...reads)).toBeLessThanOrEqual(4);
    expect(logged).toEqual([]);
  },
  120_000,
);
