import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { plainDigits } from '../../../src/games/kit/plainDigits.ts';
import { directions, robots } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { Move } from '../../../src/games/ricochet/kind.ts';
import { numberWords } from '../../../src/games/ricochet/notation/numberWords.ts';
import { notation } from './playing.ts';

const slide = fc.record({ robot: fc.constantFrom(...robots), direction: fc.constantFrom(...directions) });
const acts = ['undo', 'reset', 'give-up', 'timer', 'next', 'hint'] as const;
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ act: fc.constant('bid'), moves: fc.nat(999) }),
  fc.record({ act: fc.constant('bid'), moves: fc.nat(999), round: fc.nat(999_999) }),
  fc.record({ act: fc.constant('slide'), slides: fc.array(slide, { minLength: 1, maxLength: 20 }) }),
  fc.record({ act: fc.constant('choose'), robot: fc.constantFrom(...robots) }),
  fc.record({ act: fc.constantFrom('undo', 'reset', 'give-up') }),
  fc.record({ act: fc.constantFrom('timer', 'next', 'hint') }),
);
const written = (typed: string, language?: (typeof languages)[number]) => {
  const move = notation.read(typed, language);
  return move && notation.write(move);
};

test('What is written is read back as the same move, in ASCII, at most 60 characters long, whoever reads it.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(undefined, ...languages), (move, language) => {
      const text = notation.write(move);
      expect(text).toMatch(/^[ -~]{1,60}$/);
      expect(notation.read(text, language)).toEqual(move);
    }),
  );
});

test('Reading never throws, and what it reads can be written and read again.', () => {
  const likely = fc.string({ unit: fc.constantFrom(...'rgbyvjudlh^><, 7#3!-→٣é') });
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), likely),
      fc.constantFrom(undefined, ...languages),
      (text, language) => {
        const move = notation.read(text, language);
        if (move !== undefined) expect(notation.read(notation.write(move))).toEqual(move);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('Capitals, spaces around the text, and signs that end a sentence make no difference.', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('', '!', '.', ' !', '\u00a0!', '...'), (move, end) => {
      expect(notation.read(` \t${notation.write(move).toUpperCase()}${end} `)).toEqual(move);
    }),
  );
});

describe('Bids', () => {
  test.each([
    ['7', '7'],
    ['12', '12'],
    ['07', '7'],
    ['7!', '7'],
    ['7 !', '7'],
    ['7.', '7'],
    ['7 coups', '7'],
    ['1 coup', '1'],
    ['7coups', '7'],
    ['7 moves!', '7'],
    ['1 move', '1'],
    ['7 mouvements', '7'],
    ['1 mouvement.', '1'],
    ['bid 7', '7'],
    ['Mise 7', '7'],
    ['enchère 7', '7'],
    ['ENCHÈRE : 7', '7'],
    ['annonce 7 coups', '7'],
    ['Bid: 12 moves', '12'],
    ['#3 7', '#3 7'],
    ['#12 bid 7', '#12 7'],
    ['#3  7 coups', '#3 7'],
    ['７', '7'],
    ['１２', '12'],
    ['٧', '7'],
    ['۱۲', '12'],
    ['७', '7'],
    ['๙ coups', '9'],
    ['#३ ७', '#3 7'],
    ['seven', '7'],
    ['Sept !', '7'],
    ['seven moves', '7'],
    ['Deux coups.', '2'],
    ['un coup', '1'],
    ['I bid 7', '7'],
    ['I’ll bid seven!', '7'],
    ['I say 7', '7'],
    ['my bid is twelve moves', '12'],
    ['je dis 7', '7'],
    ['Je dis : sept', '7'],
    ['J’annonce vingt et un coups', '21'],
    ['je mise dix-sept', '17'],
    ['mon annonce : 9', '9'],
    ['in 7', '7'],
    ['en sept coups', '7'],
    ['bid: twenty-three', '23'],
    ['thirty one', '31'],
    ['#3 seven', '#3 7'],
    ['0', '0'],
    ['999', '999'],
  ])('“%s” is a bid: %s.', (typed, canonical) => {
    for (const language of [undefined, ...languages]) expect(written(typed, language)).toBe(canonical);
  });

  test.each([
    '1000',
    '2024',
    '7?',
    '7 8',
    '7,5',
    '7.5',
    '-7',
    '+7',
    '7%',
    '7h',
    '7 minutes',
    'I have seven cats',
    'I have seven',
    'seven?',
    'seven eight',
    'seven minutes',
    'not seven',
    'j’ai sept chats',
    'les sept',
    'je dis que 7 suffisent',
    'I say',
    'bid',
    'in',
    'en coups',
    'twenty-eleven',
    'twentyseven',
    '7️⃣',
    '⑦',
    '⁷',
    'Ⅶ',
    '七',
    '½',
    '#3',
    '#37',
    '#3 #7',
    '#3 r^',
    '#1234567 7',
    'bid',
    'bid7',
    '@7',
    '',
    ' ',
    '!',
    ':7',
  ])('“%s” is ordinary talk.', (typed) => {
    for (const language of [undefined, ...languages]) expect(notation.read(typed, language)).toBeUndefined();
  });

  test('The decimal digits of every script are read.', () => {
    let scripts = 0;
    for (let code = 0; code <= 0x10ffff; code++) {
      const digit = String.fromCodePoint(code);
      if (!/\p{Nd}/u.test(digit)) continue;
      const value = plainDigits(digit);
      expect(value).toMatch(/^\d$/);
      if (value === '0') {
        scripts++;
        const ten = Array.from({ length: 10 }, (_, more) => String.fromCodePoint(code + more)).join('');
        expect(plainDigits(ten)).toBe('0123456789');
      }
    }
    expect(scripts).toBeGreaterThan(60);
    expect(['٠', '٩', '߇', '𝟟'].map(plainDigits)).toEqual(['0', '9', '7', '7']);
  });
});

