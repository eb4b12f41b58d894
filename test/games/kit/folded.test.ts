import { describe, expect, test } from 'vitest';
import type { Notation } from '../../../src/games/contract.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import { folded, withoutExclamation } from '../../../src/games/kit/folded.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import { games } from '../../../src/games/registry.ts';
import { ricochet } from '../../../src/games/ricochet/index.ts';
import { zgame } from '../../../src/games/zgame/index.ts';

test.each([
  ['É', 'e'],
  ['pre\u0302t', 'pret'],
  ['Ç', 'c'],
  ['İ', 'i'],
  ['J’ai', "j'ai"],
  ['a,b ;\tc', 'a b c'],
  ['a\u00a0b\u202fc\u3000d', 'a b c d'],
  ['Ｄ４！', 'd4!'],
  ['٣ ३ ３', '3 3 3'],
  ['➡\ufe0f', '➡'],
  ['7\ufe0f\u20e3', '7\ufe0f\u20e3'],
  ['７\u20e3', '7\u20e3'],
  ['done. ', 'done'],
  ['done …', 'done'],
  ['e1!', 'e1!'],
])('“%s” is folded to “%s”.', (typed, plain) => {
  expect(folded(typed)).toBe(plain);
});

test('Folded text does not change when it is folded again.', () => {
  for (const typed of ['Prêt !', 'Ｌｉｎｅ：　ｘ＋０', '#３, ７…', 'J’abandonne']) {
    expect(folded(folded(typed))).toBe(folded(typed));
  }
});

test('An exclamation mark is removed with the spaces and full stops around it.', () => {
  expect(withoutExclamation('ready !.! ')).toBe('ready');
  expect(withoutExclamation('x!y')).toBe('x!y');
});

type Written = (text: string) => string | undefined;

function rewritten<Move>(notation: Notation<Move>): Written {
  return (text) => {
    const move = notation.read(text);
    return move && notation.write(move);
  };
}

/** For each game, texts with several words or with an accent, and how its notation writes them. */
const said: readonly (readonly [id: string, written: Written, texts: readonly (readonly [string, string])[]])[] = [
  [
    ricochet.id,
    rewritten(ricochet.notation),
    [
      ['rouge haut', 'r^'],
      ['enchère 7', '7'],
      ['j’abandonne', 'give up'],
    ],
  ],
  [
    zgame.id,
    rewritten(zgame.notation),
    [
      ['échanger b et e', 'swap b e'],
      ['e2 e3', 'e2-e3'],
    ],
  ],
  [
    foxu.id,
    rewritten(foxu.notation),
    [
      ['coins jaune a1', 'corners yellow a1'],
      ['mélanger', 'shuffle'],
    ],
  ],
  [misterZero.id, rewritten(misterZero.notation), [['partie suivante', 'next']]],
  [
    mastermind.id,
    rewritten(mastermind.notation),
    [
      ['couleurs rouge vert bleu', 'colours R G B'],
      ['formes étoile carré croix', 'shapes star square cross'],
    ],
  ],
];

const ways: readonly (readonly [name: string, typed: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['without accents', (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')],
  ['with accents of their own', (text) => text.normalize('NFD')],
  ['with a typewriter’s apostrophe', (text) => text.replaceAll('’', "'")],
  ['with spaces around', (text) => `  ${text}\t`],
  ['with wide spaces', (text) => text.replaceAll(' ', ' \u00a0 ')],
  ['with thin spaces', (text) => text.replaceAll(' ', '\u202f')],
  ['with commas', (text) => text.replaceAll(' ', ', ')],
  ['with semicolons', (text) => text.replaceAll(' ', ' ; ')],
  ['with a full stop', (text) => `${text}.`],
  ['with dots', (text) => `${text}…`],
  ['with an exclamation mark', (text) => `${text}\u00a0!`],
  [
    'with broad letters',
    (text) => text.replace(/[a-z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  ['with Arabic digits', (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
];

describe.each(said)('In %s', (_id, written, texts) => {
  test.each(ways)('moves may be typed %s.', (_name, typed) => {
    for (const [text, plainly] of texts) expect(written(typed(text))).toBe(plainly);
  });
});

test('An exclamation mark stays where it means something.', () => {
  expect(rewritten(zgame.notation)('E1 ！')).toBe('e1!');
  expect(rewritten(misterZero.notation)('3 k !')).toBe('3K!');
  expect(rewritten(misterZero.notation)('conseillé 3 k.')).toBe('advise 3K');
});

test('Every game is checked.', () => {
  expect(said.map(([id]) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});
