import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/games/mastermind/kind.ts';
import { cards, colours, shapes } from '../../../src/games/mastermind/pieces.ts';
import { words } from '../../../src/games/mastermind/words.ts';
import { notationSuite } from '../notationSuite.ts';
import { notation } from './playing.ts';

const at = fc.option(fc.record({ round: fc.integer({ min: 1, max: 24 }), row: fc.integer({ min: 1, max: 8 }) }), {
  nil: undefined,
});
const strange = fc.constantFrom('orange', 'z9', 'heart');
const row = (puzzle: 'colours' | 'shapes', known: readonly string[]) =>
  fc
    .record({
      first: fc.constantFrom(...known),
      more: fc.array(fc.oneof(fc.constantFrom(...known), strange), { maxLength: 3 }),
      at,
    })
    .map(
      ({ first, more, at: tag }): Move => ({ act: 'row', puzzle, tokens: [first, ...more], ...(tag && { at: tag }) }),
    );
const moves: fc.Arbitrary<Move> = fc.oneof(
  row('colours', colours),
  row('shapes', shapes),
  fc
    .record({
      first: fc.constantFrom(...cards),
      more: fc.array(fc.oneof(fc.constantFrom(...cards), strange), { maxLength: 2 }),
    })
    .map(({ first, more }): Move => ({ act: 'choose', cards: [first, ...more] })),
  fc.constant({ act: 'draw' }),
  fc.constant({ act: 'next' }),
);

const bits = [
  'colours',
  'formes',
  'cards',
  'r',
  'v',
  'star',
  'croix',
  'red-star',
  '-',
  '#1.1',
  'étoile',
  'rgb',
  '*',
  'x',
];

describe('Notation', () => {
  test('The longest code and the longest row fit into 60 characters.', () => {
    const longest = ['purple-triangle', 'yellow-triangle', 'green-triangle'];
    expect(notation.read(`cards ${longest.join(' ')}`)).toEqual({ act: 'choose', cards: longest });
    const tokens = ['triangle', 'triangle', 'triangle'];
    const text = notation.write({ act: 'row', puzzle: 'shapes', tokens, at: { round: 24, row: 8 } });
    expect(text).toBe('shapes triangle triangle triangle #24.8');
    expect(text.length).toBeLessThanOrEqual(60);
  });

  test('Capitals, spaces, commas and colons make no difference.', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom(' ', '  ', '\t', ', ', ': '), (move, space) => {
        expect(notation.read(` ${notation.write(move).toUpperCase().replaceAll(' ', space)} `)).toEqual(move);
      }),
    );
  });

  notationSuite(notation, {
    moves,
    likely: fc.array(fc.constantFrom(...bits), { maxLength: 7 }).map((some) => some.join(' ')),
    read: [
      ['colours R G B', 'colours R G B'],
      ['colors red green blue', 'colours R G B'],
      ['couleurs R V B', 'colours R G B'],
      ['couleurs rouge vert bleu', 'colours R G B'],
      ['Couleurs : rouge, verte et bleue', 'colours R G B'],
      ['colours RGB', 'colours R G B'],
      ['couleurs rvj', 'colours R G Y'],
      ['r v m', 'colours R G P'],
      ['colours Y P J M', 'colours Y P Y P'],
      ['couleurs jaune mauve violet', 'colours Y P P'],
      ['colours R G orange', 'colours R G orange'],
      ['colours R G B #3.2', 'colours R G B #3.2'],
      ['shapes star star cross', 'shapes star star cross'],
      ['formes étoile étoile croix', 'shapes star star cross'],
      ['formes rond carré triangle', 'shapes circle square triangle'],
      ['formes cercle cercle t', 'shapes circle circle triangle'],
      ['shapes * o +', 'shapes star circle cross'],
      ['étoile croix rond', 'shapes star cross circle'],
      ['shapes star heart', 'shapes star heart'],
      ['cards red-star green-circle blue-cross', 'cards red-star green-circle blue-cross'],
      ['cartes étoile-rouge rond-vert croix-bleue', 'cards red-star green-circle blue-cross'],
      ['cartes étoile rouge, rond vert et croix bleue', 'cards red-star green-circle blue-cross'],
      ['code red star green circle blue cross', 'cards red-star green-circle blue-cross'],
      ['r-star v-o b-x', 'cards red-star green-circle blue-cross'],
      ['cards red-star', 'cards red-star'],
      ['cards red-star orange-star blue-cross', 'cards red-star orange-star blue-cross'],
      ['cards random', 'cards random'],
      ['cartes au hasard', 'cards random'],
      ['code hasard', 'cards random'],
      ['next', 'next'],
      ['Suite', 'next'],
    ],
    talk: [
      '',
      'colours',
      'formes',
      'cards',
      'cartes sur table',
      'code review please',
      'colours are nice today',
      'couleurs de printemps',
      'colours orange pink',
      'shapes of things to come',
      'star star',
      'r g',
      'r g star',
      'random',
      'hello there',
      'next time',
      'red-star green-circle',
      'colours `R` G B',
      `colours ${'R '.repeat(40)}`,
      'shapes star <@1> cross',
    ],
  });

  test('No letter means one colour in English and another in French.', () => {
    for (const say of [words.en, words.fr]) {
      expect(new Set(Object.values(say.letters)).size).toBe(colours.length);
      for (const colour of colours) {
        expect(notation.read(`colours ${say.letters[colour]}`)).toMatchObject({ tokens: [colour] });
      }
    }
    expect(words.en.letters).toEqual({ red: 'R', yellow: 'Y', green: 'G', blue: 'B', purple: 'P' });
    expect(words.fr.letters).toEqual({ red: 'R', yellow: 'J', green: 'V', blue: 'B', purple: 'M' });
  });
});
