import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/games/contract.ts';
import { boardCodes, boardOf, cellName } from '../../../../src/games/ricochet/board/board.ts';
import { cellOf, slid } from '../../../../src/games/ricochet/board/slide.ts';
import { type RobotCells, robots, type Slide, targetNames } from '../../../../src/games/ricochet/board/vocabulary.ts';
import { legsOf, randomCells, waysOf } from '../../../../src/games/ricochet/positions.ts';
import { mostMoves, type View } from '../../../../src/games/ricochet/solo/kind.ts';
import { rngFrom } from '../../../../src/games/rng.ts';
import { expectInside, wordsOn } from '../drawn.ts';
import { face, near, opened, played, refusalOf, seen, speech, viewOf, ways } from './playing.ts';

const seven = 'y> yv rv r< b^ r^ r<';
const five = 'rv r< b^ r^ r<';

const sights: Readonly<Record<string, View>> = {
  start: seen([]),
  moved: seen(['rv', 'r<', 'b']),
  unturned: viewOf(played(opened(), [1, ways.straight])),
  solved: seen([seven]),
  again: seen([seven, 'reset', 'rv r<']),
  best: seen([seven, 'reset', five]),
  'given up': seen(['give up']),
  'given up, solved': seen([seven, 'give up']),
  daily: seen([], { level: 'daily', seed: '2026-11-18' }),
};

