import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Play } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { openHost } from '../../src/host/host.ts';
import { readMatch } from '../../src/host/match/match.ts';
import { times } from '../../src/host/match/turns.ts';
import { openTableClock, tableTime } from '../../src/host/time/tableClock.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { sweep } from '../sweep.ts';
import { openModelStore } from './modelStore.ts';
import { ada, bob, duel } from './room.ts';
import { openVirtualTime } from './virtualTime.ts';

/**
 * The clock of the real host, in virtual time: however long the process or the store stands still, however far Discord
 * is, whatever it refuses and however many tables there are, each round closes soon after its time, with every bid that
 * was typed in time; and nobody loses a turn in which a move was typed.
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
/** Every fourth table is a duel. Its reminder comes after three quarters of the turn. */
const isDuel = (n: number) => n % 4 === 3;
const turnLimit = 36_000;
const opener = { by: ada.id, name: ada.name, text: 'ready' };
/** Discord takes no more requests than one in this time. */
const spacing = 20;
/** A command that the store does not answer for so long has failed. */
const storePatience = 2_000;
/** How long a table waits whose channel could not be read once, or twice in a row. */
const setAside = [0, 15_000, 45_000] as const;

interface Stall {
  readonly after: number;
  readonly length: number;
}

interface Trial {
  readonly tables: number;
  readonly latency: number;
  /** When the process stands still, after its start, and for how long. */
  readonly stalls: readonly Stall[];
  /** When the store does not answer. */
  readonly storeStall: Stall;
  /** When somebody types a lower bid in each channel, or the first move of the duel. The process does not hear it. */
  readonly typedAfter: number;
  /** Whether the first channel never answers. */
  readonly first: 'answers' | 'hangs';
  /** How often every third channel fails before it can be read. */
  readonly failures: 0 | 1 | 2;
}

interface Round {
  readonly at: string;
  readonly bids: number;
}

