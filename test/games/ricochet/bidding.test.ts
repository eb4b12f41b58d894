import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../src/games/ricochet/bidding.ts';
import { accepted, at, type Deed, heard, opened, played, refusalOf, rules, viewOf } from './playing.ts';

const order = (state: ReturnType<typeof opened>) => inOrder(state).map(({ seat }) => seat);

describe('The order of demonstration', () => {
  const table: readonly {
    readonly title: string;
    readonly tokens: readonly number[];
    readonly bids: readonly Deed[];
    readonly classic: readonly number[];
    readonly tournament: readonly number[];
  }[] = [
    {
      title: 'the lowest number first, whoever has how many tokens',
      tokens: [3, 0, 1, 2],
      bids: [
        [1, '0: 4'],
        [2, '1: 6'],
        [3, '2: 5'],
        [4, '3: 7'],
      ],
      classic: [0, 2, 1, 3],
      tournament: [0, 2, 1, 3],
    },
    {
      title: 'equal numbers and tokens: who bid first',
      tokens: [1, 1, 1, 1],
      bids: [
        [1, '3: 4'],
        [2, '1: 4'],
        [3, '0: 4'],
        [4, '2: 4'],
      ],
      classic: [3, 1, 0, 2],
      tournament: [3, 1, 0, 2],
    },
    {
      title: 'equal numbers: fewer tokens, or in a tournament who bid first',
      tokens: [3, 2, 1, 0],
      bids: [
        [1, '0: 4'],
        [2, '1: 4'],
        [3, '2: 4'],
        [4, '3: 4'],
      ],
      classic: [3, 2, 1, 0],
      tournament: [0, 1, 2, 3],
    },
    {
      title: 'what counts is who bid that number first, not who bid first at all',
      tokens: [0, 0, 0, 0],
      bids: [
        [1, '0: 9'],
        [2, '1: 8'],
        [3, '1: 4'],
        [4, '0: 4'],
      ],
      classic: [1, 0],
      tournament: [1, 0],
    },
    {
      title: 'bids that arrive late are counted by when they were made',
      tokens: [0, 0, 0, 0],
      bids: [
        [5, '0: 4'],
        [3, '1: 4'],
        [4, '2: 4'],
      ],
      classic: [1, 2, 0],
      tournament: [1, 2, 0],
    },
    {
      title: 'of the same instant: as they were handled',
      tokens: [0, 0, 0, 0],
      bids: [
        [5, '2: 4'],
        [5, '0: 4'],
        [5, '3: 4'],
      ],
      classic: [2, 0, 3],
      tournament: [2, 0, 3],
    },
  ];

  test.each(table)('$title', ({ tokens, bids, classic, tournament }) => {
    expect(order(played(opened({ tokens }), ...bids))).toEqual(classic);
    expect(order(played(opened({ tokens, config: { ties: 'tournament' } }), ...bids))).toEqual(tournament);
  });

  test('When twenty players all bid the same, they demonstrate in the order of their bids.', () => {
    const seats = Array.from({ length: 20 }, (_, seat) => (seat * 7) % 20);
    const bids = seats.map((seat, nth): Deed => [nth, `${seat}: 5`]);
    let state = played(opened({ seats: 20 }), ...bids, [61.5, 'tick']);
    for (const [nth, seat] of seats.entries()) {
      expect(at(viewOf(state), 'showing')).toMatchObject({ seat, moves: 5 });
      expect(at(viewOf(state), 'showing').next.map((bidder) => bidder.seat)).toEqual(seats.slice(nth + 1));
      state = played(state, [62 + nth, `${seat}: give up`]);
    }
    expect(at(state, 'resting').result).toEqual({ how: 'nobody' });
  });

  test('Whatever is bid, each bidder is in the order once, with their lowest number.', () => {
    const bid = fc.record({ seat: fc.nat(3), moves: fc.integer({ min: 2, max: 99 }), second: fc.nat(40) });
    fc.assert(
      fc.property(fc.array(bid, { minLength: 1, maxLength: 20 }), (bids) => {
        let state = opened({ tokens: [1, 2, 1, 0] });
        for (const { seat, moves, second } of bids) {
          const step = rules.step(
            state,
            { type: 'move', seat, move: { act: 'bid', moves } },
            {
              now: second * 1_000,
              rng: { int: () => 0, shuffled: (items) => [...items] },
            },
          );
          if (step.ok) state = step.state;
          else expect(step.refusal).toMatchObject({ why: 'bid-not-lower' });
        }
        const lowest = (seat: number) =>
          Math.min(...bids.filter((each) => each.seat === seat).map((each) => each.moves));
        const bidders = at(viewOf(state), 'bidding').bidders;
        expect(new Set(bidders.map(({ seat }) => seat)).size).toBe(bidders.length);
        expect(new Set(bidders.map(({ seat }) => seat))).toEqual(new Set(bids.map(({ seat }) => seat)));
        for (const { seat, moves } of bidders) expect(moves).toBe(lowest(seat));
        expect(bidders.map(({ moves }) => moves)).toEqual(bidders.map(({ moves }) => moves).sort((a, b) => a - b));
      }),
    );
  });
});

