import { directions, isCorner, points, ray } from '../board.ts';
import { type Board, type Colour, colours, pegsLeft } from '../kind.ts';
import { isEmptyHole } from '../slides.ts';

/** A position as a search needs it: points are numbers. The search changes it in place and changes it back. */
export interface Packed {
  readonly empty: boolean[];
  /** The sides are numbered in the order of the colours. */
  readonly at: [number, number];
  readonly left: [number, number];
}

export type Side = 0 | 1;

/** For each point, the lines that lead out of it. Lines without any point are left out. */
const lines: readonly (readonly (readonly number[])[])[] = points.map((from) =>
  directions
    .map((direction) => ray(from, direction).map((point) => points.indexOf(point)))
    .filter((line) => line.length > 0),
);

export interface PackedSlide {
  readonly from: number;
  readonly to: number;
  readonly pegged: readonly number[];
}

export function packed(board: Board): Packed {
  const [yellow, blue] = colours;
  return {
    empty: points.map((point) => !isCorner(point) && isEmptyHole(board, point)),
    at: [points.indexOf(board.tubes[yellow]), points.indexOf(board.tubes[blue])],
    left: [pegsLeft(board, yellow), pegsLeft(board, blue)],
  };
}

export function sideOf(colour: Colour): Side {
  return colour === colours[0] ? 0 : 1;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function slidesOf({ empty, at, left }: Packed, side: Side): PackedSlide[] {
  const from = at[side];
  const other = at[otherSide(side)];
  const slides: PackedSlide[] = [];
  for (const line of lines[from] ?? []) {
    let pegged: readonly number[] = [];
    for (const to of line) {
      if (to === other) break;
      if (empty[to] && pegged.length < left[side]) pegged = [...pegged, to];
      slides.push({ from, to, pegged });
    }
  }
  return slides;
}

export function play(position: Packed, side: Side, { to, pegged }: PackedSlide): void {
  for (const hole of pegged) position.empty[hole] = false;
  position.left[side] -= pegged.length;
  position.at[side] = to;
}

export function takeBack(position: Packed, side: Side, { from, pegged }: PackedSlide): void {
  for (const hole of pegged) position.empty[hole] = true;
  position.left[side] += pegged.length;
  position.at[side] = from;
}

/** How many empty holes lie on the free lines of a tube, and the most that one slide could fill. */
export function prospects({ empty, at }: Packed, side: Side): { readonly inSight: number; readonly most: number } {
  const other = at[otherSide(side)];
  let inSight = 0;
  let most = 0;
  for (const line of lines[at[side]] ?? []) {
    let onLine = 0;
    for (const point of line) {
      if (point === other) break;
      if (empty[point]) onLine++;
    }
    inSight += onLine;
    most = Math.max(most, onLine);
  }
  return { inSight, most };
}