describe('Robots', () => {
  test.each([
    ['r', 'red'],
    ['red', 'red'],
    ['Rouge', 'red'],
    ['g', 'green'],
    ['green', 'green'],
    ['v', 'green'],
    ['vert', 'green'],
    ['b', 'blue'],
    ['blue', 'blue'],
    ['bleu', 'blue'],
    ['y', 'yellow'],
    ['yellow', 'yellow'],
    ['j', 'yellow'],
    ['jaune !', 'yellow'],
  ])('“%s” chooses the %s robot.', (typed, robot) => {
    for (const language of [undefined, ...languages])
      expect(notation.read(typed, language)).toEqual({ act: 'choose', robot });
  });

  test.each(['u', 'd', 'l', 'h', 'et b', 'b?', 'rr r', 'rv b'])('“%s” chooses no robot.', (typed) => {
    expect(notation.read(typed)?.act).not.toBe('choose');
  });
});

describe('Words', () => {
  test.each([
    ['undo', 'undo'],
    ['Annuler', 'undo'],
    ['Défaire', 'undo'],
    ['défais', 'undo'],
    ['reset', 'reset'],
    ['recommencer', 'reset'],
    ['give up', 'give-up'],
    ['Give up!', 'give-up'],
    ['give-up', 'give-up'],
    ['abandonner', 'give-up'],
    ['J’abandonne.', 'give-up'],
    ['je donne ma langue au chat', 'give-up'],
    ['timer', 'timer'],
    ['Sablier !', 'timer'],
    ['next', 'next'],
    ['suivant', 'next'],
    ['suite', 'next'],
    ['hint', 'hint'],
    ['indice', 'hint'],
  ])('“%s” is %s.', (typed, act) => {
    for (const language of [undefined, ...languages]) expect(notation.read(typed, language)).toEqual({ act });
  });

  test.each(['next!?', 'the timer', 'un indice', 'give', 'up', 'hints', 'ensuite', 'undo undo'])(
    '“%s” is ordinary talk.',
    (typed) => {
      expect(notation.read(typed)).toBeUndefined();
    },
  );

  test('Each is written in a form that may be typed in English.', () => {
    const all = acts.map((act) => notation.write({ act } as Move));
    expect(all).toEqual(['undo', 'reset', 'give up', 'timer', 'next', 'hint']);
  });
});

describe('Numbers in words', () => {
  const names = {
    en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  };

  test.each(languages)('Every number to thirty and beyond can be bid in words (%s), whoever reads it.', (language) => {
    const readings = [...numberWords.values()];
    for (let number = 1; number <= 99; number++) expect(readings).toContain(number);
    for (const [nth, name] of names[language].entries()) {
      for (const reader of [undefined, ...languages]) expect(written(name, reader)).toBe(String(nth + 1));
    }
  });

  test.each([
    ['sixteen', 16],
    ['twenty', 20],
    ['twenty-nine', 29],
    ['thirty', 30],
    ['ninety nine', 99],
    ['seize', 16],
    ['dix-neuf', 19],
    ['vingt', 20],
    ['vingt-et-un', 21],
    ['vingt et un', 21],
    ['trente', 30],
    ['trente-deux', 32],
    ['soixante', 60],
    ['soixante et onze', 71],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-neuf', 99],
    ['septante', 70],
    ['nonante-neuf', 99],
  ])('“%s” is %i.', (word, number) => {
    expect(written(word)).toBe(String(number));
  });
});
