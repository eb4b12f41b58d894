import { expect, test } from 'vitest';
import { writeAction } from '../../../src/games/zgame/actions.ts';
import {
  act,
  canBeTakenBack,
  type Half,
  listActions,
  otherHalf,
  type Packed,
  packed,
  packedSquare,
  reaches,
  takeBack,
  unpacked,
} from '../../../src/games/zgame/bots/packed.ts';
import { worthTable } from '../../../src/games/zgame/bots/worth.ts';
import { sides } from '../../../src/games/zgame/kind.ts';
import { actionsOf, targetsOf } from '../../../src/games/zgame/moves.ts';
import { advance } from '../../../src/games/zgame/position.ts';
import { inTurns, randomGame } from './playing.ts';

const worths = worthTable();
const positions = ['one', 'two', 'three', 'four']
  .flatMap((seed) => randomGame(seed))
  .filter(({ phase }) => phase === 'turns')
  .map((state) => inTurns(state).position);
const some = positions.filter((_, index) => index % 6 === 0);
const halfOf = (turn: 'white' | 'black'): Half => (turn === 'white' ? 0 : 1);

function listed(board: Packed, half: Half, which: 'all' | 'captures'): number[] {
  const list = new Int32Array(128);
  return [...list.subarray(0, listActions(board, half, which, list, 0))];
}

test('The search finds the same actions as the rules, and the same captures.', () => {
  for (const { pieces, turn } of positions) {
    const board = packed(pieces, halfOf(turn), worths);
    const found = (which: 'all' | 'captures') =>
      listed(board, halfOf(turn), which).map((action) => writeAction(unpacked(action)));
    const legal = actionsOf(pieces, turn);
    expect(found('all').toSorted()).toEqual(legal.map(writeAction).toSorted());
    const taking = legal.filter((action) => action.act === 'move' && pieces.some(({ at }) => at === action.to));
    expect(found('captures').toSorted()).toEqual(taking.map(writeAction).toSorted());
  }
});

test('An action leads to the position that the rules give, with the same hashes and worth, and back again.', () => {
  for (const position of some) {
    const { pieces, turn } = position;
    const board = packed(pieces, halfOf(turn), worths);
    for (const action of listed(board, halfOf(turn), 'all')) {
      const after = advance(position, unpacked(action));
      expect(!canBeTakenBack(board, action)).toBe(after.progress === 'made');
      act(board, action);
      const anew = packed(after.position.pieces, otherHalf(halfOf(turn)), worths);
      expect(board.sums).toEqual(anew.sums);
      expect(listed(board, halfOf(turn), 'all').length).toBe(actionsOf(after.position.pieces, turn).length);
      takeBack(board, action);
    }
    expect(board).toEqual(packed(pieces, halfOf(turn), worths));
  }
});

test('A side reaches just the squares where it could take a piece.', () => {
  for (const { pieces } of positions) {
    const board = packed(pieces, 0, worths);
    for (const { at, side } of pieces) {
      for (const other of sides.filter((each) => each !== side)) {
        const could = pieces.some((piece) => piece.side === other && targetsOf(pieces, piece).includes(at));
        expect(reaches(board, halfOf(other), packedSquare(at))).toBe(could);
      }
    }
  }
});
