import { expect, test } from 'vitest';
import { contest } from '../../../src/games/ricochet/contest.ts';
import { opened, played, ways } from './playing.ts';

/** Seat 0 bids three and demonstrates first, then seats 1 and 2 would. */
const showing = played(opened(), [10, '0: 3'], [20, '1: 5'], [30, '2: 6'], [71.5, 'tick']);

test('A round that was won is a contest: its winner, those who waited by their bids, and last who failed.', () => {
  const failed = played(showing, [80, '0: give up']);
  expect(contest(showing, failed)).toBeUndefined();
  const won = played(failed, [85, `1: ${ways.best}`]);
  expect(contest(failed, won)).toEqual({
    sides: [
      { seats: [1], place: 1 },
      { seats: [2], place: 2 },
      { seats: [0], place: 3 },
    ],
  });
});

test('The round counts once, and not when nobody wins it.', () => {
  const won = played(showing, [80, '0: give up'], [85, `1: ${ways.best}`]);
  expect(contest(won, played(won, [90, '2: next']))).toBeUndefined();
  const two = played(showing, [80, '0: give up'], [81, '1: give up']);
  expect(contest(two, played(two, [82, '2: give up']))).toBeUndefined();
});
