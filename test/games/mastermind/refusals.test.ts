import { expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { Refusal, State } from '../../../src/games/mastermind/kind.ts';
import {
  afterRounds,
  face,
  longNames,
  moment,
  played,
  refusalOf,
  rules,
  seekingBy,
  solvedColours,
  solvedShapes,
  someCards,
  speech,
  started,
} from './playing.ts';

const two = seekingBy(2);
const three = seekingBy(3);
const outOfRows = played(two, ...Array.from({ length: 8 }, () => [1, 'colours P P P'] as const));

const states: Readonly<Record<string, State>> = {
  choosing: started(2),
  'choosing the second code': played(afterRounds(started(2), 1), [0, 'next']),
  'seeking by one': two,
  'seeking by two': three,
  'colours solved': played(two, [1, solvedColours]),
  'colours out of rows': outOfRows,
  'a pause': played(two, [1, solvedColours], [1, solvedShapes]),
  'the end': afterRounds(started(2, { rounds: 2 }), 2),
};

const table: readonly (readonly [keyof typeof states & string, number, string, Refusal])[] = [
  ['choosing', 1, someCards, { why: 'not-the-setter', setter: 0 }],
  ['choosing', 1, 'cards random', { why: 'not-the-setter', setter: 0 }],
  ['choosing', 1, 'colours R G B', { why: 'cards-not-set', setter: 0 }],
  ['choosing', 0, 'shapes star star star', { why: 'cards-not-set', setter: 0 }],
  ['choosing', 0, 'cards red-star red-star blue-cross', { why: 'card-twice', card: 'red-star' }],
  ['choosing', 0, 'cards red-star orange-star blue-cross', { why: 'no-such-card', card: 'orange-star' }],
  ['choosing', 0, 'cards red-star red heart', { why: 'no-such-card', card: 'red' }],
  ['choosing', 0, 'cards red-star blue-cross', { why: 'wrong-number-of-cards', given: 2 }],
  ['choosing', 0, 'cards red-star blue-cross red-cross red-circle', { why: 'wrong-number-of-cards', given: 4 }],
  ['choosing', 0, 'next', { why: 'not-between-rounds' }],
  ['choosing the second code', 1, 'cards red-circle red-star blue-cross', { why: 'card-covered', card: 'red-circle' }],
  ['choosing the second code', 0, 'cards red-circle red-star blue-cross', { why: 'not-the-setter', setter: 1 }],
  ['seeking by one', 0, 'colours R G B', { why: 'setter-does-not-seek' }],
  ['seeking by one', 0, someCards, { why: 'cards-are-set' }],
  ['seeking by one', 1, 'cards random', { why: 'cards-are-set' }],
  ['seeking by one', 1, 'next', { why: 'not-between-rounds' }],
  ['seeking by one', 1, 'colours R G', { why: 'wrong-number-of-tokens', puzzle: 'colours', given: 2 }],
  ['seeking by one', 1, 'colours R G B Y', { why: 'wrong-number-of-tokens', puzzle: 'colours', given: 4 }],
  ['seeking by one', 1, 'shapes star', { why: 'wrong-number-of-tokens', puzzle: 'shapes', given: 1 }],
  ['seeking by one', 1, 'colours R G orange', { why: 'no-such-token', puzzle: 'colours', token: 'orange' }],
  ['seeking by one', 1, 'colours R G star', { why: 'no-such-token', puzzle: 'colours', token: 'star' }],
  ['seeking by one', 1, 'shapes star heart star', { why: 'no-such-token', puzzle: 'shapes', token: 'heart' }],
  ['seeking by one', 1, 'colours R G B #1.2', { why: 'row-is-past' }],
  ['seeking by one', 1, 'colours R G B #2.1', { why: 'row-is-past' }],
  ['seeking by two', 1, 'shapes star star star', { why: 'not-your-puzzle', yours: 'colours' }],
  ['seeking by two', 2, 'colours R G B', { why: 'not-your-puzzle', yours: 'shapes' }],
  ['seeking by two', 0, 'colours R G B', { why: 'setter-does-not-seek' }],
  ['colours solved', 1, 'colours R G B', { why: 'puzzle-solved', puzzle: 'colours' }],
  ['colours solved', 1, 'colours R G B #1.1', { why: 'row-is-past' }],
  ['colours out of rows', 1, 'colours R G B', { why: 'no-rows-left', puzzle: 'colours' }],
  ['a pause', 1, 'colours R G B', { why: 'between-rounds' }],
  ['a pause', 1, someCards, { why: 'between-rounds' }],
  ['the end', 0, 'next', { why: 'over' }],
  ['the end', 1, 'colours R G B', { why: 'over' }],
  ['the end', 0, someCards, { why: 'over' }],
];

test.each(table)('At %s, seat %i typing “%s” is refused by name.', (at, seat, typed, refusal) => {
  expect(refusalOf(states[at]!, [seat, typed])).toEqual(refusal);
});

test('A second press of the button that gave a row gives no second row.', () => {
  const once = played(two, [1, 'colours P P P #1.1']);
  expect(refusalOf(once, [1, 'colours P P P #1.1'])).toEqual({ why: 'row-is-past' });
  expect(refusalOf(once, [1, 'colours P P P #1.2'])).toBeUndefined();
  expect(refusalOf(once, [1, 'colours P P P'])).toBeUndefined();
});

test('A button that gives a row still works after the other seeker has done something.', () => {
  const later = played(three, [2, 'shapes star star star'], [2, solvedShapes]);
  expect(refusalOf(later, [1, 'colours P P P #1.1'])).toBeUndefined();
});

test('Every refusal is explained in both languages, in its own words and in at most 300 characters.', () => {
  const seatsFixed = rules.step(two, { type: 'leave', seat: 0 }, moment());
  expect(seatsFixed).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
  const all: readonly Refusal[] = [...table.map(([, , , refusal]) => refusal), { why: 'seats-fixed' }];
  const distinct = [...new Map(all.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
  const explained = languages.map((language) =>
    distinct.map((refusal) => face.explain(refusal, speech(language, longNames))),
  );
  for (const texts of explained) {
    expect(texts.every((text) => text.length > 10 && text.length <= 300 && !text.includes('undefined'))).toBe(true);
    expect(new Set(texts).size).toBe(distinct.length);
  }
  for (const text of explained[languages.indexOf('fr')]!) expect(text).not.toMatch(/ [:;!?»]|« /);
  expect(new Set(explained.flat()).size).toBe(2 * distinct.length);
});

test('A refusal says what is wrong: the card, the token, the number, the player, one’s own puzzle.', () => {
  const said = (at: string, seat: number, typed: string) => {
    const refusal = refusalOf(states[at]!, [seat, typed])!;
    return languages.map((language) => face.explain(refusal, speech(language)));
  };
  expect(said('choosing', 0, 'cards red-star red-star blue-cross')).toEqual([
    'You named the red star twice, but there is only one. Name three different cards.',
    'Vous avez nommé deux fois l’étoile rouge, et il n’y en a qu’un exemplaire. Nommez trois cartes différentes.',
  ]);
  for (const text of said('choosing', 0, 'cards red-star orange-star blue-cross'))
    expect(text).toContain('orange-star');
  for (const text of said('choosing', 1, someCards)) expect(text).toContain('Ada');
  for (const text of said('seeking by one', 1, 'colours R G B Y')) expect(text).toContain('4');
  for (const text of said('seeking by one', 1, 'shapes star heart star')) expect(text).toContain('heart');
  expect(said('seeking by two', 1, 'shapes star star star')[0]).toContain('colours');
  expect(said('seeking by two', 1, 'shapes star star star')[1]).toContain('couleurs');
});

test('An example that a refusal gives is a row.', () => {
  for (const puzzle of ['colours', 'shapes'] as const) {
    for (const language of languages) {
      const text = face.explain({ why: 'wrong-number-of-tokens', puzzle, given: 4 }, speech(language));
      const [, example = ''] = /`(.*?)`/.exec(text) ?? [];
      expect(refusalOf(two, [1, example])).toBeUndefined();
    }
  }
});

test('Only “next” while a round is played may be ordinary talk: it is refused in silence.', () => {
  expect(mastermind.smallTalk).toEqual(['not-between-rounds']);
});
