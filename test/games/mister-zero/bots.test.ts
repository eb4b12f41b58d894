import { expect, test } from 'vitest';
import type { Bot } from '../../../src/games/contract.ts';
import { bridges } from '../../../src/games/mister-zero/board.ts';
import { easy } from '../../../src/games/mister-zero/bots/easy.ts';
import { hard } from '../../../src/games/mister-zero/bots/hard.ts';
import { choicesIn, copyOf, lay, layingOf, marginOf, packed } from '../../../src/games/mister-zero/bots/packed.ts';
import { bestChoice } from '../../../src/games/mister-zero/bots/search.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { MisterZeroKind, Seating, State } from '../../../src/games/mister-zero/kind.ts';
import { walkOver } from '../../../src/games/mister-zero/walk.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { accepted, botGame, legalMoves, notation, rules, seatToMove, setUp, viewOf } from './playing.ts';

const ending = (states: readonly State[]) => states.at(-1) as State;
const games = Array.from({ length: 12 }, (_, index) => index);

test('Computer players, from the weakest to the strongest, are easy and hard.', () => {
  expect(Object.keys(misterZero.bots)).toEqual(['easy', 'hard']);
});

test.each([2, 4] as const)(
  'Hard beats easy in ten of twelve games at least (%i seats), beginning in half of them.',
  (seats) => {
    const won = games.filter((game) => {
      const strong = game % 2;
      const pair: readonly Bot<MisterZeroKind>[] = strong === 0 ? [hard, easy] : [easy, hard];
      return rules.outcome(ending(botGame(`match ${game}`, pair, setUp(seats))))?.winners[0] === strong;
    });
    expect(won.length).toBeGreaterThanOrEqual(10);
  },
);

test('Easy does not always play alike.', () => {
  const openings = games.map((game) => JSON.stringify(ending(botGame(`easy ${game}`, [easy])).laid.slice(0, 2)));
  expect(new Set(openings).size).toBe(games.length);
});

test('The same view and chance give the same move.', () => {
  for (const state of botGame('twice', [easy, hard]).slice(0, -1)) {
    const seat = seatToMove(state);
    for (const bot of Object.values(misterZero.bots)) {
      const moves = [1, 2].map(() => bot(viewOf(state, seat), seat, thinkingFor(200, rngFrom('same', 1))));
      expect(moves[0]).toEqual(moves[1]);
    }
  }
});

test.each([2, 4] as const)(
  'What a computer player thinks is legal is what the rules allow, and no more (%i seats).',
  (seats) => {
    for (const game of games) {
      for (const state of botGame(`legal ${game}`, [easy], setUp(seats as Seating)).slice(0, -1)) {
        const position = packed(state);
        const thought = choicesIn(position).map(({ digit, bridge }) => `${digit}${bridges[bridge]}`);
        expect(thought.toSorted()).toEqual(legalMoves(state).toSorted());
        for (const choice of choicesIn(position)) {
          const token = accepted(state, `${choice.digit}${bridges[choice.bridge]}`).state.laid.at(-1);
          expect(layingOf(position, choice)).toBe(token?.lies);
        }
      }
    }
  },
);

test('The packed position walks like Mister Zero, and lays tokens as the rules do.', () => {
  for (const game of games) {
    const states = botGame(`walk ${game}`, [easy]);
    for (const [index, state] of states.entries()) {
      const { red, green } = walkOver(state.laid).tally;
      expect(marginOf(packed(state))).toBe(red - green);
      const next = states[index + 1];
      if (next === undefined || next.laid.length === 20) continue;
      const position = copyOf(packed(state));
      const token = next.laid.at(-1)!;
      lay(position, { digit: token.digit, bridge: bridges.indexOf(token.bridge) });
      expect(position).toEqual(packed(next));
    }
  }
});

test('With four tokens left, hard plays as well as possible: no other token or bridge leads to a better end.', () => {
  for (const game of games.slice(0, 6)) {
    const state = botGame(`endgame ${game}`, [easy])[16] as State;
    const chosen = bestChoice(packed(state), rngFrom('endgame', game));
    const worths = new Map(legalMoves(state).map((text) => [text, worthAfter(state, text)]));
    expect(worths.get(`${chosen.digit}${bridges[chosen.bridge]}`)).toBe(Math.max(...worths.values()));
  }

  /**
   * The value for the player who moves now, when everybody plays on as well as possible. A win counts more than tokens.
   */
  function worthAfter(state: State, text: string): number {
    const red = seatToMove(state) === 0;
    const worth = worthToRed(accepted(state, text).state);
    return red ? worth : -worth;
  }

  function worthToRed(state: State): number {
    if (state.phase !== 'placing') {
      const { red, green } = walkOver(state.laid).tally;
      return red - green + 8 * Math.sign(red - green);
    }
    const worths = legalMoves(state).map((text) => worthToRed(accepted(state, text).state));
    return seatToMove(state) === 0 ? Math.max(...worths) : Math.min(...worths);
  }
});

test('Between two games they go on.', () => {
  const state = botGame('between', [easy], setUp(2, { games: 2 })).find(({ phase }) => phase === 'between') as State;
  for (const bot of Object.values(misterZero.bots)) {
    expect(notation.write(bot(viewOf(state, 1), 1, thinkingFor(200, rngFrom('next', 1))))).toBe('next');
  }
});