describe('When a bid counts', () => {
  const bid = played(opened(), [10, '0: 9']);

  test('A bid made before or at the end of the minute counts, even if it arrives later.', () => {
    expect(rules.deadline(bid)).toBe(71_500);
    expect(played(bid, [71.4, 'tick'])).toBe(bid);
    expect(refusalOf(bid, [70, '1: 8'])).toBeUndefined();
  });

  test('A bid made after the minute is too late, even if nobody demonstrates yet.', () => {
    expect(refusalOf(bid, [70.001, '1: 8'])).toEqual({ why: 'bid-too-late' });
  });

  test('While somebody demonstrates, and between rounds, bids are refused.', () => {
    const showing = played(bid, [71.5, 'tick']);
    expect(refusalOf(showing, [69, '1: 8'])).toEqual({ why: 'no-bids-now', stage: 'showing' });
    const resting = played(showing, [80, '0: give up']);
    expect(refusalOf(resting, [81, '1: 8'])).toEqual({ why: 'no-bids-now', stage: 'resting' });
  });

  test('The minute begins with the earliest bid, even if that bid arrives after another.', () => {
    const earlier = accepted(bid, [4, '1: 9']);
    expect(at(earlier.state, 'bidding').until).toBe(64_000);
    expect(earlier.events).toEqual([{ what: 'bid', seat: 1, moves: 9, first: false }]);
    expect(at(played(bid, [30, '1: 8'], [40, '0: 7']), 'bidding').until).toBe(70_000);
  });

  test('A bid made before the target was shown is for another round, and so is a bid that names another round.', () => {
    const next = played(bid, [71.5, 'tick'], [80, '0: give up'], [90, '1: next']);
    expect(refusalOf(next, [89.999, '1: 8'])).toEqual({ why: 'bid-for-another-round' });
    expect(refusalOf(next, [91, '1: #1 8'])).toEqual({ why: 'bid-for-another-round' });
    expect(refusalOf(next, [90, '1: 8'])).toBeUndefined();
    expect(refusalOf(next, [91, '1: #2 8'])).toBeUndefined();
  });

  test('In every stage that takes bids, the first bid starts the minute.', () => {
    const quiet = played(opened(), [240, 'tick']);
    const turned = played(quiet, [250, '0: timer']);
    for (const [state, second] of [
      [opened(), 5],
      [quiet, 500],
      [turned, 309],
    ] as const) {
      expect(heard(state, [second, '1: 8'])).toEqual([{ what: 'bid', seat: 1, moves: 8, first: true }]);
      expect(at(played(state, [second, '1: 8']), 'bidding').until).toBe(second * 1_000 + 60_000);
    }
    expect(refusalOf(turned, [310.001, '1: 8'])).toEqual({ why: 'bid-too-late' });
  });

  test('The host reads typed text again only while bids are taken, from when the target was shown.', () => {
    const showing = played(bid, [71.5, 'tick']);
    const resting = played(showing, [80, '0: give up']);
    const next = played(resting, [90, '1: next']);
    expect([bid, showing, resting, next].map((state) => rules.listening?.(state))).toEqual([
      0,
      undefined,
      undefined,
      90_000,
    ]);
  });

  test('The timer cannot be turned while it runs, nor when there is nothing to time.', () => {
    const turned = played(opened(), [240, '0: timer']);
    for (const state of [bid, turned]) expect(refusalOf(state, [250, '1: timer'])).toEqual({ why: 'timer-runs' });
    const showing = played(bid, [71.5, 'tick']);
    const resting = played(showing, [80, '0: give up']);
    for (const state of [showing, resting]) expect(refusalOf(state, [90, '1: timer'])).toEqual({ why: 'no-timer-now' });
  });
});
