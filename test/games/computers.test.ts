import { expect, test } from 'vitest';
import type { Bot, Speech } from '../../src/games/contract.ts';
import type { Judging } from '../../src/games/judging.ts';
import { mount } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { type CoinsKind, coins } from './coins.ts';

const plain = coins(() => '');
const speech: Speech = { language: 'en', player: (seat) => `player ${seat}`, when: String };
const thinking = thinkingFor(1, rngFrom('a', 0));
const view: CoinsKind['view'] = { hidden: [], awaited: 0, slip: '' };

test('a game that judges nothing says so, and is on no side but its own', () => {
  const game = mount(plain);
  expect(game.judging).toBe('never');
  expect(game.judge(view, 1, thinking)).toBeUndefined();
  expect(game.side(view, 1)).toBe(1);
  expect(game.say('heads', speech)).toBe('heads');
});

test('a judgement and a move are told in the words of the game', () => {
  const judging: Judging<CoinsKind> = {
    when: 'any-time',
    judge: () => ({ move: 'tails', worth: 0.5, certain: 'guessed' }),
    side: () => 0,
    tell: ({ move, worth }) => `${move} for ${worth}`,
  };
  const game = mount({ ...plain, face: { ...plain.face, say: (move) => `the ${move}` }, judging });
  const judged = game.judge(view, 1, thinking);
  expect(judged).toEqual({ move: 'tails', worth: 0.5, certain: 'guessed' });
  expect(judged && game.tellJudgement(judged, speech)).toBe('tails for 0.5');
  expect(game.say('tails', speech)).toBe('the tails');
  expect(game.side(view, 1)).toBe(0);
});

test('a player is told in writing of the best move so far', () => {
  const told: string[] = [];
  const hard: Bot<CoinsKind> = (_, __, { best }) => {
    best('tails');
    return 'heads';
  };
  const game = mount({ ...plain, bots: { hard } });
  expect(game.ponder('hard', view, 0, { ...thinking, best: (move) => void told.push(move) })).toBe('heads');
  expect(told).toEqual(['tails']);
});
