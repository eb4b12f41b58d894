// The hard player of the first version, so that the present one can be measured against it.
import { diagonal, directions, files, ray, squares, straight } from '../../../dist/games/zgame/board.js';
import { filesOfZ, quietTurnsToDraw } from '../../../dist/games/zgame/decided.js';
import { numberOf, otherSide, sides, signs } from '../../../dist/games/zgame/kind.js';
import { shuffledLine } from '../../../dist/games/zgame/line.js';
import { notation } from '../../../dist/games/zgame/notation.js';

/** The board as it might be. The opponent’s hidden pieces are any of those not seen yet, each equally likely. */
function guessed({ pieces, taken, turn }, rng) {
  const other = otherSide(turn);
  const unseen = rng.shuffled(unseenOf(other, [...pieces, ...taken]));
  let next = 0;
  return pieces.map(({ side, at, face, sign }) => ({ side, at, face, sign: sign ?? unseen[next++] }));
}
function unseenOf(side, known) {
  return signs.flatMap((sign) => {
    const seen = known.filter((piece) => piece.side === side && piece.sign === sign).length;
    return Array.from({ length: numberOf[sign] - seen }, () => sign);
  });
}

/** How often a computer player shuffles its pieces before it accepts any line. */
const tries = 100;
/** The player is ready once it likes its base line. Until then it shuffles again. */
function arranged({ line = [] }, pleases, rng) {
  if (pleases(line)) return { act: 'ready' };
  let laid = shuffledLine(rng);
  for (let count = 1; count < tries && !pleases(laid); count++) laid = shuffledLine(rng);
  return { act: 'arrange', line: laid.join('') };
}
/** One plus looks down the middle, where the other’s Z may be. The other plus and the crosses have open lines. */
function looksAtZ(line) {
  const middle = filesOfZ.map((file) => line[files.indexOf(file)]);
  const corners = [line.at(0), line.at(-1)];
  return middle.includes('+') && !corners.includes('>') && corners.includes('0');
}

