import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/mastermind/kind.ts';
import {
  accepted,
  afterRounds,
  moment,
  played,
  refusalOf,
  rules,
  seekingBy,
  shown,
  solvedColours,
  solvedShapes,
  someCards,
  started,
  type Typed,
  totals,
  viewOf,
  wrong,
  wrongColours,
  wrongShapes,
} from './playing.ts';

describe('Two players', () => {
  const settersOf = (state: State, rounds: number) =>
    Array.from({ length: rounds }, (_, round) => viewOf(afterRounds(state, round + 1)).setter);

  test('The players swap roles each round.', () => {
    expect(settersOf(started(2), 8)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(rules.awaiting(started(2))).toEqual([0]);
    expect(rules.awaiting(seekingBy(2))).toEqual([1]);
    expect(viewOf(seekingBy(2)).seekers).toEqual({ colours: 1, shapes: 1 });
  });

  test('8 rounds use 24 of the 25 cards.', () => {
    const end = afterRounds(started(2), 8);
    expect(end.phase).toBe('over');
    expect(new Set(end.course.covered).size).toBe(24);
  });

  test.each([
    [undefined, 8],
    [8, 8],
    [6, 6],
    [4, 4],
    [2, 2],
  ])('An even, smaller number may be agreed: when %s are asked for, %i are played.', (rounds, there) => {
    expect(viewOf(started(2, { rounds })).rounds).toBe(there);
    expect(afterRounds(started(2, { rounds }), there).phase).toBe('over');
    expect(viewOf(started(2, { rounds }))).toMatchObject({ misfits: [] });
  });

  test('A short game has two rounds, so that each sets once; a number of rounds counts more than a length.', () => {
    expect(settersOf(started(2, { length: 'short' }), 2)).toEqual([0, 1]);
    expect(viewOf(started(2, { length: 'short' }))).toMatchObject({ rounds: 2, misfits: [] });
    expect(afterRounds(started(2, { length: 'short' }), 2).phase).toBe('over');
    expect(viewOf(started(2, { length: 'full' })).rounds).toBe(8);
    expect(viewOf(started(2, { length: 'short', rounds: 6 })).rounds).toBe(6);
    const apart = started(2, { length: 'short', setters: 'one-after-the-other' });
    expect(viewOf(apart)).toMatchObject({ rounds: 2, half: 1 });
  });

  test.each([
    [3, 2],
    [5, 4],
    [7, 6],
    [9, 8],
    [24, 8],
  ])(
    'A number that does not fit two players is changed to the nearest, %i to %i, and players are told.',
    (rounds, there) => {
      const view = viewOf(started(2, { rounds }));
      expect(view).toMatchObject({ rounds: there, misfits: [{ what: 'rounds', asked: rounds }] });
    },
  );

  test('Most points (earned as setter) wins.', () => {
    const first = played(seekingBy(2, { rounds: 2 }), [1, wrongColours], [1, solvedColours], [1, solvedShapes]);
    const second = played(first, [1, 'next'], [1, 'cards red-circle red-square red-cross']);
    const rows: Typed[] = [
      [0, 'colours R R R'],
      [0, 'shapes circle square cross'],
    ];
    const end = accepted(played(second, rows[0]!), rows[1]!);
    expect(totals(end.state)).toEqual([3, 2]);
    expect(rules.outcome(end.state)).toEqual({ winners: [0], places: [1, 2] });
    expect(end.events.at(-1)).toEqual({ what: 'ended', winners: [0], totals: [3, 2] });
    const longer = played(second, [0, 'colours B B B'], [0, 'colours Y Y Y'], ...rows);
    expect(rules.outcome(longer)).toEqual({ winners: [1], places: [2, 1] });
  });

  test('Decided: equal points are a draw.', () => {
    const end = afterRounds(started(2), 8);
    expect(totals(end)).toEqual([8, 8]);
    expect(rules.outcome(end)).toEqual({ winners: [], places: [1, 1] });
  });
});

describe('Variant: one setter for all rounds', () => {
  const config = { setters: 'one-after-the-other' } as const;

  test('One player sets all 8 rounds, then the other sets 8 from a fresh pack; totals are compared.', () => {
    const start = started(2, config);
    expect(viewOf(start)).toMatchObject({ rounds: 16, half: 8 });
    const setters = Array.from({ length: 16 }, (_, round) => viewOf(afterRounds(start, round + 1)).setter);
    expect(setters).toEqual([...Array(8).fill(0), ...Array(8).fill(1)]);
    const half = shown(afterRounds(start, 8));
    expect(half.course.covered).toHaveLength(24);
    const { state, events } = accepted(half, [1, 'next']);
    expect(events).toEqual([{ what: 'began', round: 9, setter: 1, pack: 'fresh' }]);
    expect(state.course.covered).toEqual([]);
    expect(refusalOf(state, [1, someCards])).toBeUndefined();
    const end = afterRounds(start, 16);
    expect(end.phase).toBe('over');
    expect(totals(end)).toEqual([16, 16]);
  });

  test.each([
    [2, 4],
    [3, 6],
    [8, 16],
    [20, 16],
  ])('When %i rounds for each player are asked for, %i are played in all.', (rounds, there) => {
    expect(viewOf(started(2, { ...config, rounds })).rounds).toBe(there);
  });
});

describe('Three players', () => {
  test('The setter faces two seekers: one finds the colours, the other the shapes.', () => {
    const state = seekingBy(3);
    expect(viewOf(state)).toMatchObject({ setter: 0, seekers: { colours: 1, shapes: 2 } });
    expect(rules.awaiting(state)).toEqual([1, 2]);
    expect(refusalOf(state, [1, wrongShapes])).toEqual({ why: 'not-your-puzzle', yours: 'colours' });
    expect(refusalOf(state, [2, wrongColours])).toEqual({ why: 'not-your-puzzle', yours: 'shapes' });
    expect(rules.awaiting(played(state, [1, solvedColours]))).toEqual([2]);
    expect(rules.awaiting(played(state, [2, solvedShapes]))).toEqual([1]);
  });

  test('Both seek at the same time, and neither waits for the other.', () => {
    const state = played(seekingBy(3), ...wrong(wrongShapes, 4, 2), [1, wrongColours], [2, wrongShapes]);
    expect(rules.awaiting(state)).toEqual([1, 2]);
    expect(viewOf(state, 1)).toMatchObject({ given: Array(6).fill({}) });
  });

  test('The setter takes all rows used as points.', () => {
    const state = played(seekingBy(3), [1, wrongColours], [2, solvedShapes], [1, solvedColours]);
    expect(totals(state)).toEqual([3, 0, 0]);
  });

  test('The setter’s role passes clockwise each round.', () => {
    const setters = Array.from({ length: 6 }, (_, round) => viewOf(afterRounds(started(3), round + 1)).setter);
    expect(setters).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('Decided: two seekers swap puzzles whenever they next seek together.', () => {
    const before = new Map<string, readonly number[]>();
    for (let round = 1; round <= 24; round++) {
      const { setter, seekers } = viewOf(afterRounds(started(3), round));
      const pair = [seekers.colours, seekers.shapes];
      expect([...pair, setter].sort()).toEqual([0, 1, 2]);
      const name = [...pair].sort().join();
      if (before.has(name)) expect(pair).toEqual([...before.get(name)!].reverse());
      before.set(name, pair);
    }
  });

  test('Rounds 1-3 all use the full 25-card pack.', () => {
    const after = afterRounds(started(3), 2);
    expect(after.course.covered).toEqual([]);
    expect(refusalOf(played(after, [0, 'next']), [2, 'cards red-circle red-square red-triangle'])).toBeUndefined();
  });

  test('Then three cards drawn at random are removed and covered, and rounds 4-6 use 22 cards, and so on.', () => {
    const packs = Array.from(
      { length: 23 },
      (_, round) => 25 - afterRounds(started(3), round + 1).course.covered.length,
    );
    expect(packs).toEqual([25, 25, 22, 22, 22, 19, 19, 19, 16, 16, 16, 13, 13, 13, 10, 10, 10, 7, 7, 7, 4, 4, 4]);
    const third = played(afterRounds(started(3), 2), [0, 'next'], [2, someCards], [0, solvedColours]);
    const removed = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
      const move = { act: 'row', puzzle: 'shapes', tokens: ['star', 'circle', 'cross'] } as const;
      const step = rules.step(third, { type: 'move', seat: 1, move }, moment(seed));
      const events = step.ok ? step.events.map(({ event }) => event) : [];
      expect(events.map(({ what }) => what)).toEqual(['row', 'shown', 'covered']);
      const state = step.ok ? shown(step.state) : undefined;
      expect(state?.course.covered).toEqual(state?.fresh);
      expect(new Set(state?.fresh).size).toBe(3);
      return String(state?.fresh);
    });
    expect(new Set(removed).size).toBeGreaterThan(3);
  });

  test('A short game has three rounds, so that each sets once.', () => {
    const short = started(3, { length: 'short' });
    expect([1, 2, 3].map((round) => viewOf(afterRounds(short, round)).setter)).toEqual([0, 1, 2]);
    expect(viewOf(short)).toMatchObject({ rounds: 3, misfits: [] });
    expect(afterRounds(short, 3).phase).toBe('over');
  });

  test('24 rounds in all (option: fewer, a multiple of 3).', () => {
    expect(viewOf(started(3)).rounds).toBe(24);
    for (const rounds of [3, 6, 9, 12, 15, 18, 21, 24])
      expect(viewOf(started(3, { rounds }))).toMatchObject({ rounds, misfits: [] });
    expect(afterRounds(started(3, { rounds: 3 }), 3)).toMatchObject({ phase: 'over', course: { covered: [] } });
    expect(afterRounds(started(3), 24)).toMatchObject({
      phase: 'over',
      course: {
        covered: Array(21)
          .fill('')
          .map(() => expect.any(String)),
      },
    });
  });

  test.each([
    [2, 3],
    [4, 3],
    [5, 6],
    [8, 9],
    [23, 24],
  ])('A number that is no multiple of 3 is changed to the nearest, %i to %i, with a notice.', (rounds, there) => {
    const view = viewOf(started(3, { rounds }));
    expect(view).toMatchObject({ rounds: there, misfits: [{ what: 'rounds', asked: rounds }] });
  });

  test('The variant with one setter is for two players; with three the role passes, and players are told.', () => {
    const view = viewOf(started(3, { setters: 'one-after-the-other' }));
    expect(view).toMatchObject({ rounds: 24, misfits: [{ what: 'setters' }] });
    expect(view).not.toHaveProperty('half');
    expect(viewOf(afterRounds(started(3, { setters: 'one-after-the-other' }), 2)).setter).toBe(1);
  });

  test('Highest score wins; ties share.', () => {
    const tied = afterRounds(started(3, { rounds: 3 }), 3);
    expect(totals(tied)).toEqual([2, 2, 2]);
    expect(rules.outcome(tied)).toEqual({ winners: [0, 1, 2], places: [1, 1, 1] });
    const two = played(afterRounds(started(3, { rounds: 3 }), 1), [0, 'next'], [1, someCards]);
    const last = played(two, [2, solvedColours], [0, wrongShapes], [0, solvedShapes], [0, 'next'], [2, someCards]);
    expect(rules.outcome(played(last, [0, solvedColours], [1, solvedShapes]))).toMatchObject({ winners: [1] });
    const shared = played(last, [0, wrongColours], [0, solvedColours], [1, solvedShapes]);
    expect(totals(shared)).toEqual([2, 3, 3]);
    expect(rules.outcome(shared)).toEqual({ winners: [1, 2], places: [3, 1, 1] });
  });
});
