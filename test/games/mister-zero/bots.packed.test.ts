import { expect, test } from 'vitest';
import { bridges } from '../../../src/games/mister-zero/board.ts';
import { bitsOf, countOf, lowestOf, rankOf } from '../../../src/games/mister-zero/bots/bits.ts';
import { diceFrom } from '../../../src/games/mister-zero/bots/dice.ts';
import {
  bridgeOf,
  choicesIn,
  copyOf,
  digitOf,
  lay,
  layingOf,
  packed,
  takeBack,
} from '../../../src/games/mister-zero/bots/packed.ts';
import { playOut } from '../../../src/games/mister-zero/bots/playout.ts';
import { boundsOf, leastOf, marginOf, mostOf } from '../../../src/games/mister-zero/bots/walking.ts';
import type { Seating, State } from '../../../src/games/mister-zero/kind.ts';
import { walkOver } from '../../../src/games/mister-zero/walk.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { accepted, anybody, botGame, legalMoves, setUp } from './playing.ts';

const games = Array.from({ length: 12 }, (_, index) => index);
const textOf = (choice: number) => `${digitOf(choice)}${bridges[bridgeOf(choice)]}`;

test('A set of bits knows its members and their ranks.', () => {
  for (const members of [[], [0], [3, 4, 19], [0, 1, 2, 9]]) {
    const bits = members.reduce((set, member) => set | (1 << member), 0);
    expect(bitsOf(bits)).toEqual(members);
    expect(countOf(bits)).toBe(members.length);
    for (const [rank, member] of members.entries()) expect(rankOf(bits, member)).toBe(rank);
    if (members[0] !== undefined) expect(lowestOf(bits)).toBe(members[0]);
  }
});

test.each([2, 4] as const)(
  'What a computer player thinks is legal is what the rules allow, and no more (%i seats).',
  (seats) => {
    for (const game of games) {
      for (const state of botGame(`legal ${game}`, [anybody], setUp(seats as Seating)).slice(0, -1)) {
        const position = packed(state);
        expect(choicesIn(position).map(textOf).toSorted()).toEqual(legalMoves(state).toSorted());
        for (const choice of choicesIn(position)) {
          const token = accepted(state, textOf(choice)).state.laid.at(-1);
          expect(layingOf(position, digitOf(choice), bridgeOf(choice))).toBe(token?.lies);
        }
      }
    }
  },
);

test.each([2, 4] as const)(
  'A packed position lays tokens as the rules do, and takes them back (%i seats).',
  (seats) => {
    for (const game of games) {
      const states = botGame(`walk ${game}`, [anybody], setUp(seats as Seating));
      for (const [index, state] of states.entries()) {
        const next = states[index + 1];
        if (next === undefined) continue;
        const position = copyOf(packed(state));
        const token = next.laid.at(-1)!;
        const bridge = bridges.indexOf(token.bridge);
        const before = lay(position, token.digit, bridge);
        expect(position).toEqual(packed(next));
        takeBack(position, token.digit, bridge, before);
        expect(position).toEqual(packed(state));
      }
    }
  },
);

test('He walks over a packed position as he does over the tokens.', () => {
  for (const game of games) {
    for (const { laid } of botGame(`walk ${game}`, [anybody])) {
      const { red, green } = walkOver(laid).tally;
      const { on, down } = packed({ ...setUp(), laid });
      expect(marginOf(on, down)).toBe(red - green);
    }
  }
});

test.each([2, 4] as const)('However the rest is laid, the margin is between the bounds (%i seats).', (seats) => {
  const made = new Uint8Array(20);
  let settled = 0;
  for (const game of games) {
    for (const state of botGame(`bounds ${game}`, [anybody], setUp(seats as Seating)).slice(0, -1)) {
      const dice = diceFrom(rngFrom('bounds', game));
      const bounds = boundsOf(packed(state));
      if (leastOf(bounds) === mostOf(bounds)) settled++;
      for (let time = 0; time < 40; time++) {
        const margin = playOut(packed(state), dice, made);
        expect(margin).toBeGreaterThanOrEqual(leastOf(bounds));
        expect(margin).toBeLessThanOrEqual(mostOf(bounds));
      }
    }
  }
  expect(settled).toBeGreaterThan(3);
});

test('A game that is played out follows the rules.', () => {
  for (const game of games) {
    const state = botGame(`out ${game}`, [anybody], setUp(game % 2 === 0 ? 2 : 4))[8] as State;
    const made = new Uint8Array(20);
    const margin = playOut(packed(state), diceFrom(rngFrom('out', game)), made);
    const end = [...made.slice(8)].reduce((before, choice) => accepted(before, textOf(choice)).state, state);
    const { red, green } = walkOver(end.laid).tally;
    expect(margin).toBe(red - green);
  }
});
