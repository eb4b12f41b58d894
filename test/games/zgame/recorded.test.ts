import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeAction } from '../../../src/games/zgame/actions.ts';
import { isSquare, squares } from '../../../src/games/zgame/board.ts';
import type { Action, Position, State } from '../../../src/games/zgame/kind.ts';
import { actionsOf } from '../../../src/games/zgame/moves.ts';
import { advance } from '../../../src/games/zgame/position.ts';
import { begun, inTurns, played, randomGame, refusalOf } from './playing.ts';

interface Recorded {
  readonly white: string;
  readonly black: string;
  readonly actions: readonly (readonly ['move' | 'reveal', string, string | null])[];
  readonly side: number;
  readonly perft: readonly number[];
}

const file = join(import.meta.dirname, '../../data/zgame.json');
const cases: readonly Recorded[] = JSON.parse(readFileSync(file, 'utf8')).cases;

/** How many sequences of this many actions are legal. A sequence that takes a Z ends there. */
function perft(position: Position, depth: number): number {
  const actions = actionsOf(position.pieces, position.turn);
  if (depth === 1) return actions.length;
  return actions.reduce((count, action) => {
    const next = advance(position, action);
    return next.end === undefined ? count + perft(next.position, depth - 1) : count;
  }, 0);
}

function actionOf([act, at, to]: Recorded['actions'][number]): Action {
  if (!isSquare(at)) throw new Error(`${at} is no square.`);
  if (act === 'reveal') return { act, at };
  if (to === null || !isSquare(to)) throw new Error(`${to} is no square.`);
  return { act, from: at, to };
}

describe('Counted games', () => {
  test('There are four of them.', () => {
    expect(cases).toHaveLength(4);
  });

  for (const [number, recorded] of cases.entries()) {
    test(`After the actions of game ${number + 1} there are as many sequences of 1, 2 and 3 actions as counted.`, () => {
      const moves = recorded.actions.map((action) => writeAction(actionOf(action)));
      const { position } = inTurns(played(moves, begun(recorded.white, recorded.black)));
      expect(position.turn).toBe(['white', 'black'][recorded.side]);
      expect([1, 2, 3].map((depth) => perft(position, depth))).toEqual(recorded.perft);
    });
  }
});

/**
 * All accepted actions of those that could be typed: from every square to every other, and a reveal of every square.
 */
function allAccepted(state: State): readonly string[] {
  const typed = squares.flatMap((from) => [`${from}!`, ...squares.map((to) => `${from}-${to}`)]);
  return typed.filter((text) => refusalOf(state, text) === undefined);
}

test('The actions listed as legal are those the rules accept, and no other.', () => {
  for (const seed of ['a', 'b', 'c']) {
    const states = randomGame(seed).filter(({ phase }) => phase === 'turns');
    for (const state of states.filter((_, at) => at % 9 === 0)) {
      const { pieces, turn } = inTurns(state).position;
      expect(allAccepted(state).toSorted()).toEqual(actionsOf(pieces, turn).map(writeAction).toSorted());
    }
  }
});
