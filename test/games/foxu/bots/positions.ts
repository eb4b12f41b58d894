import { holes, type Point, points } from '../../../../src/games/foxu/board.ts';
import { type Position, slidesOf } from '../../../../src/games/foxu/bots/position.ts';
import { bits } from '../../../../src/games/foxu/bots/ways.ts';
import { rngFrom } from '../../../../src/games/rng.ts';

/** A position with so many empty holes, the tubes anywhere, and the pegs shared out by chance. */
export function randomPosition(seed: string, empty: number): Position {
  const rng = rngFrom(seed, 0);
  const [mine = 'a1', theirs = 'f6'] = rng.shuffled(points);
  const most = Math.min(11, empty);
  const left = empty + 1 - most + rng.int(2 * most - empty);
  return {
    empty: rng
      .shuffled(holes)
      .slice(0, empty)
      .reduce((set, hole) => set | bitOf(hole), 0),
    mine: points.indexOf(mine),
    theirs: points.indexOf(theirs),
    left,
    theirLeft: empty + 1 - left,
  };
}

export function bitOf(point: Point): number {
  return bits[points.indexOf(point)] ?? 0;
}

/** Whether the player to move can force a win within so many plies, found by trying everything. */
export function plainlyWins(position: Position, plies: number): boolean {
  return plies > 0 && slidesOf(position).some(({ after }) => after.theirLeft === 0 || plainlyLoses(after, plies - 1));
}

export function plainlyLoses(position: Position, plies: number): boolean {
  return plies > 0 && slidesOf(position).every(({ after }) => after.theirLeft !== 0 && plainlyWins(after, plies - 1));
}
