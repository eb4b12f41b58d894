import { setTimeout as pause } from 'node:timers/promises';
import { everyGame } from '../../src/games/registry.ts';
import { openMatch } from '../../src/host/match/openMatch.ts';
import { openTables } from '../../src/host/tables.ts';
import { openTableClock, wallTime } from '../../src/host/time/tableClock.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { openTown, type Town } from '../e2e/town.ts';

/** The real program with many open games of Ricochet, far from Discord, whose process is stopped for a while. */
export interface ClockTrial {
  readonly tables: number;
  /** The way to Discord and back. */
  readonly latencyMs: number;
  readonly stallMs: number;
  /** The bidding time in seconds; the shortest when left out. */
  readonly bidding?: number;
  /** A round that is closed later than this after its time is late. */
  readonly withinMs: number;
}

export interface ClockResult {
  readonly tries: number;
  /** Rounds that were never closed, or too late. */
  readonly late: number;
  readonly worstMs: number;
  /** Outages that the store noted. The stall is one. */
  readonly outages: number;
  /** How often a channel was read again. */
  readonly rereads: number;
}

const ricochet = everyGame.get('ricochet');
const seed = 'clock';

export async function runClock(trial: ClockTrial): Promise<ClockResult> {
  const town = await openTown();
  const address = await town.openRedis();
  const store = openRedisStore(connectRedis(address));
  try {
    await town.start({ environment: { REDIS_URL: address } });
    const reading = town.discord.fail({
      method: 'GET',
      path: /^\/channels\/\d+\/messages/,
      delayMs: trial.latencyMs,
      times: Number.POSITIVE_INFINITY,
    });
    town.discord.fail({ delayMs: trial.latencyMs, times: Number.POSITIVE_INFINITY });
    const dues = await beginRounds(town, store, trial);
    await pause(2_000);
    const before = (await store.clock()).outages.length;
    await town.stall(trial.stallMs);
    const lates = await watch(store, dues, trial);
    const { outages } = await store.clock();
    return {
      tries: trial.tables,
      late: lates.filter((late) => late > trial.withinMs).length,
      worstMs: Math.max(...lates),
      outages: outages.length - before,
      rereads: reading.hits(),
    };
  } finally {
    await store.close();
    await town.close();
  }
}

/** Begins a round with one bid in each of many channels. Gives the wall time when each must close. */
async function beginRounds(town: Town, store: Store, trial: ClockTrial): Promise<Map<TableId, number>> {
  if (ricochet === undefined) throw new Error('no open game');
  const clock = openTableClock(Date.now);
  const quiet = () => undefined;
  // With the wall clock at 0 the tables are due for announcing at once, so the bot shows them.
  const tables = openTables({ store, everyGame, wall: () => 0, seed: () => seed, changed: quiet, unreadable: quiet });
  const by = { kind: 'member', id: town.ada.id, name: 'Ada' } as const;
  const config = ricochet.configure({ bidding: trial.bidding ?? 30 });
  const opening = { game: 'ricochet', guild: town.guild.id, language: 'en', by, config, seed } as const;
  const task = ricochet.errand(ricochet.open({ config, seats: 1, seed, now: 0 }));
  if (task === undefined) throw new Error('no errand');
  const value = ricochet.runErrand(task);
  const dues = new Map<TableId, number>();
  for (let n = 0; n < trial.tables; n++) {
    const channel = town.discord.addChannel(town.guild, { name: `race-${n}` });
    const table = idOf({ at: 'channel', channel: channel.id });
    clock.set(await store.clock());
    await tables.begin(table, (began) => openMatch(opening, ricochet, began, seed, clock.now()), clock.now());
    await tables.change(table, { act: 'answer', errand: task.name, value }, clock.now());
    await tables.change(table, { act: 'move', by: town.bob.id, name: 'Bob', text: '60' }, clock.now());
    const play = (await tables.look(table))?.match.play;
    const deadline = play && ricochet.deadline(play);
    if (deadline === undefined) throw new Error('nothing falls due');
    // What the process was away is given back: the stall, and at most a second before it and after it.
    dues.set(table, wallTime(await store.clock(), deadline) + trial.stallMs + 2_000);
  }
  return dues;
}

/** By how much each round was closed after its time. One that is not closed in the end counts as late as the end. */
async function watch(store: Store, dues: ReadonlyMap<TableId, number>, trial: ClockTrial): Promise<number[]> {
  const open = new Map(dues);
  const lates: number[] = [];
  const end = Math.max(...dues.values()) + trial.withinMs + 5_000;
  while (open.size > 0 && Date.now() < end) {
    await pause(250);
    for (const [table, due] of open) {
      const { body } = await store.load(table);
      if (stageOf(body) === 'bidding') continue;
      open.delete(table);
      lates.push(Math.max(0, Date.now() - due));
    }
  }
  return [...lates, ...[...open.values()].map((due) => Date.now() - due)];
}

function stageOf(body: string | undefined): string {
  const { play } = JSON.parse(body ?? '{}') as { play?: { state: { stage: { at: string } } } };
  return play?.state.stage.at ?? 'gone';
}
