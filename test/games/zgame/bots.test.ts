import { expect, test } from 'vitest';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { easy } from '../../../src/games/zgame/bots/easy.ts';
import { guessed } from '../../../src/games/zgame/bots/guess.ts';
import { hard } from '../../../src/games/zgame/bots/hard.ts';
import { actionsOf, type Half, otherHalf, packed, play, takeBack } from '../../../src/games/zgame/bots/packed.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import { numberOf, type State, signs, type ViewOf } from '../../../src/games/zgame/kind.ts';
import * as listed from '../../../src/games/zgame/moves.ts';
import {
  accepted,
  arranged,
  begun,
  botGame,
  inTurns,
  moment,
  randomGame,
  rules,
  turnsFrom,
  viewOf,
} from './playing.ts';

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

test('A guess fills in what was not seen, from the pieces that are left, and is not always the same.', () => {
  const view = viewOf(begun(), 0) as ViewOf<'turns'>;
  const guesses = seeds.map((seed) => guessed(view, rngFrom(seed, 0)));
  for (const pieces of guesses) {
    for (const sign of signs) {
      for (const side of ['white', 'black']) {
        expect(pieces.filter((piece) => piece.side === side && piece.sign === sign)).toHaveLength(numberOf[sign]);
      }
    }
    const own = pieces.filter(({ side }) => side === 'white').map(({ sign }) => sign);
    expect(own).toEqual(begun().lines.white);
  }
  expect(new Set(guesses.map((pieces) => JSON.stringify(pieces))).size).toBeGreaterThan(6);
});

test('A guess knows what was taken and what is face up.', () => {
  const { position } = turnsFrom('wZe1 bZe8 b+?a8 bxb7 b0?c8');
  const taken = (['+', 'x', '0', '0', '>'] as const).map((sign) => ({ side: 'black', sign }) as const);
  const state = turnsFrom('wZe1 bZe8 b+?a8 bxb7', { position: { ...position, taken } });
  const view = viewOf(state, 0) as ViewOf<'turns'>;
  const hidden = guessed({ ...view, pieces: view.pieces.filter(({ at }) => at !== 'c8') }, moment().rng);
  expect(hidden.find(({ at }) => at === 'a8')?.sign).toBe('+');
});

test('The search finds the same actions as the rules, and leaves the position as it was.', () => {
  for (const seed of seeds.slice(0, 4)) {
    for (const state of randomGame(seed).filter(({ phase }) => phase === 'turns')) {
      const { pieces, turn } = inTurns(state).position;
      const board = packed(pieces);
      const half: Half = turn === 'white' ? 0 : 1;
      const { captures, others } = actionsOf(board, half, 'all');
      expect(captures.length + others.length).toBe(listed.actionsOf(pieces, turn).length);
      expect(actionsOf(board, half, 'captures').captures).toHaveLength(captures.length);
      for (const action of [...captures, ...others]) {
        play(board, action);
        actionsOf(board, otherHalf(half), 'all');
        takeBack(board, action);
      }
      expect(board).toEqual(packed(pieces));
    }
  }
});
