import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { smallest } from '../../../src/games/kit/picture/words.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { Event } from '../../../src/games/mastermind/kind.ts';
import {
  accepted,
  afterRounds,
  face,
  longNames,
  notation,
  played,
  seekingBy,
  solvedColours,
  solvedShapes,
  someCards,
  speech,
  started,
  viewersOf,
  viewOf,
} from './playing.ts';

import { controlsOf, drafts, views } from './seen.ts';

describe('The picture', () => {
  test('The bare board is the same in all pictures of a language, so that it is painted once.', () => {
    for (const language of languages) {
      const bases = views.map((view) => face.draw(view, speech(language)).base);
      expect(new Set(bases.map((base) => JSON.stringify(base))).size).toBe(1);
      expect(bases[0]?.key).toBe(`mastermind-${language}`);
    }
  });

  test('Everything drawn lies within the picture, and no letters are smaller than 22 pixels.', () => {
    const amiss = views.flatMap((view) =>
      drafts.flatMap((draft) => {
        const { width, height, base, shapes } = face.draw(view, speech('fr', longNames), draft);
        return [...base.shapes, ...shapes].filter((shape) => {
          if (shape.shape === 'text' && shape.size < smallest) return true;
          return 'x' in shape && !(shape.x >= 0 && shape.x <= width && shape.y >= 0 && shape.y <= height);
        });
      }),
    );
    expect(amiss).toEqual([]);
  });

  test('A draft is drawn on the board of the player who makes it, and nowhere else.', () => {
    const state = seekingBy(3);
    for (const viewer of viewersOf(3)) {
      const plain = JSON.stringify(face.draw(viewOf(state, viewer), speech('en')));
      const drafted = JSON.stringify(face.draw(viewOf(state, viewer), speech('en'), 'colours R G'));
      expect(drafted === plain).toBe(viewer !== 1);
    }
  });
});

describe('Words', () => {
  test('Every event is told in both languages, differently, in at most 400 characters.', () => {
    const round = [
      ...accepted(started(3), [0, someCards]).events,
      ...accepted(seekingBy(3), [1, 'colours P P P']).events,
      ...accepted(seekingBy(3), [1, 'colours B R G']).events,
      ...accepted(seekingBy(3), [1, solvedColours]).events,
      ...accepted(played(seekingBy(3), [1, solvedColours]), [2, solvedShapes]).events,
      ...accepted(afterRounds(started(3), 1), [2, 'next']).events,
      ...accepted(afterRounds(started(2, { setters: 'one-after-the-other' }), 8), [0, 'next']).events,
    ];
    const given = { puzzle: 'shapes', row: ['star', 'star', 'star'], answer: { black: 0, white: 0 } } as const;
    const others: readonly Event[] = [
      { what: 'row', seat: 1, number: 8, given },
      { what: 'covered', cards: ['red-star', 'green-circle', 'blue-cross'] },
      { what: 'ended', winners: [1], totals: [40, 41] },
      { what: 'ended', winners: [0, 2], totals: [41, 40, 41] },
      { what: 'ended', winners: [], totals: [40, 40] },
    ];
    const events = [...round, ...others];
    expect(new Set(events.map(({ what }) => what)).size).toBe(6);
    const told = languages.flatMap((language) => events.map((event) => face.tell(event, speech(language, longNames))));
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) {
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).not.toContain('undefined');
    }
  });

  test('French keeps its spaces before : ; ! ? and inside « » unbroken, and its colours agree with shapes.', () => {
    const bad = / [:;!?»]|« /;
    const texts = views.flatMap((view) => [
      face.describe(view, speech('fr')),
      ...drafts.map((draft) => face.headline(view, speech('fr'), draft)),
      JSON.stringify(controlsOf(view, undefined, 'fr')),
    ]);
    for (const text of [...texts, ...mastermind.chapters('fr').map(({ text }) => text)]) expect(text).not.toMatch(bad);
    const state = seekingBy(2, {}, 'cards green-star green-circle blue-cross');
    expect(face.describe(viewOf(state, 0), speech('fr'))).toContain('étoile verte, rond vert, croix bleue');
  });

  test('The rules page has its chapters in both languages, with pictures of a round and of its end.', () => {
    for (const language of languages) {
      const chapters = mastermind.chapters(language);
      expect(chapters).toHaveLength(7);
      expect(chapters.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(4000);
      expect(chapters.flatMap(({ picture }) => (picture ? [picture.phase] : []))).toEqual([
        'seeking',
        'shown',
        'seeking',
      ]);
    }
  });

  test('The examples of how to type are moves, and mean the same in both languages.', () => {
    for (const text of languages.map((language) => mastermind.words[language].typing)) {
      const moves = [...text.matchAll(/`(.*?)`/g)].map(([, example = '']) => notation.read(example));
      expect(moves).toEqual([solvedColours, 'shapes star star cross', someCards].map((typed) => notation.read(typed)));
    }
    for (const language of languages) {
      const typing = mastermind.chapters(language).at(-1)!.text;
      const examples = [...typing.matchAll(/`(.*?)`/g)].map(([, example = '']) => notation.read(example)?.act);
      expect(examples).toEqual(['row', 'row', 'choose', 'draw', 'next']);
    }
  });

  test('The options have names in both languages, in a form that Discord takes.', () => {
    const { options } = mastermind.choices!;
    const named = [...options, ...(mastermind.commands ?? [])];
    for (const { words } of named) {
      for (const language of languages) {
        expect(words[language].name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
        expect(words[language].description.length).toBeLessThanOrEqual(100);
      }
    }
    expect(options.map(({ name, asks }) => `${name}: ${asks}`)).toEqual([
      'length: choice',
      'rounds: number',
      'setters: choice',
      'possible: choice',
    ]);
  });

  test('A challenge offers a short game and the leaflet’s; who chooses nothing plays the leaflet’s.', () => {
    const { options, config } = mastermind.choices!;
    const [length] = options;
    if (length?.asks !== 'choice') throw new Error('the length is no choice');
    expect(length.choices.map(({ value, words }) => [value, words.en.slice(0, 7), words.fr.slice(0, 9)])).toEqual([
      ['full', 'The lea', 'La partie'],
      ['short', 'Short: ', 'Courte\u00a0: '],
    ]);
    for (const { words } of length.choices) {
      for (const language of languages) expect(words[language].length).toBeLessThanOrEqual(100);
    }
    expect(config({})).not.toHaveProperty('length');
    expect(config({ length: 'short' })).toMatchObject({ length: 'short', setters: 'in-turn' });
  });

  test('When a round ends without a solution, the last row and the cards are told.', () => {
    const rows = Array.from({ length: 8 }, () => [1, 'colours P P P'] as const);
    const { events } = accepted(played(seekingBy(2), [1, solvedShapes], ...rows.slice(1)), rows[0]!);
    expect(events.map((event) => face.tell(event, speech('en')))).toEqual([
      'Bob, row 8 of the colours: purple, purple, purple – no peg. That was the last row.',
      'Round 1 is over. The cards were red star, green circle, blue cross. Ada scores 9 points.',
    ]);
  });
});