describe('Above the picture', () => {
  test.each([
    ['start', 'No robot has moved yet.\n-# Difficulty: medium. Seed: `plateau`'],
    ['moved', '2 moves made.\n-# Difficulty: medium. Seed: `plateau`'],
    [
      'solved',
      'You are there in 7 moves.\nYour best: 7 moves. Can it be done in fewer?\n-# Difficulty: medium. Seed: `plateau`',
    ],
    ['again', '2 moves made.\nYour best: 7 moves. Can it be done in fewer?\n-# Difficulty: medium. Seed: `plateau`'],
    [
      'best',
      'Solved in 5 moves!\nNo solution is shorter: red down P16, left M16; blue up M1; red up M2, left E2.\n-# Difficulty: medium. Seed: `plateau`',
    ],
    [
      'given up',
      'The best solution has 5 moves: red down P16, left M16; blue up M1; red up M2, left E2.\n-# Difficulty: medium. Seed: `plateau`',
    ],
    [
      'given up, solved',
      'The best solution has 5 moves: red down P16, left M16; blue up M1; red up M2, left E2.\nYour best was 7 moves.\n-# Difficulty: medium. Seed: `plateau`',
    ],
    ['daily', 'No robot has moved yet.\n-# The board of 2026-11-18, the same for everybody.'],
  ])('It says in English what to do, then the board: %s.', (name, said) => {
    expect(face.headline(sights[name] as View, speech('en'))).toBe(
      `The red robot must reach the red moon on E2.\n${said}`,
    );
  });

  test.each([
    ['start', 'Aucun robot n’a encore bougé.\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`'],
    ['moved', '2 coups joués.\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`'],
    [
      'solved',
      'Vous y êtes en 7 coups.\nVotre record\u00a0: 7 coups. Peut-on faire mieux\u00a0?\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`',
    ],
    [
      'again',
      '2 coups joués.\nVotre record\u00a0: 7 coups. Peut-on faire mieux\u00a0?\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`',
    ],
    [
      'best',
      'Résolu en 5 coups\u00a0!\nIl n’y a pas plus court\u00a0: rouge bas P16, gauche M16\u00a0; bleu haut M1\u00a0; rouge haut M2, gauche E2.\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`',
    ],
    [
      'given up',
      'La meilleure solution compte 5 coups\u00a0: rouge bas P16, gauche M16\u00a0; bleu haut M1\u00a0; rouge haut M2, gauche E2.\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`',
    ],
    [
      'given up, solved',
      'La meilleure solution compte 5 coups\u00a0: rouge bas P16, gauche M16\u00a0; bleu haut M1\u00a0; rouge haut M2, gauche E2.\nVotre record\u00a0: 7 coups.\n-# Niveau\u00a0: moyen. Graine\u00a0: `plateau`',
    ],
    ['daily', 'Aucun robot n’a encore bougé.\n-# Le plateau du 18/11/2026, le même pour tous.'],
  ])('It says in French: %s.', (name, said) => {
    expect(face.headline(sights[name] as View, speech('fr'))).toBe(
      `Le robot rouge doit atteindre la lune rouge en E2.\n${said}`,
    );
  });

  test('It says what is missing when the robot has never turned.', () => {
    const unturned = sights['unturned'] as View;
    expect(face.headline(unturned, speech('en'))).toMatch(/1 move made\. .*right angle/);
    expect(face.headline(unturned, speech('fr'))).toMatch(/1 coup joué\. .*angle droit/);
  });

  test('A seed is shown with every mark that is in it.', () => {
    const said = (seed: string) => face.headline(seen([], { seed }), speech('en'));
    expect(said('**a** _b_')).toMatch(/`\*\*a\*\* _b_`$/);
    expect(said('a`b')).toMatch(/`` a`b ``$/);
  });
});

describe('The position in words', () => {
  test.each(languages)(
    'It says where each move of each robot leads, what was made, and the best so far (%s).',
    (language) => {
      const said = face.describe(sights['again'] as View, speech(language));
      const inEnglish = [
        'Red on M16: up M12, right P16.',
        'Blue on M11: up M1, right P11, down M15, left E11.',
        'Chosen robot: red.',
        'At the start: red P14.',
        'Moves made: red down P16, left M16.',
        'Your best way: yellow right F14, down F16; red down P16, left M16; blue up M1; red up M2, left E2.',
        'Difficulty: medium. Seed: plateau',
      ];
      const inFrench = [
        'Rouge en M16\u00a0: haut M12, droite P16.',
        'Bleu en M11\u00a0: haut M1, droite P11, bas M15, gauche E11.',
        'Robot choisi\u00a0: rouge.',
        'Au départ\u00a0: rouge P14.',
        'Coups joués\u00a0: rouge bas P16, gauche M16.',
        'Votre meilleur chemin\u00a0: jaune droite F14, bas F16\u00a0; rouge bas P16, gauche M16\u00a0; bleu haut M1\u00a0; rouge haut M2, gauche E2.',
        'Niveau\u00a0: moyen. Graine\u00a0: plateau',
      ];
      for (const line of { en: inEnglish, fr: inFrench }[language]) expect(said.split('\n')).toContain(line);
    },
  );

  test.each(languages)(
    'At the end it tells where the robots began and the solution that is drawn (%s).',
    (language) => {
      for (const name of ['best', 'given up', 'given up, solved']) {
        const said = face.describe(sights[name] as View, speech(language));
        for (const cell of ['P14', 'P5', 'M11', 'A14', 'P16', 'M16', 'M1', 'M2', 'E2']) expect(said).toContain(cell);
      }
    },
  );

  /** The longest way that can be made, with the longest best way before it. */
  function longest(nth: number): View {
    const rng = rngFrom('longest', nth);
    const code = boardCodes[nth % boardCodes.length] as View['board'];
    const board = boardOf(code);
    const start = randomCells(code, { now: 0, rng });
    const made: Slide[] = [];
    let place: RobotCells = start;
    while (made.length < mostMoves) {
      const robot = robots[rng.int(robots.length)] as (typeof robots)[number];
      const directions = waysOf(board, place, robot);
      const direction = directions[rng.int(directions.length)];
      if (direction === undefined) continue;
      made.push({ robot, direction });
      place = slid(board, place, { robot, direction });
    }
    const legs = legsOf(board, start, made);
    return {
      phase: 'playing',
      board: code,
      target: targetNames[nth % targetNames.length] as View['target'],
      level: 'hard',
      seed: 'x`'.repeat(20),
      began: 0,
      start,
      place,
      legs,
      chosen: 'yellow',
      ways: [],
      verdict: 'unturned',
      solved: { legs, took: 0, first: 0 },
    };
  }

  test.each(languages)('With the longest ways it fits, on every board, and no wall is left out (%s).', (language) => {
    for (let nth = 0; nth < boardCodes.length; nth++) {
      const view = longest(nth);
      for (const sight of [view, { ...view, phase: 'over', best: view.legs.slice(0, 20) } as const]) {
        expect(face.headline(sight, speech(language)).length).toBeLessThanOrEqual(400);
        const said = face.describe(sight, speech(language));
        expect(said.length).toBeLessThanOrEqual(1024);
        const walls = said.split('\n').slice(-2);
        for (const line of walls) expect(line).toMatch(/^(Walls|Murs) \S+( \S+)?( \S+)?( [A-P]\d+)+\.$/);
      }
    }
  });
});

describe('The picture', () => {
  const texts = (name: string, language: (typeof languages)[number] = 'en') =>
    wordsOn(face.draw(sights[name] as View, speech(language)));

  test.each([
    ['start', ['Find a way'], ['Trouvez un chemin']],
    ['moved', ['Moves made', '2'], ['Coups joués', '2']],
    ['unturned', ['There, but without a turn', '1'], ['Arrivé, mais sans tourner', '1']],
    [
      'solved',
      ['There! Now in fewer?', 'Your best: 7 moves', '7'],
      ['Arrivé\u00a0! En moins de coups\u00a0?', 'Votre record\u00a0: 7 coups', '7'],
    ],
    ['again', ['Moves made', 'Your best: 7 moves', '2'], ['Coups joués', 'Votre record\u00a0: 7 coups', '2']],
    [
      'best',
      ['Solved in 5 moves!', 'and no solution is shorter'],
      ['Résolu en 5 coups\u00a0!', 'et il n’y a pas plus court'],
    ],
    ['given up', ['The best solution', '5'], ['La meilleure solution', '5']],
    [
      'given up, solved',
      ['The best solution', 'Your best: 7 moves', '5'],
      ['La meilleure solution', 'Votre record\u00a0: 7 coups', '5'],
    ],
  ])('The line below the board says how far the player is: %s.', (name, en, fr) => {
    for (const [said, all] of [
      [en, texts(name)],
      [fr, texts(name, 'fr')],
    ] as const) {
      expect(all.slice(all.indexOf(said[0] ?? '')).slice(0, said.length)).toEqual(said);
    }
  });

  test('At the end a best way is drawn from the start: the player’s own if it is as short.', () => {
    const given = sights['given up, solved'] as View;
    const numbers = ['1', '2', '3', '4', '5'];
    expect(texts('given up, solved').filter((text) => /^\d$/.test(text))).toEqual([...numbers, '5', ...numbers]);
    const own = viewOf(played(opened({ best: near.best.toReversed() }), [1, ways.best]));
    const same = viewOf(played(opened(), [1, ways.best]));
    expect(face.draw(own, speech('en'))).toEqual(face.draw(same, speech('en')));
    expect(face.describe(own, speech('en'))).toEqual(face.describe(same, speech('en')));
    expect(given.best?.at(-1)?.to).toBe(boardOf(given.board).targets[given.target]);
  });

  test('When the player’s solution is shorter than the kept one, it is called the shortest.', () => {
    const shorter = viewOf(played(opened({ best: near.best.concat(near.best) }), [1, ways.best]));
    expect(face.headline(shorter, speech('en'))).toMatch(/Solved in 3 moves!\nNo solution is shorter: red up/);
  });

  test('Only the target that is played for is drawn in its colour.', () => {
    const count = (letter: string) => texts('start').filter((text) => text === letter).length;
    // These are the robot, the target, and below the board the robot that is to get there.
    expect(count('R')).toBe(3);
    for (const letter of ['G', 'B', 'Y']) expect(count(letter)).toBe(1);
  });

  test('The bare board is the same as the game’s, so that it is painted once for both.', () => {
    expect(face.draw(sights['start'] as View, speech('en')).base.key).toBe('ricochet 1A3B2A4A');
  });

  test('Nothing lies outside the picture, and no letters are too small for a phone, whatever was moved.', () => {
    const slide = fc.tuple(fc.constantFrom(...'rgby'), fc.constantFrom(...'^>v<')).map((both) => both.join(''));
    fc.assert(
      fc.property(fc.array(slide, { maxLength: 30 }), (typed) => {
        let state = opened();
        for (const each of typed) if (refusalOf(state, [1, each]) === undefined) state = played(state, [1, each]);
        expectInside(face.draw(viewOf(state), speech('fr')));
      }),
      { numRuns: 40 },
    );
  });
});

test('Words and pictures use the same names for cells.', () => {
  expect(cellName(cellOf(seen([]).place, 'red'))).toBe('P14');
});
