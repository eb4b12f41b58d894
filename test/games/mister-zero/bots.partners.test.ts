import { describe, expect, test } from 'vitest';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { State } from '../../../src/games/mister-zero/kind.ts';
import { partnerOf } from '../../../src/games/mister-zero/seats.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { accepted, anybody, botGame, notation, placing, refusalOf, seatToMove, setUp, viewOf } from './playing.ts';

const levels = ['easy', 'medium', 'hard'] as const;
const seats = [0, 1, 2, 3];

function asideOf(level: (typeof levels)[number], state: State, seat: number) {
  const thinking = thinkingFor(3, rngFrom(`aside ${seat}`, state.laid.length));
  const move = misterZero.asides?.[level]?.(viewOf(state, seat), seat, thinking);
  return move && notation.write(move);
}

describe.each(levels)('A partner among four who plays %s', (level) => {
  const states = botGame('partners', [anybody], setUp(4)).slice(0, -1);

  test('advises whoever is to lay, once a turn, and nobody else does.', () => {
    for (const state of states.filter((_, index) => index % 3 === 0)) {
      const awaited = seatToMove(state);
      const partner = partnerOf(state, awaited) as number;
      expect(seats.filter((seat) => asideOf(level, state, seat) !== undefined)).toEqual([partner]);
      const { state: advised } = accepted(state, asideOf(level, state, partner) ?? '', partner);
      expect(placing(advised).advice).toBeDefined();
      expect(seats.map((seat) => asideOf(level, advised, seat))).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('says nothing where advice is forbidden, where two play, and when the game is over.', () => {
    const silent = [
      ...botGame('forbidden', [anybody], setUp(4, { advice: 'forbidden' })).slice(0, 3),
      ...botGame('two', [anybody], setUp(2)).slice(0, 3),
      botGame('over', [anybody], setUp(4)).at(-1) as State,
    ];
    for (const state of silent) {
      for (const seat of seats.slice(0, state.seats)) expect(asideOf(level, state, seat)).toBeUndefined();
    }
  });
});

test('The advice of hard is what it would lay itself in that place.', () => {
  const state = botGame('same', [anybody], setUp(4))[13] as State;
  const awaited = seatToMove(state);
  const own = misterZero.bots.hard?.(viewOf(state, awaited), awaited, thinkingFor(30, rngFrom('same', 1)));
  const partner = partnerOf(state, awaited) as number;
  const told: string[] = [];
  const { rng, late } = thinkingFor(30, rngFrom('same', 1));
  const advice = misterZero.asides?.hard?.(viewOf(state, partner), partner, {
    rng,
    late,
    best: (move) => told.push(notation.write(move)),
  });
  expect(advice).toEqual({ ...own, act: 'advise' });
  for (const text of told) expect(refusalOf(state, text, partner)).toBeUndefined();
});
