import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/games/contract.ts';
import { lengths } from '../../../../src/games/ricochet/solo/lengths.ts';
import { prepare } from '../../../../src/games/ricochet/solo/prepare.ts';
import { solos } from '../../../../src/games/ricochet/solo/solos.ts';
import type { Solo } from '../../../../src/games/solo.ts';
import { example, opened, played, seen, viewOf, ways } from './playing.ts';

const [puzzle, daily] = solos as readonly [Solo, Solo];
const day = '2026-11-18';

describe('The puzzle', () => {
  test('It may be played at any time, at any difficulty.', () => {
    expect(puzzle).toMatchObject({ name: 'puzzle', comes: 'anytime' });
    for (const level of ['easy', 'medium'] as const) {
      expect(puzzle.prepare({ difficulty: level }, '3')).toEqual(prepare(level, '3'));
    }
  });

  test('It is medium unless a difficulty that exists is chosen.', () => {
    const medium = prepare('medium', '3');
    for (const difficulty of [undefined, 'daily', 'impossible', 7]) {
      expect(puzzle.prepare({ difficulty }, '3')).toEqual(medium);
    }
  });

  test('Another puzzle has the same difficulty and another seed.', () => {
    expect(puzzle.another({ ...example, level: 'expert' })).toEqual({ difficulty: 'expert' });
    expect(() => puzzle.another({ difficulty: 'easy' })).toThrow();
  });

  test('Each choice says how many moves it takes, in both languages.', () => {
    const [option] = puzzle.options;
    if (option?.asks !== 'choice') throw new Error('There is nothing to choose.');
    expect(option.choices.map(({ value }) => value)).toEqual(['easy', 'medium', 'hard', 'expert']);
    expect(option.choices[0]?.words).toEqual({ en: 'easy: 3 to 4 moves', fr: 'facile\u00a0: 3 à 4 coups' });
    expect(option.choices[2]?.words).toEqual({ en: 'hard: 8 to 10 moves', fr: 'difficile\u00a0: 8 à 10 coups' });
  });
});

describe('The board of the day', () => {
  test('There is one a day, the same for everybody, whatever options are given.', () => {
    expect(daily).toMatchObject({ name: 'daily', comes: 'daily', options: [] });
    const board = prepare('daily', day);
    expect(daily.prepare({}, day)).toEqual(board);
    expect(daily.prepare({ difficulty: 'easy', seed: 'mine' }, day)).toEqual(board);
    expect(lengths.daily).toEqual({ least: 7, most: 10 });
  });

  test('Nobody can play it earlier as a puzzle.', () => {
    const drawn = (config: unknown) => (config as typeof example).place;
    const board = drawn(daily.prepare({}, day));
    for (const difficulty of ['easy', 'medium']) {
      expect(drawn(puzzle.prepare({ difficulty }, day))).not.toEqual(board);
    }
    expect(daily.another(example)).toEqual({});
  });
});

describe('The score', () => {
  test.each(solos)(
    'There is none before the board is solved, or when the solution was only asked for ($name).',
    ({ score }) => {
      expect(score(seen([]))).toBeUndefined();
      expect(score(seen(['rv']))).toBeUndefined();
      expect(score(seen(['give up']))).toBeUndefined();
    },
  );

  test.each(solos)('It has the fewest moves, their time, and the first solution’s time ($name).', ({ score }) => {
    const first = played(opened(), [20, ways.longer]);
    expect(score(viewOf(first))).toEqual({ best: 4, took: 20_000, first: 20_000 });
    expect(score(viewOf(played(first, [25, 'give up'])))).toEqual({ best: 4, took: 20_000, first: 20_000 });
    const better = played(first, [30, 'reset'], [45, ways.best]);
    expect(score(viewOf(better))).toEqual({ best: 3, took: 45_000, first: 20_000 });
  });

  test.each(solos)('It is told in both languages ($name).', ({ tellBest }) => {
    expect([tellBest(7, 'en'), tellBest(7, 'fr')]).toEqual(['7 moves', '7 coups']);
  });
});

test('Both are played on the same kind of board, by one player.', () => {
  expect(puzzle.game).toBe(daily.game);
  expect(puzzle.game).toMatchObject({ id: 'ricochet-alone', seating: { least: 1, most: 1 } });
});

test.each(languages)('Discord takes the names and descriptions (%s).', (language) => {
  const named = [...solos, ...solos.flatMap(({ options }) => options)].map(({ words }) => words[language]);
  for (const { name, description } of named) {
    expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
    expect(description.length).toBeLessThanOrEqual(100);
    if (language === 'fr') expect(description).not.toMatch(/ [:;!?]|'/);
  }
  expect(new Set(solos.map(({ words }) => words[language].name)).size).toBe(solos.length);
});

describe('The shortest solution', () => {
  const config = daily.prepare({}, day) as typeof example;

  test.each(languages)('It is told move by move, in a film and in words (%s).', (language) => {
    const { film, description } = daily.solution(config, { language, player: String, when: String });
    expect(daily.fewest(config)).toBe(config.best.length);
    expect(film.length).toBe(config.best.length + 1);
    const sizes = film.map(({ width, height }) => `${width} ${height}`);
    expect(new Set(sizes).size).toBe(1);
    expect(new Set(film.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(film.length);
    expect(description).toContain(String(config.best.length));
    expect(description.length).toBeLessThanOrEqual(1_024);
  });

  test('It is of a board of this game.', () => {
    expect(() => daily.fewest({ level: 'daily' })).toThrow();
  });
});
