import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeAt, codesThatFit, rowAt, solutionOf } from '../../../src/games/mastermind/bots/codes.ts';
import { hard } from '../../../src/games/mastermind/bots/hard.ts';
import { planFor } from '../../../src/games/mastermind/bots/plan.ts';
import { afterGuess, leastRows, positionOf } from '../../../src/games/mastermind/bots/position.ts';
import type { Move, ViewOf } from '../../../src/games/mastermind/kind.ts';
import { type Code, cards, puzzles, solution } from '../../../src/games/mastermind/pieces.ts';
import { allRows } from '../../../src/games/mastermind/possible.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { moment, seekingBy, viewOf } from './playing.ts';
import { answered, codesLeft, fewestRows } from './tellingApart.ts';

const endless = () => thinkingFor(1_000, moment().rng);

/** Some covered cards, and some rows for a code without them. */
function situations(most: { readonly pack: number; readonly rows: number }) {
  return fc
    .record({
      order: fc.shuffledSubarray([...cards], { minLength: 25, maxLength: 25 }),
      rows: fc.array(fc.tuple(fc.constantFrom(...puzzles), fc.nat({ max: 124 })), { maxLength: most.rows }),
    })
    .map(({ order, rows }) => {
      const code = order.slice(0, 3) as unknown as Code;
      const given = rows.map(([puzzle, row]) => answered(code, puzzle, allRows[puzzle][row]!));
      return { code, covered: order.slice(most.pack), given };
    });
}

function seeking(covered: readonly string[], given: ViewOf<'seeking'>['given']): ViewOf<'seeking'> {
  return { ...(viewOf(seekingBy(2), 1) as ViewOf<'seeking'>), covered: covered as ViewOf<'seeking'>['covered'], given };
}

describe('What the best seeker knows', () => {
  test('The codes that fit are those that are found by trying all of them.', () => {
    fc.assert(
      fc.property(situations({ pack: 10, rows: 5 }), ({ covered, given }) => {
        const found = Array.from(codesThatFit({ covered, given }), (code) => codeAt(code).join(' '));
        expect(new Set(found)).toEqual(new Set(codesLeft(covered, given).map((code) => code.join(' '))));
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 8, seed: 1 },
    );
  });

  test('A code has the rows that solve its puzzles.', () => {
    for (const number of codesThatFit({ covered: [], given: [] }).filter((_code, place) => place % 97 === 0)) {
      for (const puzzle of puzzles) {
        expect(rowAt(puzzle, solutionOf(number, puzzle))).toEqual(solution(codeAt(number), puzzle));
      }
    }
  });

  test('After each answer to a guess, those codes are left that get this answer.', () => {
    fc.assert(
      fc.property(situations({ pack: 10, rows: 2 }), fc.nat({ max: 249 }), ({ covered, given }, guess) => {
        const position = positionOf({ covered, given });
        const puzzle = guess < 125 ? 'colours' : 'shapes';
        const parts = afterGuess(position, guess).filter(({ codes }) => codes.length > 0);
        expect(parts.reduce((sum, { codes }) => sum + codes.length, 0)).toBe(position.codes.length);
        for (const { codes } of parts) {
          const one = answered(codeAt(codes[0]!), puzzle, rowAt(puzzle, guess % 125));
          expect(codesLeft(covered, [...given, one])).toHaveLength(codes.length);
        }
      }),
      { numRuns: 10, seed: 2 },
    );
  });
});

describe('What the best seeker plans', () => {
  test('Where few codes are left, no guess takes fewer rows, as trying everything shows.', () => {
    let tried = 0;
    fc.assert(
      fc.property(situations({ pack: 7, rows: 3 }), ({ covered, given }) => {
        const position = positionOf({ covered, given });
        const { codes, left } = position;
        const uncertain = puzzles.every(
          (puzzle) => new Set(Array.from(codes, (code) => solutionOf(code, puzzle))).size > 1,
        );
        fc.pre(codes.length <= 5 && uncertain && left[0] > 0 && left[1] > 0);
        tried++;
        const plan = planFor(position, puzzles, endless());
        const fewest = fewestRows(Array.from(codes, codeAt), { colours: left[0], shapes: left[1] });
        expect(plan.certain).toBe('proved');
        expect(plan.rows * codes.length).toBeCloseTo(fewest);
        expect(leastRows(codes.length, left)).toBeLessThanOrEqual(fewest);
      }),
      { numRuns: 5, seed: 3 },
    );
    expect(tried).toBeGreaterThanOrEqual(5);
  });

  test('A puzzle that is soon lost is not worth more rows than it has left.', () => {
    const [code] = codesLeft(cards.slice(7), []);
    const wrong = allRows.colours.find((row) => answered(code!, 'colours', row).answer.black === 0)!;
    const given = Array.from({ length: 7 }, () => answered(code!, 'colours', wrong));
    const position = positionOf({ covered: cards.slice(7), given });
    expect(position.left).toEqual([1, 8]);
    const all = Array.from(position.codes, codeAt);
    const some = { codes: position.codes.slice(0, 4), left: position.left };
    const plan = planFor(some, puzzles, endless());
    expect(plan.rows * 4).toBeCloseTo(fewestRows(all.slice(0, 4), { colours: 1, shapes: 8 }));
  });

  test('Cut short, it gives the best row so far, which it has told before.', () => {
    const view = seeking([], []);
    for (const questions of [0, 1, 5, 40]) {
      const told: Move[] = [];
      const move = hard(view, 1, { ...thinkingFor(questions, moment().rng), best: (better) => told.push(better) });
      expect(move).toEqual(told.at(-1));
    }
  });

  test('The same time finds the same, and more time finds nothing that takes more rows.', () => {
    const { covered, given, code } = fc.sample(situations({ pack: 16, rows: 2 }), { numRuns: 1, seed: 4 })[0]!;
    expect(codesLeft(covered, given)).toContainEqual(code);
    const position = positionOf({ covered, given });
    const plans = [20, 20, 60].map((questions) =>
      planFor(position, puzzles, thinkingFor(questions, moment('same').rng)),
    );
    expect(plans[0]).toEqual(plans[1]);
    expect(plans[2]!.rows).toBeLessThanOrEqual(plans[0]!.rows);
  });
});
