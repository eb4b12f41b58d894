import { expect, test } from 'vitest';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { easy } from '../../../src/games/zgame/bots/easy.ts';
import { hard } from '../../../src/games/zgame/bots/hard.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import type { State } from '../../../src/games/zgame/kind.ts';
import { accepted, arranged, botGame, moment, rules, turnsFrom, viewOf } from './playing.ts';

const seeds = Array.from({ length: 12 }, (_, index) => `match ${index}`);
/** A base line that no computer player likes. */
const unloved = '++x0Z0x>';
const ending = (states: readonly State[]) => states.at(-1) as State;

test('Computer players, from the weakest to the strongest, are easy and hard.', () => {
  expect(Object.keys(zgame.bots)).toEqual(['easy', 'hard']);
});

test('Easy players play legal moves to the end of the game, and do not play alike.', () => {
  const games = seeds.map((seed) => botGame(seed, [easy, easy]));
  for (const states of games) expect(rules.outcome(ending(states))).toBeDefined();
  expect(new Set(games.map((states) => JSON.stringify(ending(states)))).size).toBe(games.length);
});

test('Hard beats easy in eleven of twelve games at least, beginning in half of them.', () => {
  const won = seeds.filter((seed, index) => {
    const strong = index % 2;
    const states = botGame(seed, strong === 0 ? [hard, easy] : [easy, hard]);
    return rules.outcome(ending(states))?.winners[0] === strong;
  });
  expect(won.length).toBeGreaterThanOrEqual(11);
});

test('Games of hard against hard come to an end.', () => {
  expect(rules.outcome(ending(botGame('itself', [hard, hard])))).toBeDefined();
});

test('The same view and chance give the same move; other chance may give another base line.', () => {
  for (const state of botGame('twice', [easy, hard]).slice(0, -1)) {
    for (const seat of rules.awaiting(state) as readonly number[]) {
      for (const bot of Object.values(zgame.bots)) {
        const moves = [1, 2].map(() => bot(viewOf(state, seat), seat, thinkingFor(200, moment('same').rng)));
        expect(moves[0]).toEqual(moves[1]);
      }
    }
  }
  for (const bot of Object.values(zgame.bots)) {
    const lines = seeds.map((seed) =>
      JSON.stringify(bot(viewOf(arranged(unloved), 0), 0, thinkingFor(200, moment(seed).rng))),
    );
    expect(new Set(lines).size).toBeGreaterThan(6);
  }
});

test('Both arrange their pieces once and then are ready.', () => {
  for (const bot of Object.values(zgame.bots)) {
    for (const seed of seeds) {
      const state = arranged(unloved);
      const laid = bot(viewOf(state, 0), 0, thinkingFor(200, moment(seed).rng));
      expect(laid.act).toBe('arrange');
      const after = accepted(state, zgame.notation.write(laid), 0).state;
      expect(bot(viewOf(after, 0), 0, thinkingFor(200, moment(seed).rng))).toEqual({ act: 'ready' });
    }
  }
});

const choice = (state: State, bot: typeof hard = hard) =>
  bot(viewOf(state, 0), 0, thinkingFor(200, moment('choice').rng));

test('Hard takes a Z that it can take, and saves its own.', () => {
  expect(choice(turnsFrom('wZe1 wxa4 b+e8 bZb5 b0c2'))).toEqual({ act: 'move', from: 'a4', to: 'b5' });
  const move = choice(turnsFrom('wZe1 w0a2 w0h2 b+e8 bZa8'));
  expect(move).toMatchObject({ act: 'move', from: 'e1' });
  expect('to' in move && move.to[0]).not.toBe('e');
});

test('Hard turns up the plus that looks at the other’s Z, rather than wait.', () => {
  const state = turnsFrom('wZe1 w+?b1 w0?a1 bZb8 b0?h8 b0?g8');
  expect(choice(state)).toEqual({ act: 'reveal', at: 'b1' });
});
