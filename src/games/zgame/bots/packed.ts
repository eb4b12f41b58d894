import { files, isSquare, rows, type Square, spot } from '../board.ts';
import { type Action, type Piece, piecesOfASide, type Side, type Sign, signs } from '../kind.ts';

/**
 * A position as a search needs it: squares and pieces are numbers. It is changed in place and changed back.
 *
 * A square is its file times 16 plus its row, so that a step off the board always sets a bit of `off`. A piece is the
 * place of its sign in the list of signs, plus one, plus `down` and `ofBlack`.
 */
export interface Packed {
  /** For each square the slot of its piece plus one; 0 is an empty square. */
  readonly on: Uint8Array;
  /** For each slot, eight of a side, where its piece stands. A slot without a piece is off the board. */
  readonly at: Uint8Array;
  readonly codes: Uint8Array;
  /** Two hashes of all this and of who is to act, how much better White stands, and the forces of both. */
  readonly sums: Int32Array;
  /** What each piece is worth on each square: for White above zero, for Black below. */
  readonly worths: Int16Array;
}

/** White and Black, by their order in the list of sides. */
export type Half = 0 | 1;

/**
 * From and to, seven bits each, then the slot taken plus one, then whether the mover is turned up. In a reveal both
 * squares are the same.
 */
export type PackedAction = number;

export const down = 8;
export const ofBlack = 16;
export const off = 0x88;
export const squareCount = 128;
export const codeCount = 2 * ofBlack;

/** A number without owner and face. */
export const kinds = { Z: 1, zero: 2, arrow: 3, cross: 4, plus: 5 } as const;

export const hashAt = 0;
export const lockAt = 1;
export const worthAt = 2;
export const forcesAt = 3;

export function halfOf(side: Side): Half {
  return side === 'white' ? 0 : 1;
}

export function otherHalf(half: Half): Half {
  return half === 0 ? 1 : 0;
}

export function codeOf({ side, sign, face }: { side: Side; sign: Sign; face: Piece['face'] }): number {
  return 1 + signs.indexOf(sign) + (face === 'down' ? down : 0) + halfOf(side) * ofBlack;
}

export function packedSquare(square: Square): number {
  const [file, row] = spot(square);
  return file * 16 + row;
}

export function squareOf(index: number): Square {
  const square = `${files[index >> 4]}${rows[index & 7]}`;
  if (!isSquare(square)) throw new Error(`The board has no square ${index}.`);
  return square;
}

export function packed(pieces: readonly Piece[], half: Half, worths: Int16Array): Packed {
  const board: Packed = {
    on: new Uint8Array(squareCount),
    at: new Uint8Array(2 * piecesOfASide).fill(off),
    codes: new Uint8Array(2 * piecesOfASide),
    sums: new Int32Array(4),
    worths,
  };
  const next = [0, piecesOfASide];
  for (const piece of pieces) {
    const owner = halfOf(piece.side);
    const slot = next[owner] ?? 0;
    next[owner] = slot + 1;
    const square = packedSquare(piece.at);
    board.codes[slot] = codeOf(piece);
    board.at[slot] = square;
    board.on[square] = slot + 1;
    count(board, codeOf(piece), square, 1);
  }
  if (half === 1) pass(board);
  return board;
}

export function unpacked(action: PackedAction): Action {
  const [at, to] = [squareOf(action & 127), squareOf((action >> 7) & 127)];
  return at === to ? { act: 'reveal', at } : { act: 'move', from: at, to };
}

interface Gait {
  readonly steps: readonly number[];
  readonly far: number;
}

const straight = [1, 16, -1, -16];
const diagonal = [17, 15, -17, -15];

function gaitOf(code: number): Gait {
  const forward = code < ofBlack ? 1 : -1;
  const ahead = [forward, forward + 16, forward - 16];
  switch (code & (down | 7)) {
    case kinds.Z:
      return { steps: [...straight, ...diagonal], far: 1 };
    case kinds.arrow:
      return { steps: ahead, far: 2 };
    case kinds.cross:
      return { steps: diagonal, far: 7 };
    case kinds.plus:
      return { steps: straight, far: 7 };
    // A zero, or face down.
    default:
      return { steps: ahead, far: 1 };
  }
}

const gaits = Array.from({ length: codeCount }, (_, code) => gaitOf(code));
const nowhere: Gait = { steps: [], far: 0 };

function turnsUp(code: number, to: number): boolean {
  return (code & down) !== 0 && (to & 7) === (code < ofBlack ? 7 : 0);
}

/** More actions than a position can have. */
export const mostActions = 128;

export function actionsOf(board: Packed, half: Half): readonly PackedAction[] {
  const list = new Int32Array(mostActions);
  return [...list.subarray(0, listActions(board, half, 'all', list, 0))];
}

/** Writes the actions from a place in a list on, and says where they end. */
export function listActions(
  board: Packed,
  half: Half,
  which: 'all' | 'captures',
  list: Int32Array,
  start: number,
): number {
  const { on, at, codes } = board;
  let end = start;
  for (let slot = half * piecesOfASide; slot < (half + 1) * piecesOfASide; slot++) {
    const from = at[slot] ?? off;
    if (from === off) continue;
    const code = codes[slot] ?? 0;
    if (which === 'all' && (code & down) !== 0) list[end++] = from | (from << 7) | (1 << 19);
    const { steps, far } = gaits[code] ?? nowhere;
    for (let way = 0; way < steps.length; way++) {
      const step = steps[way] ?? 0;
      let to = from + step;
      for (let left = far; left > 0 && (to & off) === 0; left--) {
        const met = on[to] ?? 0;
        if (met !== 0 || which === 'all') {
          if (met !== 0 && (met - 1) >> 3 === half) break;
          list[end++] = from | (to << 7) | (met << 14) | (turnsUp(code, to) ? 1 << 19 : 0);
          if (met !== 0) break;
        }
        to += step;
      }
    }
  }
  return end;
}

