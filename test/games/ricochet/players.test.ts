import { describe, expect, test } from 'vitest';
import {
  accepted,
  at,
  ended,
  heard,
  moment,
  opened,
  place,
  played,
  refusalOf,
  rules,
  standard,
  viewOf,
  ways,
} from './playing.ts';

const scores = (state: ReturnType<typeof opened>) => viewOf(state).scores.map(({ seat, won }) => [seat, won.length]);

describe('Joining', () => {
  test('Whoever starts the game counts as a player only after a bid.', () => {
    const state = rules.setup(standard, 1, moment(0));
    expect(state.players).toEqual([{ won: [], bids: false, here: true }]);
    expect(viewOf(state).scores).toEqual([]);
  });

  test('Anybody can sit down in the next free seat, at any time, by a move; only the move is told.', () => {
    for (const from of [opened(), played(opened(), [10, '0: 7'], [71.5, 'tick'])]) {
      const joined = accepted(from, [80, 'join 4']);
      expect(joined.events).toEqual([]);
      expect(viewOf(joined.state)).toEqual(viewOf(from));
      expect(joined.state.players[4]).toEqual({ won: [], bids: false, here: true });
    }
  });

  test('Nobody can sit down in another seat.', () => {
    for (const seat of [0, 3, 5]) expect(refusalOf(opened(), [10, `join ${seat}`])).toEqual({ why: 'seats-fixed' });
  });

  test('A bid from a seat where nobody sits is refused.', () => {
    expect(refusalOf(opened(), [10, '4: 7'])).toEqual({ why: 'not-here' });
  });

  test('A player who joins late plays with the others from then on, and may win.', () => {
    const late = played(opened({ tokens: [3, 3] }), [10, '0: 5'], [11, 'join 4'], [11, '4: 4'], [71.5, 'tick']);
    const won = played(late, [80, `4: ${ways.best}`]);
    expect(scores(won)).toEqual([
      [0, 3],
      [1, 3],
      [4, 1],
    ]);
  });

  test('One player alone plays all the targets.', () => {
    const alone = opened({ seats: 1, tokens: [16] });
    expect(viewOf(alone).needed).toBeUndefined();
    const last = played(
      opened({ seats: 1, left: ['red-star'] }),
      [10, '0: 3'],
      [71.5, 'tick'],
      [80, `0: ${ways.best}`],
    );
    expect(rules.outcome(ended(last))).toEqual({ winners: [0] });
  });
});

describe('Leaving', () => {
  test('Everybody is told; the tokens stay, and so does the number of players.', () => {
    const { state, events } = accepted(opened({ tokens: [2, 1, 1] }), [10, 'leave 0']);
    expect(events).toEqual([{ what: 'left', seat: 0 }]);
    expect(viewOf(state)).toMatchObject({ needed: 6, scores: [{ seat: 0, here: false }, { seat: 1, here: true }, {}] });
    expect(scores(state)).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  test('The bid of a player who leaves is withdrawn.', () => {
    const left = played(opened(), [10, '0: 5'], [11, '1: 6'], [12, 'leave 0']);
    expect(at(viewOf(left), 'bidding')).toMatchObject({ until: 70_000, bidders: [{ seat: 1, moves: 6 }] });
    expect(heard(left, [71.5, 'tick'])).toEqual([{ what: 'shows', seat: 1, moves: 6 }]);
  });

  test('A later bid of the same player in this round must still be lower.', () => {
    const left = played(opened(), [10, '0: 5'], [12, 'leave 0']);
    for (const moves of [5, 6])
      expect(refusalOf(left, [20, `0: ${moves}`])).toEqual({ why: 'bid-not-lower', yours: 5 });
    expect(at(viewOf(played(left, [20, '0: 4'])), 'bidding').bidders).toEqual([{ seat: 0, moves: 4 }]);
  });

  test('When the last bid is withdrawn, bidding goes on until its minute ends, and nobody demonstrates.', () => {
    const left = played(opened(), [10, '0: 5'], [12, 'leave 0']);
    expect(at(viewOf(left), 'bidding')).toEqual({ at: 'bidding', until: 70_000, bidders: [] });
    expect(heard(left, [20, '1: 30'])).toEqual([{ what: 'bid', seat: 1, moves: 30, first: false }]);
    expect(heard(left, [71.5, 'tick'])).toEqual([{ what: 'nobody', target: 'red-star' }]);
  });

  test('A demonstrating player who leaves has failed, and the next bidder demonstrates.', () => {
    const showing = played(opened(), [10, '0: 5'], [11, '1: 6'], [71.5, 'tick'], [75, '0: r^']);
    const { state, events } = accepted(showing, [76, 'leave 0']);
    expect(events).toEqual([
      { what: 'left', seat: 0 },
      { what: 'failed', seat: 0, by: 'left' },
      { what: 'shows', seat: 1, moves: 6 },
    ]);
    expect(viewOf(state).place).toEqual(place);
  });

  test('A player who leaves before their demonstration does not demonstrate.', () => {
    const showing = played(opened(), [10, '0: 5'], [11, '1: 6'], [71.5, 'tick'], [75, 'leave 1']);
    expect(at(viewOf(showing), 'showing').next).toEqual([]);
    expect(heard(showing, [76, '0: give up'])).toMatchObject([{ what: 'failed' }, { what: 'nobody' }]);
  });

  test('Nobody can leave twice, or from a seat where nobody sits.', () => {
    const left = played(opened(), [10, 'leave 0']);
    for (const seat of [0, 4]) expect(refusalOf(left, [11, `leave ${seat}`])).toEqual({ why: 'not-here' });
  });
});

describe('Coming back', () => {
  const left = played(opened({ tokens: [2] }), [10, 'leave 0']);

  test('A player who left and then moves sits down again, and that is told first.', () => {
    const { state, events } = accepted(left, [20, '0: 7']);
    expect(events).toEqual([
      { what: 'back', seat: 0 },
      { what: 'bid', seat: 0, moves: 7, first: true },
    ]);
    expect(viewOf(state).scores).toMatchObject([{ seat: 0, here: true }]);
    expect(state.players[0]?.won).toHaveLength(2);
  });

  test('A refused move does not bring a player back.', () => {
    expect(refusalOf(left, [20, '0: 1'])).toEqual({ why: 'bid-out-of-range', given: 1 });
    expect(refusalOf(left, [20, '0: next'])).toEqual({ why: 'round-goes-on' });
  });
});
