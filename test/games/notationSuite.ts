import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Notation } from '../../src/games/contract.ts';

interface Asked<Move> {
  readonly moves: fc.Arbitrary<Move>;
  /** Text that is nearly a move. */
  readonly likely: fc.Arbitrary<string>;
  readonly read: readonly (readonly [typed: string, written: string])[];
  readonly talk: readonly string[];
}

const readers = fc.constantFrom(undefined, ...languages);

/** What every notation must do, and what this one reads and what it ignores, whoever types it. */
export function notationSuite<Move>(notation: Notation<Move>, { moves, likely, read, talk }: Asked<Move>): void {
  test('What is written is read back as the same move, and is at most 60 characters long.', () => {
    fc.assert(
      fc.property(moves, readers, (move, language) => {
        expect(notation.write(move).length).toBeLessThanOrEqual(60);
        expect(notation.read(notation.write(move), language)).toEqual(move);
      }),
      { numRuns: 1_000 },
    );
  });

  test('Reading never throws, and what it reads can be written and read again.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), likely), readers, (text, language) => {
        const move = notation.read(text, language);
        if (move !== undefined) expect(notation.read(notation.write(move))).toEqual(move);
      }),
      { numRuns: 2_000 },
    );
  });

  describe.each([undefined, ...languages])('Read in the language %s', (language) => {
    test.each(read)('“%s” is %s.', (typed, written) => {
      const move = notation.read(typed, language);
      expect(move && notation.write(move)).toBe(written);
    });

    test.each(talk)('“%s” is not a move.', (typed) => {
      expect(notation.read(typed, language)).toBeUndefined();
    });
  });
}
