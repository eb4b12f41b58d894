import { describe, expect, test } from 'vitest';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { Player } from '../../../src/games/ricochet/kind.ts';
import { needed, winners } from '../../../src/games/ricochet/scoring.ts';
import { ended, opened, played, rules, standard, viewOf, ways } from './playing.ts';

const players = (bidders: number): Player[] =>
  Array.from({ length: 9 }, (_, seat) => ({ won: [], bids: seat < bidders, here: true }));

describe('Tokens that win', () => {
  test.each([
    [0, undefined],
    [1, undefined],
    [2, 8],
    [3, 6],
    [4, 5],
    [5, undefined],
    [9, undefined],
  ] as const)('With %i who have bid: %s.', (bidders, tokens) => {
    expect(needed(standard, players(bidders))).toBe(tokens);
    expect(needed({ ...standard, tokens: 3 }, players(bidders))).toBe(3);
  });

  test('A player who has never bid does not count; a player who has bid and left does.', () => {
    expect(
      needed(
        standard,
        players(2).map((player) => ({ ...player, here: false })),
      ),
    ).toBe(8);
  });
});

describe('The end', () => {
  /** Seat 0 wins the red star. Before that, each seat had this many tokens. */
  const won = (tokens: readonly number[], bids: readonly string[] = ['0: 3']) =>
    ended(
      played(
        opened({ seats: 6, tokens }),
        ...bids.map((bid, nth) => [10 + nth, bid] as const),
        [71.5, 'tick'],
        [80, `0: ${ways.best}`],
      ),
    );

  test.each([
    [[7, 7], [0]],
    [[6, 7], undefined],
    [[5, 5, 5], [0]],
    [[4, 4, 4, 4], [0]],
    [[3, 4, 4, 4], undefined],
    [[3, 3, 3, 3, 3], undefined],
    [
      [3, 3, 3, 3, 4],
      [0, 4],
    ],
    [[8, 2, 2, 2, 2], [0]],
  ] as const)('Tokens %j before the last one: winners %j.', (tokens, expected) => {
    expect(rules.outcome(won(tokens))).toEqual(expected && { winners: expected });
  });

  test('A second player makes eight tokens enough, also for a player who already has them.', () => {
    const state = won([9, 0], ['1: 9', '0: 3']);
    expect(rules.outcome(state)).toEqual({ winners: [0] });
  });

  test('A fifth player who bids in time removes the threshold.', () => {
    expect(rules.outcome(won([4, 4, 4, 4], ['0: 3']))).toEqual({ winners: [0] });
    const fifth = won([4, 4, 3, 4], ['4: 9', '0: 3']);
    expect(rules.outcome(fifth)).toBeUndefined();
    expect(viewOf(fifth).needed).toBeUndefined();
  });

  test('Everybody with the most tokens wins.', () => {
    const holding = (tokens: readonly number[]) =>
      tokens.map((count): Player => ({ won: targetNames.slice(0, count), bids: true, here: true }));
    expect(winners(holding([3, 4, 4, 1]))).toEqual([1, 2]);
    expect(winners(holding([5]))).toEqual([0]);
  });

  test('Scores are in the order of tokens, then of seats.', () => {
    expect(viewOf(opened({ tokens: [1, 3, 0, 3], bidders: [2] })).scores.map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  });
});
