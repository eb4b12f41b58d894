import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { bridges } from '../../../src/games/mister-zero/board.ts';
import { digits, type Move } from '../../../src/games/mister-zero/kind.ts';
import { notation } from './playing.ts';

const digit = fc.oneof(fc.constantFrom(...digits), fc.constantFrom(10, 42));
const bridge = fc.oneof(fc.constantFrom(...bridges), fc.constantFrom('U', 'Z'));
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ act: fc.constant('place'), digit, bridge }),
  fc.record({ act: fc.constant('place'), digit, bridge, lies: fc.constant('face-down') }),
  fc.record({ act: fc.constant('advise'), digit, bridge }),
  fc.record({ act: fc.constant('next') }),
);

test('What is written is read back as the same move, and is at most 60 characters long.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(...languages), (move, language) => {
      expect(notation.write(move).length).toBeLessThanOrEqual(60);
      expect(notation.read(notation.write(move), language)).toEqual(move);
    }),
  );
});

test('3K places the 3 on bridge K; 3K! face down where the rules demand it.', () => {
  expect(notation.read('3K')).toEqual({ act: 'place', digit: 3, bridge: 'K' });
  expect(notation.read('3K!')).toEqual({ act: 'place', digit: 3, bridge: 'K', lies: 'face-down' });
});

test('Capitals and spaces make no difference.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(' ', '  ', '\t'), (move, space) => {
      const untidy = `${space}${notation.write(move).toLowerCase().replaceAll(' ', `${space} `)}${space}`;
      expect(notation.read(untidy)).toEqual(move);
      expect(notation.read(untidy.toUpperCase())).toEqual(move);
    }),
  );
});

test('Reading never throws, and what it reads can be written and read again.', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0139akz! next') })),
      (text) => {
        const move = notation.read(text);
        if (move !== undefined) expect(notation.read(notation.write(move))).toEqual(move);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['3K', '3K'],
  ['3 k', '3K'],
  ['k3', '3K'],
  ['K 3', '3K'],
  ['0l!', '0L!'],
  ['0 L !', '0L!'],
  ['12K', '12K'],
  ['3z', '3Z'],
  ['next', 'next'],
  ['Next game', 'next'],
  ['suivante', 'next'],
  ['Partie suivante', 'next'],
  ['advise 3K', 'advise 3K'],
  ['Advice k 3', 'advise 3K'],
  ['conseil 3k', 'advise 3K'],
  ['conseillé 3 K', 'advise 3K'],
])('“%s” is read as %s.', (typed, written) => {
  const move = notation.read(typed);
  expect(move && notation.write(move)).toBe(written);
});

test.each([
  '',
  ' ',
  'hello',
  '3',
  'K',
  '3KK',
  '33K3',
  '3K4',
  '-1K',
  '3K?',
  '3K!!',
  'put 3K',
  '3 on K',
  'advise',
  'advise him',
  'next time',
  'conseil',
  `3${' '.repeat(3)}${'K'.repeat(60)}`,
])('“%s” is not a move.', (typed) => {
  expect(notation.read(typed)).toBeUndefined();
});
