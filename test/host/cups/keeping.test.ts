import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cup } from '../../../src/host/cups/cup.ts';
import { changeCup, cupOf, cupPage, cupsOf, keepCup, keepResult, resultsOf } from '../../../src/host/cups/keeping.ts';
import { callOff, join } from '../../../src/host/cups/signUp.ts';
import { openRoom, type Room } from '../room.ts';
import { gathering, person, played } from './cups.ts';

let room: Room;
let guild = '';
let guilds = 0;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());
beforeEach(() => {
  guild = `${4_000 + guilds++}`;
});

const called = (id: string, chosen: Partial<Cup> = {}): Cup => gathering(0, { id, guild, channel: id, ...chosen });
const ids = async () => (await cupsOf(room.store, guild)).map(({ id }) => id);

describe('The cups of a server', () => {
  test('are given as they were kept, the last one first.', async () => {
    const [one, other] = [called('one', { called: 1 }), called('other', { called: 2 })];
    await keepCup(room.store, one);
    await keepCup(room.store, other);
    expect(await cupsOf(room.store, guild)).toEqual([other, one]);
    expect(await cupOf(room.store, guild, 'one')).toEqual(one);
  });

  test('are called once, however often that is tried.', async () => {
    await keepCup(room.store, called('one'));
    await changeCup(room.store, guild, 'one', (cup) => join(cup, person(1)));
    await keepCup(room.store, called('one'));
    expect((await cupOf(room.store, guild, 'one'))?.entrants).toHaveLength(1);
  });

  test('are one at a time in a channel, also when several are called at the same moment.', async () => {
    const some = ['one', 'two', 'three'].map((id) => called(id, { channel: '2' }));
    const answers = await Promise.all(some.map((cup) => keepCup(room.store, cup)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, why: 'one-here' });
    const [first = ''] = await ids();
    expect(await ids()).toEqual([first]);
    await changeCup(room.store, guild, first, (cup) => callOff(cup, 1));
    expect((await keepCup(room.store, called('four', { channel: '2' }))).ok).toBe(true);
  });

  test('lose nobody of many who sign up at once.', async () => {
    await keepCup(room.store, called('one'));
    const all = Array.from({ length: 16 }, (_, number) => person(number));
    const answers = await Promise.all(all.map((who) => changeCup(room.store, guild, 'one', (cup) => join(cup, who))));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await cupOf(room.store, guild, 'one'))?.entrants).toHaveLength(16);
  });

  test('say when there is none of that name.', async () => {
    expect(await changeCup(room.store, guild, 'none', (cup) => ({ ok: true, cup }))).toEqual({
      ok: false,
      why: 'no-cup',
    });
  });

  test('stay while they run; of those that are over only the last ones, with their results.', async () => {
    await keepCup(room.store, called('running'));
    for (let nth = 0; nth < 12; nth++) {
      const id = `cup${nth}`;
      await keepCup(room.store, called(id, { called: nth }));
      await keepResult(room.store, guild, { cup: id, round: 0, game: 0 }, played([1, 2]));
      await changeCup(room.store, guild, id, (cup) => callOff(cup, nth));
    }
    await keepCup(room.store, called('last', { called: 99 }));
    expect((await ids()).toSorted()).toEqual(
      ['cup10', 'cup11', 'cup3', 'cup4', 'cup5', 'cup6', 'cup7', 'cup8', 'cup9', 'last', 'running'].toSorted(),
    );
    const { pages } = await room.store.contents(guild);
    expect(pages).not.toContain(cupPage('cup2'));
    expect(pages).toContain(cupPage('cup3'));
  });

  test('that a newer version has kept are left as they are.', async () => {
    const newer = JSON.stringify({ ...called('newer'), format: 2 });
    await room.store.enter(guild, {
      from: await room.store.bookRevision(guild),
      lines: [{ page: 'cups', name: 'newer', text: newer }],
      scores: [],
    });
    await keepCup(room.store, called('one'));
    expect(await ids()).toEqual(['one']);
    expect((await changeCup(room.store, guild, 'newer', (cup) => callOff(cup, 1))).ok).toBe(false);
    expect((await room.store.page(guild, 'cups')).get('newer')).toBe(newer);
  });
});

test('The first result of a game that is kept stays.', async () => {
  const game = { cup: 'one', round: 2, game: 1 };
  await keepResult(room.store, guild, game, played([1, 2], [5, 0]));
  await keepResult(room.store, guild, game, played([2, 1]));
  expect(await resultsOf(room.store, guild, 'one')).toEqual(new Map([['2/1', played([1, 2], [5, 0])]]));
});
