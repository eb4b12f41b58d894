import { expect, test } from 'vitest';
import { rngFrom } from '../../../src/games/rng.ts';
import { guessesOf } from '../../../src/games/zgame/bots/guess.ts';
import { numberOf, otherSide, type Piece, type Side, signs, type ViewOf } from '../../../src/games/zgame/kind.ts';
import { begun, inTurns, moment, randomGame, turnsFrom, viewOf } from './playing.ts';

const most = 12;
const written = (pieces: readonly Piece[]) =>
  pieces.map(({ side, sign, face, at }) => `${side} ${sign} ${face} ${at}`).join();
const guessed = (view: ViewOf<'turns'>, seed = 'guess') => guessesOf(view, most, rngFrom(seed, 0));

test('A guess fills in what was not seen, from the pieces that are left, and is not always the same.', () => {
  const guesses = guessed(viewOf(begun(), 0) as ViewOf<'turns'>);
  expect(guesses).toHaveLength(most);
  expect(new Set(guesses.map(({ pieces }) => written(pieces))).size).toBeGreaterThan(most / 2);
});

test('Every guess agrees with all that the player sees: pieces, faces, what was taken, and what is left.', () => {
  for (const seed of ['one', 'two', 'three']) {
    for (const state of randomGame(seed).filter(({ phase }) => phase === 'turns')) {
      const { pieces, taken, turn } = inTurns(state).position;
      const view = viewOf(state, turn === 'white' ? 0 : 1) as ViewOf<'turns'>;
      for (const guess of guessed(view)) {
        expect(guess.weight).toBeGreaterThan(0);
        expect(guess.pieces.map(({ side, at, face }) => ({ side, at, face }))).toEqual(
          pieces.map(({ side, at, face }) => ({ side, at, face })),
        );
        for (const [index, { sign }] of view.pieces.entries()) {
          if (sign !== undefined) expect(guess.pieces[index]?.sign).toBe(sign);
        }
        for (const sign of signs) {
          const of = (side: Side, some: readonly { side: Side; sign: string }[]) =>
            some.filter((piece) => piece.side === side && piece.sign === sign).length;
          const other = otherSide(turn);
          expect(of(other, guess.pieces) + of(other, taken)).toBe(numberOf[sign]);
        }
      }
    }
  }
});

test('The true board is among those that can be guessed, wherever its pieces have gone.', () => {
  for (const seed of ['four', 'five']) {
    for (const state of randomGame(seed).filter(({ phase }) => phase === 'turns')) {
      const { pieces, turn } = inTurns(state).position;
      const view = viewOf(state, turn === 'white' ? 0 : 1) as ViewOf<'turns'>;
      const all = guessesOf(view, 2_000, rngFrom(seed, 0));
      expect(all.map((guess) => written(guess.pieces))).toContain(written(pieces));
    }
  }
});

test('Where few boards are possible, each is looked at once, and weighs more the likelier it is.', () => {
  const { position } = turnsFrom('wZe1 bZe8 b+?a8 b0?d4');
  const taken = (['+', 'x', 'x', '0', '>'] as const).map((sign) => ({ side: 'black', sign }) as const);
  const state = turnsFrom('wZe1 bZe8 b+?a8 b0?d4', { position: { ...position, taken } });
  const guesses = guessesOf(viewOf(state, 0) as ViewOf<'turns'>, most, moment().rng);
  expect(guesses).toHaveLength(2);
  const true_ = guesses.find(({ pieces }) => written(pieces) === written(position.pieces));
  const false_ = guesses.find(({ pieces }) => written(pieces) !== written(position.pieces));
  // Who still stands at home is rather the plus, and who has gone forward rather the zero.
  expect(true_?.weight).toBeGreaterThan(false_?.weight ?? Number.POSITIVE_INFINITY);
});
