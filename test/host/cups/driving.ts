import type { Cup } from '../../../src/host/cups/cup.ts';
import { openGames } from '../../../src/host/cups/rounds.ts';
import { join } from '../../../src/host/cups/signUp.ts';
import { standings } from '../../../src/host/cups/standings.ts';
import type { Host } from '../../../src/host/hostPort.ts';
import { readResult } from '../../../src/host/records/result.ts';
import type { TableId } from '../../../src/store/address.ts';
import { type Store, StoreAway } from '../../../src/store/port.ts';
import type { Room } from '../room.ts';
import { gathering, minute, person } from './cups.ts';

/** Plays cups by the host alone, as Discord would have it do: calls, posts and pictures are left out. */

export const guild = '4000';
const channel = '5000';

export const tableOf = (round: number, at: number): TableId => `${channel}.${6_000 + 100 * round + at}` as TableId;

export interface Called {
  readonly players: number;
  readonly chosen?: Partial<Cup>;
}

/** Somebody calls a cup and all sign up. To do it again changes nothing. */
export async function callCup(host: Host, { players, chosen }: Called): Promise<void> {
  const now = host.cups.now();
  const stage = { at: 'gathering', until: now + 60 * minute } as const;
  await host.cups.call(gathering(0, { guild, channel, most: players, called: now, stage, ...chosen }));
  for (let number = 0; number < players; number++) {
    await host.cups.change(guild, chosen?.id ?? 'a-cup', (cup) => join(cup, person(number)));
  }
}

export async function cupNow(store: Pick<Host, 'cups'>, id = 'a-cup'): Promise<Cup> {
  const cup = (await store.cups.of(guild)).find((each) => each.id === id);
  if (cup === undefined) throw new Error('there is no cup');
  return cup;
}

/** Begins all games that have not begun. */
export async function beginAll(host: Host, cup: Cup): Promise<void> {
  const round = cup.rounds.length - 1;
  for (const { at, game } of openGames(cup)) {
    if (game.table === undefined) await host.cups.begin(guild, cup.id, { round, at }, tableOf(round, at));
  }
}

/** Who has the lower number gives up in each game that goes on. */
export async function resignAll(host: Host, cup: Cup): Promise<void> {
  for (const { game } of openGames(cup)) {
    const loser = cup.entrants[Math.min(...game.entrants)];
    if (game.table === undefined || loser?.kind !== 'member') continue;
    await host.act(game.table, { act: 'resign', by: loser.id });
  }
}

/** Time goes on while somebody hosts, and what others left behind is taken up. */
export async function goOn(room: Room, store: Store, host: Host): Promise<void> {
  room.clock.wall += 6_000;
  await store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
  await host.sweep();
}

/** Plays until the cup is over. When a process is killed, the next one goes on, in which nothing is known of the first. */
export async function playThrough(room: Room, store: Store, hosts: () => Host, called: Called): Promise<Cup> {
  let host = hosts();
  for (let step = 0; step < 60; step++) {
    try {
      const known = (await store.page(guild, 'cups')).size > 0;
      if (!known || (await cupNow(host)).stage.at === 'gathering') await callCup(host, called);
      const [cup] = await host.cups.progress(guild);
      if (cup?.stage.at === 'over') return cup;
      if (cup === undefined) continue;
      await beginAll(host, cup);
      await resignAll(host, await cupNow(host));
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      host = hosts();
    }
    await goOn(room, store, host).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error;
      host = hosts();
    });
  }
  throw new Error('the cup does not end');
}

/** All results in the book of the server: one for each match that was ever ended there. */
export async function resultsIn(store: Store): Promise<readonly string[]> {
  const { pages } = await store.contents(guild);
  const found = await Promise.all(
    pages
      .filter((page) => page.startsWith('results-'))
      .map(async (page) => [...(await store.page(guild, page)).values()]),
  );
  return found
    .flat()
    .map((text) => [...(readResult(text)?.players ?? [])].toSorted().join(' '))
    .toSorted();
}

/** The names in the order of the table, each with the points. */
export const tableIn = (cup: Cup): readonly string[] =>
  standings(cup).map(({ entrant, place, points }) => {
    const who = cup.entrants[entrant];
    return `${place} ${who?.kind === 'member' ? who.name : who?.kind} ${points}`;
  });

/** A store whose process is killed at this call, before or after it was done. */
export function dyingStore(store: Store, at: number, when: 'before' | 'after'): { store: Store; calls: () => number } {
  let calls = 0;
  const dying = new Proxy(store, {
    get(target, name) {
      const real: unknown = Reflect.get(target, name);
      if (typeof real !== 'function' || name === 'damagedLists' || name === 'close') return real;
      return async (...args: unknown[]) => {
        calls++;
        if (calls > at || (calls === at && when === 'before')) throw new StoreAway('killed');
        const reply: unknown = await Reflect.apply(real, target, args);
        if (calls >= at) throw new StoreAway('killed');
        return reply;
      };
    },
  });
  return { store: dying, calls: () => calls };
}
