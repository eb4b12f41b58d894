import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { piecesOfASide, type Sign, signs, type ViewOf, type ZGameKind } from '../kind.ts';
import { arranged } from './arranging.ts';
import { guessesOf } from './guess.ts';
import {
  act,
  actionsOf,
  canBeTakenBack,
  down,
  type Half,
  halfOf,
  off,
  otherHalf,
  type Packed,
  type PackedAction,
  packed,
  reaches,
  takeBack,
  unpacked,
} from './packed.ts';
import { worthTable } from './worth.ts';

/**
 * A friendly beginner. It takes a Z that stands open and what is given away, leaves its own Z nowhere where it can be
 * taken, and looks whether the piece it moves is safe. It seldom sees what becomes of its other pieces, does not think
 * of what its action makes possible later, and half of what it does is mere whim.
 */
export const easy: Bot<ZGameKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, rng);
    case 'turns':
      return unpacked(liked(view, rng));
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

/** Which of its own pieces it looks after in a turn, beside the Z. It draws lots for it. */
const cares = ['none', 'mover', 'mover', 'all'] as const;
type Care = (typeof cares)[number];

const whim = 200;
/** It would rather do something that lasts than go to and fro. */
const lasting = 30;
/** What a threat is worth, beside taking the piece. */
const threat = 0.15;

const ofZ = 10_000;
const worths: Readonly<Record<Sign | 'hidden', number>> = {
  Z: ofZ,
  '+': 500,
  x: 340,
  '>': 150,
  '0': 60,
  hidden: 180,
};

/** Hidden pieces move alike, so any guess shows what may be taken. What they are is left out of account. */
function liked(view: ViewOf<'turns'>, rng: Rng): PackedAction {
  const half = halfOf(view.turn);
  const [guess] = guessesOf(view, 1, rng);
  if (guess === undefined) throw new Error('There is nothing to guess.');
  const board = packed(guess.pieces, half, worthTable());
  const care = oneOf(cares, rng);
  const weighed = rng
    .shuffled(actionsOf(board, half))
    .map((action) => ({ action, worth: liking(board, half, action, care) + rng.int(whim) }));
  return weighed.reduce((best, each) => (each.worth > best.worth ? each : best)).action;
}

function liking(board: Packed, half: Half, action: PackedAction, care: Care): number {
  const other = otherHalf(half);
  const met = ((action >> 14) & 31) - 1;
  const taken = met < 0 ? 0 : seenWorth(board, met);
  const bonus = canBeTakenBack(board, action) ? 0 : lasting;
  act(board, action);
  const mover = (board.on[(action >> 7) & 127] ?? 0) - 1;
  const lost = piecesInDanger(board, half)
    .filter((slot) => care === 'all' || signOf(board, slot) === 'Z' || (care === 'mover' && slot === mover))
    .map((slot) => worths[signOf(board, slot)]);
  const won = piecesInDanger(board, other).map((slot) => Math.min(seenWorth(board, slot), ofZ / 10));
  takeBack(board, action);
  // Whoever takes the Z has won, and need not fear anything.
  return taken === ofZ ? 2 * ofZ : taken + bonus - Math.max(0, ...lost) + threat * Math.max(0, ...won);
}

/** The pieces of this side that the other could take. */
function piecesInDanger(board: Packed, half: Half): readonly number[] {
  return Array.from({ length: piecesOfASide }, (_, index) => half * piecesOfASide + index).filter((slot) => {
    const square = board.at[slot] ?? off;
    return square !== off && reaches(board, otherHalf(half), square);
  });
}

function seenWorth(board: Packed, slot: number): number {
  return worths[((board.codes[slot] ?? 0) & down) === 0 ? signOf(board, slot) : 'hidden'];
}

function signOf({ codes }: Packed, slot: number): Sign {
  const sign = signs[((codes[slot] ?? 0) & (down - 1)) - 1];
  if (sign === undefined) throw new Error(`There is no piece ${slot}.`);
  return sign;
}