async function run({ tables, latency, stalls, storeStall, typedAfter, first, failures }: Trial) {
  const time = openVirtualTime(begun);
  const { sleep, now, timers } = time;
  const hung = { from: begun + storeStall.after, to: begun + storeStall.after + storeStall.length };
  const kept = openModelStore(async () => {
    await sleep(1);
    if (now() < hung.from || now() >= hung.to) return;
    await sleep(Math.min(storePatience, hung.to - now()));
    if (now() < hung.to) throw new StoreAway('no answer in time');
  });
  let free = begun;
  /** A request to Discord. It waits for its turn under the limit of all. */
  async function request(): Promise<void> {
    free = Math.max(free + spacing, now());
    await sleep(free - now() + latency);
  }
  /** The wall time when each round was closed. */
  const closed = new Map<TableId, number>();
  const reminded = new Set<TableId>();
  const moved = new Set<TableId>();
  const store: Store = {
    ...kept,
    async commit(commit) {
      const done = await kept.commit(commit);
      const { game, clock: turn, play } = readMatch(commit.body);
      if (game === 'foxu') {
        if (play?.turn === 0 && turn.reminded) reminded.add(commit.table);
        if (play !== undefined && play.turn > 0) moved.add(commit.table);
        return done;
      }
      const stage = stageIn(commit.body);
      if (done === 'done' && stage !== 'bidding' && stage !== 'open' && !closed.has(commit.table))
        closed.set(commit.table, now());
      return done;
    },
  };
  const clock = openTableClock(now);
  const logged: string[] = [];
  const reads = new Map<TableId, number>();
  const refusals = new Map<TableId, number>();
  const ids = Array.from({ length: tables }, (_, n) => idOf({ at: 'channel', channel: `${7_000 + n}` }));
  const host = openHost({
    store,
    games,
    herald: {
      async announce() {
        await request();
        return { bulletin: 'shown', posted: 'edited' };
      },
    },
    chat: {
      async *typedSince({ table, game }, since, until) {
        reads.set(table, (reads.get(table) ?? 0) + 1);
        const typed = begun + typedAfter;
        const heard = typed >= since && typed <= until;
        await (first === 'hangs' && table === ids[0] ? new Promise<void>(() => undefined) : request());
        const left = refusals.get(table) ?? 0;
        refusals.set(table, left - 1);
        if (left > 0) throw new Error('Discord does not answer');
        const move = game.id === 'foxu' ? opener : cleo;
        if (heard) yield { ...move, id: `typed in ${table}`, stamp: typed, counted: () => undefined };
      },
    },
    clock,
    timers,
    ponder: async () => ({ move: 'nothing' }),
    ponderAside: async () => undefined,
    plan: () => Promise.reject(new Error('no computers here')),
    judge: async () => undefined,
    runErrand: async () => solved,
    hearing: () => true,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    seed: () => seed,
  });

  async function begin(table: TableId, n: number) {
    if (n % 3 === 1) refusals.set(table, failures);
    if (isDuel(n)) {
      await host.challenge(table, { ...duel, first: 'challenger', turnLimit });
      await host.act(table, { act: 'accept', by: bob.id });
      return;
    }
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
  const rounds = ids.filter((_, n) => !isDuel(n));
  const deadlines = new Map<TableId, number>();
  for (const table of rounds) {
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
  const all = [...stalls, storeStall];
  const lost = all.reduce((sum, { length }) => sum + length, 0);
  // A beat falls up to a second before a stall, and the first one after it may come as much later.
  const due = begun + (bidding + 2) * 1_000 + lost + all.length * 2_000;
  // Everything may be read after each stall and at the end, and each table shown then.
  const requests = tables * (all.length + 4) * spacing;
  const bound = 3_000 + (Math.ceil(tables / 16) + 1) * latency + requests + setAside[failures];
  await time.until(due + bound);
  const found: Round[] = [];
  for (const table of rounds) found.push(await round(table));
  await time.until(due + bound + turnLimit - bidding * 1_000);
  const final = await store.clock();
  const early = rounds.filter((table) => tableTime(final, closed.get(table) ?? now()) < (deadlines.get(table) ?? 0));
  const typed = begun + typedAfter;
  const knownSilent =
    final.outages.some(([from, to]) => from <= typed && typed <= to) &&
    tableTime(final, typed) < begun + turnLimit * times.reminderPart;
  return {
    found,
    early,
    /** Duels whose player lost the turn, or was called although the process knew that it had not listened. */
    unheard: ids.filter((table, n) => isDuel(n) && !moved.has(table)),
    called: knownSilent ? [...reminded] : [],
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
  storeStall: fc.record({
    after: fc.integer({ min: 2_000, max: 28_000 }),
    length: fc.oneof(fc.constant(0), fc.integer({ min: 500, max: 8_000 })),
  }),
  typedAfter: fc.integer({ min: 200, max: 29_000 }),
  first: fc.constantFrom('answers', 'hangs'),
  failures: fc.constantFrom(0, 1, 2),
}) satisfies fc.Arbitrary<Trial>;

test('every round closes in time with every bid and nobody loses a turn with a move, whatever stands still and however far Discord is', async () => {
  await fc.assert(
    fc.asyncProperty(trials, async (trial) => {
      const { found, early, unheard, called, reads, showed, wall, lost } = await run(trial);
      const [first, ...others] = found;
      for (const each of trial.first === 'hangs' ? others : found) {
        expect(each.at).not.toBe('bidding');
        expect(each.bids).toBe(2);
      }
      // A round whose channel cannot be read waits: it must not close without the bids that were typed in time.
      if (trial.first === 'hangs') expect(first?.at).toBe('bidding');
      // Nobody loses time: what an outage took was given back before a round was closed.
      expect(trial.first === 'hangs' ? early.filter((table) => table !== '7000') : early).toEqual([]);
      expect({ unheard, called }).toEqual({ unheard: [], called: [] });
      const stalls = trial.stalls.length + 1;
      // The clock of the tables stood still for no longer than the process or the store.
      expect(wall - showed).toBeLessThanOrEqual(lost + stalls * 2_000);
      // Each channel is read after the start, after each stall, and for a deadline, which a stall may put off again.
      for (const count of reads) expect(count).toBeLessThanOrEqual(3 + 2 * stalls + trial.failures);
    }),
    { numRuns: sweep(40) },
  );
}, 120_000);

test.each([200, sweep(2_000, 200)].filter((each, at, all) => all.indexOf(each) === at))(
  'with %i tables the work after a stall is bounded too',
  async (tables) => {
    const stalls = [{ after: 5_000, length: 4_000 }];
    const storeStall = { after: 0, length: 0 };
    const trial = {
      tables,
      latency: 100,
      stalls,
      storeStall,
      typedAfter: 6_000,
      first: 'answers',
      failures: 0,
    } as const;
    const { found, unheard, called, reads, logged } = await run(trial);
    expect({ unheard, called }).toEqual({ unheard: [], called: [] });
    expect(found.filter(({ at, bids }) => at === 'bidding' || bids !== 2)).toEqual([]);
    expect(Math.max(...reads)).toBeLessThanOrEqual(4);
    expect(logged).toEqual([]);
  },
  120_000,
);
