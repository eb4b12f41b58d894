import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corners, points } from '../../../src/games/foxu/board.ts';
import { colours, type Move } from '../../../src/games/foxu/kind.ts';
import { notationSuite } from '../notationSuite.ts';
import { notation } from './playing.ts';

const point = fc.oneof(fc.constantFrom(...points), fc.constantFrom('z9', 'a7', 'g1', 'a10'));
const colour = fc.constantFrom(...colours);
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ act: fc.constantFrom('shuffle', 'ready', 'take', 'keep') }),
  fc.record({ act: fc.constant('pegs'), holes: fc.array(point, { minLength: 1, maxLength: 13 }) }),
  fc.record({ act: fc.constant('corners'), colour, corner: fc.oneof(fc.constantFrom(...corners), point) }),
  fc.record({ act: fc.constant('slide'), to: point }),
  fc.record({ act: fc.constant('slide'), to: point, colour }),
);

test('A turn is the point where the tube stops; the first turn names the tube too; grey pegs are a list of holes.', () => {
  expect(notation.read('d4')).toEqual({ act: 'slide', to: 'd4' });
  expect(notation.read('yellow d4')).toEqual({ act: 'slide', colour: 'yellow', to: 'd4' });
  expect(notation.read('b1 c3')).toEqual({ act: 'pegs', holes: ['b1', 'c3'] });
});

test('Capitals, spaces and commas make no difference.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(' ', '  ', '\t'), (move, space) => {
      const untidy = `${space}${notation.write(move).toUpperCase().replaceAll(' ', `${space} `)}${space}`;
      expect(notation.read(untidy)).toEqual(move);
    }),
  );
  expect(notation.read('Pegs: b1')).toBeUndefined();
  expect(notation.read('pegs b1,c3, d5')).toEqual(notation.read('pegs b1 c3 d5'));
});

notationSuite(notation, {
  moves,
  likely: fc.string({ unit: fc.constantFrom(...'abyj d4 take,1') }),
  read: [
    ['D4', 'd4'],
    ['yellow d4', 'yellow d4'],
    ['jaune d4', 'yellow d4'],
    ['Y d4', 'yellow d4'],
    ['j  D4', 'yellow d4'],
    ['b d4', 'blue d4'],
    ['bleu d4', 'blue d4'],
    ['mélanger', 'shuffle'],
    ['MELANGER', 'shuffle'],
    ['prêt', 'ready'],
    ['pre\u0302t', 'ready'],
    ['coins jaune a1', 'corners yellow a1'],
    ['corners blue f6', 'corners blue f6'],
    ['prendre', 'take'],
    ['Garder', 'keep'],
    ['gris b1 c3', 'pegs b1 c3'],
    ['pions b1, c3', 'pegs b1 c3'],
    ['b1 c3', 'pegs b1 c3'],
    ['z9', 'z9'],
    ['a7', 'a7'],
  ],
  talk: [
    '',
    ' ',
    'hello',
    'good move!',
    'I take it',
    'à toi',
    'pegs',
    'corners',
    'yellow',
    'b',
    'd',
    '4',
    'd4?',
    'go to d4',
    'corners a1 yellow',
    'corners d4',
    'red d4',
    'b2b',
    'd444',
    Array(19).fill('b1').join(' '),
  ],
});
