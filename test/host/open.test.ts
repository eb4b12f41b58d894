import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { revisionShown } from '../../src/host/match/match.ts';
import { ada, bob, hour, minute, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';
const cleo = { id: '103', name: 'Cléo' };
const ricochet = games.find(({ id }) => id === 'ricochet');
if (ricochet === undefined) throw new Error('no open game');

/** Begins a round in which nobody has bid yet, and waits until its solution is found. */
async function open(): Promise<void> {
  const config = ricochet?.configure({ bidding: 60 });
  await room.host.open(table, { game: 'ricochet', guild: '1', language: 'en', by: ada, config, seed: 'open' });
  await settled();
}

/** Waits until the errand is done. */
async function settled(): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { match, game } = await snapshot();
    if (match.play !== undefined && game.errand(match.play) === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the errand is never done');
}

async function snapshot() {
  const found = await room.host.look(table);
  if (found === undefined) throw new Error('no table');
  return found;
}

async function stage() {
  const { play } = (await snapshot()).match;
  return (play as { state: { stage: { at: string } } }).state.stage;
}

const type = (by: { readonly id: string; readonly name: string }, text: string, stamp = room.clock.wall) =>
  room.host.act(table, { act: 'move', by: by.id, name: by.name, text }, { stamp });

describe('at an open table', () => {
  test('whoever makes a move sits down, and the log replays the game', async () => {
    await open();
    expect((await snapshot()).match.seats).toEqual([ada]);
    expect(await type(bob, '9')).toMatchObject({ ok: true });
    expect(await type(cleo, '7')).toMatchObject({ ok: true });
    expect(await type(bob, '8')).toMatchObject({ ok: true });
    const { match } = await snapshot();
    expect(match.seats.map((occupant) => (occupant.kind === 'member' ? occupant.name : '?'))).toEqual([
      'Ada',
      'Bob',
      'Cléo',
    ]);
    const log = (await room.store.log(table)).map((line) => JSON.parse(line));
    expect(log.filter(({ input }) => input.type === 'join').length).toBe(2);
    const opening = { config: match.config, seats: 1, seed: match.seed, now: room.clock.wall };
    expect(replay(ricochet, opening, log)).toEqual(match.play);
  });

  test('whoever makes a refused move does not sit down', async () => {
    await open();
    expect(await type(bob, '100')).toMatchObject({ ok: false, refusal: { refusal: { why: 'bid-out-of-range' } } });
    expect(await type(bob, 'r^')).toMatchObject({ ok: false, refusal: { refusal: { why: 'nobody-shows' } } });
    expect((await snapshot()).match.seats).toEqual([ada]);
  });

  test('twenty may bid at once, and all bids count', async () => {
    await open();
    const crowd = Array.from({ length: 20 }, (_, n) => ({ id: `20${n}`, name: `M${n}` }));
    const answers: Awaited<ReturnType<typeof type>>[] = [];
    for (const member of crowd) answers.push(await type(member, '12'));
    expect(answers.filter((answer) => answer === 'nothing' || !answer.ok)).toEqual([]);
    expect((await snapshot()).match.seats.length).toBe(21);
  });
});

describe('a change that nobody sees', () => {
  test('is not announced, and leaves the revision of the board as it was', async () => {
    await open();
    const { revision, match } = await snapshot();
    expect(revision).toBe(2);
    expect(room.announced.map((notice) => notice.revision)).toEqual([1]);
    expect(revisionShown(match, revision, 'table')).toBe(1);
    await room.pass(20_000);
    expect(room.announced.length).toBe(1);
    const on = (board: number) =>
      room.host.act(table, { act: 'move', by: bob.id, name: 'Bob', text: '9' }, { seen: { board } });
    expect(await on(2)).toMatchObject({ ok: false, refusal: { why: 'moved-on' } });
    expect(await on(1)).toMatchObject({ ok: true });
  });
});

describe('before a round is closed', () => {
  test('what was typed since it began is read again, and counts by when it was typed', async () => {
    await open();
    const began = room.clock.wall;
    await type(bob, '9');
    room.typed.push({ id: '901', by: cleo.id, name: cleo.name, text: '7', stamp: began + 50_000 });
    await room.pass(70_000);
    expect(room.heard.some((each) => each.table === table && each.since === began)).toBe(true);
    expect(await stage()).toMatchObject({ at: 'showing', seat: 2 });
    expect(room.counted).toEqual([cleo.id]);
  });

  test('this is done also once after an outage, so that whoever typed during it sees that it counts', async () => {
    await open();
    await type(bob, '9');
    await room.host.stop();
    const heard = room.heard.length;
    room.clock.wall += 40_000;
    room.typed.push({ id: '901', by: cleo.id, name: cleo.name, text: '7', stamp: room.clock.wall - 20_000 });
    await room.another().sweep();
    expect(room.heard.length).toBe(heard + 1);
    // The tables' clock stood still, so as much of the minute is left as when the outage began.
    expect(await stage()).toMatchObject({ at: 'bidding' });
    expect((await snapshot()).match.seats.length).toBe(3);
  });

  test('it counts also when the round had begun just before the process was killed', async () => {
    // The last beat came before the round.
    room.clock.wall += 900;
    await open();
    room.clock.wall += 40_000;
    room.typed.push({ id: '901', by: bob.id, name: bob.name, text: '9', stamp: room.clock.wall - 20_000 });
    const next = room.another();
    await next.sweep();
    expect(await stage()).toMatchObject({ at: 'bidding' });
    const now = { stamp: room.clock.wall };
    const move = { act: 'move', by: cleo.id, name: cleo.name, text: '7', typed: 'openly' } as const;
    expect(await next.act(table, move, now)).toMatchObject({ ok: true });
  });

  test('a move whose time stamp is too late does not count', async () => {
    await open();
    const began = room.clock.wall;
    await type(bob, '9');
    room.typed.push({ id: '901', by: cleo.id, name: cleo.name, text: '7', stamp: began + 60_500 });
    await room.pass(70_000);
    expect(await stage()).toMatchObject({ at: 'showing', seat: 1 });
  });
});

describe('an open game ends', () => {
  const stop = (by: string, rank: 'member' | 'moderator' = 'member') => room.host.act(table, { act: 'stop', by, rank });

  test('when its starter or a moderator stops it, or anybody when nothing happened for ten minutes', async () => {
    await open();
    expect(await stop(bob.id)).toMatchObject({ ok: false, refusal: { why: 'stop-not-begun-by-you' } });
    await room.pass(20 * minute);
    expect(await stop(bob.id)).toMatchObject({ ok: true });
    await open();
    expect(await stop(ada.id)).toMatchObject({ ok: true });
    await open();
    expect(await stop(bob.id, 'moderator')).toMatchObject({ ok: true });
  });

  test('by itself when nobody acted for a day', async () => {
    await open();
    await room.pass(23 * hour);
    expect((await snapshot()).match.stage.at).toBe('playing');
    await room.pass(2 * hour);
    expect((await snapshot()).match.stage).toEqual({ at: 'over', ending: { by: 'silence' } });
  });

  test('and anybody may begin another with the same choices', async () => {
    await open();
    await stop(ada.id);
    const again = await room.host.act(table, { act: 'rematch', by: bob.id, name: 'Bob' });
    expect(again).toMatchObject({
      ok: true,
      snapshot: { match: { seats: [{ name: 'Bob' }], stage: { at: 'playing' } } },
    });
  });
});
