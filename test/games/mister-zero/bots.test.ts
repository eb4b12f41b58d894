import { expect, test } from 'vitest';
import type { Bot, Level } from '../../../src/games/contract.ts';
import { easy } from '../../../src/games/mister-zero/bots/easy.ts';
import { hard } from '../../../src/games/mister-zero/bots/hard.ts';
import { medium } from '../../../src/games/mister-zero/bots/medium.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { MisterZeroKind, State } from '../../../src/games/mister-zero/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { needs } from '../../needs.ts';
import {
  accepted,
  anybody,
  botGame,
  legalMoves,
  notation,
  placing,
  rules,
  seatToMove,
  setUp,
  viewOf,
} from './playing.ts';

const ending = (states: readonly State[]) => states.at(-1) as State;
const games = Array.from({ length: 8 }, (_, index) => index);
const players = { easy, medium, hard };
const levels = Object.keys(players) as readonly Level[];

/** With less time than in the program. */
const hasty: Bot<MisterZeroKind> = (view, seat, { rng }) => hard(view, seat, thinkingFor(120, rng));

test('Computer players, from the weakest to the strongest, are easy, medium and hard.', () => {
  expect(Object.keys(misterZero.bots)).toEqual(levels);
});

test.each([
  ['easy', 'anybody', easy, anybody, 2],
  ['easy', 'anybody', easy, anybody, 4],
  ['medium', 'easy', medium, easy, 2],
  ['medium', 'easy', medium, easy, 4],
  ['hard', 'medium', hasty, medium, 2],
  ['hard', 'medium', hasty, medium, 4],
] as const)(
  '%s does better than %s, each beginning in half of the games',
  needs.everySeed,
  (_, __, strong, weak, seats) => {
    const score = games.reduce((sum, game) => {
      const first = game % 2;
      const pair = first === 0 ? [strong, weak] : [weak, strong];
      const winners = rules.outcome(ending(botGame(`match ${game}`, pair, setUp(seats))))?.winners ?? [];
      return sum + (winners.length === 0 ? 0.5 : winners[0] === first ? 1 : 0);
    }, 0);
    expect(score).toBeGreaterThanOrEqual(0.65 * games.length);
  },
);

test('No computer player always plays alike.', () => {
  for (const player of [easy, medium, hasty]) {
    const openings = games.slice(0, 4).map((game) => {
      const seed = rngFrom(`opening ${game}`, 1);
      return notation.write(player(viewOf(setUp(), 0), 0, thinkingFor(2, seed)));
    });
    expect(new Set(openings).size).toBeGreaterThan(1);
  }
});

test.each(levels)('The same view, chance and time give %s the same move.', (level) => {
  for (const state of botGame('twice', [anybody]).slice(0, -1)) {
    const seat = seatToMove(state);
    const moves = [1, 2].map(() => players[level](viewOf(state, seat), seat, thinkingFor(6, rngFrom('same', 1))));
    expect(moves[0]).toEqual(moves[1]);
  }
});

/** The boards after each legal move. */
const onward = (state: State): State[] => legalMoves(state).map((text) => accepted(state, text).state);

test.each(levels)('When two bridges are free, %s takes the win that is offered, and gives away none.', (level) => {
  const won = (state: State) => rules.outcome(state)?.winners[0];
  let offered = 0;
  for (let game = 0; game < 40; game++) {
    const state = botGame(`last ${game}`, [anybody], setUp(game % 2 === 0 ? 2 : 4))[18] as State;
    const seat = seatToMove(state);
    const ends = onward(state).map((next) => won(onward(next)[0] as State));
    if (new Set(ends).size === 1) continue;
    offered++;
    const move = players[level](viewOf(state, seat), seat, thinkingFor(4, rngFrom('last', game)));
    const end = won(onward(accepted(state, notation.write(move)).state)[0] as State);
    const worth = (winner: number | undefined) => (winner === undefined ? 0 : winner % 2 === seat % 2 ? 1 : -1);
    expect(worth(end)).toBe(Math.max(...ends.map(worth)));
  }
  expect(offered).toBeGreaterThan(4);
});

test('Between two games they go on.', () => {
  const state = botGame('between', [anybody], setUp(2, { games: 2 })).find(({ phase }) => phase === 'between') as State;
  for (const bot of Object.values(players)) {
    expect(notation.write(bot(viewOf(state, 1), 1, thinkingFor(4, rngFrom('next', 1))))).toBe('next');
  }
  expect(misterZero.anyMove?.(viewOf(state, 1), 1, rngFrom('next', 1))).toEqual({ act: 'next' });
});

test('Any move can be made at once, and is legal.', () => {
  for (const seats of [2, 4] as const) {
    const states = botGame('anybody', [anybody], setUp(seats));
    expect(placing(states[19] as State).laid).toHaveLength(19);
    expect(rules.outcome(ending(states))).toBeDefined();
  }
});
