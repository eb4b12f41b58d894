import { type Direction, diagonal, directions, ray, type Square, squares, straight } from '../board.ts';
import { type Action, type Piece, type Side, type Sign, signs } from '../kind.ts';

/** A position as a search needs it: squares and pieces are numbers. It is changed in place and changed back. */
export type Packed = Int8Array;

/** White and Black, by their order in the list of sides. */
export type Half = 0 | 1;

/** A piece is the position of its sign in the list, plus one, plus these. 0 is an empty square. */
const down = 8;
const ofBlack = 16;

export const emptySquare = 0;
export const codeOfZ = 1;

/**
 * The squares where a piece starts and ends; for a reveal they are the same. What was there before is kept to undo the
 * action.
 */
export interface PackedAction {
  readonly from: number;
  readonly to: number;
  readonly mover: number;
  readonly taken: number;
}

export function halfOf(side: Side): Half {
  return side === 'white' ? 0 : 1;
}

export function otherHalf(half: Half): Half {
  return half === 0 ? 1 : 0;
}

export function packed(pieces: readonly Piece[]): Packed {
  const board = new Int8Array(squares.length);
  for (const { side, sign, face, at } of pieces) {
    board[squares.indexOf(at)] = 1 + signs.indexOf(sign) + (face === 'down' ? down : 0) + halfOf(side) * ofBlack;
  }
  return board;
}

export function ownerOf(piece: number): Half {
  return piece >= ofBlack ? 1 : 0;
}

export function isDown(piece: number): boolean {
  return (piece & down) !== 0;
}

/** A number without owner and face: 1 for a Z, and so on. */
export function kindOf(piece: number): number {
  return piece & 7;
}

/** Rows are counted from 0, seen from White. */
export function rowOf(square: number): number {
  return square & 7;
}

export function fileOf(square: number): number {
  return square >> 3;
}

/** For each square the lines out of it, nearest square first, as far as the piece can go. */
type Ways = readonly (readonly (readonly number[])[])[];

function waysAlong(lines: readonly Direction[], far: number): Ways {
  return squares.map((from) =>
    lines
      .map((direction) => ray(from, direction).slice(0, far))
      .filter((line) => line.length > 0)
      .map((line) => line.map((square) => squares.indexOf(square))),
  );
}

const waysOf = (['white', 'black'] as const).map((side): Readonly<Record<Sign, Ways>> => {
  const ahead: readonly Direction[] =
    side === 'white' ? ['up', 'upLeft', 'upRight'] : ['down', 'downLeft', 'downRight'];
  return {
    Z: waysAlong(directions, 1),
    '0': waysAlong(ahead, 1),
    '>': waysAlong(ahead, 2),
    x: waysAlong(diagonal, 7),
    '+': waysAlong(straight, 7),
  };
});

/** The ways of each piece. */
const ways: readonly Ways[] = Array.from({ length: 2 * ofBlack }, (_, piece) => {
  const sign = isDown(piece) ? '0' : signs[kindOf(piece) - 1];
  return (sign && waysOf[ownerOf(piece)]?.[sign]) ?? [];
});

export interface Actions {
  readonly captures: PackedAction[];
  /** Reveals come first. */
  readonly others: PackedAction[];
}

export function actionsOf(board: Packed, half: Half, which: 'all' | 'captures'): Actions {
  const captures: PackedAction[] = [];
  const reveals: PackedAction[] = [];
  const moves: PackedAction[] = [];
  for (let from = 0; from < board.length; from++) {
    const mover = board[from] ?? emptySquare;
    if (mover === emptySquare || ownerOf(mover) !== half) continue;
    for (const line of ways[mover]?.[from] ?? []) {
      for (const to of line) {
        const taken = board[to] ?? emptySquare;
        if (taken === emptySquare) {
          if (which === 'all') moves.push({ from, to, mover, taken });
          continue;
        }
        if (ownerOf(taken) !== half) captures.push({ from, to, mover, taken });
        break;
      }
    }
    if (which === 'all' && isDown(mover)) reveals.push({ from, to: from, mover, taken: emptySquare });
  }
  return { captures, others: which === 'all' ? reveals.concat(moves) : reveals };
}

/** Whether it is neither a capture, nor a reveal, nor a step of a piece that only goes forward. */
export function canBeTakenBack({ mover, taken }: PackedAction): boolean {
  const sign = signs[kindOf(mover) - 1];
  return taken === emptySquare && !isDown(mover) && sign !== '0' && sign !== '>';
}

const lastRows = [7, 0] as const;

export function play(board: Packed, { from, to, mover }: PackedAction): void {
  board[from] = emptySquare;
  const turnsUp = isDown(mover) && (from === to || rowOf(to) === lastRows[ownerOf(mover)]);
  board[to] = turnsUp ? mover - down : mover;
}

export function takeBack(board: Packed, { from, to, mover, taken }: PackedAction): void {
  board[to] = taken;
  board[from] = mover;
}

export function unpacked({ from, to }: PackedAction): Action {
  const [at, there] = [squareOf(from), squareOf(to)];
  return from === to ? { act: 'reveal', at } : { act: 'move', from: at, to: there };
}

function squareOf(index: number): Square {
  const square = squares[index];
  if (square === undefined) throw new Error(`The board has no square ${index}.`);
  return square;
}
