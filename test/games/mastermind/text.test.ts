import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/games/contract.ts';
import { answerTo } from '../../../src/games/mastermind/answers.ts';
import type { Given, View } from '../../../src/games/mastermind/kind.ts';
import { cards } from '../../../src/games/mastermind/pieces.ts';
import { allRows } from '../../../src/games/mastermind/possible.ts';
import {
  afterRounds,
  face,
  longNames,
  played,
  rules,
  seekingBy,
  solvedColours,
  speech,
  started,
  viewOf,
} from './playing.ts';

import { drafts, games, states, views } from './seen.ts';

/** The fullest board there can be: sixteen rows, three long names, long shapes, half of the pack covered. */
const fullest = fc
  .record({
    rows: fc.array(fc.nat({ max: 124 }), { minLength: 16, maxLength: 16 }),
    covered: fc.shuffledSubarray([...cards], { minLength: 0, maxLength: 21 }),
    phase: fc.constantFrom('seeking', 'shown', 'over'),
    seats: fc.constantFrom(2, 3),
  })
  .map(({ rows, covered, phase, seats }): View => {
    const given = rows.map((index, at): Given => {
      const puzzle = at % 2 === 0 ? 'colours' : 'shapes';
      const row = allRows[puzzle][at < 12 && puzzle === 'shapes' ? 62 : index]!;
      return { puzzle, row, answer: { ...answerTo(row, allRows[puzzle][124]!), black: 1 } };
    });
    const code = ['yellow-triangle', 'purple-triangle', 'yellow-square'] as const;
    const points = Array.from({ length: seats }, () => Array<number>(8).fill(16));
    const seekers = seats === 2 ? { colours: 1, shapes: 1 } : { colours: 1, shapes: 2 };
    const seen = { viewer: 0, round: 24, rounds: 24, seats, setter: 0, seekers, points, covered, given, code } as const;
    const fresh = ['yellow-star', 'purple-star', 'yellow-cross'] as const;
    const told = { ...seen, ...(seats === 2 && ({ half: 8 } as const)), possible: 'told' } as const;
    if (phase === 'seeking') return { ...told, phase };
    if (phase === 'shown') return { ...told, phase, fresh, until: 0 };
    return { ...told, phase: 'over', fresh, winners: points.map((_, seat) => seat) };
  });

describe('The position in words', () => {
  test('It is at most 1,024 characters long in either language, however full the board and however long the names.', () => {
    const when = { when: () => '18 September 2026 at 15:00 UTC' };
    fc.assert(
      fc.property(fullest, fc.constantFrom(...languages), (view, language) => {
        const words = face.describe(view, { ...speech(language, longNames), ...when });
        expect(words.length).toBeLessThanOrEqual(1024);
      }),
      { numRuns: 300 },
    );
  });

  test.each(languages)('It tells every row with its answer, and how far each puzzle is (%s).', (language) => {
    const state = played(seekingBy(2), [1, 'colours R R G'], [1, 'shapes cross star star'], [1, solvedColours]);
    const lines = face.describe(viewOf(state), speech(language)).split('\n');
    const say = {
      en: [
        'Round 1 of 8.',
        'Points as setter: Ada 0, Bob 0.',
        'Colours, solved in 2 rows: red red green, 1 black, 1 white; red green blue, 3 black.',
        'Shapes, 7 rows left: cross star star, 2 white.',
        'The pack has all 25 cards.',
        'Ada has set three cards. Bob, find their shapes.',
      ],
      fr: [
        'Manche 1 sur 8.',
        'Points comme codeur\u00a0: Ada 0, Bob 0.',
        'Couleurs, trouvées en 2 rangées\u00a0: rouge rouge vert, 1 noir, 1 blanc\u00a0; rouge vert bleu, 3 noirs.',
        'Formes, 7 rangées restantes\u00a0: croix étoile étoile, 2 blancs.',
        'Le paquet a ses 25 cartes.',
        'Ada a posé trois cartes. Bob, trouvez leurs formes.',
      ],
    };
    expect(lines).toEqual(say[language]);
  });

  test('When words do not fit, it writes colours as letters and answers as figures, with a legend.', () => {
    const [view] = fc.sample(fullest, { numRuns: 1, seed: 7 }) as [View];
    const brief = face.describe({ ...view, covered: [] }, speech('en', longNames));
    expect(brief).toContain('b right place, w elsewhere.');
    expect(brief).toMatch(/[RYGBP]{3} \d?1b\dw/);
  });

  test('It names the player who is to choose, and lists the covered cards, or those left when they are fewer.', () => {
    const second = face.describe(viewOf(played(afterRounds(started(2), 1), [0, 'next'])), speech('en'));
    expect(second).toContain('Covered: red circle square triangle.');
    expect(second).toContain('Bob, choose three cards');
    const late = face.describe(viewOf(played(afterRounds(started(2), 7), [0, 'next'])), speech('en'));
    expect(late).toContain('Left in the pack: purple square triangle star cross.');
  });

  test('The setter alone reads the cards, left to right.', () => {
    const line = 'Your cards, left to right: red star, green circle, blue cross.';
    expect(face.describe(viewOf(seekingBy(2), 0), speech('en'))).toContain(line);
    expect(face.describe(viewOf(seekingBy(2), 1), speech('en'))).not.toContain('Your cards');
  });

  test('In the end it says the last cards, the totals round by round, and who won.', () => {
    const end = face.describe(viewOf(games[0]!.at(-1)!), speech('en'));
    expect(end).toMatch(/Points as setter: Ada \d+ \(\d+ \d+ \d+ \d+\), Bob \d+ \(\d+ \d+ \d+ \d+\)\./);
    expect(end).toMatch(/The last cards were .*: \d+ points for Bob\. (Ada|Bob) wins with \d+ points\./);
  });
});

