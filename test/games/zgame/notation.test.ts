import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDeed } from '../../../src/games/zgame/actions.ts';
import { files, squares } from '../../../src/games/zgame/board.ts';
import { type Move, signs } from '../../../src/games/zgame/kind.ts';
import { notationSuite } from '../notationSuite.ts';
import { notation } from './playing.ts';

const square = fc.oneof(fc.constantFrom(...squares), fc.constantFrom('z9', 'a9', 'i1', 'a10'));
const file = fc.oneof(fc.constantFrom(...files), fc.constantFrom('k', 'z'));
const line = fc.oneof(
  fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 }).map((all) => all.join('')),
  fc.string({ unit: fc.constantFrom(...'Z0>x+?!ab:-'), minLength: 1, maxLength: 16 }),
);
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ act: fc.constantFrom('shuffle', 'ready') }),
  fc.record({ act: fc.constant('arrange'), line }),
  fc.record({ act: fc.constant('swap'), one: file, other: file }),
  fc.record({ act: fc.constant('move'), from: square, to: square }),
  fc.record({ act: fc.constant('reveal'), at: square }),
);

test('Capitals, spaces and commas make no difference.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(' ', '  ', '\t', ', '), (move, space) => {
      const untidy = `${space}${notation.write(move).toUpperCase().replaceAll(' ', space)}${space}`;
      expect(notation.read(untidy)).toEqual(move);
    }),
  );
});

notationSuite(notation, {
  moves,
  likely: fc.string({ unit: fc.constantFrom(...'aeh18!-x+>0Z line:swap,') }),
  read: [
    ['e2-e3', 'e2-e3'],
    ['e2 e3', 'e2-e3'],
    ['e2xd3', 'e2-d3'],
    ['E2 x D3', 'e2-d3'],
    ['e2×d3', 'e2-d3'],
    ['e2e3', 'e2-e3'],
    ['e2 - e3', 'e2-e3'],
    ['e2–e3', 'e2-e3'],
    ['e2 → e3', 'e2-e3'],
    ['e2 to e3', 'e2-e3'],
    ['e2 à e3', 'e2-e3'],
    ['z9 a1', 'z9-a1'],
    ['e1!', 'e1!'],
    ['E1 !', 'e1!'],
    ['e1\u00a0!', 'e1!'],
    ['reveal e1', 'e1!'],
    ['turn e1', 'e1!'],
    ['retourner e1', 'e1!'],
    ['révéler e1', 'e1!'],
    ['x+0>Z0+x', 'x+0>Z0+x'],
    ['X+O>zo+X', 'x+0>Z0+x'],
    ['x + 0 > Z 0 + x', 'x+0>Z0+x'],
    ['×+0→z0+×', 'x+0>Z0+x'],
    ['line: x+0>Z0+x', 'x+0>Z0+x'],
    ['ligne : x+0>Z0+x', 'x+0>Z0+x'],
    ['line: hello', 'line: hello'.replaceAll('o', '0')],
    ['x+0>Z0+', 'x+0>Z0+'],
    ['swap b e', 'swap b e'],
    ['swap b1 e1', 'swap b e'],
    ['swap b and e', 'swap b e'],
    ['échanger b et e', 'swap b e'],
    ['echange b8 avec e8', 'swap b e'],
    ['shuffle', 'shuffle'],
    ['Mélanger', 'shuffle'],
    ['ready', 'ready'],
    ['Prêt', 'ready'],
    ['prête', 'ready'],
  ],
  talk: [
    '',
    ' ',
    'hello',
    'good move!',
    'e2',
    '!',
    'ready?',
    'not ready',
    'e2 e3 e4',
    'x',
    '+1',
    'xxx',
    '000000',
    'zzzzzzzz',
    'line up',
    'ligne droite',
    'line:',
    'swap',
    'swap b',
    'swap b e g',
    'turn it',
    'go to e3',
    'b2b',
    'x+0>Z0+x'.repeat(8),
  ],
});

test('A game is written down with captures and reveals: e2-e3, e2xd3, e1!', () => {
  const move = { act: 'move', side: 'white', from: 'e2' } as const;
  expect(writeDeed({ ...move, to: 'e3' })).toBe('e2-e3');
  expect(writeDeed({ ...move, to: 'd3', took: { sign: 'x', face: 'down' } })).toBe('e2xd3');
  expect(writeDeed({ act: 'reveal', side: 'white', at: 'e1', sign: '+' })).toBe('e1!');
});
