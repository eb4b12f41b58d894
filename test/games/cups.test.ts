import { describe, expect, test } from 'vitest';
import { mastermind } from '../../src/games/mastermind/index.ts';
import { modelGame } from '../../src/games/mister-zero/chapters.ts';
import { misterZero } from '../../src/games/mister-zero/index.ts';
import { games } from '../../src/games/registry.ts';
import { ricochet } from '../../src/games/ricochet/index.ts';
import { afterRounds, started } from './mastermind/playing.ts';
import { played, setUp } from './mister-zero/playing.ts';

describe.each(games)('$id in a cup', (game) => {
  const { seating, presets, cup } = game;

  test('It can be played by two.', () => {
    expect(seating.least).toBeLessThanOrEqual(2);
    expect(seating.most).toBeGreaterThanOrEqual(2);
  });

  test('What must be in a cup can be played, and to ask for it twice changes nothing.', () => {
    const config = cup.config(presets.standard);
    expect(cup.config(config)).toEqual(config);
    const play = game.open({ config, seats: 2, seed: 'a cup', now: 1 });
    expect(play.config).toEqual(config);
  });

  test('Nobody has won anything at its beginning.', () => {
    const play = game.open({ config: cup.config(presets.standard), seats: 2, seed: 'a cup', now: 1 });
    const won = cup.won(play);
    expect(cup.counts).toBe(won === undefined ? 'wins' : 'points');
    expect(won ?? [0, 0]).toEqual([0, 0]);
    expect(cup.places(play) ?? [1, 1]).toEqual([1, 1]);
  });

  test('Where all may act at any time, it says how the players stand.', () => {
    const play = game.open({ config: presets.standard, seats: 2, seed: 'a cup', now: 1 });
    expect(cup.places(play) !== undefined).toBe(seating.open === true);
  });
});

describe('The leaflets', () => {
  test('Mister Zero: the winner of a game gets the difference between the tokens that were taken.', () => {
    // The model game of the leaflet: red wins 8 to 3.
    expect(misterZero.cup?.won?.(played(modelGame.join(' '), setUp(2)))).toEqual([5, 0]);
  });

  test('Royale Mastermind: the setter’s points count, over as many rounds for each.', () => {
    const points = (rounds: number) => mastermind.cup?.won?.(afterRounds(started(2), rounds));
    const [first = 0, second = 0] = points(2) ?? [];
    expect(Math.min(first, second)).toBeGreaterThan(0);
    expect(points(1)).toEqual([0, 0]);
    expect(points(3)).toEqual([first, second]);
    expect(points(4)).toEqual([2 * first, 2 * second]);
  });

  test('Ricochet’s tournament rule: of equal bids, the first one demonstrates first.', () => {
    const chosen = { ...ricochet.presets.standard, ties: 'classic', tokens: 3 } as const;
    expect(ricochet.cup?.config?.(chosen)).toEqual({ ...chosen, ties: 'tournament' });
  });

  test('Ricochet: who has more tokens is before the other, and equals share.', () => {
    const state = ricochet.rules.setup(ricochet.presets.standard, 2, {
      now: 0,
      rng: { int: () => 0, shuffled: (items) => [...items] },
    });
    const having = (...won: readonly number[]) => ({
      ...state,
      players: won.map((count) => ({ won: state.left.slice(0, count), bids: true, here: true })),
    });
    expect(ricochet.cup?.places?.(having(2, 3))).toEqual([2, 1]);
    expect(ricochet.cup?.places?.(having(3, 3))).toEqual([1, 1]);
  });
});
