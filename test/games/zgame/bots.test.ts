import { expect, test } from 'vitest';
import type { Bot } from '../../../src/games/contract.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { type Thinking, thinkingFor } from '../../../src/games/thinking.ts';
import { anyMove } from '../../../src/games/zgame/bots/anyMove.ts';
import { easy } from '../../../src/games/zgame/bots/easy.ts';
import { hard } from '../../../src/games/zgame/bots/hard.ts';
import { medium } from '../../../src/games/zgame/bots/medium.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type { Move, State, StateOf, ZGameKind } from '../../../src/games/zgame/kind.ts';
import { needs } from '../../needs.ts';
import { some } from '../../sweep.ts';
import { arranged, botGame, moment, randomGame, rules, tryMove, turnsFrom, viewOf } from './playing.ts';

const seeds = Array.from({ length: 12 }, (_, index) => `match ${index}`);
/** A base line that no computer player likes. */
const unloved = '+0x0Z>x+';
const ending = (states: readonly State[]) => states.at(-1) as State;
const levels = Object.entries(zgame.bots);

function choice(state: State, bot: Bot<ZGameKind> = hard, seed = 'choice', questions = 8): Move {
  return bot(viewOf(state, 0), 0, thinkingFor(questions, moment(seed).rng));
}

test('Computer players, from the weakest to the strongest, are easy, medium and hard.', () => {
  expect(Object.keys(zgame.bots)).toEqual(['easy', 'medium', 'hard']);
});

test('Easy players play legal moves to the end of the game, and do not play alike.', () => {
  const games = seeds.map((seed) => botGame(seed, [easy, easy]));
  for (const states of games) expect(rules.outcome(ending(states))).toBeDefined();
  expect(new Set(games.map((states) => JSON.stringify(ending(states)))).size).toBe(games.length);
});

test.each([
  ['medium', 'easy', medium, easy],
  ['hard', 'medium', hard, medium],
] as const)('In these games %s wins most against %s.', needs.everySeed, (_strong, _weak, strong, weak) => {
  const won = seeds.filter((seed, index) => {
    const place = index % 2;
    const states = botGame(seed, place === 0 ? [strong, weak] : [weak, strong], 1);
    return rules.outcome(ending(states))?.winners.includes(place);
  });
  expect(won.length).toBeGreaterThan(seeds.length / 2);
});

test('The same view, chance and time give the same move; other chance may give another base line.', () => {
  const states = randomGame('twice').filter((state, index) => state.phase === 'turns' && index % 8 === 0);
  for (const state of states) {
    const seat = rules.awaiting(state)[0] as number;
    for (const [, bot] of levels) {
      const moves = [1, 2].map(() => bot(viewOf(state, seat), seat, thinkingFor(5, moment('same').rng)));
      expect(moves[0]).toEqual(moves[1]);
    }
  }
  for (const [, bot] of levels) {
    const lines = seeds.map((seed) => JSON.stringify(choice(arranged(unloved), bot, seed)));
    expect(new Set(lines).size).toBeGreaterThan(6);
  }
});

test('What a player cannot see changes nothing: the hidden pieces of the other may stand otherwise.', () => {
  const one = 'wZe1 w+b3 w0?a1 w>?d2 bZe8 b+?a8 b0?c7 bx?g8';
  const other = 'wZe1 w+b3 w0?a1 w>?d2 bZe8 b0?a8 bx?c7 b+?g8';
  for (const [, bot] of levels) {
    for (const seed of some(seeds))
      expect(choice(turnsFrom(one), bot, seed)).toEqual(choice(turnsFrom(other), bot, seed));
  }
});

test('Players of every level take a Z that they can take.', () => {
  const positions = ['wZe1 wxa4 w+?a1 b+e8 bZb5 b0c2', 'wZe1 w+h2 w0?a1 bZh8 b+e7 bx?b8', 'wZe4 w0?a1 bZe5 b+a8 bxh8'];
  for (const position of positions) {
    for (const [, bot] of levels) {
      for (const seed of some(seeds)) {
        const after = rules.step(
          turnsFrom(position),
          { type: 'move', seat: 0, move: choice(turnsFrom(position), bot, seed) },
          moment(),
        );
        expect(after.ok && rules.outcome(after.state)).toEqual({ winners: [0] });
      }
    }
  }
});

