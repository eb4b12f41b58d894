import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cup } from '../../../src/host/cups/cup.ts';
import { changeCup } from '../../../src/host/cups/keeping.ts';
import { openGames } from '../../../src/host/cups/rounds.ts';
import { callOff, leave } from '../../../src/host/cups/signUp.ts';
import { withoutPerson } from '../../../src/host/match/formerly.ts';
import { isLive } from '../../../src/host/match/match.ts';
import type { TableId } from '../../../src/store/address.ts';
import { openRoom, type Room } from '../room.ts';
import { minute, person } from './cups.ts';
import { beginAll, callCup, cupNow, goOn, guild, playThrough, resignAll, resultsIn, tableOf } from './driving.ts';

/** What becomes of a cup by what happens at its tables. */

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

/** A cup of four whose first games have begun. */
async function playing(chosen: Partial<Cup> = {}): Promise<Cup> {
  await callCup(room.host, { players: 4, chosen });
  await beginAll(room.host, await cupNow(room.host));
  return cupNow(room.host);
}

const idAt = (cup: Cup, at: number, seat: number): string => {
  const who = cup.entrants[cup.rounds[0]?.games[at]?.entrants[seat] ?? -1];
  return who?.kind === 'member' ? who.id : '';
};

const progress = async (): Promise<Cup> => {
  await room.host.cups.progress(guild);
  await goOn(room, room.store, room.host);
  await room.host.cups.progress(guild);
  return cupNow(room.host);
};

const matchAt = async (table: TableId) => (await room.host.look(table))?.match;

test('A game begins in its thread, for its two players and as they were paired.', async () => {
  const cup = await playing({ turnLimit: 20 * minute });
  for (const [at, { entrants, table }] of (cup.rounds[0]?.games ?? []).entries()) {
    expect(table).toBe(tableOf(0, at));
    const match = await matchAt(tableOf(0, at));
    expect(match?.seats.map((seat) => seat.kind === 'member' && seat.id)).toEqual([idAt(cup, at, 0), idAt(cup, at, 1)]);
    expect(entrants).toHaveLength(2);
    expect(match).toMatchObject({ stage: { at: 'playing' }, clock: { limit: 20 * minute } });
  }
});

