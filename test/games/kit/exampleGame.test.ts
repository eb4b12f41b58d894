import { describe, expect, test } from 'vitest';
import { foxu } from '../../../src/games/foxu/index.ts';
import { exampleGame } from '../../../src/games/kit/exampleGame.ts';
import { zgame } from '../../../src/games/zgame/index.ts';

describe('A game played for the rules page', () => {
  const seenAfter = exampleGame(zgame, {}, 2);
  const begun = [[0, 'x+0>Z0+x'], [1, 'x0+Z>+0x'], [0, 'ready'], 'ready'] as const;

  test('takes each move for the awaited seat, or for the seat that is named.', () => {
    expect(seenAfter(begun)).toMatchObject({ phase: 'turns', turn: 'white' });
    expect(seenAfter([...begun, 'b1!'])).toMatchObject({ phase: 'turns', turn: 'black' });
  });

  test('can be seen from the table or from a seat.', () => {
    expect(seenAfter(begun)).toMatchObject({ eyes: 'table' });
    expect(seenAfter(begun, 1)).toMatchObject({ eyes: 'black' });
  });

  test('throws at a move that cannot be read, is refused, or that nobody could make.', () => {
    expect(() => seenAfter([...begun, 'hello'])).toThrow('The example cannot go on with hello.');
    expect(() => seenAfter([...begun, 'b1-b8'])).toThrow('The example has a move that is refused: b1-b8, not-its-way.');
    const nobody = { ...foxu.rules, awaiting: () => [] };
    expect(() => exampleGame({ ...foxu, rules: nobody }, {}, 2)(['ready'])).toThrow(
      'The example cannot go on with ready.',
    );
  });
});
