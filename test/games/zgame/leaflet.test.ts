import { describe, expect, test } from 'vitest';
import { zgame } from '../../../src/games/zgame/index.ts';
import { numberOf } from '../../../src/games/zgame/kind.ts';
import { accepted, begun, played, reached, refusalOf, rules, standing, turnsFrom, viewOf } from './playing.ts';

test('A game for 2 people.', () => {
  expect(zgame.seating).toEqual({ least: 2, most: 2 });
});

test('The aim of the game is to take the other’s “Z”; a player is out when their “Z” is taken.', () => {
  const { state } = accepted(turnsFrom('wZe1 w0?d7 bZe8'), 'd7xe8');
  expect(rules.outcome(state)).toEqual({ winners: [0] });
  expect(refusalOf(state, 'e1-e2', 0)).toEqual({ why: 'over' });
});

test('Each player has 8 pieces: 1 Z, 2 zeros, 1 arrow, 2 crosses, 2 pluses.', () => {
  expect(numberOf).toEqual({ Z: 1, '0': 2, '>': 1, x: 2, '+': 2 });
  for (const side of ['white', 'black']) {
    expect(begun().position.pieces.filter((piece) => piece.side === side)).toHaveLength(8);
  }
});

describe('Moves', () => {
  const alone = (piece: string) => reached(turnsFrom(`${piece} wZa1 bZh1`), piece.slice(-2));

  test('Z: to be moved by one square in any direction.', () => {
    expect(reached(turnsFrom('wZe4 bZh1'), 'e4').split(' ')).toHaveLength(8);
  });

  test('Zero: to be advanced by one square, straight ahead or diagonally, always forward.', () => {
    expect(alone('w0e4')).toBe('d5 e5 f5');
  });

  test('Arrow: to be advanced by one or two squares, straight ahead or diagonally, always forward.', () => {
    expect(alone('w>e4')).toBe('c6 d5 e5 e6 f5 g6');
  });

  test('Cross: to be advanced or drawn back by any number of squares diagonally.', () => {
    expect(alone('wxe4')).toBe('a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7');
  });

  test('Plus: to be advanced or drawn back by any number of squares across or up and down.', () => {
    expect(alone('w+e4')).toBe('a4 b4 c4 d4 e1 e2 e3 e5 e6 e7 e8 f4 g4 h4');
  });
});

test('The pieces are set so that the sign is not visible to one’s partner; only the Z shows, in the middle of the base line.', () => {
  const view = viewOf(begun(), 1);
  if (view.phase !== 'turns') throw new Error('It has not begun.');
  const partner = view.pieces.filter(({ side }) => side === 'white');
  expect(partner.flatMap(({ sign, at }) => (sign === undefined ? [] : [`${sign}${at}`]))).toEqual(['Ze1']);
  const own = view.pieces.filter(({ side }) => side === 'black');
  expect(own.every(({ sign }) => sign !== undefined)).toBe(true);
});

test('The white pieces begin.', () => {
  expect(begun().position.turn).toBe('white');
});

test('As long as the sign is hidden, pieces move only like zeros: one square ahead, straight or diagonally.', () => {
  const state = begun();
  for (const file of ['a', 'b', 'c', 'd', 'f', 'g', 'h']) {
    expect(
      reached(state, `${file}1`)
        .split(' ')
        .every((to) => to[1] === '2'),
    ).toBe(true);
  }
});

test('One’s turn may be used to turn over one of one’s pieces instead of advancing.', () => {
  const state = played(['g1!'], begun());
  expect(standing(state, 'g1')).toBe('w+');
  expect(rules.awaiting(state)).toEqual([1]);
});

test('From that moment it may move as its sign allows; once turned it cannot be turned back.', () => {
  const state = played(['g1!', 'a8-a7'], begun());
  expect(reached(state, 'g1')).toBe('g2 g3 g4 g5 g6 g7 g8');
  expect(refusalOf(state, 'g1!')).toEqual({ why: 'face-up-already', at: 'g1' });
});

test('No piece may jump over another.', () => {
  const state = turnsFrom('w>d4 w0?d5 w+a1 b0?a3 wZe1 bZe8');
  expect(refusalOf(state, 'd4 d6')).toEqual({ why: 'blocked', at: 'd5', to: 'd6' });
  expect(refusalOf(state, 'a1 a4')).toEqual({ why: 'blocked', at: 'a3', to: 'a4' });
});

test('Taking the place of an opponent’s piece takes it; it is put beside the board, sign showing.', () => {
  const state = played(['a1xa3'], turnsFrom('w+a1 b0?a3 wZe1 bZe8'));
  for (const viewer of ['table', 0, 1] as const) {
    expect(viewOf(state, viewer)).toMatchObject({ taken: [{ side: 'black', sign: '0' }] });
  }
});

test('A piece that reaches the opponent’s base line must be turned over if its sign is still hidden, and then moves by it.', () => {
  const state = played(['b7-b8', 'e8-e7'], turnsFrom('wx?b7 wZe1 bZe8'));
  expect(standing(state, 'b8')).toBe('wx');
  expect(reached(state, 'b8')).toBe('a7 c7 d6 e5 f4 g3 h2');
});
