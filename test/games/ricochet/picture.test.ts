import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/games/contract.ts';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { View } from '../../../src/games/ricochet/kind.ts';
import { expectInside, wordsOn } from './drawn.ts';
import { face } from './playing.ts';
import { bidding, everyStage, legs, over, resting, showing, speech, view } from './sights.ts';

describe('The picture', () => {
  test('The bare board is the same in every stage and language, so it is painted once; other plates have their own.', () => {
    const bases = everyStage.flatMap(([, view]) => languages.map((language) => face.draw(view, speech(language)).base));
    expect(new Set(bases.map((base) => JSON.stringify(base))).size).toBe(1);
    const other = face.draw(view(undefined, { board: '1B4A2B3B' }), speech('en')).base;
    expect(other.key).not.toBe(bases[0]?.key);
  });

  test('Everything drawn lies within the picture, and no letters are too small for a phone.', () => {
    for (const [, sight] of everyStage)
      expectInside(face.draw(sight, speech('fr', ['Maximilian-Alexander von Rosen 2'])));
  });

  const count = (view: View, letter: string, language: Language = 'en') =>
    wordsOn(face.draw(view, speech(language))).filter((text) => text === letter).length;

  test.each(languages)('Every target and robot carries the letter of its colour (%s).', (language) => {
    const letters = language === 'en' ? ['R', 'G', 'B', 'Y'] : ['R', 'V', 'B', 'J'];
    const all = view({ at: 'judging' }, { left: targetNames });
    // Four targets and a robot have this letter.
    for (const letter of letters) expect(count(all, letter, language)).toBe(5);
    // The robot that is to move is also beside its goal.
    expect(count(view(undefined, { left: targetNames }), 'R')).toBe(6);
    // There are two more: the place where red began, and the move below.
    expect(count(showing('rv'), 'R')).toBe(7);
  });

  test('A target under a robot or under an arrow has no letter, since nobody could read it.', () => {
    // Yellow stops on the red star, and then goes on.
    expect(count(showing('y>'), 'R')).toBe(4);
    expect(count(showing('y> yv'), 'R')).toBe(4);
    expect(count(showing('yv'), 'R')).toBe(5);
  });

  test('A target that is judged is not shown: a question mark stands for it.', () => {
    expect(wordsOn(face.draw(view({ at: 'judging' }), speech('en')))).toContain('?');
    expect(wordsOn(face.draw(view(), speech('en')))).not.toContain('?');
  });

  test('The moves are numbered on the board and again below it, with the places up to the bid.', () => {
    const said = wordsOn(face.draw(showing('y> yv rv r<'), speech('en')));
    const numbers = said.filter((text) => /^\d+$/.test(text));
    expect(numbers).toEqual(['1', '2', '3', '4', ...['1', '2', '3', '4', '5', '6', '7']]);
    expect(said).toContain('4 of 7');
    expect(said).toContain('then Bob (8)');
  });

  test('Of more moves than there are places below, the last ones are there, and how many came before.', () => {
    const many = legs('rv r< r> r^ r< b^ b> bv b< gv g< g^ yv y> y^ y< r> rv');
    const stage = { ...showing('', { moves: 30, legs: [...many, ...many.slice(0, 7)] }) };
    const said = wordsOn(face.draw(stage, speech('en')));
    expect(said).toContain('+ 6');
    expect(said.filter((text) => /^\d+$/.test(text)).slice(-19)).toEqual(
      Array.from({ length: 19 }, (_, nth) => String(nth + 7)),
    );
  });

  const bidders = (...bids: readonly number[]) => bids.map((moves, seat) => ({ seat, moves }));

  test('Those who bid stand below in their order, each with the bid; from the fifth on they share a place.', () => {
    const names = ['Ada', 'Bob', 'Zoé', 'Eve', 'Max'];
    const said = (bids: readonly number[]) =>
      wordsOn(face.draw(view({ at: 'bidding', until: 0, bidders: bidders(...bids) }), speech('en', names))).slice(-8);
    expect(said([7, 8, 9, 12])).toEqual(['7', 'Ada', '8', 'Bob', '9', 'Zoé', '12', 'Eve']);
    expect(said([7, 8, 9, 12, 15]).slice(-5)).toEqual(['9', 'Zoé', '+ 2', '12', '15']);
  });

  test('Who won is on a golden plate in the place of the headline, also when the game was ended from outside.', () => {
    expect(wordsOn(face.draw(resting(), speech('en')))).toContain('Ada wins the token');
    expect(wordsOn(face.draw(over(), speech('en')))).toContain('Ada wins the game');
    expect(wordsOn(face.draw(over([0, 1]), speech('fr')))).toContain('Ada et Bob se partagent la victoire');
    const ended = { ...speech('en'), ended: { as: 'won', winners: [1] } } as const;
    for (const sight of [view(), bidding, showing('y>'), resting()]) {
      const said = wordsOn(face.draw(sight, ended));
      expect(said).toContain('Bob wins');
      expect(said).not.toContain('first to 8 tokens');
    }
  });
});
