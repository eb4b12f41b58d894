import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Match, readMatch, writeMatch } from '../../src/host/match/match.ts';
import { limitsOf } from '../../src/host/match/turns.ts';
import { placesOf } from '../../src/host/records/result.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { recordKey } from '../../src/store/keys.ts';
import { ada, bob, duel, hour, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';
const cleo = { kind: 'member', id: '103', name: 'Cléo' } as const;
const dora = { kind: 'member', id: '104', name: 'Dora' } as const;

async function tableNow(): Promise<Snapshot> {
  const snapshot = await room.host.look(table);
  if (snapshot === undefined) throw new Error('no table');
  return snapshot;
}

const matchNow = async () => (await tableNow()).match;

/** Begins a game in which each sits where they are named. Each turn may take a day. */
async function begin(game: string, people: readonly (typeof ada | typeof bob | typeof cleo | typeof dora)[]) {
  const [by, ...against] = people;
  if (by === undefined) throw new Error('nobody plays');
  await room.host.challenge(table, { ...duel, game, by, against, first: 'challenger' });
  for (const { id } of against) await room.host.act(table, { act: 'accept', by: id });
  expect((await matchNow()).stage.at).toBe('playing');
}

async function types({ id }: { readonly id: string }, text: string): Promise<void> {
  const answer = await room.host.act(table, { act: 'move', by: id, text });
  expect(answer !== 'nothing' && answer.ok, text).toBe(true);
}

/** The hours that each awaited player has left, by seat. */
async function left(): Promise<Record<number, number>> {
  const { match, game } = await tableNow();
  const now = room.tableClock.now();
  return Object.fromEntries(limitsOf(match, game).map(({ seat, at }) => [seat, (at - now) / hour]));
}

const endingNow = async () => (await matchNow()).stage;
const remindedBy = () =>
  room.announced.flatMap(({ match }) => (match.call?.why === 'reminder' ? [match.call.seats] : []));

describe('while both arrange their pieces in Z-Game', () => {
  beforeEach(() => begin('zgame', [ada, bob]));

  test('what one of them does lengthens the time of neither', async () => {
    await room.pass(23 * hour);
    for (const text of ['shuffle', 'x0>+Z0+x', 'swap b c']) await types(ada, text);
    expect(await left()).toEqual({ 0: 1, 1: 1 });
    await room.pass(2 * hour);
    expect(await endingNow()).toEqual({ at: 'over', ending: { by: 'time', late: [0, 1] } });
  });

  test('a game in which neither did anything counts for nobody', async () => {
    await room.pass(25 * hour);
    expect(await endingNow()).toEqual({ at: 'over', ending: { by: 'time', late: [0, 1] } });
    const { match, game } = await tableNow();
    expect(placesOf(match, game)).toBeUndefined();
  });

  test('who is ready is not late when the other is', async () => {
    await room.pass(23 * hour);
    await types(ada, 'shuffle');
    await types(ada, 'ready');
    expect(await left()).toEqual({ 1: 1 });
    await room.pass(2 * hour);
    expect(await endingNow()).toEqual({ at: 'over', ending: { by: 'time', late: [1] } });
  });

  test('the first turn has all its time, whenever the second player was ready', async () => {
    await types(ada, 'ready');
    await room.pass(23 * hour);
    await types(bob, 'ready');
    expect(await left()).toEqual({ 0: 24 });
  });

  test('both are reminded once, and shuffling brings no second reminder', async () => {
    await room.pass(19 * hour);
    await types(ada, 'shuffle');
    await room.pass(4 * hour);
    expect(remindedBy()).toEqual([[0, 1]]);
  });
});

describe('a turn', () => {
  test('of Foxu does not begin anew with each shuffle of the pegs, but with each step of the preparation', async () => {
    await begin('foxu', [ada, bob]);
    await room.pass(23 * hour);
    await types(ada, 'shuffle');
    expect(await left()).toEqual({ 0: 1 });
    await types(ada, 'ready');
    expect(await left()).toEqual({ 0: 24 });
    await room.pass(hour);
    await types(ada, 'corners yellow a1');
    expect(await left()).toEqual({ 0: 24 });
  });

  test('of Mister Zero goes on when a partner gives advice, and only who is late is replaced', async () => {
    await begin('mister-zero', [ada, bob, cleo, dora]);
    await room.pass(23 * hour);
    await types(cleo, 'advise 3K');
    expect(await left()).toEqual({ 0: 1 });
    await room.pass(2 * hour);
    const { seats, stage } = await matchNow();
    expect(stage.at).toBe('playing');
    expect(seats.map(({ kind }) => kind)).toEqual(['computer', 'member', 'member', 'member']);
  });
});

describe('each of two seekers in Royale Mastermind', () => {
  beforeEach(async () => {
    await begin('mastermind', [ada, bob, cleo]);
    await types(ada, 'cards green-triangle purple-cross yellow-star');
  });

  test('has a clock of their own, which begins anew with their own rows only', async () => {
    await room.pass(20 * hour);
    await types(bob, 'colours R R R');
    expect(await left()).toEqual({ 2: 4, 1: 24 });
    await room.pass(3 * hour);
    await types(bob, 'colours B B B');
    expect(await left()).toEqual({ 2: 1, 1: 24 });
    await room.pass(2 * hour);
    const { seats, stage } = await matchNow();
    expect(stage.at).toBe('playing');
    expect(seats.map(({ kind }) => kind)).toEqual(['member', 'member', 'computer']);
  });

  test('is not taken at a word that they typed before their own last row, when the channel is read again', async () => {
    const stamp = room.clock.wall + hour;
    await room.pass(2 * hour);
    await types(bob, 'colours R R R');
    const { play } = await matchNow();
    room.typed.push({ by: bob.id, name: bob.name, text: 'colours B B B', stamp, id: '901' });
    room.heard.length = 0;
    room.host.missed(stamp);
    await room.host.sweep();
    expect(room.heard.length).toBe(1);
    expect((await matchNow()).play).toEqual(play);
    room.typed.push({ by: cleo.id, name: cleo.name, text: 'shapes star star star', stamp, id: '902' });
    room.host.missed(stamp);
    await room.host.sweep();
    expect((await matchNow()).play?.turn).toBe((play?.turn ?? 0) + 1);
  });

  test('is reminded when it is their own time', async () => {
    await room.pass(hour);
    await types(bob, 'colours R R R');
    await room.pass(18 * hour);
    expect(remindedBy()).toEqual([[2], [1]]);
  });

  test('who ran out of time first is replaced alone, even when the process looks late', async () => {
    await room.pass(hour);
    await types(bob, 'colours R R R');
    room.clock.wall += 24 * hour;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    const isReplaced = async (seat: number) => (await matchNow()).seats[seat]?.kind === 'computer';
    // The reminders come first.
    for (let looks = 0; looks < 10 && !(await isReplaced(2)); looks++) await room.host.sweep();
    expect([await isReplaced(1), await isReplaced(2)]).toEqual([false, true]);
    await room.pass(3_000);
    expect(await isReplaced(1)).toBe(true);
  });
});

test('of two who are late, only the one whose time ended first has lost', async () => {
  await begin('zgame', [ada, bob]);
  const loaded = await room.host.look(table);
  if (loaded === undefined) throw new Error('no table');
  const { clock } = loaded.match;
  const [first, second] = clock.turns ?? [];
  if (first === undefined || second === undefined) throw new Error('both should be awaited');
  const turns = [first, { ...second, since: second.since - 500 }];
  await keep({ ...loaded.match, clock: { ...clock, turns } });
  await room.pass(25 * hour);
  expect(await endingNow()).toEqual({ at: 'over', ending: { by: 'time', late: [1] } });
});

test('a match that was kept before each player had a clock goes on with the time it had', async () => {
  await begin('zgame', [ada, bob]);
  const { turns: _, ...clock } = (await matchNow()).clock;
  await keep({ ...(await matchNow()), clock });
  await room.pass(20 * hour);
  expect(remindedBy()).toEqual([[0, 1]]);
  expect(await left()).toEqual({ 0: 4, 1: 4 });
  await types(ada, 'ready');
  expect(await left()).toEqual({ 1: 4 });
});

async function keep(match: Match): Promise<void> {
  const body = writeMatch(match);
  expect(readMatch(body)).toEqual(match);
  await room.behind.setField(recordKey(table), 'body', body);
}
