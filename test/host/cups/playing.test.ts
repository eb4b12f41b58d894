import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cupPage } from '../../../src/host/cups/keeping.ts';
import { leave } from '../../../src/host/cups/signUp.ts';
import type { Host } from '../../../src/host/hostPort.ts';
import { describeEach } from '../../needs.ts';
import { benchOf } from '../../store/bench.ts';
import { storesOfAllKinds } from '../../store/servers.ts';
import { openRoom, type Room } from '../room.ts';
import { person } from './cups.ts';
import {
  beginAll,
  callCup,
  cupNow,
  dyingStore,
  goOn,
  guild,
  playThrough,
  resignAll,
  resultsIn,
  tableIn,
} from './driving.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const four = { players: 4 };

test('A cup of four is played to its end: all meet all, and the table tells who has won.', async () => {
  const cup = await playThrough(room, room.store, () => room.host, four);
  expect(cup.rounds).toHaveLength(3);
  const results = await resultsIn(room.store);
  expect(results).toHaveLength(6);
  expect(new Set(results).size).toBe(6);
  expect(tableIn(cup).map((line) => line.split(' ').at(-1))).toEqual(['3', '2', '1', '0']);
});

test('A Swiss cup of five has byes, and all its games are played once.', async () => {
  const chosen = { form: 'swiss', roundsPlanned: 3 } as const;
  const cup = await playThrough(room, room.store, () => room.host, { players: 5, chosen });
  expect(cup.rounds.map(({ bye }) => bye !== undefined)).toEqual([true, true, true]);
  expect(await resultsIn(room.store)).toHaveLength(6);
});

describe('Processes side by side', () => {
  test('begin each game once, and count each result once.', async () => {
    const hosts = [room.host, room.another(), room.another()];
    const together = (work: (host: Host) => Promise<unknown>) => Promise.all(hosts.map(work));
    await callCup(room.host, four);
    for (let round = 0; round < 3; round++) {
      const cup = await cupNow(room.host);
      expect(cup.rounds).toHaveLength(round + 1);
      await together((host) => beginAll(host, cup));
      await resignAll(room.host, await cupNow(room.host));
      await together(() => goOn(room, room.store, room.host));
      await together((host) => host.cups.progress(guild));
    }
    const cup = await cupNow(room.host);
    expect(cup.stage.at).toBe('over');
    expect(cup.rounds).toHaveLength(3);
    expect(await resultsIn(room.store)).toHaveLength(6);
    await Promise.all(hosts.slice(1).map((host) => host.stop()));
  });
});

describe('A process that is killed', () => {
  test('anywhere neither loses nor doubles a round, a game or a result.', { timeout: 180_000 }, async () => {
    const whole = dyingStore(room.store, Number.MAX_SAFE_INTEGER, 'before');
    await playThrough(room, room.store, () => room.another(whole.store), four);
    const expected = await resultsIn(room.store);
    expect(expected).toHaveLength(6);
    const steps = whole.calls();
    let [tries, killed] = [0, 0];
    for (let at = 1; at <= steps; at += Math.max(1, Math.floor(steps / 40))) {
      const when = at % 2 === 0 ? 'before' : 'after';
      await emptied();
      let hosts = 0;
      const opened: Host[] = [];
      const cup = await playThrough(
        room,
        room.store,
        () => {
          const host = hosts++ === 0 ? room.another(dyingStore(room.store, at, when).store) : room.another();
          opened.push(host);
          return host;
        },
        four,
      );
      tries++;
      if (hosts > 1) killed++;
      expect(cup.rounds, `killed ${when} call ${at}`).toHaveLength(3);
      expect(await resultsIn(room.store), `killed ${when} call ${at}`).toEqual(expected);
      expect(tableIn(cup).map((line) => line.split(' ').at(-1))).toEqual(['3', '2', '1', '0']);
      await Promise.all(opened.map((host) => host.stop()));
    }
    // What looks each few seconds asks the store now more often, now less, so the last calls may not be reached.
    expect(killed).toBeGreaterThan(0.8 * tries);
  });
});

test('A cup that cannot go on holds up no other, and it is told once.', async () => {
  for (const id of ['broken', 'sound']) await callCup(room.host, { players: 4, chosen: { id, channel: id } });
  const host = room.another(
    new Proxy(room.store, {
      get(target, name) {
        const real: unknown = Reflect.get(target, name);
        if (name !== 'page' || typeof real !== 'function') return real;
        return async (...args: unknown[]) => {
          if (args[1] === cupPage('broken')) throw new Error('the book of a server was written to all the time');
          return Reflect.apply(real, target, args);
        };
      },
    }),
  );
  await beginAll(host, await cupNow(host, 'sound'));
  await resignAll(host, await cupNow(host, 'sound'));
  await host.cups.change(guild, 'broken', (cup) => leave(cup, person(0).id));
  for (let again = 0; again < 2; again++) {
    await goOn(room, room.store, host);
    expect((await host.cups.progress(guild)).map(({ id }) => id).toSorted()).toEqual(['broken', 'sound']);
  }
  expect((await cupNow(room.host, 'sound')).rounds).toHaveLength(2);
  expect((await cupNow(room.host, 'broken')).entrants.filter((entrant) => 'left' in entrant)).toHaveLength(1);
  expect(room.logged.map(({ msg }) => msg)).toEqual(['a cup does not go on']);
  await host.stop();
});

/** Nothing is left of the cup that was played before. */
async function emptied(): Promise<void> {
  for (const table of await room.store.keptTables()) await room.store.erase(table);
  const { pages, lists } = await room.store.contents(guild);
  for (const page of pages) await room.store.tearOut(guild, 'pages', page);
  for (const list of lists) await room.store.tearOut(guild, 'lists', list);
}

describeEach(await storesOfAllKinds(), 'On $name,', (kind) => {
  const bench = benchOf(kind);

  test('a cup of four is played to its end.', { timeout: 60_000 }, async () => {
    const host = room.another(bench.store);
    await host.sweep();
    const cup = await playThrough(room, bench.store, () => host, four);
    expect(cup.rounds).toHaveLength(3);
    expect(await resultsIn(bench.store)).toHaveLength(6);
    await host.stop();
  });
});