describe('The line above the picture', () => {
  test('It is at most 400 characters long, in either language, whatever the draft.', () => {
    for (const view of views) {
      for (const language of languages) {
        for (const draft of drafts) {
          const line = face.headline(view, speech(language, longNames), draft);
          expect(line.length).toBeGreaterThan(0);
          expect(line.length).toBeLessThanOrEqual(400);
        }
      }
    }
  });

  test('It names everybody who is awaited.', () => {
    for (const state of states) {
      const awaited = rules.awaiting(state);
      if (awaited === 'anyone') continue;
      const line = face.headline(viewOf(state), speech('fr'));
      for (const seat of awaited) expect(line).toContain(['Ada', 'Bob', 'Cleo'][seat]);
    }
  });

  test('A number of rounds or a variant that does not fit is named before the first choice.', () => {
    const line = (seats: number, language: 'en' | 'fr') =>
      face.headline(viewOf(started(seats, { rounds: 7, setters: 'one-after-the-other' })), speech(language));
    expect(line(3, 'en')).toBe(
      '7 rounds do not fit 3 players: 6 will be played. With three players the setter changes every round. Ada, choose three cards in secret, or have them drawn.',
    );
    expect(line(3, 'fr')).toContain('7 manches ne vont pas à 3 joueurs\u00a0: on en jouera 6.');
    expect(line(2, 'en')).toBe('Ada, choose three cards in secret, or have them drawn.');
    expect(face.headline(viewOf(started(2, { rounds: 7 })), speech('en'))).toContain(
      '7 rounds do not fit 2 players: 6',
    );
    const later = viewOf(played(afterRounds(started(2, { rounds: 7 }), 1), [0, 'next']));
    expect(face.headline(later, speech('en'))).not.toContain('do not fit');
  });

  test('Three removed cards are named between the rounds.', () => {
    const state = afterRounds(started(3), 3);
    const view = viewOf(state);
    if (view.phase !== 'shown') throw new Error('The cards are not shown.');
    expect(face.headline(view, speech('en'))).toContain(
      `Out of the pack: ${view.fresh.map((card) => card.replace('-', ' ')).join(', ')}.`,
    );
  });

  test('Ties and shares have words of their own.', () => {
    const draw = viewOf(afterRounds(started(2), 8));
    expect(face.headline(draw, speech('en'))).toContain('A draw: 8 points each.');
    expect(face.headline(draw, speech('fr'))).toContain('Égalité\u00a0: 8 points partout.');
    const shared = viewOf(afterRounds(started(3), 24));
    expect(face.headline(shared, speech('en'))).toContain('Ada, Bob and Cleo share the win with 16 points.');
    expect(face.headline(shared, speech('fr'))).toContain('Ada, Bob et Cleo partagent la victoire avec 16 points.');
  });
});
