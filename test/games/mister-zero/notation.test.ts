import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridges } from '../../../src/games/mister-zero/board.ts';
import { digits, type Move } from '../../../src/games/mister-zero/kind.ts';
import { notationSuite } from '../notationSuite.ts';
import { notation } from './playing.ts';

const digit = fc.oneof(fc.constantFrom(...digits), fc.constantFrom(10, 42));
const bridge = fc.oneof(fc.constantFrom(...bridges), fc.constantFrom('U', 'Z'));
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ act: fc.constant('place'), digit, bridge }),
  fc.record({ act: fc.constant('place'), digit, bridge, lies: fc.constant('face-down') }),
  fc.record({ act: fc.constant('advise'), digit, bridge }),
  fc.record({ act: fc.constant('next') }),
);

test('3K places the 3 on bridge K; 3K! places it face down where the rules demand that.', () => {
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

notationSuite(notation, {
  moves,
  likely: fc.string({ unit: fc.constantFrom(...'0139akz! next') }),
  read: [
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
  ],
  talk: [
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
  ],
});