test('A game that is over does not begin again, whoever tries to begin it.', async () => {
  const cup = await playing();
  await resignAll(room.host, cup);
  expect(await room.host.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toMatchObject({ ok: true });
  expect((await matchAt(tableOf(0, 0)))?.stage.at).toBe('over');
  await progress();
  expect(await room.host.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toBe('past');
  expect(await resultsIn(room.store)).toHaveLength(2);
});

test('A game does not begin where another goes on.', async () => {
  await callCup(room.host, { players: 4 });
  const cup = await cupNow(room.host);
  const opening = { game: 'ricochet', guild, language: 'en', by: { kind: 'member', id: '9', name: 'Nine' } } as const;
  const config = room.host.games.get('ricochet')?.presets.standard;
  await room.host.open(tableOf(0, 0), { ...opening, config, seed: undefined });
  expect(await room.host.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toMatchObject({
    ok: false,
    refusal: { why: 'crowded' },
  });
  expect((await cupNow(room.host)).rounds[0]?.games[0]?.table).toBeUndefined();
});

describe('Who drops out', () => {
  test('resigns the game that they play.', async () => {
    const cup = await playing();
    const gone = idAt(cup, 1, 0);
    await room.host.cups.change(guild, cup.id, (now) => leave(now, gone));
    expect((await matchAt(tableOf(0, 1)))?.stage).toEqual({ at: 'over', ending: { by: 'resigning', seat: 0 } });
    expect((await matchAt(tableOf(0, 0)))?.stage.at).toBe('playing');
    expect((await progress()).rounds[0]?.games[1]?.result).toEqual({ by: 'absent', places: [2, 1], idle: [] });
  });

  test('has a game of theirs not begun that was about to.', async () => {
    await callCup(room.host, { players: 4 });
    const cup = await cupNow(room.host);
    await room.host.cups.change(guild, cup.id, (now) => leave(now, idAt(cup, 0, 1)));
    expect(await room.host.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toBe('past');
    expect(await matchAt(tableOf(0, 0))).toBeUndefined();
  });

  test('by wishing to be forgotten loses what they play; nothing names them, and the cup goes on.', async () => {
    const cup = await playing();
    const gone = idAt(cup, 0, 0);
    const name = cup.entrants.find((each) => each.kind === 'member' && each.id === gone);
    const told = await room.host.exportOf(gone);
    expect(told.books[guild]?.lines.map(({ on }) => on)).toContain('cups');
    await room.host.forget(gone);
    const lines = [
      ...(await room.store.page(guild, 'cups')).values(),
      ...(await room.store.page(guild, 'cup-a-cup')).values(),
    ];
    expect(lines.join('\n')).not.toContain(gone);
    expect(lines.join('\n')).not.toContain(name?.kind === 'member' ? `"${name.name}"` : '');
    const after = await progress();
    expect(after.rounds[0]?.games[0]?.result).toMatchObject({ places: [2, 1] });
    const over = await playThrough(room, room.store, () => room.host, { players: 4 });
    expect(over.rounds).toHaveLength(3);
    expect((await room.host.exportOf(gone)).books[guild]).toBeUndefined();
  });
});

describe('Whoever is forgotten while a game of theirs begins', () => {
  /** A process that stands still before or after a match is kept at its table, while something happens. */
  const slow = (when: 'before' | 'after', meanwhile: () => Promise<unknown>) =>
    room.another(
      new Proxy(room.store, {
        get(target, name) {
          const real: unknown = Reflect.get(target, name);
          if (name !== 'commit' || typeof real !== 'function') return real;
          return async (...args: unknown[]) => {
            if (when === 'before') await meanwhile();
            const done: unknown = await Reflect.apply(real, target, args);
            if (when === 'after') await meanwhile();
            return done;
          };
        },
      }),
    );

  test.each(['before', 'after'] as const)(
    '%s it stands at its table is not named there, and has lost it',
    async (when) => {
      await callCup(room.host, { players: 4 });
      const cup = await cupNow(room.host);
      const gone = idAt(cup, 0, 0);
      const process = slow(when, () => room.host.forget(gone));
      expect(await process.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toBe('past');
      expect((await room.store.load(tableOf(0, 0))).body).not.toContain(gone);
      expect((await progress()).rounds[0]?.games[0]?.result).toMatchObject({ by: 'absent', places: [2, 1] });
      await process.stop();
    },
  );

  test('is found by the next process, when theirs is killed before it could look.', async () => {
    const cup = await playing();
    const table = tableOf(0, 0);
    const gone = idAt(cup, 0, 0);
    // As the game was begun without knowing that the cup had forgotten them.
    await changeCup(room.store, guild, cup.id, (now) => ({ ok: true, cup: withoutPerson(now, gone) }));
    expect((await room.store.load(table)).body).toContain(gone);
    expect((await progress()).rounds[0]?.games[0]?.result).toMatchObject({ by: 'absent', places: [2, 1] });
    expect((await room.store.load(table)).body).not.toContain(gone);
  });
});

describe('The end of a round', () => {
  test('ends its games; who never came is out, and the next round begins.', async () => {
    const cup = await playing({ game: 'mister-zero', config: room.host.games.get('mister-zero')?.presets.standard });
    const came = idAt(cup, 0, 0);
    expect(await room.host.act(tableOf(0, 0), { act: 'move', by: came, text: '3K' })).toMatchObject({ ok: true });
    await room.pass(61 * minute);
    const after = await progress();
    expect(after.rounds[0]?.games.map(({ result }) => result)).toMatchObject([
      { by: 'limit', places: [1, 2], idle: [1] },
      { by: 'limit', places: [2, 1], idle: [0] },
    ]);
    expect(after.entrants.filter((each) => each.kind === 'member' && each.left === 1)).toHaveLength(2);
    expect(after.rounds.length).toBeGreaterThan(1);
  });

  test('is also that of a game that waits for its players; whoever said that they are there has won.', async () => {
    const cup = await playing({ game: 'ricochet', config: room.host.games.get('ricochet')?.presets.standard });
    const came = idAt(cup, 0, 1);
    expect(await room.host.act(tableOf(0, 0), { act: 'accept', by: came })).toMatchObject({ ok: true });
    await room.pass(61 * minute);
    const after = await progress();
    expect(after.rounds[0]?.games.map(({ result }) => result)).toMatchObject([
      { by: 'limit', places: [2, 1], idle: [0] },
      { by: 'limit', places: [2, 2], idle: [0, 1] },
    ]);
    // Only one of the four is left.
    expect(after.stage.at).toBe('over');
    expect(room.logged).toEqual([]);
  });

  test('does not come while nobody hosts.', async () => {
    await playing();
    room.clock.wall += 10 * 60 * minute;
    await room.host.sweep();
    expect(await matchAt(tableOf(0, 0))).toMatchObject({ stage: { at: 'playing' } });
    expect((await progress()).rounds).toHaveLength(1);
  });

  test('hears what was typed before it and not heard.', async () => {
    const cup = await playing({ game: 'mister-zero', config: room.host.games.get('mister-zero')?.presets.standard });
    const stamp = room.clock.wall + 59 * minute;
    room.typed.push({ id: '1', by: idAt(cup, 0, 0), name: 'One', text: '3K', stamp });
    await room.pass(61 * minute);
    expect((await matchAt(tableOf(0, 0)))?.stage).toMatchObject({ ending: { by: 'round', places: [1, 2] } });
  });
});

describe('When a cup is called off,', () => {
  test('games that go on are ended, and it needs nothing more.', async () => {
    const cup = await playing();
    await room.host.cups.change(guild, cup.id, (now, { now: at }) => callOff(now, at, person(0).id));
    for (const at of [0, 1]) {
      expect((await matchAt(tableOf(0, at)))?.stage).toEqual({
        at: 'over',
        ending: { by: 'member', id: person(0).id },
      });
    }
    const after = await progress();
    expect(after.stage.at).toBe('called-off');
    expect(openGames(after)).toEqual([]);
  });

  test('a game that was just begun by another process is ended, too.', async () => {
    await callCup(room.host, { players: 4 });
    const cup = await cupNow(room.host);
    const calledOff = () => room.host.cups.change(guild, cup.id, (now, { now: at }) => callOff(now, at, cup.by));
    const slow = room.another(
      new Proxy(room.store, {
        get(target, name) {
          const real: unknown = Reflect.get(target, name);
          if (name !== 'commit' || typeof real !== 'function') return real;
          return async (...args: unknown[]) => {
            const done: unknown = await Reflect.apply(real, target, args);
            await calledOff();
            return done;
          };
        },
      }),
    );
    expect(await slow.cups.begin(guild, cup.id, { round: 0, at: 0 }, tableOf(0, 0))).toBe('past');
    const match = await matchAt(tableOf(0, 0));
    expect(match !== undefined && isLive(match)).toBe(false);
    await slow.stop();
  });
});

describe('A table that is lost', () => {
  test('because its thread was deleted counts as drawn, and the cup goes on.', async () => {
    await playing();
    for (const at of [0, 1]) await room.host.act(tableOf(0, at), { act: 'close' });
    const after = await progress();
    expect(after.rounds[0]?.games.map(({ result }) => result?.by)).toEqual(['stopped', 'stopped']);
    expect(after.rounds).toHaveLength(2);
  });

  test('because nothing can be read there any more does not hold up the cup for ever.', async () => {
    await playing();
    await resignAll(room.host, await cupNow(room.host));
    await goOn(room, room.store, room.host);
    const cup = await cupNow(room.host);
    expect(cup.rounds).toHaveLength(1);
    await room.host.cups.progress(guild);
    await beginAll(room.host, await cupNow(room.host));
    await room.store.clear(tableOf(1, 0), room.clock.wall, 'everything');
    await resignAll(room.host, await cupNow(room.host));
    expect((await progress()).rounds).toHaveLength(2);
    await room.pass(75 * minute);
    expect((await progress()).rounds).toHaveLength(3);
    expect((await cupNow(room.host)).rounds[1]?.games[0]?.result).toEqual({ by: 'stopped', places: [1, 1], idle: [] });
  });
});
