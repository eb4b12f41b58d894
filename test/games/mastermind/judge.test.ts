import { expect, test } from 'vitest';
import { judge } from '../../../src/games/mastermind/bots/judge.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { moment, played, seekingBy, started, viewOf } from './playing.ts';

const judged = (state: ReturnType<typeof started>, seat: number, questions = 10) =>
  judge(viewOf(state, seat), seat, thinkingFor(questions, moment().rng));

test('Nothing is said to a setter, nor before the cards are set.', () => {
  expect(judged(started(2), 1)).toBeUndefined();
  expect(judged(seekingBy(2), 0)).toBeUndefined();
});

test('At the beginning the prospects are as usual, and nothing is proved.', () => {
  const first = judged(seekingBy(2), 1);
  expect(first?.certain).toBe('guessed');
  expect(Math.abs(first!.worth)).toBeLessThan(0.1);
});

test('Who finds a solution with the first row has better prospects, who learns nothing has worse.', () => {
  const usual = judged(seekingBy(2), 1)!.worth;
  expect(judged(played(seekingBy(2), [1, 'colours R G B']), 1)!.worth).toBeGreaterThan(usual + 0.1);
  const wasted = played(seekingBy(2), [1, 'colours P P P'], [1, 'colours P P P'], [1, 'colours P P P']);
  expect(judged(wasted, 1)!.worth).toBeLessThan(usual - 0.3);
});

test('With one code left, its rows are proved, whatever the others were.', () => {
  const known = played(
    seekingBy(2),
    [1, 'colours R G B'],
    [1, 'shapes star circle square'],
    [1, 'shapes star circle triangle'],
    [1, 'shapes star circle circle'],
  );
  expect(judged(known, 1, 400)).toEqual({
    move: { act: 'row', puzzle: 'shapes', tokens: ['star', 'circle', 'cross'] },
    worth: expect.any(Number),
    certain: 'proved',
  });
});

test('Of three, each is shown a row for their own puzzle.', () => {
  const state = played(seekingBy(3), [1, 'colours R G B']);
  expect(judged(state, 2)?.move).toMatchObject({ act: 'row', puzzle: 'shapes' });
  expect(judged(state, 1)).toBeUndefined();
});
