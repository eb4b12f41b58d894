import { type Point, points } from '../board.ts';
import { type Board, type Colour, otherColour, pegsLeft } from '../kind.ts';
import { isEmptyHole } from '../slides.ts';
import { at, bits, count, most, pairOf, ways } from './ways.ts';

/** A position as whoever moves sees it. Who filled a hole makes no difference to what can still happen. */
export interface Position {
  /** The empty holes, a bit for each. */
  readonly empty: number;
  readonly mine: number;
  readonly theirs: number;
  /** Pegs in the tube that moves, and in the other. Both together are always one more than the empty holes. */
  readonly left: number;
  readonly theirLeft: number;
}

export interface Slid {
  readonly to: Point;
  readonly drops: number;
  /** As the opponent sees it, who moves next. */
  readonly after: Position;
}

export function positionOf(board: Board, colour: Colour): Position {
  const other = otherColour(colour);
  return {
    empty: points.reduce((empty, point, index) => (isEmptyHole(board, point) ? empty | (bits[index] ?? 0) : empty), 0),
    mine: points.indexOf(board.tubes[colour]),
    theirs: points.indexOf(board.tubes[other]),
    left: pegsLeft(board, colour),
    theirLeft: pegsLeft(board, other),
  };
}

export function slidesOf({ empty, mine, theirs, left, theirLeft }: Position): readonly Slid[] {
  const { first, to, passed } = ways();
  const pair = pairOf(mine, theirs);
  const slides: Slid[] = [];
  for (let slide = at(first, pair); slide < at(first, pair + 1); slide++) {
    const end = at(to, slide);
    const point = points[end];
    if (point === undefined) throw new Error(`The board has no point ${end}.`);
    const filled = empty & at(passed, slide);
    const drops = Math.min(count(filled), left);
    const after = { empty: empty & ~filled, mine: theirs, theirs: end, left: theirLeft, theirLeft: left - drops };
    slides.push({ to: point, drops, after });
  }
  return slides;
}

/** What each side can drop next, in hundredths of a peg. Whoever moves comes first, so theirs is worth more. */
export const nextMine = 70;
export const nextTheirs = 30;

/** More than any number of pegs is worth. */
const won = 10_000;

/** How good a position looks to whoever moves, in hundredths of a peg, without looking further than the next slide. */
export function looks({ empty, mine, theirs, left, theirLeft }: Position): number {
  if (theirLeft === 0) return -won;
  const table = ways();
  const next = most(table, empty, pairOf(mine, theirs));
  if (next >= left) return won;
  return 100 * (theirLeft - left) + nextMine * next - nextTheirs * most(table, empty, pairOf(theirs, mine));
}
