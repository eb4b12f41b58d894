import { pino } from 'pino';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import type { TypedMove } from '../../src/host/chat.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import type { JudgePosition } from '../../src/host/jobs/hints.ts';
import type { Challenge } from '../../src/host/match/challenge.ts';
import type { Notice } from '../../src/host/outbox/announcer.ts';
import { openTableClock, type TableClock } from '../../src/host/time/tableClock.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { type Measured, openRecording } from '../recording.ts';
import { type Behind, behindRedis, openMemory } from '../store/behind.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { quiet } from '../store/servers.ts';
import { expectNamed } from './privacy/named.ts';

/** A host with a real store, a clock that moves only when told to, and a `Herald` that keeps what it is given. */
export interface Room {
  readonly store: Store;
  readonly host: Host;
  readonly announced: Notice[];
  /** To damage what is kept. */
  readonly behind: Behind;
  /** The lines of the log, of level warn and above. */
  readonly logged: { readonly msg: string; readonly table?: string }[];
  /** How often the store was waited for. What is asked together is one trip. */
  readonly roundTrips: () => number;
  /** What was measured. */
  readonly measured: readonly Measured[];
  clock: { wall: number; hearing: boolean };
  readonly tableClock: TableClock;
  /** The outcomes of the next announcements. When there are no more, every announcement succeeds. */
  readonly outcomes: ('done' | 'nothing' | 'fails')[];
  /** What the host asked the chat to read again. */
  readonly heard: { table: string; since: number }[];
  /** What the chat gives each time it is read again. */
  readonly typed: Omit<TypedMove, 'counted'>[];
  /** The members who were told that their typed move counts. */
  readonly counted: string[];
  /** Another process with the same store. */
  another(store?: Store): Host;
  /** Lets time pass while a process hosts: it sweeps again and again, so there is no outage. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export const minute = 60_000;
export const hour = 60 * minute;

export const ada = { kind: 'member', id: '101', name: 'Ada' } as const;
export const bob = { kind: 'member', id: '102', name: 'Bob' } as const;

export const duel: Challenge = {
  game: 'foxu',
  guild: '1',
  language: 'en',
  by: ada,
  against: [bob],
  turnLimit: 24 * hour,
};

export async function openRoom(
  everyGame: readonly Game[] = games,
  kind: 'sqlite' | 'redis' = 'sqlite',
  judge: JudgePosition = async ({ game, seat, view, seed, turn, made }) =>
    gameOf(everyGame, game).judge(view, seat, thinkingFor(20, rngFrom(seed, turn)), made),
): Promise<Room> {
  const { behind, ...opened } = kind === 'redis' ? await openRedis() : { ...openMemory(), stop: quiet };
  const { store, trips } = tripsCounted(opened.store);
  const announced: Notice[] = [];
  const outcomes: Room['outcomes'] = [];
  const heard: Room['heard'] = [];
  const typed: Room['typed'] = [];
  const counted: Room['counted'] = [];
  const clock = { wall: 1_790_000_000_000, hearing: true };
  const tableClock = openTableClock(() => clock.wall);
  const logged: Room['logged'] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const { measures, measured } = openRecording();
  let seeds = 0;

  const open = (kept = store) =>
    openHost({
      store: kept,
      games: everyGame,
      herald: {
        async announce(notice) {
          announced.push(notice);
          const outcome = outcomes.shift() ?? 'done';
          if (outcome === 'fails') throw new Error('Discord is away');
          if (outcome === 'nothing') return { bulletin: notice.bulletin ?? 'null', posted: 'nothing' };
          return { bulletin: 'shown', posted: notice.bulletin === undefined ? 'new' : 'edited' };
        },
      },
      chat: {
        async *typedSince({ table }, since) {
          heard.push({ table, since });
          for (const move of typed) yield { ...move, counted: () => void counted.push(move.by) };
        },
      },
      clock: tableClock,
      runErrand: async ({ game, errand }) => gameOf(everyGame, game).runErrand(errand),
      ponder: async ({ game, level, seat, view, seed, turn }) => ({
        move: gameOf(everyGame, game).ponder(level, view, seat, thinkingFor(20, rngFrom(seed, turn))),
      }),
      ponderAside: async ({ game, level, seat, view, seed, turn }) =>
        gameOf(everyGame, game).aside(level, view, seat, thinkingFor(20, rngFrom(seed, turn))),
      plan: async ({ game, level, view, seat, seed }) => gameOf(everyGame, game).plan(level, view, seat, seed),
      judge,
      hearing: () => clock.hearing,
      measures,
      log,
      seed: () => `seed ${seeds++}`,
    });
  const host = open();
  await host.sweep();

  return {
    store,
    host,
    behind,
    logged,
    announced,
    clock,
    outcomes,
    heard,
    typed,
    counted,
    tableClock,
    roundTrips: trips,
    measured,
    another: open,
    async pass(milliseconds) {
      const end = clock.wall + milliseconds;
      const step = Math.max(1_000, Math.floor(milliseconds / 40));
      while (clock.wall < end) {
        clock.wall = Math.min(end, clock.wall + step);
        await store.pulse(clock.wall, Number.MAX_SAFE_INTEGER);
        await host.sweep();
      }
    },
    async close() {
      await host.stop();
      await expectNamed(behind);
      await store.close();
      await opened.stop();
    },
  };
}

async function openRedis() {
  const { url, close } = await openPlainRedis();
  const client = connectRedis(url);
  return { behind: behindRedis(client), store: openRedisStore(client), stop: close };
}

/** Counts how often the store is asked while it is not being asked already. */
function tripsCounted(store: Store): { readonly store: Store; readonly trips: () => number } {
  let [trips, underWay] = [0, 0];
  const questions = Object.entries(store).map(([name, ask]: [string, (...args: unknown[]) => unknown]) => [
    name,
    (...args: unknown[]) => {
      const answer = ask(...args);
      if (!(answer instanceof Promise)) return answer;
      if (underWay++ === 0) trips++;
      const arrived = () => void underWay--;
      answer.then(arrived, arrived);
      return answer;
    },
  ]);
  return { store: Object.fromEntries(questions) as Store, trips: () => trips };
}

const gameOf = (games: readonly Game[], wanted: string) => games.find(({ id }) => id === wanted) as Game;