test('Easy and hard players save their Z, and do not bring it where it can be taken.', () => {
  const positions = ['wZe1 w0a2 w0h2 b+e8 bZa8', 'wZd3 w+?a1 b+e8 bxh8 bZa8 b0?c6', 'wZa1 w0?h1 b+b8 bZh8'];
  for (const position of positions) {
    for (const bot of [easy, hard]) {
      for (const seed of some(seeds)) {
        const move = choice(turnsFrom(position), bot, seed);
        const step = rules.step(turnsFrom(position), { type: 'move', seat: 0, move }, moment());
        const after = (step.ok && step.state) as StateOf<'turns'>;
        const home = after.position.pieces.find(({ side, sign }) => side === 'white' && sign === 'Z');
        const taking = after.position.pieces
          .filter(({ side }) => side === 'black')
          .map(({ at }) => `${at}-${home?.at}`);
        expect(taking.filter((text) => tryMove(after, text, 1).ok)).toEqual([]);
      }
    }
  }
});

test('Hard turns up the plus that looks at the other’s Z, rather than wait.', () => {
  const state = turnsFrom('wZe1 w+?b1 w0?a1 bZb8 b0?h8 b0?g8');
  expect(choice(state)).toEqual({ act: 'reveal', at: 'b1' });
});

test('A thinking that is cut short tells its best move before, and plays it.', () => {
  const state = turnsFrom('wZe1 wxa4 w+?a1 b+e8 bZb6 b0c2 b+?a8');
  for (const questions of [0, 1, 2, 5]) {
    const told: Move[] = [];
    const thinking: Thinking<Move> = {
      ...thinkingFor(questions, moment('short').rng),
      best: (move) => told.push(move),
    };
    const move = hard(viewOf(state, 0), 0, thinking);
    expect(told.at(-1)).toEqual(move);
  }
});

test('Any move is a legal one, and drawn by lot.', () => {
  const states = [arranged(unloved), ...randomGame('any').filter(({ phase }) => phase === 'turns')];
  for (const state of states) {
    const seat = rules.awaiting(state)[0] as number;
    const moves = seeds.map((seed) => anyMove(viewOf(state, seat), seat, rngFrom(seed, 0)));
    for (const move of moves) expect(rules.step(state, { type: 'move', seat, move }, moment()).ok).toBe(true);
    if (state.phase === 'turns') expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(1);
  }
});

test('Medium overlooks an open piece in few turns, and then its Z may be lost.', () => {
  // The plus looks at the Z on e1; without it, White would rather take on h7.
  const state = turnsFrom('wZe1 w+h2 w0a2 b+e8 bx?h7 bZa8');
  const lost = Array.from({ length: 150 }, (_, index) => choice(state, medium, `eyes ${index}`, 2)).filter((move) => {
    const step = rules.step(state, { type: 'move', seat: 0, move }, moment());
    const taken = step.ok && tryMove(step.state, 'e8-e1');
    return taken !== false && taken.ok && rules.outcome(taken.state)?.winners.includes(1);
  });
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(20);
});

test('Medium does not go through the piece that it overlooks.', () => {
  // Without the zero on e5, the plus would take the Z.
  const state = turnsFrom('wZa1 w+e2 b0e5 bZe8');
  for (let index = 0; index < 150; index++) {
    const told: Move[] = [];
    const thinking = { ...thinkingFor(2, moment(`eyes ${index}`).rng), best: (move: Move) => told.push(move) };
    for (const move of [medium(viewOf(state, 0), 0, thinking), ...told]) {
      expect(rules.step(state, { type: 'move', seat: 0, move }, moment()).ok).toBe(true);
    }
  }
});