/** A piece is the position of its sign in the list, plus one, plus these. 0 is an empty square. */
const down = 8;
const ofBlack = 16;
const emptySquare = 0;
const codeOfZ = 1;
function halfOf(side) {
  return side === 'white' ? 0 : 1;
}
function otherHalf(half) {
  return half === 0 ? 1 : 0;
}
function packed(pieces) {
  const board = new Int8Array(squares.length);
  for (const { side, sign, face, at } of pieces) {
    board[squares.indexOf(at)] = 1 + signs.indexOf(sign) + (face === 'down' ? down : 0) + halfOf(side) * ofBlack;
  }
  return board;
}
function ownerOf(piece) {
  return piece >= ofBlack ? 1 : 0;
}
function isDown(piece) {
  return (piece & down) !== 0;
}
/** A number without owner and face: 1 for a Z, and so on. */
function kindOf(piece) {
  return piece & 7;
}
/** Rows are counted from 0, seen from White. */
function rowOf(square) {
  return square & 7;
}
function fileOf(square) {
  return square >> 3;
}
function waysAlong(lines, far) {
  return squares.map((from) =>
    lines
      .map((direction) => ray(from, direction).slice(0, far))
      .filter((line) => line.length > 0)
      .map((line) => line.map((square) => squares.indexOf(square))),
  );
}
const waysOf = ['white', 'black'].map((side) => {
  const ahead = side === 'white' ? ['up', 'upLeft', 'upRight'] : ['down', 'downLeft', 'downRight'];
  return {
    Z: waysAlong(directions, 1),
    0: waysAlong(ahead, 1),
    '>': waysAlong(ahead, 2),
    x: waysAlong(diagonal, 7),
    '+': waysAlong(straight, 7),
  };
});
/** The ways of each piece. */
const ways = Array.from({ length: 2 * ofBlack }, (_, piece) => {
  const sign = isDown(piece) ? '0' : signs[kindOf(piece) - 1];
  return (sign && waysOf[ownerOf(piece)]?.[sign]) ?? [];
});
function actionsOf(board, half, which) {
  const captures = [];
  const reveals = [];
  const moves = [];
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
function canBeTakenBack({ mover, taken }) {
  const sign = signs[kindOf(mover) - 1];
  return taken === emptySquare && !isDown(mover) && sign !== '0' && sign !== '>';
}
const lastRows = [7, 0];
function play(board, { from, to, mover }) {
  board[from] = emptySquare;
  const turnsUp = isDown(mover) && (from === to || rowOf(to) === lastRows[ownerOf(mover)]);
  board[to] = turnsUp ? mover - down : mover;
}
function takeBack(board, { from, to, mover, taken }) {
  board[to] = taken;
  board[from] = mover;
}
function unpacked({ from, to }) {
  const [at, there] = [squareOf(from), squareOf(to)];
  return from === to ? { act: 'reveal', at } : { act: 'move', from: at, to: there };
}
function squareOf(index) {
  const square = squares[index];
  if (square === undefined) throw new Error(`The board has no square ${index}.`);
  return square;
}

/** Higher than the value of any position in which both Zs are on the board. A sooner win is worth more. */
const win = 100_000;
/** How good an action is for the player who takes it, when the search looks this many turns further. */
function worthOf(board, half, action, depth, budget) {
  return worthWithin(board, half, action, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, budget);
}
/** Negamax with alpha and beta. Both are bounds from the point of view of the side that acts. */
function worthWithin(board, half, action, depth, alpha, beta, budget) {
  budget.positions--;
  if (takesZ(action)) return win + depth;
  play(board, action);
  const worth = -bestOf(board, otherHalf(half), depth, -beta, -alpha, budget);
  takeBack(board, action);
  return worth;
}
function bestOf(board, half, depth, alpha, beta, budget) {
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
function settled(board, half, alpha, beta, budget, left) {
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
const faceUp = [0, 0, 60, 150, 340, 520];
const faceDown = [0, 0, 100, 140, 270, 400];
/**
 * What a step towards the last row is worth, for pieces that cannot come back from there. It threatens, but the piece
 * also uses itself up.
 */
const step = [0, 0, -6, -8, 0, 0];
/** When only this many pieces are left, a Z is hunted towards the edge. */
const fewPieces = 7;
const awayFromTheMiddle = 12;
function judged(board, half) {
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
function offCentre(square) {
  return Math.abs(rowOf(square) - 3.5) + Math.abs(fileOf(square) - 3.5);
}
function worthOnBoard(piece, square) {
  const kind = kindOf(piece);
  const steps = ownerOf(piece) === 0 ? rowOf(square) : 7 - rowOf(square);
  return isDown(piece) ? (faceDown[kind] ?? 0) + 3 * steps : (faceUp[kind] ?? 0) + (step[kind] ?? 0) * steps;
}
function takesZ({ taken }) {
  return kindOf(taken) === codeOfZ;
}
function byGain(captures) {
  return captures.length < 2 ? captures : captures.sort((one, other) => gain(other) - gain(one));
}
/** Captures are ordered by this: the most valuable piece taken by the least valuable comes first. */
function gain({ mover, taken }) {
  if (kindOf(taken) === codeOfZ) return win;
  return 10 * (faceUp[kindOf(taken)] ?? 0) - (faceUp[kindOf(mover)] ?? 0);
}

/** How many positions are looked at for one action. */
const positions = 12_000;
const deepest = 8;
/** How many guesses at the opponent’s hidden pieces each action is tried against. */
const guesses = 3;
/** What progress is worth, for each turn without it. Without this, two careful players would never attack. */
const impatience = 6;
/** Looks a few turns ahead, on boards that might be the real one. */
const hard = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, looksAtZ, rng);
    case 'turns':
      return unpacked(bestAction(view, rng));
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};
/** The action that is best over all guesses. The search looks one turn deeper at a time, until the budget is spent. */
function bestAction(view, rng) {
  const half = halfOf(view.turn);
  const unknown = view.pieces.some(({ sign }) => sign === undefined);
  const boards = Array.from({ length: unknown ? guesses : 1 }, () => packed(guessed(view, rng)));
  const [board] = boards;
  if (board === undefined) throw new Error('There is nothing to guess.');
  const budget = { positions };
  const haste = impatience * (quietTurnsToDraw * sides.length - view.patience);
  const { captures, others } = actionsOf(board, half, 'all');
  let ordered = rng.shuffled([...captures, ...others]);
  for (let depth = 0; depth < deepest; depth++) {
    const weighed = ordered.map((action) => ({
      action,
      worth: boards.reduce(
        (sum, each) => sum + worthOf(each, half, onBoard(action, each), depth, budget),
        canBeTakenBack(action) ? 0 : haste,
      ),
    }));
    if (budget.positions <= 0) break;
    ordered = weighed.toSorted((one, other) => other.worth - one.worth).map(({ action }) => action);
  }
  const [best] = ordered;
  if (best === undefined) throw new Error('Whoever is to act has something to do.');
  return best;
}
/** The action on this guess, since the piece that it takes differs from guess to guess. */
function onBoard({ from, to, mover }, board) {
  return { from, to, mover, taken: from === to ? 0 : (board[to] ?? 0) };
}

/** @type {import('../duel.mjs').Player} */
export const hardBefore = (view, seat, { rng }) => notation.write(hard(view, seat, { rng }));
