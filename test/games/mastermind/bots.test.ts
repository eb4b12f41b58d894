import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/games/contract.ts';
import { easy } from '../../../src/games/mastermind/bots/easy.ts';
import { hard } from '../../../src/games/mastermind/bots/hard.ts';
import { medium } from '../../../src/games/mastermind/bots/medium.ts';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import type { MastermindKind, State } from '../../../src/games/mastermind/kind.ts';
import { codesBySolution } from '../../../src/games/mastermind/possible.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { needs } from '../../needs.ts';
import { botGame, mastermindPack, moment, played, rules, seekingBy, started, totals, viewOf } from './playing.ts';

const seeds = Array.from({ length: 6 }, (_, index) => `match ${index}`);

function ending(states: readonly State[]): State {
  return states.at(-1)!;
}

function rowsARound(bot: Bot<MastermindKind>): number {
  const points = seeds.flatMap((seed) => ending(botGame(seed, [bot, bot])).course.points);
  return points.reduce((sum, more) => sum + more, 0) / points.length;
}

test('Computer players, from the weakest to the strongest, are easy, medium and hard.', () => {
  expect(Object.keys(mastermind.bots)).toEqual(['easy', 'medium', 'hard']);
});

describe('Setting', () => {
  test.each(Object.entries(mastermind.bots))(
    'The %s player sets three different cards of the pack, and may set any card.',
    (_level, bot) => {
      const codes = Array.from({ length: 60 }, (_, turn) => {
        const move = bot(viewOf(started(2), 0), 0, thinkingFor(10, moment('sets', turn).rng));
        return move.act === 'choose' ? move.cards : [];
      });
      for (const code of codes) expect(new Set(code).size).toBe(3);
      expect(new Set(codes.flat())).toEqual(new Set(mastermindPack([])));
    },
  );
});

describe('Seeking', () => {
  test.each([
    ['hard', 'medium', hard, medium],
    ['medium', 'easy', medium, easy],
  ])(
    'Over a few games, %s players win more often than %s ones, beginning in half of them.',
    needs.everySeed,
    (_one, _other, one, other) => {
      const scores = seeds.map((seed, index) => {
        const strong = index % 2;
        const { winners = [] } = rules.outcome(ending(botGame(seed, strong === 0 ? [one, other] : [other, one]))) ?? {};
        return winners.length === 0 ? 0.5 : winners[0] === strong ? 1 : 0;
      });
      expect(scores.reduce((sum: number, score) => sum + score, 0)).toBeGreaterThan(3);
    },
  );

  test('Medium needs about seven rows for both puzzles of a round, easy about eight.', needs.everySeed, () => {
    expect(rowsARound(medium)).toBeLessThan(7.3);
    expect(rowsARound(easy)).toBeGreaterThan(7.3);
    expect(rowsARound(easy)).toBeLessThan(8.5);
  });

  test('A move that is found at once is legal at every turn.', () => {
    for (const state of botGame('at once', [easy, medium]).slice(0, -1)) {
      const [seat = 0] = [rules.awaiting(state)].flat().filter((each) => each !== 'anyone');
      const move = mastermind.anyMove!(viewOf(state, seat), seat, moment('at once').rng);
      expect(rules.step(state, { type: 'move', seat, move }, moment()).ok).toBe(true);
    }
  });

  test('Three computer players play a game of 24 rounds to its end.', () => {
    const end = ending(botGame('three', [hard, easy, hard]));
    expect(end.course.points).toHaveLength(24);
    expect(totals(end).every((total) => total > 0)).toBe(true);
  });

  test('As soon as hard can be certain of a row, it gives it, and it uses the central board to become certain.', () => {
    const view = viewOf(played(seekingBy(2), [1, 'colours R G B'], [1, 'shapes star circle square']), 1);
    if (view.phase !== 'seeking') throw new Error('The cards are not set.');
    const only = [...codesBySolution(view, 'shapes').keys()];
    expect(only.length).toBeGreaterThan(1);
    const pressed = {
      ...view,
      covered: mastermindPack(['red-star', 'green-circle', 'blue-cross', 'blue-square']),
    } as typeof view;
    expect([...codesBySolution(pressed, 'shapes').keys()]).toEqual([['star', 'circle', 'cross']]);
    expect(hard(pressed, 1, thinkingFor(10, moment().rng))).toEqual({
      act: 'row',
      puzzle: 'shapes',
      tokens: ['star', 'circle', 'cross'],
    });
  });

  test('Of three, each gives rows for their own puzzle alone.', () => {
    for (const bot of [easy, hard]) {
      for (const [seat, puzzle] of [
        [1, 'colours'],
        [2, 'shapes'],
      ] as const) {
        expect(bot(viewOf(seekingBy(3), seat), seat, thinkingFor(10, moment().rng))).toMatchObject({
          act: 'row',
          puzzle,
        });
      }
    }
  });

  test('The same view and chance give the same move.', () => {
    for (const state of botGame('twice', [easy, hard]).slice(0, 30)) {
      const [seat = 0] = [rules.awaiting(state)].flat().filter((each) => each !== 'anyone');
      for (const bot of [easy, hard]) {
        const moves = [1, 2].map(() => bot(viewOf(state, seat), seat, thinkingFor(10, moment('same').rng)));
        expect(moves[0]).toEqual(moves[1]);
      }
    }
  });
});
