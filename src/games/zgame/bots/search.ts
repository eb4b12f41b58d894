import {
  actionsOf,
  codeOfZ,
  emptySquare,
  fileOf,
  type Half,
  isDown,
  kindOf,
  otherHalf,
  ownerOf,
  type Packed,
  type PackedAction,
  play,
  rowOf,
  takeBack,
} from './packed.ts';

/** Higher than the value of any position in which both Zs are on the board. A sooner win is worth more. */
const win = 100_000;

/** How many positions a search may look at. So the same search finds the same on fast and slow machines. */
export interface Budget {
  positions: number;
}

/** How good an action is for the player who takes it, when the search looks this many turns further. */
export function worthOf(board: Packed, half: Half, action: PackedAction, depth: number, budget: Budget): number {
  return worthWithin(board, half, action, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, budget);
}

/** Negamax with alpha and beta. Both are bounds from the point of view of the side that acts. */
function worthWithin(
  board: Packed,
  half: Half,
  action: PackedAction,
  depth: number,
  alpha: number,
  beta: number,
  budget: Budget,
): number {
  budget.positions--;
  if (takesZ(action)) return win + depth;
  play(board, action);
  const worth = -bestOf(board, otherHalf(half), depth, -beta, -alpha, budget);
  takeBack(board, action);
  return worth;
}

function bestOf(board: Packed, half: Half, depth: number, alpha: number, beta: number, budget: Budget): number {
  if (depth <= 0) return settled(board, half, alpha, beta, budget, longestExchange);
  const { captures, others } = actionsOf(board, half, 'all');
  const actions = byGain(captures).concat(others);
  // A player without a legal action passes.
  if (actions.length === 0) return -bestOf(board, otherHalf(half), depth - 1, -beta, -alpha, budget);
  let best = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    best = Math.max(best, worthWithin(board, half, action, depth - 1, Math.max(alpha, best), beta, budget));
    if (best >= beta || budget.positions <= 0) break;
  }
  return best;
}

const longestExchange = 4;

/** The value of a position after all captures that are worth making. */
function settled(board: Packed, half: Half, alpha: number, beta: number, budget: Budget, left: number): number {
  const captures = byGain(actionsOf(board, half, 'captures').captures);
  const [first] = captures;
  if (first !== undefined && takesZ(first)) return win;
  let best = judged(board, half);
  if (left === 0) return best;
  for (const action of captures) {
    if (best >= beta || budget.positions <= 0) break;
    budget.positions--;
    play(board, action);
    best = Math.max(best, -settled(board, otherHalf(half), -beta, -Math.max(alpha, best), budget, left - 1));
    takeBack(board, action);
  }
  return best;
}

/** By kind: nothing, Z, zero, arrow, cross, plus. A face-down piece needs a turn before it has its full worth. */
const faceUp = [0, 0, 60, 150, 340, 520] as const;
const faceDown = [0, 0, 100, 140, 270, 400] as const;
/**
 * What a step towards the last row is worth, for pieces that cannot come back from there. It threatens, but the piece
 * also uses itself up.
 */
const step = [0, 0, -6, -8, 0, 0] as const;

/** When only this many pieces are left, a Z is hunted towards the edge. */
const fewPieces = 7;
const awayFromTheMiddle = 12;

function judged(board: Packed, half: Half): number {
  let sum = 0;
  let count = 0;
  let hunt = 0;
  for (let square = 0; square < board.length; square++) {
    const piece = board[square] ?? emptySquare;
    if (piece === emptySquare) continue;
    const sign = ownerOf(piece) === half ? 1 : -1;
    count++;
    sum += sign * worthOnBoard(piece, square);
    if (kindOf(piece) === codeOfZ) hunt -= sign * offCentre(square);
  }
  return count > fewPieces ? sum : sum + awayFromTheMiddle * hunt;
}

function offCentre(square: number): number {
  return Math.abs(rowOf(square) - 3.5) + Math.abs(fileOf(square) - 3.5);
}

function worthOnBoard(piece: number, square: number): number {
  const kind = kindOf(piece);
  const steps = ownerOf(piece) === 0 ? rowOf(square) : 7 - rowOf(square);
  return isDown(piece) ? (faceDown[kind] ?? 0) + 3 * steps : (faceUp[kind] ?? 0) + (step[kind] ?? 0) * steps;
}

function takesZ({ taken }: PackedAction): boolean {
  return kindOf(taken) === codeOfZ;
}

function byGain(captures: PackedAction[]): PackedAction[] {
  return captures.length < 2 ? captures : captures.sort((one, other) => gain(other) - gain(one));
}

/** Captures are ordered by this: the most valuable piece taken by the least valuable comes first. */
function gain({ mover, taken }: PackedAction): number {
  if (kindOf(taken) === codeOfZ) return win;
  return 10 * (faceUp[kindOf(taken)] ?? 0) - (faceUp[kindOf(mover)] ?? 0);
}
