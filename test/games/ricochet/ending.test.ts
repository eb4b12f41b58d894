import { describe, expect, test } from 'vitest';
import { accepted, at, ended, heard, opened, played, refusalOf, rules, viewOf, ways } from './playing.ts';

/** Seat 0 has bid three and demonstrates. */
describe('Stuck rounds', () => {
  test('After 4 minutes without any bid anyone may turn the timer.', () => {
    expect(refusalOf(opened(), [239, '1: timer'])).toEqual({ why: 'timer-too-early', at: 240_000 });
    expect(heard(opened(), [240, '1: timer'])).toEqual([{ what: 'turned', seat: 1 }]);
    expect(at(played(opened(), [240, '1: timer']), 'turned').until).toBe(300_000);
  });

  test('If that minute passes with no bid, the target goes back and a new one is drawn.', () => {
    const unbid = accepted(played(opened(), [240, '1: timer']), [301.5, 'tick']);
    expect(unbid.events).toEqual([{ what: 'unbid', target: 'red-star' }]);
    expect(unbid.state.left).toContain('red-star');
    const next = accepted(unbid.state, [331.5, 'tick']);
    expect(next.events).toMatchObject([{ what: 'drawn', round: 2 }]);
    expect(viewOf(next.state).target).not.toBe('red-star');
  });

  test('Decided: a bid inside that minute starts the bidding minute afresh.', () => {
    const bid = played(opened(), [240, '1: timer'], [290, '2: 7']);
    expect(at(bid, 'bidding').until).toBe(350_000);
  });

  test('The bot offers the button by itself when the 4 minutes are over.', () => {
    expect(rules.deadline(opened())).toBe(240_000);
    const quiet = accepted(opened(), [240, 'tick']);
    expect(quiet.events).toEqual([{ what: 'quiet' }]);
    expect(viewOf(quiet.state).stage).toEqual({ at: 'quiet' });
    expect(rules.deadline(quiet.state)).toBeUndefined();
    expect(heard(quiet.state, [1_000, '3: timer'])).toEqual([{ what: 'turned', seat: 3 }]);
  });
});

describe('End', () => {
  /** Seat 0 has this many tokens and wins another one; the others have bid. */
  const nearly = (bidders: number, tokens: number) =>
    ended(
      played(
        opened({ seats: 6, tokens: [tokens], bidders: Array.from({ length: bidders }, (_, seat) => seat) }),
        [10, '0: 3'],
        [71.5, 'tick'],
        [80, `0: ${ways.best}`],
      ),
    );

  test('Number of players = members who have made at least one bid in this game.', () => {
    const state = opened({ seats: 6 });
    expect(viewOf(state)).toMatchObject({ scores: [], needed: undefined });
    const two = played(state, [10, '0: 9'], [20, '5: 8']);
    expect(viewOf(two)).toMatchObject({ scores: [{ seat: 0 }, { seat: 5 }], needed: 8 });
  });

  test.each([
    [2, 8],
    [3, 6],
    [4, 5],
  ])('With %i players the first with %i tokens wins.', (bidders, needed) => {
    expect(nearly(bidders, needed - 2).stage.at).toBe('resting');
    expect(rules.outcome(nearly(bidders, needed - 1))).toEqual({ winners: [0] });
    expect(viewOf(nearly(bidders, 0)).needed).toBe(needed);
  });

  test.each([1, 5, 6])('With %i players the game goes on until all 17 tokens are won.', (bidders) => {
    expect(viewOf(nearly(bidders, 0)).needed).toBeUndefined();
    expect(nearly(bidders, 15).stage.at).toBe('resting');
    expect(rules.outcome(nearly(bidders, 16))).toEqual({ winners: [0] });
  });

  test('Most tokens win, ties share.', () => {
    const last = (tokens: readonly number[]) =>
      rules.outcome(
        ended(played(opened({ tokens, left: ['red-star'] }), [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`])),
      );
    expect(last([4, 4, 4, 2, 2])).toEqual({ winners: [0] });
    expect(last([3, 4, 4, 4, 1])).toEqual({ winners: [0, 1, 2, 3] });
    expect(last([1, 4, 5, 5, 1])).toEqual({ winners: [2, 3] });
  });

  test('A number chosen at the start replaces this (the players may agree otherwise).', () => {
    const agreed = opened({ tokens: [1, 1, 1], config: { tokens: 2 } });
    expect(viewOf(agreed).needed).toBe(2);
    const won = ended(played(agreed, [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`]));
    expect(rules.outcome(won)).toEqual({ winners: [0] });
  });

  test('Decided: the threshold is taken from the players known when a token is won.', () => {
    const fourth = played(opened({ tokens: [5, 2, 2] }), [10, '3: 9'], [11, '1: 3'], [71.5, 'tick']);
    expect(viewOf(fourth).needed).toBe(5);
    expect(rules.outcome(fourth)).toBeUndefined();
    expect(rules.outcome(ended(played(fourth, [80, `1: ${ways.best}`])))).toEqual({ winners: [0] });
  });

  test('A late joiner never takes back a victory already reached.', () => {
    const won = nearly(4, 4);
    expect(rules.outcome(won)).toEqual({ winners: [0] });
    expect(rules.awaiting(won)).toEqual([]);
    expect(rules.deadline(won)).toBeUndefined();
    expect(played(won, [90, '5: 7'])).toBe(won);
  });
});
