import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '../../src/games/kernel.ts';
import { everyGame } from '../../src/games/registry.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import { type Match, readMatch } from '../../src/host/match/match.ts';
import { openMatch } from '../../src/host/match/openMatch.ts';
import { times } from '../../src/host/match/turns.ts';
import { openTables, type Tables } from '../../src/host/tables.ts';
import { openTableClock, type TableClock, wallTime } from '../../src/host/time/tableClock.ts';
import { idOf, type TableId } from '../../src/store/address.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { openTown, type Town } from '../e2e/town.ts';

/** A round of Ricochet for its end; a duel for its reminder, for its limit, or for nothing soon. */
export type Waiting = 'round' | 'reminder' | 'limit' | 'nothing';

/** The real program with many tables, far from Discord, whose process is stopped for a while. */
export interface ClockTrial {
  readonly tables: number;
  /** What the tables wait for, one after another and again from the first. */
  readonly waiting: readonly Waiting[];
  /** The way to Discord and back. */
  readonly latencyMs: number;
  readonly stallMs: number;
  /** The bidding time in seconds. The duels fall due about then, too. */
  readonly bidding: number;
  /** A table that is handled later than this after its time is late. */
  readonly withinMs: number;
}

export interface ClockResult {
  readonly tries: number;
  /** Tables that were never handled, or too late. */
  readonly late: number;
  readonly worstMs: number;
  /** Outages that the store noted. The stall is one. */
  readonly outages: number;
  /** How often a channel was read again. */
  readonly rereads: number;
}

/** What falls due at a table, when by the tables' clock, and whether it was handled. */
interface Due {
  readonly table: TableId;
  readonly at: number;
  readonly done: (match: Match) => boolean;
}

const ricochet = everyGame.get('ricochet');
const foxu = everyGame.get('foxu');
const seed = 'clock';
/** So many tables are begun at once. */
const sideBySide = 20;
/** Of more tables than these no boards are shown before they are due. */
const mostShown = 200;
/** All rounds are the same, so they are solved once. */
let solution: ReturnType<typeof solve> | undefined;

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
    const dues = await beginTables(town, store, trial);
    await pause(2_000);
    const before = (await store.clock()).outages.length;
    await town.stall(trial.stallMs);
    const lates = await watch(store, dues, trial);
    const { outages } = await store.clock();
    return {
      tries: dues.size,
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

/** Begins something in each of many channels. Gives the wall time when it must be handled. */
async function beginTables(town: Town, store: Store, trial: ClockTrial): Promise<Map<Due, number>> {
  const clock = openTableClock(Date.now);
  const quiet = () => undefined;
  // With the wall clock at 0 the tables are due for announcing at once, so the bot shows them. Thousands would take minutes.
  const wall = () => (trial.tables > mostShown ? Date.now() + 3_600_000 : 0);
  const tables = openTables({ store, everyGame, wall, seed: () => seed, changed: quiet, unreadable: quiet });
  const begin = { round: beginRound, reminder: beginDuel, limit: beginDuel, nothing: beginDuel } as const;
  const dues = new Map<Due, number>();
  const one = async (n: number) => {
    const channel = town.discord.addChannel(town.guild, { name: `race-${n}` });
    const table = idOf({ at: 'channel', channel: channel.id });
    const waiting = trial.waiting[n % trial.waiting.length] ?? 'nothing';
    const due = await begin[waiting]({ town, tables, table, clock, trial, waiting });
    // What the process was away is given back: the stall, and at most a second before it and after it.
    if (due !== undefined) dues.set(due, wallTime(await store.clock(), due.at) + trial.stallMs + 2_000);
  };
  for (let n = 0; n < trial.tables; n += sideBySide) {
    clock.set(await store.clock());
    await Promise.all(Array.from({ length: Math.min(sideBySide, trial.tables - n) }, (_, each) => one(n + each)));
  }
  return dues;
}

interface Beginning {
  readonly town: Town;
  readonly tables: Tables;
  readonly table: TableId;
  readonly clock: TableClock;
  readonly trial: ClockTrial;
  readonly waiting: Waiting;
}

/** A round in which one bid was made. */
async function beginRound({ town, tables, table, clock, trial }: Beginning): Promise<Due> {
  if (ricochet === undefined) throw new Error('no open game');
  const config = ricochet.configure({ bidding: trial.bidding });
  solution ??= solve(ricochet, config);
  const by = { kind: 'member', id: town.ada.id, name: 'Ada' } as const;
  const opening = { game: 'ricochet', guild: town.guild.id, language: 'en', by, config, seed } as const;
  await tables.begin(table, (began) => openMatch(opening, ricochet, began, seed, clock.now()), clock.now());
  await tables.change(table, { act: 'answer', ...solution }, clock.now());
  await tables.change(table, { act: 'move', by: town.bob.id, name: 'Bob', text: '60' }, clock.now());
  const play = (await tables.look(table))?.match.play;
  const at = play && ricochet.deadline(play);
  if (at === undefined) throw new Error('nothing falls due');
  return { table, at, done: (match) => stageOf(match) !== 'bidding' };
}

async function beginDuel({ town, tables, table, clock, trial, waiting }: Beginning): Promise<Due | undefined> {
  if (foxu === undefined) throw new Error('no duel');
  const by = { kind: 'member', id: town.ada.id, name: 'Ada' } as const;
  const against = [{ kind: 'member', id: town.bob.id, name: 'Bob' }] as const;
  const soon = trial.bidding * 1_000;
  const turnLimit = { round: soon, reminder: soon / times.reminderPart, limit: soon, nothing: 24 * 3_600_000 }[waiting];
  const challenge = { game: 'foxu', guild: town.guild.id, language: 'en', by, against, turnLimit } as const;
  const now = clock.now();
  await tables.begin(table, (began) => challengeMatch(challenge, foxu, began, seed, now), now);
  await tables.change(table, { act: 'accept', by: town.bob.id }, now);
  if (waiting === 'nothing') return undefined;
  const reminded = (match: Match) => match.clock.reminded;
  return { table, at: now + soon, done: waiting === 'reminder' ? reminded : ({ stage }) => stage.at === 'over' };
}

function solve(game: Game, config: unknown): { readonly errand: string; readonly value: unknown } {
  const errand = game.errand(game.open({ config, seats: 1, seed, now: 0 }));
  if (errand === undefined) throw new Error('no errand');
  return { errand: errand.name, value: game.runErrand(errand) };
}

/** By how much each was handled after its time. One that is not handled in the end counts as late as the end. */
async function watch(store: Store, dues: ReadonlyMap<Due, number>, trial: ClockTrial): Promise<number[]> {
  const open = new Map(dues);
  const lates: number[] = [];
  const end = Math.max(...dues.values()) + trial.withinMs + 5_000;
  while (open.size > 0 && Date.now() < end) {
    await pause(250);
    for (const [due, at] of open) {
      const { body } = await store.load(due.table);
      if (body !== undefined && !due.done(readMatch(body))) continue;
      open.delete(due);
      lates.push(Math.max(0, Date.now() - at));
    }
  }
  return [...lates, ...[...open.values()].map((at) => Date.now() - at)];
}

const stageOf = ({ play }: Match): string =>
  (play as { state: { stage: { at: string } } } | undefined)?.state.stage.at ?? 'gone';
