import { expect, test } from 'vitest';
import { easy } from '../../../src/games/foxu/bots/easy.ts';
import { hard } from '../../../src/games/foxu/bots/hard.ts';
import { otherSide, packed, play, type Side, slidesOf, takeBack } from '../../../src/games/foxu/bots/packed.ts';
import { bestSlide } from '../../../src/games/foxu/bots/search.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import type { State } from '../../../src/games/foxu/kind.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { boardWith, botGame, moment, randomBoard, rules, viewOf } from './playing.ts';

function ending(states: readonly State[]): State {
  const state = states.at(-1);
  if (state === undefined) throw new Error('There was no game.');
  return state;
}

const seeds = Array.from({ length: 10 }, (_, index) => `match ${index}`);

test('Computer players, from the weakest to the strongest, are easy and hard.', () => {
  expect(Object.keys(foxu.bots)).toEqual(['easy', 'hard']);
});

test('Easy players play legal moves to the end of the game, and do not always open alike.', () => {
  const games = seeds.map((seed) => botGame(seed, [easy, easy]));
  for (const states of games) expect(rules.outcome(ending(states))).toBeDefined();
  expect(new Set(games.map((states) => JSON.stringify(states[3]))).size).toBeGreaterThan(5);
});

test('Hard beats easy in nine of ten games at least, beginning in half of them.', () => {
  const won = seeds.filter((seed, index) => {
    const strong = index % 2;
    const states = botGame(seed, strong === 0 ? [hard, easy] : [easy, hard]);
    return rules.outcome(ending(states))?.winners[0] === strong;
  });
  expect(won.length).toBeGreaterThanOrEqual(9);
});

test('Games of hard against hard come to an end.', () => {
  for (const seed of seeds.slice(0, 2)) expect(rules.outcome(ending(botGame(seed, [hard, hard])))).toBeDefined();
});

test('The same view and chance give the same move.', () => {
  for (const state of botGame('twice', [easy, hard]).slice(0, -1)) {
    const [seat = 0] = rules.awaiting(state) as readonly number[];
    for (const bot of Object.values(foxu.bots)) {
      const moves = [1, 2].map(() => bot(viewOf(state), seat, thinkingFor(200, moment('same').rng)));
      expect(moves[0]).toEqual(moves[1]);
    }
  }
});

test('Hard takes a win that is there.', () => {
  const yellow = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'c1', 'c2', 'c3'] as const;
  const position = packed({ ...boardWith([], 'a1', 'f6'), pegs: { yellow: [...yellow], blue: [] } });
  expect(bestSlide(position, 0, 1000).slide.pegged).toHaveLength(2);
});

test('The search counts 14, 194 and 2918 sequences of 1, 2 and 3 turns, and leaves the position as it was.', () => {
  const board = randomBoard('search');
  const position = packed(board);
  const perft = (side: Side, depth: number): number => {
    if (depth === 0) return 1;
    return slidesOf(position, side).reduce((count, slide) => {
      play(position, side, slide);
      const below = perft(otherSide(side), depth - 1);
      takeBack(position, side, slide);
      return count + below;
    }, 0);
  };
  expect([1, 2, 3].map((depth) => perft(0, depth))).toEqual([14, 194, 2918]);
  bestSlide(position, 0, 2000);
  expect(position).toEqual(packed(board));
});

test('A player chooses the better side of the pie: an opening that gives much away is not taken.', () => {
  const opened = (blue: readonly string[]) => ({
    ...boardWith(['b2', 'b3', 'c2', 'c3', 'd2', 'd3', 'e2', 'e3', 'f2', 'f3', 'e4'], 'a1', 'f6'),
    pegs: { yellow: [], blue: [] },
    tubes: { yellow: blue[0], blue: 'f6' },
  });
  const choices = (['b1', 'a5'] as const).map((to) => {
    const board = opened([to]) as Parameters<typeof packed>[0];
    const pegged = to === 'b1' ? (['b1'] as const) : (['a2', 'a3', 'a4', 'a5'] as const);
    const last = { colour: 'yellow', from: 'a1', to, pegged: [...pegged], left: 11 - pegged.length } as const;
    const view = {
      phase: 'pie',
      awaited: 1,
      last,
      board: { ...board, pegs: { yellow: [...pegged], blue: [] } },
    } as const;
    return hard(view, 1, thinkingFor(200, moment().rng)).act;
  });
  expect(choices).toEqual(['keep', 'take']);
});
