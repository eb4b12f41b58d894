import { describe, expect, test } from 'vitest';
import { aimOf } from '../../../src/games/mister-zero/bots/aims.ts';
import { judge } from '../../../src/games/mister-zero/bots/judge.ts';
import { choicesIn, packed } from '../../../src/games/mister-zero/bots/packed.ts';
import { proverOf } from '../../../src/games/mister-zero/bots/proof.ts';
import type { Move, State } from '../../../src/games/mister-zero/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { accepted, anybody, botGame, legalMoves, notation, seatToMove, setUp, viewOf } from './playing.ts';

const boards = (seed: string, count: number, laid: number): readonly State[] =>
  Array.from({ length: count }, (_, game) => {
    const states = botGame(`${seed} ${game}`, [anybody], setUp(game % 2 === 0 ? 2 : 4));
    return states[laid] as State;
  });

const judged = (state: State, questions: number, seed = 'judge') =>
  judge(viewOf(state, seatToMove(state)), seatToMove(state), thinkingFor(questions, rngFrom(seed, state.laid.length)));

/** What whoever is to lay attains: 1 is a win. */
function exactWorth(state: State): number {
  const position = packed(state);
  return proverOf(position, aimOf(state), choicesIn(position)).run(() => false, 0)?.rank ?? Number.NaN;
}

describe('A judge', () => {
  test('proves what a position is worth near the end, and its move keeps it.', () => {
    const worths = new Set<number>();
    for (const state of boards('proved', 24, 14)) {
      const { move, worth, certain } = judged(state, 200);
      expect(certain).toBe('proved');
      expect(worth).toBe(exactWorth(state));
      const next = accepted(state, notation.write(move)).state;
      expect(0 - exactWorth(next)).toBe(worth);
      worths.add(worth);
    }
    expect([...worths].toSorted()).toEqual([-1, 0, 1]);
  });

  test('guesses in the opening, for the team that is to lay, and names a legal move.', () => {
    for (const state of [setUp(2), setUp(4), ...boards('guessed', 6, 5)]) {
      const { move, worth, certain } = judged(state, 4);
      expect(certain).toBe('guessed');
      expect(Math.abs(worth)).toBeLessThan(1);
      expect(legalMoves(state)).toContain(notation.write(move));
    }
  });

  test('knows in the opening that whoever lays last stands better, but not before the last game of a series.', () => {
    const worthsIn = (state: State) => {
      const { move, worth } = judged(state, 100);
      return [worth, judged(accepted(state, notation.write(move)).state, 100).worth] as const;
    };
    const [red, green] = worthsIn(setUp(2));
    expect(red).toBeLessThan(-0.2);
    expect(green).toBeGreaterThan(0.2);
    const [first] = worthsIn(setUp(2, { games: 4 }));
    expect(Math.abs(first)).toBeLessThan(0.2);
  });

  test('leans to the team that is going to win.', () => {
    const right = boards('leaning', 40, 12).filter((state) => {
      const exact = exactWorth(state);
      const guess = judged(state, 6);
      return guess.certain === 'proved' || exact === 0 || Math.sign(guess.worth) === exact;
    });
    expect(right.length).toBeGreaterThan(32);
  });

  test('says the same again with the same chance and time.', () => {
    for (const state of boards('again', 4, 9)) expect(judged(state, 12)).toEqual(judged(state, 12));
  });

  test('judges nothing where nobody is to lay.', () => {
    const between = botGame('between', [anybody], setUp(2, { games: 2 })).find(({ phase }) => phase === 'between');
    expect(() => judge(viewOf(between as State, 0), 0, thinkingFor(1, rngFrom('none', 1)))).toThrow();
  });
});

describe('Whoever is cut short', () => {
  test.each([0, 1, 5])('has told only legal moves, and answers with one (questions: %i).', (questions) => {
    for (const state of [setUp(2), ...boards('cut', 6, 7), ...boards('cut', 6, 13)]) {
      const told: Move[] = [];
      const { rng, late } = thinkingFor(questions, rngFrom('cut', 1));
      const seat = seatToMove(state);
      const answer = judge(viewOf(state, seat), seat, { rng, late, best: (move) => told.push(move) });
      for (const move of [...told, answer.move]) expect(legalMoves(state)).toContain(notation.write(move));
      if (answer.certain === 'guessed') expect(told.length).toBeGreaterThanOrEqual(Math.min(questions, 1));
    }
  });
});
