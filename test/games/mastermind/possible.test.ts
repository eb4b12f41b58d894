import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../src/games/mastermind/answers.ts';
import type { Given } from '../../../src/games/mastermind/kind.ts';
import { type Card, type Code, cards, type Puzzle, puzzles, solution } from '../../../src/games/mastermind/pieces.ts';
import { allRows, codesBySolution, fittingRows, possibleCodes } from '../../../src/games/mastermind/possible.ts';

/** Every code that can be made from this pack. */
function codesOf(pack: readonly Card[]): Code[] {
  return pack.flatMap((left) =>
    pack.flatMap((middle) =>
      left === middle
        ? []
        : pack.flatMap((right): Code[] => (right === left || right === middle ? [] : [[left, middle, right]])),
    ),
  );
}

function fits(code: Code, given: readonly Given[]): boolean {
  return given.every(({ puzzle, row, answer }) => {
    const would = answerTo(row, solution(code, puzzle));
    return would.black === answer.black && would.white === answer.white;
  });
}

const distinct = (codes: readonly Code[], puzzle: Puzzle) =>
  new Set(codes.map((code) => solution(code, puzzle).join(' '))).size;

describe('What is possible', () => {
  test('13,800 codes from a full pack.', () => {
    expect(codesOf(cards)).toHaveLength(13_800);
    expect(possibleCodes({ covered: [], given: [] })).toEqual({ codes: 13_800, rows: { colours: 125, shapes: 125 } });
  });

  test.each(Array.from({ length: 22 }, (_, index) => 25 - index))(
    'A pack of %i cards has as many codes as there are ways to lay three of its cards in order.',
    (size) => {
      fc.assert(
        fc.property(fc.shuffledSubarray([...cards], { minLength: 25 - size, maxLength: 25 - size }), (covered) => {
          expect(possibleCodes({ covered, given: [] }).codes).toBe(size * (size - 1) * (size - 2));
        }),
        { numRuns: 3 },
      );
    },
  );

  test('After any answers, with any cards covered, trying every code one by one gives the same counts.', () => {
    const situation = fc.record({
      order: fc.shuffledSubarray([...cards], { minLength: 25, maxLength: 25 }),
      covered: fc.integer({ min: 0, max: 7 }),
      rows: fc.array(fc.tuple(fc.constantFrom(...puzzles), fc.nat({ max: 124 })), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(situation, ({ order, covered: threes, rows }) => {
        const covered = order.slice(3, 3 + 3 * threes);
        const code = order.slice(0, 3) as unknown as Code;
        const given = rows.map(([puzzle, index]): Given => {
          const row = allRows[puzzle][index]!;
          return { puzzle, row, answer: answerTo(row, solution(code, puzzle)) };
        });
        const pack = cards.filter((card) => !covered.includes(card));
        const left = codesOf(pack).filter((each) => fits(each, given));
        const of = (puzzle: Puzzle) => given.filter((each) => each.puzzle === puzzle);
        const alone = (puzzle: Puzzle) =>
          distinct(
            codesOf(pack).filter((each) => fits(each, of(puzzle))),
            puzzle,
          );
        expect(possibleCodes({ covered, given })).toEqual({
          codes: left.length,
          rows: { colours: alone('colours'), shapes: alone('shapes') },
        });
        for (const puzzle of puzzles) {
          const counts = codesBySolution({ covered, given }, puzzle);
          expect(counts.size).toBe(distinct(left, puzzle));
          for (const [row, count] of counts) {
            expect(left.filter((each) => solution(each, puzzle).join() === row.join())).toHaveLength(count);
          }
        }
        expect(left.some((each) => each.join() === code.join())).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  test('A solved puzzle has one row left that fits.', () => {
    const row = ['red', 'red', 'blue'] as const;
    expect(fittingRows([{ puzzle: 'colours', row, answer: { black: 3, white: 0 } }], 'colours')).toEqual([row]);
  });
});