export function act(board: Packed, action: PackedAction): void {
  const { on, at, codes } = board;
  const [from, to, met] = [action & 127, (action >> 7) & 127, (action >> 14) & 31];
  const slot = (on[from] ?? 0) - 1;
  const code = codes[slot] ?? 0;
  if (met !== 0) {
    at[met - 1] = off;
    count(board, codes[met - 1] ?? 0, to, -1);
  }
  const after = action >> 19 === 0 ? code : code - down;
  on[from] = 0;
  on[to] = slot + 1;
  at[slot] = to;
  codes[slot] = after;
  count(board, code, from, -1);
  count(board, after, to, 1);
  pass(board);
}

export function takeBack(board: Packed, action: PackedAction): void {
  const { on, at, codes } = board;
  const [from, to, met] = [action & 127, (action >> 7) & 127, (action >> 14) & 31];
  const slot = (on[to] ?? 0) - 1;
  const after = codes[slot] ?? 0;
  const code = action >> 19 === 0 ? after : after + down;
  on[to] = met;
  on[from] = slot + 1;
  at[slot] = from;
  codes[slot] = code;
  count(board, after, to, -1);
  count(board, code, from, 1);
  if (met !== 0) {
    at[met - 1] = to;
    count(board, codes[met - 1] ?? 0, to, 1);
  }
  pass(board);
}

const blackActs = 0x5bd1e995;

/** The other side is to act. */
export function pass({ sums }: Packed): void {
  sums[hashAt] = (sums[hashAt] ?? 0) ^ blackActs;
  sums[lockAt] = (sums[lockAt] ?? 0) ^ 0x1b873593;
}

/** Takes a piece into the sums, or out of them. */
function count({ sums, worths }: Packed, code: number, square: number, times: 1 | -1): void {
  const place = (code << 7) | square;
  sums[hashAt] = (sums[hashAt] ?? 0) ^ (marks[place] ?? 0);
  sums[lockAt] = (sums[lockAt] ?? 0) ^ (marks[place + codeCount * squareCount] ?? 0);
  sums[worthAt] = (sums[worthAt] ?? 0) + times * (worths[place] ?? 0);
  sums[forcesAt] = (sums[forcesAt] ?? 0) + times * (forces[code] ?? 0);
}

/** Two for a plus and one for a cross: who has less than two can hardly take a Z. Black’s force is counted in 16s. */
const forces = Array.from({ length: codeCount }, (_, code) => {
  const force = { [kinds.plus]: 2, [kinds.cross]: 1 }[code & 7] ?? 0;
  return code < ofBlack ? force : 16 * force;
});

export function forceOf({ sums }: Packed, half: Half): number {
  const both = sums[forcesAt] ?? 0;
  return half === 0 ? both & 15 : both >> 4;
}

/** Numbers without a pattern, two for each piece on each square. They are always the same. */
const marks = new Int32Array(2 * codeCount * squareCount);
for (let index = 0, word = 0x2545f491; index < marks.length; index++) {
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
  const mixed = Math.imul(word ^ (word >>> 12), 0x297a2d39);
  marks[index] = mixed ^ (mixed >>> 15);
}

/** The first hash of a position. */
export function hashOf(pieces: readonly Piece[], half: Half): number {
  const ofPieces = pieces.reduce((sum, piece) => sum ^ (marks[(codeOf(piece) << 7) | packedSquare(piece.at)] ?? 0), 0);
  return half === 0 ? ofPieces : ofPieces ^ blackActs;
}

/** Whether it is neither a capture, nor a reveal, nor a step of a piece that only goes forward. */
export function canBeTakenBack({ on, codes }: Packed, action: PackedAction): boolean {
  if (action >> 14 !== 0) return false;
  const code = (codes[(on[action & 127] ?? 0) - 1] ?? 0) & (down | 7);
  return code === kinds.Z || code === kinds.cross || code === kinds.plus;
}

/** Where the Z of this side stands; off the board when it was taken. */
export function squareOfZ({ at, codes }: Packed, half: Half): number {
  for (let slot = half * piecesOfASide; slot < (half + 1) * piecesOfASide; slot++) {
    if (((codes[slot] ?? 0) & 7) === kinds.Z) return at[slot] ?? off;
  }
  return off;
}

/** Whether this side could take what stands on the square, if it were to act. */
export function reaches({ on, at, codes }: Packed, half: Half, square: number): boolean {
  for (let slot = half * piecesOfASide; slot < (half + 1) * piecesOfASide; slot++) {
    const from = at[slot] ?? off;
    if (from === off) continue;
    const right = (square >> 4) - (from >> 4);
    const up = (square & 7) - (from & 7);
    const far = Math.max(Math.abs(right), Math.abs(up));
    const { steps, far: reach } = gaits[codes[slot] ?? 0] ?? nowhere;
    if (far > reach || far === 0 || (right !== 0 && up !== 0 && Math.abs(right) !== Math.abs(up))) continue;
    const step = (square - from) / far;
    if (!steps.includes(step)) continue;
    let next = from + step;
    while (next !== square && on[next] === 0) next += step;
    if (next === square) return true;
  }
  return false;
}
