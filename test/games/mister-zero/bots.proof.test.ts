import { describe, expect, test } from 'vitest';
import { type Aim, aimOf, even, rankNear, worthOf } from '../../../src/games/mister-zero/bots/aims.ts';
import {
  bridgeOf,
  choicesIn,
  copyOf,
  digitOf,
  isRedToLay,
  lay,
  type Packed,
  packed,
} from '../../../src/games/mister-zero/bots/packed.ts';
import { type Proved, proverOf } from '../../../src/games/mister-zero/bots/proof.ts';
import { marginOf } from '../../../src/games/mister-zero/bots/walking.ts';
import type { State, Tally } from '../../../src/games/mister-zero/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { accepted, anybody, botGame, legalMoves, placing, rules, setUp } from './playing.ts';

/** All ways to lay the rest, without any short cut: the rank that red attains. */
function bruteRank(position: Packed, { rank }: Aim): number {
  const ranks = choicesIn(position).map((choice) => bruteRank(after(position, choice), { rank } as Aim));
  if (ranks.length === 0) return rank[marginOf(position.on, position.down) + even]!;
  return isRedToLay(position) ? Math.max(...ranks) : Math.min(...ranks);
}

function after(position: Packed, choice: number): Packed {
  const next = copyOf(position);
  lay(next, digitOf(choice), bridgeOf(choice));
  return next;
}

/** A rank as whoever is to lay counts it. */
const ownRank = (position: Packed, red: number) => (isRedToLay(position) ? red : 0 - red);

/** What whoever is to lay attains. */
function bruteWorth(position: Packed, aim: Aim): number {
  return ownRank(position, bruteRank(position, aim));
}

/** Ends of games in which anybody laid tokens anywhere. */
function lateIn(seed: string, count: number, free: number, series?: readonly Tally[]): readonly State[] {
  return Array.from({ length: count }, (_, game) => {
    const state = botGame(`${seed} ${game}`, [anybody], setUp(game % 2 === 0 ? 2 : 4))[20 - free] as State;
    return series === undefined ? state : { ...placing(state), tallies: series };
  });
}

function proved(state: State, aim: Aim, guess = 0): Proved {
  const position = packed(state);
  const order = rngFrom('order', state.laid.length).shuffled(choicesIn(position));
  const proof = proverOf(position, aim, order).run(() => false, guess);
  if (proof === undefined) throw new Error('It was late.');
  return proof;
}

/** What is proved is what brute force finds, and the choice leads there. */
function expectExact(state: State, aim: Aim, guess: number): void {
  const position = packed(state);
  const { rank, choice } = proved(state, aim, guess);
  expect(rank).toBe(bruteWorth(position, aim));
  if (choice !== undefined) expect(worthAfter(position, choice, aim)).toBe(rank);
}

function worthAfter(position: Packed, choice: number, aim: Aim): number {
  return ownRank(position, bruteRank(after(position, choice), aim));
}

describe('A proof is what brute force finds', () => {
  test.each([
    [1, 60],
    [2, 80],
    [3, 80],
    [4, 80],
    [5, 60],
    [6, 8],
  ])('to the last token (free bridges: %i, games: %i).', (free, count) => {
    for (const [index, state] of lateIn(`exact ${free}`, count, free).entries()) {
      expectExact(state, aimOf(state), (index % 3) - 1);
    }
  });

  test('where every token counts, since other games of the series follow.', () => {
    const states = lateIn('series', 60, 4).map(
      (state) => ({ ...state, config: { ...state.config, games: 3 } }) as State,
    );
    const ranks = new Set<number>();
    for (const state of states) {
      expectExact(state, aimOf(state), 0);
      ranks.add(proved(state, aimOf(state)).rank);
    }
    expect(ranks.size).toBeGreaterThan(5);
  });

  test('in the last game of a series, in which somebody is ahead.', () => {
    const tallies = [{ red: 9, green: 4 }];
    for (const state of lateIn('last', 40, 4, tallies)) {
      const last = { ...state, config: { ...state.config, games: 2 } } as State;
      expectExact(last, aimOf(last), 0);
    }
  });

  test('also by the rules themselves, which know nothing of packed positions.', () => {
    const worthToRed = (state: State): number => {
      if (state.phase !== 'placing') {
        const winners = rules.outcome(state)?.winners ?? [];
        return winners.length === 0 ? 0 : winners.includes(0) ? 1 : -1;
      }
      const worths = legalMoves(state).map((text) => worthToRed(accepted(state, text).state));
      return state.laid.length % 2 === 0 ? Math.max(...worths) : Math.min(...worths);
    };
    for (const state of lateIn('rules', 12, 3)) {
      const { rank } = proved(state, aimOf(state));
      expect(rank).toBe(ownRank(packed(state), worthToRed(state)));
    }
  });
});

test('All choices are found that attain as much as the best one, and no others.', () => {
  let others = 0;
  for (const state of lateIn('alike', 40, 4)) {
    const aim = aimOf(state);
    const position = packed(state);
    const order = choicesIn(position);
    const prover = proverOf(position, aim, order);
    const rank = prover.run(() => false, 0)?.rank ?? Number.NaN;
    const alike = order.filter((choice) => worthAfter(position, choice, aim) >= rank);
    expect(prover.attaining(() => false, rank)).toEqual(alike);
    if (alike.length < order.length) others++;
  }
  expect(others).toBeGreaterThan(4);
});

test('A proof that is interrupted goes on where it was, and comes to the same end.', () => {
  let interrupted = 0;
  for (const state of lateIn('late', 6, 9)) {
    const aim = aimOf(state);
    const { rank } = proved(state, aim);
    const prover = proverOf(packed(state), aim, choicesIn(packed(state)));
    let proof: Proved | undefined;
    for (let questions = 1; proof === undefined; questions++) {
      let asked = 0;
      proof = prover.run(() => ++asked > questions, 0);
      if (proof === undefined) interrupted++;
    }
    expect(proof.rank).toBe(rank);
  }
  expect(interrupted).toBeGreaterThan(0);
});

test('A single game is to be won, in a series each token counts, and in its last game the lead counts too.', () => {
  const aimIn = (games: number, tallies: readonly Tally[]) => aimOf({ ...placing(setUp(2, { games })), tallies });
  const single = aimIn(1, []);
  expect([-3, 0, 5].map((margin) => single.worth[margin + even])).toEqual([-1, 0, 1]);
  const first = aimIn(2, []);
  expect(first.rank[3 + even]).toBeGreaterThan(first.rank[2 + even]!);
  expect(first.worth[3 + even]).toBeGreaterThan(first.worth[2 + even]!);
  // The teams swap colours: green is four points ahead now.
  const last = aimIn(2, [{ red: 8, green: 4 }]);
  expect([3, 4, 5].map((margin) => last.rank[margin + even])).toEqual([-1, 0, 1]);
  expect(rankNear(first, worthOf(first, 7))).toBe(7);
});
