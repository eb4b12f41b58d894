import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/games/foxu/board.ts';
import { points } from '../../../src/games/foxu/board.ts';
import { pegsLeft, type State } from '../../../src/games/foxu/kind.ts';
import { boardOf, boardWith, inTurns, moment, randomBoard, rules, seatToMove, tryMove, turnsFrom } from './playing.ts';

interface Recorded {
  readonly grey: Point[];
  readonly tubes: [Point, Point];
  readonly log: string[];
  readonly winner: number;
  readonly left: [number, number];
  readonly filled: Record<string, number>;
  readonly perft: number[];
}

const file = join(import.meta.dirname, '../../data/foxu.json');
const cases: readonly Recorded[] = JSON.parse(readFileSync(file, 'utf8')).cases;

/** How many sequences of this many turns are legal. Each is tried through the rules. */
function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const to of points) {
    const move = { type: 'move', seat: seatToMove(state), move: { act: 'slide', to } } as const;
    const step = rules.step(state, move, moment());
    if (step.ok) count += perft(step.state, depth - 1);
  }
  return count;
}

const perfts = (state: State) => [1, 2, 3].map((depth) => perft(state, depth));

describe('Recorded games', () => {
  test('There are six of them.', () => {
    expect(cases).toHaveLength(6);
  });

  for (const [number, recorded] of cases.entries()) {
    const start = turnsFrom(boardWith(recorded.grey, ...recorded.tubes));

    test(`Recorded game ${number + 1} ends as recorded: winner, pegs left, and who filled each hole.`, () => {
      let state: State = start;
      for (const [turn, to] of recorded.log.entries()) {
        const step = tryMove(inTurns(state), to, turn % 2);
        if (!step.ok) throw new Error(`Turn ${turn + 1}, ${to}, is refused: ${step.refusal.why}`);
        state = step.state;
      }
      const board = boardOf(state);
      const filled = Object.fromEntries(
        [board.pegs.yellow, board.pegs.blue, board.grey].flatMap((pegs, owner) => pegs.map((hole) => [hole, owner])),
      );
      expect(rules.outcome(state)).toEqual({ winners: [recorded.winner] });
      expect([pegsLeft(board, 'yellow'), pegsLeft(board, 'blue')]).toEqual(recorded.left);
      expect(filled).toEqual(recorded.filled);
    });

    test(`From the set-up of recorded game ${number + 1} there are as many sequences of 1, 2 and 3 turns as counted.`, () => {
      expect(perfts(start)).toEqual(recorded.perft);
    });
  }
});

test.each(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])(
  'From any diagonal and any grey pegs there are 14, 194 and 2918 sequences of 1, 2 and 3 turns (set-up %s).',
  (seed) => {
    expect(perfts(turnsFrom(randomBoard(seed)))).toEqual([14, 194, 2918]);
  },
);
