import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/games/contract.ts';
import { chapters } from '../../../../src/games/ricochet/solo/chapters.ts';
import type { Event, Refusal } from '../../../../src/games/ricochet/solo/kind.ts';
import { lengths } from '../../../../src/games/ricochet/solo/lengths.ts';
import { words } from '../../../../src/games/ricochet/solo/words.ts';
import { face, notation, seen, slides, speech } from './playing.ts';

const events: { readonly [What in Event['what']]: readonly (Event & { readonly what: What })[] } = {
  chosen: [{ what: 'chosen', robot: 'yellow' }],
  slid: [
    { what: 'slid', slides: slides('r^ b<') },
    { what: 'slid', slides: Array.from({ length: 20 }, () => slides('y>')).flat() },
  ],
  undone: [{ what: 'undone' }],
  reset: [{ what: 'reset' }],
  'given-up': [{ what: 'given-up' }],
  solved: (['best', 'better', 'no-better'] as const).map((how) => ({ what: 'solved', moves: 7, how })),
};

const refusals: { readonly [Why in Refusal['why']]: readonly (Refusal & { readonly why: Why })[] } = {
  alone: [{ why: 'alone' }],
  'solved-already': [{ why: 'solved-already', moves: 9 }],
  'too-many-moves': [{ why: 'too-many-moves', most: 40 }],
  'does-not-move': slides('r^ g> bv y<').map((slide, nth) => ({ why: 'does-not-move', slide, nth: nth + 1 })),
  'nothing-to-undo': [{ why: 'nothing-to-undo' }],
};

const everyEvent: readonly Event[] = Object.values(events).flat();
const everyRefusal: readonly Refusal[] = Object.values(refusals).flat();

describe('What is told and refused', () => {
  test('Each event is told in both languages, differently, in at most 400 characters.', () => {
    const told = languages.flatMap((language) => everyEvent.map((event) => face.tell(event, speech(language))));
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) {
      expect(text).toMatch(/^[A-Z].*[.!]$/);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text.length).toBeLessThanOrEqual(400);
    }
  });

  test('Each refusal is explained in both languages, differently, in 11 to 400 characters.', () => {
    const said = languages.flatMap((language) =>
      everyRefusal.map((refusal) => face.explain(refusal, speech(language))),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text.length).toBeGreaterThan(10);
      expect(text.length).toBeLessThanOrEqual(400);
    }
  });

  test('It says which of the moves typed was wrong, and how many moves lead to the target or are too many.', () => {
    for (const language of languages) {
      expect(face.explain(refusals['does-not-move'][1] as Refusal, speech(language))).toMatch(/\(\S+ 2 /);
      expect(face.explain({ why: 'solved-already', moves: 9 }, speech(language))).toContain('9');
      expect(face.explain({ why: 'too-many-moves', most: 40 }, speech(language))).toContain('40');
      for (const event of events.solved) expect(face.tell(event, speech(language))).toContain('7');
    }
  });
});

describe('French', () => {
  test('It keeps its spaces before : ; ! ? and inside « » unbroken, and addresses people as vous.', () => {
    const sights = [
      seen([]),
      seen(['rv', 'r<']),
      seen(['y> yv rv r< b^ r^ r<']),
      seen(['rv r< b^ r^ r<']),
      seen(['y> yv rv r< b^ r^ r<', 'give up']),
      seen([], { level: 'daily', seed: '2026-11-18' }),
    ];
    const texts = [
      ...everyEvent.map((event) => face.tell(event, speech('fr'))),
      ...everyRefusal.map((refusal) => face.explain(refusal, speech('fr'))),
      ...sights.flatMap((sight) => [
        face.describe(sight, speech('fr')),
        face.headline(sight, speech('fr')),
        JSON.stringify(face.controls(sight, 0, speech('fr'))),
        JSON.stringify(face.draw(sight, speech('fr')).shapes),
      ]),
      ...chapters('fr').map(({ text }) => text),
      ...Object.values(words.fr.game),
      words.fr.difficulty('easy', lengths.easy),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/ [:;!?»]|« |'/);
      expect(text).not.toMatch(/(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu);
    }
  });
});

describe('What the bot says of it', () => {
  test('Every example of typing is a move that counts here, or a command.', () => {
    for (const language of languages) {
      const { typing } = words[language].game;
      const text = `${typing} ${words[language].chapters.pressing}`;
      const examples = [...text.matchAll(/`(.*?)`/g)].map(([, example = '']) => example);
      const acts = examples.map((example) => notation.read(example, language)?.act);
      expect(new Set(acts)).toEqual(new Set(['choose', 'slide', 'undo', 'reset', 'give-up']));
    }
  });

  test('The rules page says how many moves the board of the day takes, and how to get another.', () => {
    for (const language of languages) {
      const { boards } = words[language].chapters;
      expect(boards).toMatch(new RegExp(`\\b${lengths.daily.least} (to|à) ${lengths.daily.most} `));
      expect(boards).toContain('`/ricochet ');
      expect(chapters(language).every(({ text }) => text.startsWith('### '))).toBe(true);
    }
  });
});
