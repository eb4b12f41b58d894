import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Challenge } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import { idOf } from '../../src/store/address.ts';
import { ada, bob, duel, hour, minute, openRoom, type Room } from './room.ts';

const table = idOf({ at: 'channel', channel: '7' });
const second = 1_000;

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

/** Ada challenges Bob and begins; he accepts. */
async function begin(changes: Partial<Challenge> = {}): Promise<void> {
  await room.host.challenge(table, { ...duel, first: 'challenger', ...changes });
  await room.host.act(table, { act: 'accept', by: bob.id });
}

const move = (by: string, text: string) => room.host.act(table, { act: 'move', by, text });
const matchNow = async () => (await room.host.look(table))?.match as Match;
/** Every call that was announced, once each. */
function calls(): string[] {
  const made = room.announced.flatMap(({ match, revision }) =>
    match.call === undefined ? [] : [`${revision}: ${match.call.why} ${match.call.seats.join(' ')}`],
  );
  return [...new Set(made)].map((each) => each.replace(/^\d+: /, '')).filter((each) => !each.startsWith('challenge'));
}

/** Ada prepares the board, and then it is Bob's turn. */
async function untilBob(): Promise<void> {
  await move(ada.id, 'ready');
  await move(ada.id, 'corners yellow a1');
  await move(ada.id, 'yellow a2');
}

describe('whoever has to act', () => {
  test('is called when a minute has passed since they could know it, once', async () => {
    await begin();
    await untilBob();
    await room.pass(minute);
    expect(calls()).toEqual([]);
    await room.pass(minute + 2 * second);
    expect(calls()).toEqual(['turn 1']);
    await room.pass(10 * hour);
    expect(calls()).toEqual(['turn 1']);
  });

  test('is called a minute after the move when they were away', async () => {
    await begin();
    await room.pass(20 * minute);
    await untilBob();
    await room.pass(55 * second);
    expect(calls()).toEqual(['turn 0']);
    await room.pass(10 * second);
    expect(calls()).toEqual(['turn 0', 'turn 1']);
  });

  test('is not called when they act first', async () => {
    await begin();
    await untilBob();
    await room.pass(minute);
    await move(bob.id, 'keep');
    await room.pass(30 * second);
    await move(ada.id, 'yellow a3');
    await room.pass(30 * second);
    expect(calls()).toEqual([]);
  });

  test('is called at once when a short clock runs against them and they are away', async () => {
    await begin({ turnLimit: 5 * minute });
    await move(ada.id, 'ready');
    await move(ada.id, 'corners yellow a1');
    await room.pass(2 * minute);
    await move(ada.id, 'yellow a2');
    await room.pass(2 * second);
    expect(calls()).toEqual(['turn 0', 'turn 1']);
  });

  test('is not called by a game in which only computers wait for them', async () => {
    await room.host.challenge(table, { ...duel, first: 'challenger', against: [{ kind: 'computer', level: 'easy' }] });
    await room.pass(2 * hour);
    expect(calls()).toEqual([]);
  });

  test('may still press the board that was there before the call', async () => {
    await begin();
    await untilBob();
    const { revision } = room.announced.at(-1) as { revision: number };
    await room.pass(5 * minute);
    expect(calls()).toEqual(['turn 1']);
    const answer = await room.host.act(table, { act: 'move', by: bob.id, text: 'keep' }, { seen: { board: revision } });
    expect(answer).toMatchObject({ ok: true });
  });

  test('keeps a private panel that was opened before the call', async () => {
    await begin();
    await untilBob();
    const { revision } = room.announced.at(-1) as { revision: number };
    await room.pass(5 * minute);
    const answer = await room.host.act(
      table,
      { act: 'move', by: bob.id, text: 'keep' },
      { seen: { panel: revision, table: revision } },
    );
    expect(answer).toMatchObject({ ok: true });
  });

  test('is called by another process when the one that took the move has ended', async () => {
    await begin();
    await untilBob();
    await room.host.stop();
    const other = room.another();
    await other.start();
    await room.pass(3 * minute);
    expect(calls()).toEqual(['turn 1']);
    await other.stop();
  });
});

describe('everybody concerned hears at once', () => {
  test('that the game is over, unless they acted a moment ago', async () => {
    await begin();
    await room.pass(minute + second);
    await room.host.act(table, { act: 'resign', by: ada.id });
    expect((await matchNow()).call).toEqual({ why: 'end', seats: [1] });
  });

  test('that somebody would like a rematch', async () => {
    await begin();
    await room.host.act(table, { act: 'resign', by: ada.id });
    await room.pass(5 * minute);
    await room.host.act(table, { act: 'rematch', by: bob.id });
    expect((await matchNow()).call).toEqual({ why: 'rematch', seats: [0] });
  });

  test('that a draw is offered, and that it is refused', async () => {
    await begin();
    await room.pass(2 * minute);
    await room.host.act(table, { act: 'draw', by: ada.id });
    expect((await matchNow()).call).toEqual({ why: 'offer', seats: [1] });
    await room.pass(2 * minute);
    await room.host.act(table, { act: 'play-on', by: bob.id });
    expect((await matchNow()).call).toEqual({ why: 'refusal', seats: [0] });
  });

  test('that a challenge is declined', async () => {
    await room.host.challenge(table, duel);
    await room.pass(5 * minute);
    await room.host.act(table, { act: 'decline', by: bob.id });
    expect((await matchNow()).call).toEqual({ why: 'declined', seats: [0] });
  });
});
