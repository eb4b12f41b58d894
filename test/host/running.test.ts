import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Course, standingOf } from '../../src/host/listing.ts';
import { runningIn } from '../../src/host/running.ts';
import type { TableId } from '../../src/store/address.ts';
import { ada, bob, duel, openRoom, type Room } from './room.ts';

let room: Room;

describe('the live tables of several channels', () => {
  beforeEach(async () => {
    room = await openRoom();
  });
  afterEach(() => room.close());

  test('say who plays, who is awaited and until when', async () => {
    await room.host.challenge('10', duel);
    await room.host.challenge('20.1', duel);
    await room.host.act('20.1', { act: 'accept', by: bob.id });
    await room.host.challenge('30', duel);
    await room.host.act('30', { act: 'decline', by: bob.id });
    const running = new Map((await room.host.running(['10', '20', '30', '40'])).map((each) => [each.table, each]));
    expect([...running.keys()].toSorted()).toEqual(['10', '20.1']);
    expect(running.get('10')).toMatchObject({
      stage: 'invited',
      course: { members: [ada.id, bob.id], awaited: [bob.id], open: 'no' },
    });
    const { match } = (await room.host.look('20.1')) ?? expect.fail();
    const course = running.get('20.1')?.course;
    expect(course?.members.toSorted()).toEqual([ada.id, bob.id]);
    expect(course?.awaited).toEqual([match.seats[0]?.kind === 'member' ? match.seats[0].id : '']);
    expect(course?.since).toBe(match.born);
    expect(course?.until).toBeGreaterThan(match.born ?? 0);
  });

  test('are read also where an earlier version wrote the list', async () => {
    await room.host.challenge('10', duel);
    await room.host.challenge('11', duel);
    await room.host.act('11', { act: 'decline', by: bob.id });
    const old = JSON.stringify({ stage: 'invited', game: 'foxu', invited: [bob.id] });
    const store = {
      liveIn: async () =>
        new Map<TableId, string>([
          ['10', old],
          ['11', old],
          ['12', 'garbled'],
          ['13', old],
        ]),
    };
    const running = await runningIn(['10'], { store, look: room.host.look });
    expect(running.map(({ table, course }) => [table, course.awaited])).toEqual([['10', [bob.id]]]);
  });

  test('are asked for some channels at a time, so that other work comes between', async () => {
    const asked: number[] = [];
    const store = {
      liveIn: async (homes: readonly string[]) => {
        asked.push(homes.length);
        return new Map<TableId, string>();
      },
    };
    await runningIn(
      Array.from({ length: 25 }, (_, n) => `${n}`),
      { store, look: room.host.look },
    );
    expect(asked).toEqual([10, 10, 5]);
  });
});

test.each<[Partial<Course>, 'invited' | 'playing', ReturnType<typeof standingOf>]>([
  [{ members: ['1', '2'], awaited: ['1'] }, 'playing', 'acts'],
  [{ members: ['1', '2'], awaited: ['1'] }, 'invited', 'challenged'],
  [{ members: ['1', '2'], awaited: ['2'] }, 'invited', 'waits'],
  [{ members: ['1', '2'], awaited: ['2'] }, 'playing', 'waits'],
  [{ members: ['2', '3'], awaited: ['2'] }, 'playing', 'watches'],
  [{ members: ['2'], open: 'by seats' }, 'playing', 'may-join'],
  [{ members: ['1'], open: 'by seats' }, 'playing', 'waits'],
  [{ members: ['1'], open: 'by moves' }, 'playing', 'may-join'],
  [{ members: ['1'], open: 'by moves', awaited: ['1'] }, 'playing', 'acts'],
])('a member stands in a match as it says: %o, %s: %s', (course, stage, standing) => {
  expect(standingOf({ members: [], awaited: [], open: 'no', ...course }, stage, '1')).toBe(standing);
});
