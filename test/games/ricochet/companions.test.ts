import { describe, expect, test } from 'vitest';
import type { Planned } from '../../../src/games/companion.ts';
import { levels } from '../../../src/games/contract.ts';
import { boardOf } from '../../../src/games/ricochet/board/board.ts';
import { judge } from '../../../src/games/ricochet/board/slide.ts';
import { bidsIn, companions } from '../../../src/games/ricochet/bots/companions.ts';
import { findsOf } from '../../../src/games/ricochet/bots/finding.ts';
import type { Move, State, View } from '../../../src/games/ricochet/kind.ts';
import { solve } from '../../../src/games/ricochet/solver/solve.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { at, notation, opened, played, rules, standard, viewOf } from './playing.ts';

/** The first round of a game, with one player and a computer in seat 1. */
function round(nth: number): State {
  return rules.setup(standard, 2, { now: 0, rng: rngFrom(`companions ${nth}`, 0) });
}

const rounds = Array.from({ length: 40 }, (_, nth) => round(nth));

const searchOf = ({ board, start, target }: View) => ({ board, place: start, target: target! });

const chance = (number: number) => rngFrom('a companion', number);

const next = (state: State, level: (typeof levels)[number]): Planned<Move> | undefined =>
  companions[level](rules.view(state, 1), 1, chance);

/** Makes the move of seat 1 at the time for which it was planned. */
function acted(state: State, { at: instant, move }: Planned<Move>): State {
  return played(state, [instant / 1_000, `1: ${notation.write(move)}`]);
}

describe('What is found', () => {
  test.each(levels)('Every way of %s solves its target, and is shorter than the one before.', (level) => {
    for (const [nth, state] of rounds.entries()) {
      const search = searchOf(viewOf(state));
      const best = solve(search);
      if (best.found !== 'best') throw new Error(best.found);
      const lengths = findsOf(search, level, rngFrom('finds', nth)).map(({ slides }) => {
        expect(judge(boardOf(search.board), search.place, search.target, slides)).toBe('solved');
        return slides.length;
      });
      expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a));
      expect(lengths.at(-1) ?? 99).toBeGreaterThanOrEqual(best.slides.length);
    }
  });

  test.each([
    ['easy', 1],
    ['medium', 2],
    ['hard', 3],
  ] as const)('On no way of %s more than %i robots move.', (level, most) => {
    const counts = rounds.flatMap((state, nth) =>
      findsOf(searchOf(viewOf(state)), level, rngFrom('finds', nth)).map(
        ({ slides }) => new Set(slides.map(({ robot }) => robot)).size,
      ),
    );
    expect(Math.max(...counts)).toBe(most);
  });

  test('Stronger players find a way more often, and none always does.', () => {
    const found = levels.map((level) =>
      rounds.filter((state, nth) => findsOf(searchOf(viewOf(state)), level, rngFrom('finds', nth)).length > 0),
    );
    const [easy = 0, medium = 0, hard = 0] = found.map((some) => some.length / rounds.length);
    expect(easy).toBeGreaterThan(0.2);
    expect(medium).toBeGreaterThan(easy + 0.1);
    expect(hard).toBeGreaterThan(medium + 0.1);
    expect(hard).toBeLessThan(0.95);
  });
});

describe('Bidding', () => {
  test('Nobody bids in the first ten seconds, and all do before anyone may turn the timer.', () => {
    for (const state of rounds) {
      for (const level of levels) {
        const times = bidsIn(viewOf(state), level, chance(1)).map((bid) => bid.at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times[0] ?? 10_000).toBeGreaterThanOrEqual(10_000);
        expect(times.at(-1) ?? 0).toBeLessThan(at(state, 'open').quietAt);
      }
    }
  });

  test('Whoever is asked again answers the same, and after a bid goes on with a lower one.', () => {
    let improved = 0;
    for (const state of rounds) {
      const first = next(state, 'hard');
      expect(next(state, 'hard')).toEqual(first);
      if (first === undefined) continue;
      const after = acted(state, first);
      const second = next(after, 'hard');
      if (second === undefined) continue;
      expect(second.at).toBeGreaterThan(first.at);
      const own = at(acted(after, second), 'bidding');
      expect(at(after, 'bidding').until).toBe(own.until);
      improved++;
    }
    expect(improved).toBeGreaterThan(5);
  });

  test.each(['medium', 'hard'] as const)('%s bids just what it has found; only easy ever miscounts.', (level) => {
    for (const state of rounds) {
      for (const { moves, slides } of bidsIn(viewOf(state), level, chance(1))) expect(moves).toBe(slides.length);
    }
    const all = rounds.flatMap((state, nth) => bidsIn(viewOf(state), 'easy', rngFrom('easy', nth)));
    const wrong = all.filter(({ moves, slides }) => moves < slides.length);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.length).toBeLessThan(all.length / 4);
  });

  test('What is found too late for the timer is not bid.', () => {
    const slow = rounds.find((one) => (next(one, 'hard')?.at ?? 0) > 30_000)!;
    const state = { ...slow, config: { ...standard, bidding: 30_000 } };
    const { at: when } = next(state, 'hard')!;
    const soon = played(state, [when / 1_000 - 29, '0: 90']);
    expect(next(soon, 'hard')).toBeUndefined();
    const later = played(state, [when / 1_000 - 25, '0: 90']);
    expect(next(later, 'hard')).toEqual(next(state, 'hard'));
  });

  test('Before the target is shown and after the round, nothing is planned.', () => {
    const judging = rules.setup({ ...standard, longest: 30 }, 2, { now: 0, rng: rngFrom('judging', 0) });
    const resting = played(opened(), [10, '0: 3'], [72, 'tick'], [73, '0: r^ rv r>']);
    for (const level of levels) {
      expect(next(judging, level)).toBeUndefined();
      expect(next(resting, level)).toBeUndefined();
    }
  });
});

describe('Demonstrating', () => {
  /** The round after its computer has bid all that it bids, and the timer has run out. */
  function bidding(state: State, level: (typeof levels)[number]): State | undefined {
    const plan = next(state, level);
    if (plan !== undefined) return bidding(acted(state, plan), level);
    return state.stage.at === 'bidding'
      ? played(state, [Math.ceil(rules.deadline(state)! / 1_000), 'tick'])
      : undefined;
  }

  test.each(levels)('Alone at the table, %s wins the rounds in which it has found a way.', (level) => {
    let won = 0;
    for (const state of rounds) {
      const showing = bidding(state, level);
      if (showing === undefined) continue;
      const { since } = at(viewOf(showing), 'showing');
      const plan = next(showing, level)!;
      expect(plan.at).toBeGreaterThan(since);
      const { stage } = acted(showing, plan);
      const { moves, slides } = bidsIn(viewOf(state), level, chance(1)).at(-1)!;
      if (moves < slides.length) expect(stage).toMatchObject({ result: { how: 'nobody' } });
      else expect(stage).toMatchObject({ at: 'resting', result: { how: 'won', seat: 1, slides } });
      if (moves === slides.length) won++;
    }
    expect(won).toBeGreaterThan(10);
  });

  test('While another player demonstrates, the computer waits.', () => {
    const showing = played(opened(), [10, '0: 3'], [72, 'tick']);
    expect(next(showing, 'hard')).toBeUndefined();
  });

  test('Who is to show a way that they did not find gives up.', () => {
    const showing = played(opened(), [10, '1: 42'], [72, 'tick']);
    expect(next(showing, 'hard')).toEqual({ at: 71_500 + 6_500, move: { act: 'give-up' } });
  });
});
