import { expect, test } from 'vitest';
import { easy } from '../../../../src/games/foxu/bots/easy.ts';
import { positionOf, slidesOf } from '../../../../src/games/foxu/bots/position.ts';
import { prover } from '../../../../src/games/foxu/bots/prover.ts';
import { stopsOf } from '../../../../src/games/foxu/slides.ts';
import { boardOf, botGame } from '../playing.ts';
import { plainlyLoses, plainlyWins, randomPosition } from './positions.ts';

const never = () => false;

/** From 3 to 12 empty holes. */
const positions = Array.from({ length: 400 }, (_, index) => randomPosition(`plain ${index}`, 3 + (index % 10)));

test.each([1, 2, 3, 4])(
  'Within %i plies the prover finds the wins and losses that trying everything finds.',
  (plies) => {
    const proves = prover(never);
    for (const position of positions) {
      expect(proves.wins(position, plies)).toBe(plainlyWins(position, plies) ? 'yes' : 'no');
      expect(proves.loses(position, plies)).toBe(plainlyLoses(position, plies) ? 'yes' : 'no');
    }
  },
);

test('What the prover remembers of some positions does not mislead it in others.', () => {
  const proves = prover(never);
  for (const position of positions) {
    for (const plies of [9, 8]) {
      const alone = prover(never);
      expect(proves.wins(position, plies)).toBe(alone.wins(position, plies));
      expect(proves.loses(position, plies)).toBe(alone.loses(position, plies));
    }
  }
});

test('Deeper proofs agree with the fates of the slides that lead there.', () => {
  const proves = prover(never);
  for (const position of positions) {
    const after = slidesOf(position).map((slid) => slid.after);
    const wins = after.some((next) => next.theirLeft === 0 || proves.loses(next, 8) === 'yes');
    expect(proves.wins(position, 9)).toBe(wins ? 'yes' : 'no');
  }
});

test('Who is late answers nothing, and says so.', () => {
  const proves = prover(() => true);
  const answers = positions.map((_, index) => proves.wins(randomPosition(`late ${index}`, 20), 9));
  expect(answers.at(-1)).toBe('late');
});

test('Slides are those of the rules, with as many pegs dropped.', () => {
  for (const state of botGame('slides', [easy, easy])) {
    if (state.phase !== 'turns') continue;
    const slides = slidesOf(positionOf(boardOf(state), state.turn)).map(({ to, drops }) => ({ to, drops }));
    expect(slides).toEqual(stopsOf(state.board, state.turn).map(({ to, drops }) => ({ to, drops })));
  }
});
