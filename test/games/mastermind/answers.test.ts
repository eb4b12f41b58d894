import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../src/games/mastermind/answers.ts';
import { cards, type Puzzle, type Row, solution, type Value, values } from '../../../src/games/mastermind/pieces.ts';

/** As the leaflet says: first the pegs for right positions, then one for each token that still finds a card. */
function byHand(row: readonly Value[], cardsThere: readonly Value[]) {
  const tokens: (Value | undefined)[] = [...row];
  const there: (Value | undefined)[] = [...cardsThere];
  let black = 0;
  let white = 0;
  for (let place = 0; place < 3; place++) {
    if (tokens[place] !== there[place]) continue;
    black++;
    tokens[place] = undefined;
    there[place] = undefined;
  }
  for (let from = 0; from < 3; from++) {
    for (let to = 0; to < 3; to++) {
      if (tokens[from] === undefined || tokens[from] !== there[to]) continue;
      white++;
      tokens[from] = undefined;
      there[to] = undefined;
    }
  }
  return { black, white };
}

function all(puzzle: Puzzle): Row[] {
  const some: readonly Value[] = values[puzzle];
  return some.flatMap((one) => some.flatMap((two) => some.map((three): Row => [one, two, three])));
}

describe('Answers', () => {
  test.each(['colours', 'shapes'] as const)(
    'To all 125 rows of %s, for all 125 solutions, the answer is the one found by hand.',
    (puzzle) => {
      expect(all(puzzle)).toHaveLength(125);
      for (const row of all(puzzle)) {
        for (const there of all(puzzle)) expect(answerTo(row, there)).toEqual(byHand(row, there));
      }
    },
  );

  test('Blacks of a row and a solution are the same when the two change places, and so are whites.', () => {
    for (const row of all('shapes')) {
      for (const there of all('shapes')) expect(answerTo(row, there)).toEqual(answerTo(there, row));
    }
  });

  test.each<[row: string, there: string, black: number, white: number]>([
    ['red red red', 'red red red', 3, 0],
    ['red red red', 'red blue red', 2, 0],
    ['red red blue', 'blue red red', 1, 2],
    ['red red blue', 'blue blue red', 0, 2],
    ['red green blue', 'blue red green', 0, 3],
    ['red green blue', 'red blue green', 1, 2],
    ['red red green', 'green yellow red', 0, 2],
    ['purple purple yellow', 'red green blue', 0, 0],
  ])('“%s” for “%s” is %i black and %i white.', (row, there, black, white) => {
    const [one, other] = [row, there].map((text) => text.split(' ') as unknown as Row);
    expect(answerTo(one as Row, other as Row)).toEqual({ black, white });
  });

  test('25 cards: each of 5 shapes in each of 5 colours, once.', () => {
    expect(cards).toHaveLength(25);
    expect(new Set(cards).size).toBe(25);
    expect(solution(['red-star', 'green-circle', 'blue-cross'], 'colours')).toEqual(['red', 'green', 'blue']);
    expect(solution(['red-star', 'green-circle', 'blue-cross'], 'shapes')).toEqual(['star', 'circle', 'cross']);
  });
});
